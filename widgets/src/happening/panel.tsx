/** In place of the question, while the consequences of a choice are played out; and the button for a replay. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { useHere, usePlay, useWords } from "../parts/scene";
import { happened } from "../wire/happened";
import { useHappening } from "./happening";

export function Happens() {
  const words = useWords();
  const { result } = usePlay();
  const happening = useHappening();
  const { mode, place, count, next, skip } = happening;
  return (
    <div class="pn-happening" data-mode={mode}>
      <h3 class="pn-question">{words.text("board-happening")}</h3>
      <p class="pn-happening-place">{words.text("board-happening-place", { place, count })}</p>
      <div class="pn-happening-bar" aria-hidden="true">
        <span style={{ inlineSize: `${(100 * place) / count}%` }} />
      </div>
      <div class="pn-buttons">
        {mode === "steps" && (
          <button type="button" class="pn-button pn-happening-next" onClick={next}>
            {words.text("board-next")}
          </button>
        )}
        <button type="button" class="pn-button pn-happening-skip" onClick={skip}>
          {words.text(result ? "board-happening-end" : "board-happening-skip")}
        </button>
      </div>
      {mode === "plays" && <p class="pn-note">{words.text("board-happening-keys")}</p>}
    </div>
  );
}

/** The moves since the reader's own choice, and changes of points, as a list; announced as they come. */
export function Captions() {
  const words = useWords();
  const { tree, game } = usePlay();
  const { captions } = useHappening();
  const list = useRef<HTMLDivElement>(null);
  const some = captions.length > 0;
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [captions]);
  return (
    <div
      ref={list}
      class="pn-captions"
      role="log"
      aria-label={words.text("board-happening-watch")}
      tabIndex={some ? 0 : undefined /* it scrolls */}
    >
      {some && (
        <ol>
          {captions.map((node) => (
            <li key={node} data-node={node}>
              {happened(node, tree, game, words, true)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Replays the consequences of the last choice, if they were more than a step or two. */
export function Watch() {
  const words = useWords();
  const { head } = usePlay();
  const { view } = useHere();
  const happening = useHappening();
  if (happening.count === 0 || view !== head) return null;
  return (
    <button type="button" class="pn-button pn-watch" onClick={happening.watch}>
      {words.text("board-happening-watch")}
    </button>
  );
}
