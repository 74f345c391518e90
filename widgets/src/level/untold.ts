/** What a board keeps to itself while something is to be found out on it. */
import { useMemo } from "preact/hooks";
import { part } from "../parts/part";
import type { Exercise, Guessing, Level, Position } from "../wire/types";

/** What is to be found out on a board. */
export type AnyTask = ({ is: "level" } & Level) | ({ is: "exercise" } & Exercise) | ({ is: "guess" } & Guessing);

/** The task; null where the board has none. */
export const useTask = part<AnyTask | null>();

export function taskOf(
  level: Level | null = null,
  exercise: Exercise | null = null,
  guessing: Guessing | null = null,
): AnyTask | null {
  if (exercise) return { is: "exercise", ...exercise };
  if (level) return { is: "level", ...level };
  return guessing ? { is: "guess", ...guessing } : null;
}

/** What an exercise comes to with one of its choices: that came with it. As it was, where it did not. */
export function judged(exercise: Exercise, choice: number): Exercise {
  const verdict = exercise.key?.verdicts[choice];
  if (!verdict || exercise.solved) return exercise;
  return { ...exercise, tried: choice, verdict, about: exercise.key!.about[choice]!, solved: true };
}

/** Whether the task has a board, where it can be shown and gone on from; the others are asked alone, in the middle of prose. */
export const hasBoard = (task: AnyTask): task is AnyTask & { is: "level" | "exercise" } =>
  task.is === "exercise" || (task.is === "level" && !task.quiz);

/** Whether the task is still to be solved: nothing gives it away until then. */
export const isOpen = (task: AnyTask | null): task is AnyTask => task !== null && !task.solved;

/** The position without what the kernel has worked out of it, such as the way of the Token: that would be the answer. */
export function untold(position: Position, task: Pick<AnyTask, "solved" | "choices"> | null): Position {
  if (task === null || task.solved || task.choices.length === 0) return position;
  const { outlook: _, ...bare } = position;
  return bare;
}

export function useUntold(position: Position, task: AnyTask | null): Position {
  return useMemo(() => untold(position, task), [position, task]);
}
