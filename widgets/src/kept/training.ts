/** A learner's level in exercises, and their days of practice: derived from the log of answers, like memory. */
import { counted } from "./clock";
import type { Answer } from "./memory";

export const DAY = 86_400_000;
/** Right minus wrong answers needed for the next level, as in the terminal (`pnrules/training/ladder.py`). */
const OF_A_LEVEL = 5;
const HIGHEST = 5;
/** The number of exercises a day that closes the ring. */
export const GOAL = 5;
/** A streak may miss one day in this many. */
const FORGIVEN_IN = 7;

/** The day of a time, in days since 1970, in UTC. */
export const dayOf = (at: number): number => Math.floor(at / DAY);

/** The learner's level in a game, from 1 to 5. */
export function level(answers: readonly Answer[], game: string): number {
  let height = 0;
  for (const answer of answers) if (answer.game === game) height = Math.max(0, height + (answer.right ? 1 : -1));
  return Math.min(HIGHEST, 1 + Math.floor(height / OF_A_LEVEL));
}

/** The number of exercises answered today, in all games. */
export const today = (answers: readonly Answer[], now: number): number =>
  counted(answers, now).filter((at) => dayOf(at) === dayOf(now)).length;

/** The number of consecutive days with answers. Today may still have none, and one day in seven may be missed. */
export function streak(answers: readonly Answer[], now: number): number {
  const days = new Set(counted(answers, now).map(dayOf));
  const first = dayOf(now);
  let [count, forgiven] = [days.has(first) ? 1 : 0, Number.POSITIVE_INFINITY];
  for (let day = first - 1; ; day--) {
    if (days.has(day)) count += 1;
    else if (days.has(day - 1) && forgiven - day >= FORGIVEN_IN) forgiven = day;
    else return count;
  }
}

/** Whether the exercise of a day has been answered. */
export const isDone = (answers: readonly Answer[], game: string, day: number): boolean =>
  answers.some((answer) => answer.game === game && answer.day === day);
