/** Who plays the next deal: everyone at once, or seat by seat. */
import { useState } from "preact/hooks";
import { useWords } from "../parts/scene";
import { Choice } from "../settings/choice";
import type { Words } from "../wire/words";
import { type Dealing, dealable } from "./using";
import { codesOf, covered, filled, handsWhere, PERSON, type Way, wayOf, withSeat } from "./who";

const WAYS: readonly Way[] = ["alone", "computer", "people", "each"];

/** What can have a seat: a person, the game's opponents, and what has it now. */
function choices(now: string, opponents: readonly { who: string; called: string }[], words: Words) {
  const known = [
    { value: PERSON, label: words.text("board-company-person") },
    ...opponents.map(({ who, called }) => ({ value: who, label: words.text(`board-company-${called}`) })),
  ];
  if (known.some(({ value }) => value === now)) return known;
  return [...known, { value: now, label: words.text("board-company-search-tries", { tries: now.split(":")[1] ?? "" }) }];
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

export function CompanyOfDeal({ dealing }: { dealing: Dealing }) {
  const words = useWords();
  const { offered, chosen, choose } = dealing;
  const [bySeat, open] = useState(false);
  const way = bySeat ? "each" : wayOf(chosen);
  const isCovered = covered(chosen);
  const ways = dealable(offered, chosen.game).opponents.some(({ who }) => who === "search")
    ? WAYS
    : WAYS.filter((each) => each !== "computer");
  const fill = (wanted: Way) => {
    open(wanted === "each");
    choose(filled(wanted, chosen));
  };
  return (
    <>
      <Choice
        name="deal-who"
        label={words.text("board-company")}
        value={way}
        options={ways.map((each) => ({ value: each, label: words.text(`board-company-${each}`) }))}
        choose={(wanted) => fill(wanted as Way)}
      />
      {way === "each" && <Seats dealing={dealing} />}
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
