/** The button to the scoreboard. Unlike the scoreboard, it is part of a board's first picture. */
import { useActs, useHere, usePlay, useWords } from "../parts/scene";
import { useShowing } from "./showing";

/** Opens the scoreboard, from anywhere in a game that has ended, and closes it. */
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
