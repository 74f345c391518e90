/** What COPY, FUTURE and GOTO reach from where they lie, as the kernel says: marked while one is pointed at or has the focus. */
import { type ComponentChildren, type ComponentProps, createContext } from "preact";
import { useContext, useMemo, useState } from "preact/hooks";
import { Mini } from "../../parts/pictograms";
import { useHere, useWords } from "../../parts/scene";
import type { Position } from "../../wire/types";
import { kindOf, type Words } from "../../wire/words";
import { apartIn, boardOf } from "./board";

/** By each card that reaches others, those cards, in the order in which it would do them. */
export function reachOf(position: Position): Readonly<Record<string, readonly string[]>> {
  return (position.outlook ?? {}) as Record<string, string[]>;
}

/** One of them goes to a card, the others do what cards say. */
const leads = (card: string) => kindOf(card) === "GOTO";

/** What a card would reach now, in words; nothing for one that reaches none by its nature. */
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

/** The cards' area. It knows which card is pointed at, else has the focus, and so which are reached. A finger that was lifted
 * still points: not every browser gives the focus to what is tapped. */
export function Reaching({ children, ...area }: ComponentProps<"div">) {
  const { position } = useHere();
  const [pointed, point] = useState<string | null>(null);
  const [focused, focus] = useState<string | null>(null);
  const reach = reachOf(position);
  const from = [pointed, focused].find((card) => card !== null && reach[card] !== undefined) ?? null;
  const cards = from === null ? NONE.cards : reach[from]!;
  const reached = useMemo(() => ({ from, cards }), [from, cards]);
  const cardOf = ({ target }: Event) => {
    const card = (target as Element).closest<HTMLElement>("[data-card]")?.dataset.card;
    return card !== undefined && reach[card] ? card : null;
  };
  return (
    <ReachedContext.Provider value={reached}>
      <div
        {...area}
        onPointerOver={(event) => point(cardOf(event))}
        onPointerLeave={({ pointerType }) => pointerType !== "touch" && point(null)}
        onFocusIn={(event) => focus(cardOf(event))}
        onFocusOut={() => focus(null)}
      >
        {children}
      </div>
    </ReachedContext.Provider>
  );
}

/** How a card is marked that is reached: what is done with it, and as which of several. */
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
