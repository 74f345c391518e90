/** Into, over and out of what is being performed, from the cards under way at each stop. Pure functions. */
import type { Moment } from "./moments";

type Stops = readonly Pick<Moment, "within">[];

/** The next stop at which a card begins within the current performance; null if that ends before. */
export function into(stops: Stops, place: number): number | null {
  const here = stops[place]!.within;
  for (let at = place + 1; at < stops.length; at++) {
    const { within } = stops[at]!;
    if (!stillIn(here, within)) return null;
    if (within.length > here.length) return at;
  }
  return null;
}

/** The nearest stop, forward or back, that is not nested deeper than this one; the last stop if the line ends deeper. */
export function over(stops: Stops, place: number, by: 1 | -1): number | null {
  const depth = stops[place]!.within.length;
  for (let at = place + by; at >= 0 && at < stops.length; at += by) if (stops[at]!.within.length <= depth) return at;
  const end = by > 0 ? stops.length - 1 : 0;
  return end === place ? null : end;
}

/** The nearest stop, forward or back, outside the innermost performance here; null if there is none. */
export function out(stops: Stops, place: number, by: 1 | -1): number | null {
  const here = stops[place]!.within;
  if (here.length === 0) return null;
  for (let at = place + by; at >= 0 && at < stops.length; at += by) if (!stillIn(here, stops[at]!.within)) return at;
  return null;
}

/** Whether a card is performed anywhere along the stops. */
export function nested(stops: Stops): boolean {
  return stops.some(({ within }) => within.length > 0);
}

/** Whether the innermost card under way at one stop is so at another, too. */
function stillIn(here: readonly number[], there: readonly number[]): boolean {
  const innermost = here[here.length - 1];
  return innermost === undefined || there[here.length - 1] === innermost;
}
