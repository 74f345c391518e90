/** Asks the kernel to settle what was done from the step that is looked at. */
import { useId } from "preact/hooks";
import { useActs, useHere, usePlay, useWords } from "../parts/scene";

export function Settling() {
  const words = useWords();
  const { tree, head } = usePlay();
  const { view } = useHere();
  const { send } = useActs();
  const note = useId();
  const node = tree.path(head).includes(view) ? view : head;
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
