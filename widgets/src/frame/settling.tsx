/** Ask the kernel for the verdict on the line from the step in view. */
import { useId } from "preact/hooks";
import { useActs, useHere, usePlay, useWords } from "../parts/scene";

/** `from`: where it begins if the view is at the head; by default, at the last choice. */
export function Settling({ from }: { from?: number }) {
  const words = useWords();
  const { tree, head } = usePlay();
  const { view } = useHere();
  const { send } = useActs();
  const note = useId();
  const node = view !== head && tree.path(head).includes(view) ? view : (from ?? head);
  return (
    <div class="pn-settling">
      <p class="pn-note" id={note}>
        {words.text("verdict-note")}
      </p>
      <div class="pn-buttons">
        <button type="button" class="pn-button pn-settle" aria-describedby={note} onClick={() => send({ do: "settle", node })}>
          {words.text("verdict-do")}
        </button>
      </div>
    </div>
  );
}
