/** The ways into the editor, from a board on which a position can be built. */
import { Icon } from "../parts/pictograms";
import { useActs, useWords } from "../parts/scene";
import { useEditing } from "./using";

/** The node in view, for which these buttons need not be redrawn. */
const lookedAt = (element: Element) => Number(element.closest<HTMLElement>("[data-node]")!.dataset.node);

interface Props {
  /** Whether it is a button in words, beside the branches and plays to compare with; otherwise it is a small tool. */
  inWords?: boolean;
}

export function ToEditor({ inWords = false }: Props) {
  const words = useWords();
  const { send } = useActs();
  const { edits } = useEditing();
  if (!edits) return null;
  const label = words.text("board-edit-begin");
  return (
    <button
      type="button"
      class={inWords ? "pn-button pn-edit-see" : "pn-button pn-tool pn-edit-begin"}
      aria-label={inWords ? undefined : label}
      title={label}
      onClick={({ currentTarget }) => send({ do: "edit", node: lookedAt(currentTarget) })}
    >
      {inWords ? words.text("board-edit-see") : <Icon name="edit" />}
    </button>
  );
}

/** In place of a board that begins folded: a press opens it. */
export function Unfold({ unfold }: { unfold(): void }) {
  const words = useWords();
  return (
    <button type="button" class="pn-button pn-primary pn-unfold" onClick={unfold}>
      {words.text("board-edit-see")}
    </button>
  );
}
