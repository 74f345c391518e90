/** In place of the question, while one sees what a choice has set off; and the button that shows it again. */
import { useHere, usePlay, useWords } from "../parts/scene";
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

/** Shows what the last choice set off, where that was more than a step or two. */
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
