/** What is shown of the deck and the discards. */
import { useLesson } from "../lesson/learning";
import { useHere, usePlay } from "../parts/scene";
import type { Position } from "../wire/types";

/** How many cards each pile has. */
interface Piles {
  deck: number;
  discards: number;
}

export const sizeOf = (pile: number | readonly unknown[]) => (typeof pile === "number" ? pile : pile.length);

/**
 * In a lesson, to its end, most cards of the game only have to lie somewhere. `idle`: nobody has touched the piles, and there is something to
 * draw, so that there is nothing to show; `filler`: how many of the discards have lain there from the start.
 */
export function useFiller(pilesOf: (position: Position) => Piles): { idle: boolean; filler: number } {
  const lesson = useLesson();
  const { tree } = usePlay();
  const { position } = useHere();
  if (!lesson) return { idle: false, filler: 0 };
  const [first, now] = [pilesOf(tree.position(0)), pilesOf(position)];
  const idle = now.deck > 0 && now.deck === first.deck && now.discards === first.discards;
  return { idle, filler: Math.min(first.discards, now.discards) };
}
