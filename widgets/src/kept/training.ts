/** How far somebody has come with exercises, and on which days: derived from the log of answers, as what is remembered is. */
import { counted } from "./clock";
import type { Answer } from "./memory";

export const DAY = 86_400_000;
/** So many right answers, less the wrong ones, lead to the next level; the terminal counts the same (`pnrules/training/ladder.py`). */
const OF_A_LEVEL = 5;
const HIGHEST = 5;
/** So many exercises a day close the ring. */
export const GOAL = 5;
/** One day that is missed in so many breaks no streak. */
const FORGIVEN_IN = 7;

/** The day at a time, of UTC, counted from the beginning of 1970. */
export const dayOf = (at: number): number => Math.floor(at / DAY);

/** How far somebody has come in a game, from 1 to 5. */
export function level(answers: readonly Answer[], game: string): number {
  let height = 0;
  for (const answer of answers) if (answer.game === game) height = Math.max(0, height + (answer.right ? 1 : -1));
  return Math.min(HIGHEST, 1 + Math.floor(height / OF_A_LEVEL));
}

/** How many exercises were answered today, of whichever game. */
export const today = (answers: readonly Answer[], now: number): number =>
  counted(answers, now).filter((at) => dayOf(at) === dayOf(now)).length;

/** How many days in a row there were answers. Today is not over yet, and one day in seven may be missed. */
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
