/** What a board hides while its task is open. */
import { useMemo } from "preact/hooks";
import { part } from "../parts/part";
import type { Exercise, Guessing, Level, Position } from "../wire/types";

/** A board's task, of any kind. */
export type AnyTask = ({ is: "level" } & Level) | ({ is: "exercise" } & Exercise) | ({ is: "guess" } & Guessing);

/** The task; null if the board has none. */
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

/** An exercise after one of its choices, if its verdicts came with it; otherwise unchanged. */
export function judged(exercise: Exercise, choice: number): Exercise {
  const verdict = exercise.key?.verdicts[choice];
  if (!verdict || exercise.solved) return exercise;
  return { ...exercise, tried: choice, verdict, about: exercise.key!.about[choice]!, solved: true };
}

/** Whether the task has a board, to show it and to continue from it; the others stand alone in the middle of prose. */
export const hasBoard = (task: AnyTask): task is AnyTask & { is: "level" | "exercise" } =>
  task.is === "exercise" || (task.is === "level" && !task.quiz);

/** Whether the task is unsolved, so that nothing may give it away. */
export const isOpen = (task: AnyTask | null): task is AnyTask => task !== null && !task.solved;

/** The position without what the kernel has derived from it, such as the way of the Token: that would be the answer. */
export function untold(position: Position, task: Pick<AnyTask, "solved" | "choices"> | null): Position {
  if (task === null || task.solved || task.choices.length === 0) return position;
  const { outlook: _, ...bare } = position;
  return bare;
}

export function useUntold(position: Position, task: AnyTask | null): Position {
  return useMemo(() => untold(position, task), [position, task]);
}
