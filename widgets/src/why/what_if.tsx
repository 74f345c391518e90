/** What if? Changing an earlier choice and replaying the rest; and the choice that led here. */

import { useActs, useHere, usePlay, useQuestion, useWords } from "../parts/scene";
import { cardTarget } from "../wire/choosing";
import { wordsAt } from "../wire/happened";
import { placeOf } from "../wire/line";
import type { Offered } from "../wire/open";
import type { Tree } from "../wire/tree";
import type { Info, Option, Position, Saying } from "../wire/types";
import { subjectsOf } from "./subjects";

/** The line's answer to the question at a node; null if there is none. */
export function answerOn(tree: Tree, line: readonly number[], node: number): Option | null {
  const next = line[tree.depth(node) + 1];
  return next === undefined || tree.parent(next) !== node ? null : tree.answer(next);
}

const equal = (one: Option | null, other: Option) => JSON.stringify(one) === JSON.stringify(other);

/** The nearest node at or before a place on the line at which a seat chose; null if none did. */
export function choiceBefore(tree: Tree, line: readonly number[], node: number): number | null {
  for (let depth = tree.depth(node); depth >= 0; depth--) {
    const at = line[depth]!;
    const ask = tree.position(at).ask;
    if (ask && ask.who !== "chance" && answerOn(tree, line, at) !== null) return at;
  }
  return null;
}

/** The place of a play's absent card until the discards are reused. */
const AWAY = ["discards", "aside"];

/** The absent card of a play, if it has come back into the game; otherwise null. */
export function comeBack({ id, args }: Saying, position: Position, info: Info): string | null {
  if (id !== "board-made-without") return null;
  const card = String(args[0]);
  const lies = subjectsOf(position, cardTarget(card), info)
    .find(({ fact }) => fact[0] === "places")
    ?.valueIn(position);
  return Array.isArray(lies) && AWAY.includes(String(lies[0])) ? null : card;
}

/** The answer to an earlier question; a button shows what each answer would have done. */
export function Answered() {
  const words = useWords();
  const { game, tree, line } = usePlay();
  const { position } = useHere();
  const { open } = useQuestion();
  const { send } = useActs();
  const { node, who, offers } = open!;
  const given = answerOn(tree, line, node);
  const chosen = given && wordsAt(position, game, words).option(given, who);
  const foreseen = who === "chance" || offers.some(({ preview }) => preview !== null);
  return (
    <div class="pn-answered">
      {chosen !== null && <strong class="pn-given">{words.text("board-answered", { words: chosen })}</strong>}
      {!foreseen && words.info.eyes === undefined && (
        <button type="button" class="pn-chip pn-foresee" onClick={() => send({ do: "foresee", node })}>
          {words.text("board-foresee")}
        </button>
      )}
    </div>
  );
}

/** Replays the line with this answer instead, as far as possible. Offered if the line took another one. */
export function Otherwise({ offer }: { offer: Offered }) {
  const words = useWords();
  const { tree, line } = usePlay();
  const { open } = useQuestion();
  const { send } = useActs();
  const { live, node, who } = open!;
  const given = answerOn(tree, line, node);
  if (live || who === "chance" || given === null || equal(given, offer.option) || words.info.eyes !== undefined) return null;
  const end = line[line.length - 1]!;
  return (
    <button
      type="button"
      class="pn-button pn-what-if"
      aria-label={words.text("board-what-if-instead", { words: offer.text })}
      onClick={() => send({ do: "what-if", node, option: offer.option, end })}
    >
      {words.text("board-what-if")}
    </button>
  );
}

/** The choice that led here: what it was, what declining would have done, and the way to its other answers. */
export function BeforeThis() {
  const words = useWords();
  const { game, tree, line, stops } = usePlay();
  const { view } = useHere();
  const { go, send } = useActs();
  const node = choiceBefore(tree, line, view);
  if (node === null) return null;
  const asked = tree.position(node);
  const { who, kind, args, options } = asked.ask!;
  const given = answerOn(tree, line, node)!;
  const telling = wordsAt(asked, game, words);
  const declined = game.declines(given) ? undefined : options?.find((option) => game.declines(option));
  const end = line[line.length - 1]!;
  return (
    <div class="pn-before">
      <p class="pn-note">
        {words.text("board-choice-before", {
          place: placeOf(tree, stops, node),
          question: telling.question(kind, who, args),
          words: telling.option(given, who) ?? given[0],
        })}
      </p>
      <div class="pn-buttons">
        {declined && words.info.eyes === undefined && (
          <button
            type="button"
            class="pn-button pn-declined"
            onClick={() => send({ do: "what-if", node, option: declined, end })}
          >
            {words.text("board-what-if-instead", { words: telling.option(declined, who) ?? declined[0] })}
          </button>
        )}
        <button type="button" class="pn-button pn-to-choice" onClick={() => go(node)}>
          {words.text("board-to-choice")}
        </button>
      </div>
    </div>
  );
}

/** Replays without a card, if the start can do without it. */
export function Absent({ card }: { card: string }) {
  const words = useWords();
  const { info } = words;
  const { line } = usePlay();
  const { send } = useActs();
  if (!info.removable?.includes(card)) return null;
  const end = line[line.length - 1]!;
  return (
    <button type="button" class="pn-button pn-absent" onClick={() => send({ do: "without", card, end })}>
      {words.text("board-absent", { card: words.cardName(card) })}
    </button>
  );
}

/** The other answers to a ruling, each with a button for a replay. */
export function OtherAnswers({ id }: { id: string }) {
  const words = useWords();
  const { info } = words;
  const { line } = usePlay();
  const { still, send } = useActs();
  const holds = info.rulings?.[id] ?? "default";
  const others = (info.answers?.[id] ?? []).filter((answer) => answer !== holds);
  if (still || others.length === 0) return null;
  const end = line[line.length - 1]!;
  const message = `ruling-${id.toLowerCase()}`;
  return (
    <>
      <h5 class="pn-rule-part">{words.text("board-ruling-another", { count: others.length })}</h5>
      {others.map((answer) => {
        const text = words.attribute(message, answer === "default" ? "default" : `other-${answer}`) ?? answer;
        return (
          <div key={answer} class="pn-other-answer">
            <p>{text}</p>
            <button
              type="button"
              class="pn-button pn-ruling-play"
              data-answer={answer}
              onClick={() => send({ do: "ruling", id, answer, end })}
            >
              {words.text("board-ruling-play")}
            </button>
          </div>
        );
      })}
    </>
  );
}
