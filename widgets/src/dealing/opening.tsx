/** Opening a play from elsewhere: a link, the line of a position, or a file, which replaces the play on the board. */
import { useId, useState } from "preact/hooks";
import { useActs, useWords } from "../parts/scene";

/** `title` is the message that says what can be opened. */
export function OpenForm({ title = "board-open" }: { title?: string }) {
  const words = useWords();
  const { send } = useActs();
  const id = useId();
  const [text, write] = useState("");
  const open = (event: Event) => {
    event.preventDefault();
    if (text.trim() !== "") send({ do: "open", text });
  };
  const openFile = async ({ files }: HTMLInputElement) => {
    const found = await files?.[0]?.text();
    if (found) send({ do: "open", text: found });
  };
  return (
    <details class="pn-opening">
      <summary>{words.text(title)}</summary>
      <form class="pn-own-cards" autocomplete="off" onSubmit={open}>
        <label for={id}>{words.text("board-open-text")}</label>
        <textarea
          id={id}
          rows={3}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          value={text}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <div class="pn-buttons">
          <button type="submit" class="pn-button pn-open">
            {words.text("board-open-do")}
          </button>
          <label class="pn-button pn-open-file">
            {words.text("board-open-file")}
            <input type="file" accept=".json,.txt" onChange={({ currentTarget }) => void openFile(currentTarget)} />
          </label>
        </div>
      </form>
    </details>
  );
}
