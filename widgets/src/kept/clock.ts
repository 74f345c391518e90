/** When an answer counts as given: a clock may have been wrong. The terminal counts the same (`pnrules/training/memory.py`). */

/** Nobody answered before there were exercises, before 2024. */
const EARLIEST = 1_704_067_200_000;
/** Nothing is noted after this: the year 2100. */
export const LATEST = 4_102_444_800_000;

/**
 * When each answer of a log counts as given, in ms since 1970. What lies in the future, or before there were exercises, was noted by
 * a clock that was wrong. A log is written in order, so such an answer counts as given with the next one that a right clock noted,
 * whatever that is about; if there is none, now.
 */
export function counted(answers: readonly { at: number }[], now: number): number[] {
  let then = now;
  const found = answers.map(({ at }) => at);
  for (let i = found.length - 1; i >= 0; i--) {
    if (EARLIEST <= found[i]! && found[i]! <= now) then = found[i]!;
    found[i] = then;
  }
  return found;
}
