/** Whose choice to undo: the last one, or that of another player, with everything after it. */
import { useState } from "preact/hooks";
import { Seat } from "../parts/marks";
import { useActs, useWords } from "../parts/scene";
import type { Tree } from "../wire/tree";
import type { Who } from "../wire/types";

/** Whether a person has a seat, by the text that says who plays. */
export const personAt = (who: string, seat: number): boolean => who.split(",")[seat - 1] === "person";

/** The persons who chose on the way to a node, the last first, each once; without opponents. */
export function choosers(tree: Tree, head: number, isPerson: (seat: number) => boolean): number[] {
  const found: number[] = [];
  for (let node = head; node !== 0; node = tree.parent(node)!) {
    if (tree.answer(node) === null) continue;
    const who: Who | undefined = tree.position(tree.parent(node)!).ask?.who;
    if (typeof who === "number" && isPerson(who) && !found.includes(who)) found.push(who);
  }
  return found;
}

/** Beside undo, if several persons have chosen: whose choice to undo. */
export function Whose({ seats }: { seats: readonly number[] }) {
  const words = useWords();
  const { send } = useActs();
  const [open, show] = useState(false);
  if (seats.length < 2) return null;
  const back = (seat: number) => {
    show(false);
    send({ do: "undo-of", seat });
  };
  return (
    <span class="pn-whose">
      <button
        type="button"
        class="pn-button pn-tool pn-whose-toggle"
        aria-expanded={open}
        aria-label={words.text("board-undo-whose")}
        title={words.text("board-undo-whose")}
        onClick={() => show(!open)}
      >
        <span aria-hidden="true">▾</span>
      </button>
      {open && (
        <span class="pn-whose-list" role="group" aria-label={words.text("board-undo-whose")}>
          {seats.map((seat) => (
            <button
              key={seat}
              type="button"
              class="pn-button pn-undo-of"
              aria-label={words.text("board-undo-of", { who: words.who(seat) })}
              onClick={() => back(seat)}
            >
              <Seat seat={seat} />
            </button>
          ))}
        </span>
      )}
    </span>
  );
}
