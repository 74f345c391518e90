/** The last refusal, with the rule that forbids it; or what could not be done for another reason. */
import { useState } from "preact/hooks";
import { Cites } from "./citation";
import { useScene } from "./context";

export function NoticeArea() {
  const { words, notice } = useScene();
  const [closed, setClosed] = useState<number | null>(null);
  const open = notice && notice.seq !== closed ? notice : null;
  if (!open) return null;
  return (
    <div key={open.seq} class="pn-notice">
      <p role="alert" class="pn-notice-words">
        {open.cite && <strong>{words.text("board-notice")}</strong>} {words.say(open)}
      </p>
      <Cites cite={open.cite} rulings={open.rulings} />
      <button type="button" class="pn-button pn-notice-close" onClick={() => setClosed(open.seq)}>
        {words.text("board-close")}
      </button>
    </div>
  );
}
