/** How fast the reader has play go by itself: kept in their own browser, and known to every board of a page. */

export const SPEEDS = [0.5, 1, 2, 4];
/** Under this name it lies in the browser's storage. */
export const SPEED = "pnrules speed";

/** What was chosen on this page, where the browser keeps nothing. */
let chosen = 1;

/** What the storage has, where that is one of the speeds: anybody may have put anything there. */
export function speed(): number {
  try {
    const kept = Number(localStorage.getItem(SPEED));
    if (SPEEDS.includes(kept)) chosen = kept;
  } catch {
    // A browser that keeps nothing: what was chosen here holds as long as the page is open.
  }
  return chosen;
}

export function keepSpeed(wanted: number): void {
  chosen = wanted;
  try {
    localStorage.setItem(SPEED, String(wanted));
  } catch {
    // As above.
  }
}
