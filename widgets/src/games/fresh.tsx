/** The cards that came into a hand in this step. */

import { Hidden } from "../parts/marks";
import { useHere, usePlay, useWords } from "../parts/scene";

/** Whether a card is new in a seat's hand, if the hand was visible before. */
export function useFresh(seat: number): (card: string) => boolean {
  const { game } = usePlay();
  const { before } = useHere();
  const earlier = before && game.hand(before, seat);
  return (card) => Array.isArray(earlier) && !earlier.includes(card);
}

export function Fresh() {
  const words = useWords();
  return (
    <span class="pn-changed">
      {words.text("board-changed")} <Hidden text={words.text("board-changed-new")} />
    </span>
  );
}
