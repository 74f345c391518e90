/** What a board keeps to itself while something is to be said of its position. */
import { useMemo } from "preact/hooks";
import { part } from "../parts/part";
import type { Level, Position } from "../wire/types";

/** The level that is played; null where the board has none. */
export const useLevel = part<Level | null>();

/** Whether the task is still to be solved: nothing gives it away until then. */
export const isOpen = (level: Level | null): level is Level => level !== null && !level.solved;

/** The position without what the kernel has worked out of it, such as the way of the Token: that would be the answer. */
export function untold(position: Position, level: Level | null): Position {
  if (level === null || level.solved || level.choices.length === 0) return position;
  const { outlook: _, ...bare } = position;
  return bare;
}

export function useUntold(position: Position, level: Level | null): Position {
  return useMemo(() => untold(position, level), [position, level]);
}
