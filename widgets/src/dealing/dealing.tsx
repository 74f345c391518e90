/** The form for dealing: the game, the rules, the number of players; and in some games the cards themselves. */
import { useEffect, useId, useRef } from "preact/hooks";
import { FEW } from "../laboratory/measuring";
import { useActs, useWords } from "../parts/scene";
import { Choice } from "../settings/choice";
import type { Deal, Deals, Saying } from "../wire/types";
import type { Words } from "../wire/words";
import { CompanyOfDeal } from "./company";
import { MyGames } from "./games";
import { OpenForm } from "./opening";
import { anySeed, type Dealing, dealable, useDealing } from "./using";

type Part = Deals["problems"][number];

/** The numbers from one to the other, inclusive. */
const upTo = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, index) => low + index);

const spoken = (called: Record<string, string>, { lang }: Words) => called[lang] ?? called.en ?? "";

/** The choices: the game, the way to play it, the rulebook, the number of players. */
function Choices({ dealing: { offered, chosen, choose } }: { dealing: Dealing }) {
  const words = useWords();
  const game = dealable(offered, chosen.game);
  const works = Object.entries(game.works);
  return (
    <>
      {offered.games.length > 1 && (
        <Choice
          name="deal-game"
          label={words.text("board-deal-game")}
          value={chosen.game}
          options={offered.games.map(({ game: value, called }) => ({ value, label: spoken(called, words) }))}
          choose={(name) => choose({ game: name })}
        />
      )}
      {game.versions.length > 1 && (
        <Choice
          name="deal-version"
          label={words.text("board-deal-version")}
          value={String(chosen.version)}
          options={game.versions.map(({ version, called }) => ({ value: String(version), label: spoken(called, words) }))}
          choose={(version) => choose({ version: Number(version) })}
        />
      )}
      {works.length > 1 && (
        <Choice
          name="deal-edition"
          label={words.text("board-deal-edition")}
          value={chosen.edition}
          options={works.map(([value, label]) => ({ value, label }))}
          choose={(edition) => choose({ edition })}
        />
      )}
      <Choice
        name="deal-players"
        label={words.text("board-deal-players")}
        value={String(chosen.players)}
        options={upTo(...game.seats).map((count) => ({ value: String(count), label: String(count) }))}
        choose={(players) => choose({ players: Number(players) })}
      />
    </>
  );
}

/** The number of the deal; while typing, the field need not hold a number. */
function Seed({ dealing: { offered, chosen, choose } }: { dealing: Dealing }) {
  const words = useWords();
  const [lowest, highest] = offered.seeds;
  return (
    <label class="pn-setting" data-setting="deal-seed">
      <span>{words.text("board-deal-seed")}</span>
      <input
        type="number"
        class="pn-select"
        required
        min={lowest}
        max={highest}
        step={1}
        value={chosen.seed}
        onInput={({ currentTarget }) => currentTarget.validity.valid && choose({ seed: currentTarget.valueAsNumber })}
      />
    </label>
  );
}

/** The place of a problem: a part of the form by its label, a place in the text verbatim. */
function placeOf(place: string, chosen: Deal, words: Words): string {
  return place in chosen ? words.text(`board-deal-${place}`) : place;
}

function Problems({ problems, chosen }: { problems: Part[]; chosen: Deal }) {
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.scrollIntoView({ block: "nearest" }), [problems]);
  if (problems.length === 0) return null;
  const said = (problem: Saying & { place: string }) =>
    words.text("board-deal-problem", { place: placeOf(problem.place, chosen, words), error: words.say(problem) });
  return (
    <div ref={list} role="alert" class="pn-deal-problems">
      <b>{words.text("bad-input", { count: problems.length })}</b>
      <ul>
        {problems.map((problem, at) => (
          <li key={at}>{said(problem)}</li>
        ))}
      </ul>
    </div>
  );
}

/** An editor for a custom deck, with one card per line. */
function Cards({ cards, write }: { cards: string; write(cards: string): void }) {
  const words = useWords();
  const id = useId();
  return (
    <div class="pn-own-cards">
      <label for={id}>{words.text("board-deal-cards")}</label>
      <textarea
        id={id}
        rows={8}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        value={cards}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
    </div>
  );
}

function Form({ dealing }: { dealing: Dealing }) {
  const words = useWords();
  const { send } = useActs();
  const { offered, chosen, cards } = dealing;
  const { unknown, problems, back } = offered;
  const { chance } = dealable(offered, chosen.game);
  const deal = (event: Event) => {
    event.preventDefault();
    const seed = chance ? chosen.seed : anySeed(offered); // unseen: then it decides what opponents try
    send({ do: "deal", ...chosen, seed, cards });
  };
  const measure = () => {
    if (cards === null) return;
    send({ do: "measure-cards", cards, players: chosen.players, games: FEW });
  };
  return (
    <form class="pn-dealing" aria-label={words.text("board-tab-deal")} autocomplete="off" onSubmit={deal}>
      {unknown.length > 0 && (
        <p role="status" class="pn-note">
          {words.text("board-deal-unknown", { asked: unknown.join(", ") })}
        </p>
      )}
      {cards !== null && <Cards cards={cards} write={dealing.write} />}
      <div class="pn-setting-rows">
        <CompanyOfDeal dealing={dealing} />
        <Choices dealing={dealing} />
        {chance && <Seed dealing={dealing} />}
      </div>
      <Problems problems={problems} chosen={chosen} />
      <div class="pn-buttons">
        <button type="submit" class="pn-button pn-deal">
          {words.text(cards !== null ? "board-deal-check" : chance ? "board-deal-begin" : "board-deal-play")}
        </button>
        {cards !== null && (
          <button type="button" class="pn-button pn-measure-cards" onClick={measure}>
            {words.text("laboratory-cards")}
          </button>
        )}
        {back !== null && (
          <button type="button" class="pn-button pn-deal-back" onClick={() => send({ do: "deal-back" })}>
            {dealable(offered, back.game).chance
              ? words.text("board-deal-back", { seed: String(back.seed) })
              : words.text("board-deal-back-to-game")}
          </button>
        )}
      </div>
    </form>
  );
}

export function DealingForm() {
  const dealing = useDealing();
  if (!dealing) return null;
  return (
    <>
      <Form dealing={dealing} />
      {dealing.cards === null && <OpenForm />}
      <MyGames />
    </>
  );
}
