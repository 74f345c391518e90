/** The way to the scoreboard. It is among the buttons of a board's first picture, the scoreboard itself is not. */
import { useActs, useHere, usePlay, useWords } from "../parts/scene";
import { useShowing } from "./showing";

/** Brings the scoreboard back, from wherever one is in a game that has ended; and puts it away. */
export function ToEnding() {
  const words = useWords();
  const { result, head } = usePlay();
  const { view } = useHere();
  const { go } = useActs();
  const ending = useShowing();
  if (!result) return null;
  const press = () => {
    if (view !== head) go(head);
    if (ending.shown) ending.hide();
    else ending.show();
  };
  return (
    <button type="button" class="pn-button pn-to-ending" aria-expanded={ending.shown} onClick={press}>
      {words.text(ending.shown ? "board-ending-hide" : "board-ending-show")}
    </button>
  );
}
