/** The deck and the discards. */
import { useLesson } from "../lesson/learning";
import { useHere, usePlay } from "../parts/scene";
import type { Position } from "../wire/types";

/** The number of cards in each pile. */
interface Piles {
  deck: number;
  discards: number;
}

export const sizeOf = (pile: number | readonly unknown[]) => (typeof pile === "number" ? pile : pile.length);

/**
 * In a lesson, until its end, most cards of the game are filler. `idle`: whether the piles are untouched and the deck is not empty,
 * so that they need not be shown; `filler`: the number of discards that were there from the start.
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
