/** The cards that COPY, FUTURE and GOTO reach from their places, from the kernel: marked while one is pointed at or focused. */
import { type ComponentChildren, createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import { Mini } from "../../parts/pictograms";
import { useHere, useWords } from "../../parts/scene";
import type { Position } from "../../wire/types";
import { kindOf, type Words } from "../../wire/words";
import { usePointing } from "../pointing";
import { apartIn, boardOf } from "./board";

/** For each card that reaches others, those cards, in the order in which it would perform them. */
export function reachOf(position: Position): Readonly<Record<string, readonly string[]>> {
  return (position.outlook ?? {}) as Record<string, string[]>;
}

/** Whether a card jumps to the reached card (GOTO); the others perform it. */
const leads = (card: string) => kindOf(card) === "GOTO";

/** What a card would reach now, in words; null for kinds that never reach others. */
export function reachWords(card: string, position: Position, words: Words): string | null {
  const cards = reachOf(position)[card];
  if (!cards) return null;
  if (cards.length === 0) return words.text("board-reach-none");
  const telling = words.telling(apartIn(boardOf(position)));
  const named = words.list(
    cards.map((each) => telling.cardName(each)),
    "list-then",
  );
  return words.text(leads(card) ? "board-reach-leads" : "board-reach-does", { cards: named });
}

interface Reached {
  from: string | null;
  cards: readonly string[];
}

const NONE: Reached = { from: null, cards: [] };
const ReachedContext = createContext<Reached>(NONE);

/** Provides the marks: those of the card pointed at if it reaches any, or else of the focused one. */
export function Reaching({ children }: { children: ComponentChildren }) {
  const { position } = useHere();
  const { pointed, focused } = usePointing();
  const reach = reachOf(position);
  const from = [pointed, focused].find((card) => card !== null && reach[card] !== undefined) ?? null;
  const cards = from === null ? NONE.cards : reach[from]!;
  const reached = useMemo(() => ({ from, cards }), [from, cards]);
  return <ReachedContext.Provider value={reached}>{children}</ReachedContext.Provider>;
}

/** The mark of a reached card: whether it is performed or jumped to, and its number if there are several. */
export function useReached(card: string): { by: "does" | "leads" | undefined; mark: ComponentChildren } {
  const words = useWords();
  const { from, cards } = useContext(ReachedContext);
  const at = cards.indexOf(card);
  if (from === null || at < 0) return { by: undefined, mark: null };
  const by = leads(from) ? "leads" : "does";
  const mark = (
    <span class="pn-reached" data-by={by} aria-hidden="true">
      <Mini card={from} />
      {cards.length > 1 && <b>{at + 1}</b>}
      <span class="pn-reached-word">{words.text(by === "leads" ? "board-linked" : "board-reached", { card: kindOf(from) })}</span>
    </span>
  );
  return { by, mark };
}
