/** Who plays the next deal: everyone at once, or seat by seat. */
import { useState } from "preact/hooks";
import { useWords } from "../parts/scene";
import { Portrait } from "../players/portrait";
import { Choice } from "../settings/choice";
import type { Words } from "../wire/words";
import { type Dealing, dealable } from "./using";
import { ALONE, codesOf, covered, EACH, filled, handsWhere, kindOf, PEOPLE, PERSON, type Way, wayOf, withSeat } from "./who";

/** The name of a seat taken by one of a game's bots. */
function botOf(code: string, words: Words): string {
  const [, tries] = code.split(":");
  return tries ? words.text("board-company-search-tries", { tries }) : words.text(`board-company-${kindOf(code)}`);
}

/** The choices for a seat: a person, the game's opponents, and its current player. */
function choices(now: string, opponents: readonly string[], words: Words) {
  const known = [
    { value: PERSON, label: words.text("board-company-person") },
    ...opponents.map((who) => ({ value: who, label: words.text(`board-opponent-${who}`) })),
  ];
  if (known.some(({ value }) => value === now)) return known;
  return [...known, { value: now, label: botOf(now, words) }];
}

function Seats({ dealing: { offered, chosen, choose } }: { dealing: Dealing }) {
  const words = useWords();
  const { opponents } = dealable(offered, chosen.game);
  return (
    <div class="pn-company-seats">
      {codesOf(chosen).map((code, i) => (
        <Choice
          key={i}
          name={`deal-who-${i + 1}`}
          label={words.seat(i + 1)}
          value={code}
          options={choices(code, opponents, words)}
          choose={(wanted) => choose({ who: withSeat(chosen, i + 1, wanted) })}
        />
      ))}
    </div>
  );
}

/** The opponents, each with its face and its character; pressing one chooses it. */
function Opponents({ opponents, way, fill }: { opponents: readonly string[]; way: Way; fill(way: Way): void }) {
  const words = useWords();
  return (
    <div class="pn-opponents" role="group" aria-label={words.text("board-company-whom")}>
      {opponents.map((who) => (
        <button
          key={who}
          type="button"
          class="pn-opponent"
          data-opponent={who}
          aria-pressed={way === who}
          onClick={() => fill(way === who ? ALONE : who)}
        >
          <Portrait of={who} />
          <span>
            <strong>{words.text(`board-opponent-${who}`)}</strong>
            <span class="pn-opponent-like">{words.attribute(`board-opponent-${who}`, "like")}</span>
          </span>
        </button>
      ))}
    </div>
  );
}

export function CompanyOfDeal({ dealing }: { dealing: Dealing }) {
  const words = useWords();
  const { offered, chosen, choose } = dealing;
  const [bySeat, open] = useState(false);
  const game = dealable(offered, chosen.game);
  const { opponents } = game;
  const way = bySeat ? EACH : wayOf(chosen, game);
  const isCovered = covered(chosen);
  const fill = (wanted: Way) => {
    open(wanted === EACH);
    choose(filled(wanted, chosen));
  };
  const against = (who: string) => words.text("board-company-against", { who: words.text(`board-opponent-${who}`) });
  return (
    <>
      <Opponents opponents={opponents} way={way} fill={fill} />
      <Choice
        name="deal-who"
        label={words.text("board-company")}
        value={way}
        options={[
          ...opponents.map((who) => ({ value: who, label: against(who) })),
          ...[PEOPLE, EACH, ALONE].map((each) => ({ value: each, label: words.text(`board-company-${each}`) })),
        ]}
        choose={fill}
      />
      {way === EACH && <Seats dealing={dealing} />}
      {isCovered !== null && (
        <label class="pn-setting-check" data-setting="deal-hands">
          <input
            type="checkbox"
            checked={isCovered}
            onChange={({ currentTarget }) => choose({ hands: handsWhere(currentTarget.checked) })}
          />
          <span>{words.text("board-company-cover")}</span>
        </label>
      )}
    </>
  );
}
