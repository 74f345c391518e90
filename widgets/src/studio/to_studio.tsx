/** The way into the studio, from a board on which a lesson can be made. */
import { useEditing } from "../editing/using";
import { useActs, useHere, useWords } from "../parts/scene";

export function ToStudio() {
  const words = useWords();
  const { send } = useActs();
  const { view } = useHere();
  const { edits } = useEditing();
  if (!edits) return null;
  return (
    <button type="button" class="pn-button pn-studio-begin" onClick={() => send({ do: "make", node: view })}>
      {words.text("board-studio-begin")}
    </button>
  );
}
