/** Asks the kernel to settle what was done from the step that is looked at. */
import { useId } from "preact/hooks";
import { useActs, useHere, usePlay, useWords } from "../parts/scene";

/** `from`: where it begins if play stands at the step that is looked at; by default, at the last choice. */
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
