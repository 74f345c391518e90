/** The last refusal, with the rule that forbids it; other failures; how far a replay got. */
import { useState } from "preact/hooks";
import { useActs, useNotice, useWords } from "../parts/scene";
import { Cites } from "../why/citation";

export function NoticeArea({ compared = false }: { compared?: boolean }) {
  const words = useWords();
  const { compareWith } = useActs();
  const notice = useNotice();
  const [closed, setClosed] = useState<number | null>(null);
  const open = notice && notice.seq !== closed ? notice : null;
  if (!open) return null;
  const { told, compare } = open;
  return (
    <div key={open.seq} class="pn-notice" data-told={told ? "" : undefined}>
      {told ? (
        <div role="status" class="pn-notice-words">
          {told.map((saying, i) => (
            <p key={i}>{words.say(saying)}</p>
          ))}
        </div>
      ) : (
        <p role="alert" class="pn-notice-words">
          {open.cite && <strong>{words.text("board-notice")}</strong>} {words.say(open)}
        </p>
      )}
      <Cites cite={open.cite} rulings={open.rulings} />
      <div class="pn-buttons">
        {compare && !compared && (
          <button type="button" class="pn-button pn-compare-was" onClick={() => compareWith({ node: compare[0] })}>
            {words.text("board-compare-was")}
          </button>
        )}
        <button type="button" class="pn-button pn-notice-close" onClick={() => setClosed(open.seq)}>
          {words.text("board-close")}
        </button>
      </div>
    </div>
  );
}
