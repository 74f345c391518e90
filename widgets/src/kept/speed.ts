/** The speed of automatic play: kept in the reader's own browser, and shared by all boards of a page. */

export const SPEEDS = [0.5, 1, 2, 4];
/** Its key in the browser's storage. */
export const SPEED = "pnrules speed";

/** The speed chosen on this page, in case the browser keeps nothing. */
let chosen = 1;

/** The stored speed, if it is valid: storage may contain anything. */
export function speed(): number {
  try {
    const kept = Number(localStorage.getItem(SPEED));
    if (SPEEDS.includes(kept)) chosen = kept;
  } catch {
    // The browser keeps nothing: the choice lasts while the page is open.
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
