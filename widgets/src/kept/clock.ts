/**
 * The effective time of an answer, since clocks may have been wrong. The terminal uses the same
 * (`pnrules/training/memory.py`).
 */

/** There were no exercises before 2024. */
const EARLIEST = 1_704_067_200_000;
/** Later times are invalid: the year 2100. */
export const LATEST = 4_102_444_800_000;

/**
 * The effective time of each answer in a log, in ms since 1970. Times in the future, or before there were exercises, are due to a
 * wrong clock. A log is written in order, so such an answer counts as given at the next valid time, whatever that answer is
 * about; if there is none, now.
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
