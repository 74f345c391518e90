/** Time as a film: visits in order, repeats folded into one segment, and the horizontal position of each step. Pure functions. */

import { kindOf } from "../wire/words";
import type { Moment } from "./moments";

/** The inset of the first and the last step, like that of the slider's thumb. */
export const INSET = 8;
/** The minimum room per step for using the slider's scale; with less, the film is longer than its band, and scrolls. */
const ROOMY = 6;
/** On a scrolling film, the room per step, and the minimum and maximum per visit. */
const A_STEP = 10;
const NARROWEST = 26;
const WIDEST = 130;
const FOLDED = 300;
/** From how many repetitions on a cycle is folded; and the most visits of a cycle. */
const OFTEN = 3;
const LONGEST = 12;

/** A stay with one card, or with whatever a game says: the stops from one place to another. */
export interface Visit {
  key: string;
  from: number;
  to: number;
}

/** A unit of the film: a visit, or the visits of a cycle, with the number of repetitions. */
export interface Segment {
  visits: readonly Visit[];
  times: number;
  from: number;
  to: number;
}

/** The stops grouped into visits. Stops of none continue the one before; those before the first are not part of the film. */
export function visitsOf(moments: readonly Pick<Moment, "visit" | "begins">[]): Visit[] {
  const visits: Visit[] = [];
  moments.forEach(({ visit, begins }, place) => {
    const last = visits[visits.length - 1];
    if (last && (visit === null || (visit === last.key && !begins))) last.to = place + 1;
    else if (visit !== null) visits.push({ key: visit, from: place, to: place + 1 });
  });
  return visits;
}

/** How often a cycle of this many visits repeats from a place on; two cards of a kind count as equal. */
function timesOf(visits: readonly Visit[], at: number, cycle: number): number {
  let end = at + cycle;
  while (end < visits.length && kindOf(visits[end]!.key) === kindOf(visits[end - cycle]!.key)) end++;
  return Math.floor((end - at) / cycle);
}

/** The segments: enough repetitions in a row become one. Of several ways to fold, the one that covers most; then the shortest. */
export function foldsOf(visits: readonly Visit[]): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < visits.length; ) {
    let [cycle, times] = [1, 1];
    for (let size = 1; size <= LONGEST; size++) {
      const found = timesOf(visits, at, size);
      if (found >= OFTEN && found * size > cycle * times) [cycle, times] = [size, found];
    }
    const end = at + cycle * times;
    segments.push({ visits: visits.slice(at, at + cycle), times, from: visits[at]!.from, to: visits[end - 1]!.to });
    at = end;
  }
  return segments;
}

/** A folded segment as its visits, if it has been unfolded. */
export function unfold(segments: readonly Segment[], visits: readonly Visit[], from: number | null): readonly Segment[] {
  const folded = from === null ? undefined : segments.find((segment) => segment.from === from && segment.times > 1);
  if (!folded) return segments;
  return segments.flatMap((segment) =>
    segment === folded
      ? visits
          .filter((visit) => visit.from >= folded.from && visit.to <= folded.to)
          .map((visit) => ({ visits: [visit], times: 1, from: visit.from, to: visit.to }))
      : [segment],
  );
}

/** The round of a folded segment that a place is in, from 1. */
export function roundAt(segment: Segment, visits: readonly Visit[], place: number): number {
  const first = lowest(visits, ({ from }) => from, segment.from);
  const here = lowest(visits, ({ from }) => from, place);
  return Math.floor((here - first) / segment.visits.length) + 1;
}

export interface Layout {
  segments: readonly Segment[];
  /** By segment, where it begins; and where the last one ends. */
  edges: readonly number[];
  /** The length of the film. */
  width: number;
  /** The number of stops. */
  count: number;
  /** Whether every stop has the same room, as on the slider. */
  even: boolean;
}

/** The room of each segment. `width`: that of the band; `plain`: pictograms without words. */
export function layoutOf(segments: readonly Segment[], count: number, width: number, plain: boolean): Layout {
  const last = Math.max(count - 1, 1);
  const step = (width - 2 * INSET) / last;
  const x = (place: number) => INSET + place * step;
  if (step >= ROOMY || segments.length === 0) {
    const ends = segments.map(({ to }) => Math.min(width, x(to - 0.5)));
    const begin = segments.length > 0 ? Math.max(0, x(segments[0]!.from - 0.5)) : 0;
    return { segments, edges: [begin, ...ends], width, count, even: true };
  }
  const wished = segments.map(({ from, to, times }) =>
    times > 1 ? (plain ? FOLDED / 4 : FOLDED) : Math.min(WIDEST, Math.max(NARROWEST, (to - from) * A_STEP)),
  );
  const all = wished.reduce((sum, one) => sum + one, 0) + 2 * INSET;
  const stretch = Math.max(1, (width - 2 * INSET) / (all - 2 * INSET));
  const edges = [INSET];
  for (const one of wished) edges.push(edges[edges.length - 1]! + one * stretch);
  return { segments, edges, width: Math.max(width, all), count, even: false };
}

/** The last index whose value is not greater than `sought`; 0 if all are. */
export function lowest<T>(list: readonly T[], value: (one: T) => number, sought: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (value(list[middle]!) <= sought) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The segment of a stop; the first, for stops before it. */
export function segmentAt({ segments }: Layout, place: number): number {
  return lowest(segments, ({ from }) => from, place);
}

/** The horizontal middle of a stop. */
export function across(layout: Layout, place: number): number {
  const { segments, edges, width, count, even } = layout;
  if (even) return INSET + (place / Math.max(count - 1, 1)) * (width - 2 * INSET);
  const at = segmentAt(layout, place);
  const segment = segments[at]!;
  if (place < segment.from) return INSET;
  const [left, right] = [edges[at]!, edges[at + 1]!];
  return left + ((place - segment.from + 0.5) / (segment.to - segment.from)) * (right - left);
}

/** The stop at a horizontal position. */
export function stopAt(layout: Layout, x: number): number {
  const { segments, edges, width, count, even } = layout;
  const within = (place: number) => Math.max(0, Math.min(count - 1, place));
  if (even) return within(Math.round(((x - INSET) / (width - 2 * INSET)) * Math.max(count - 1, 1)));
  const at = Math.min(
    lowest(edges, (edge) => edge, x),
    segments.length - 1,
  );
  const { from, to } = segments[at]!;
  const share = (x - edges[at]!) / (edges[at + 1]! - edges[at]!);
  return within(Math.max(from, Math.min(to - 1, from + Math.floor(share * (to - from)))));
}

/** The minimum distance between drawn decisions. */
const NEAR = 6;

/** Where a seat decided. */
export interface Decision {
  seat: number;
  place: number;
}

/** The decisions to draw between two stops, with their horizontal positions. */
export function decisionsIn(
  layout: Layout,
  decisions: readonly Decision[],
  from: number,
  to: number,
): (Decision & { x: number })[] {
  const drawn: (Decision & { x: number })[] = [];
  for (let i = decisions.length > 0 ? lowest(decisions, ({ place }) => place, from) : 0; i < decisions.length; i++) {
    const one = decisions[i]!;
    if (one.place > to) break;
    if (one.place < from) continue;
    const x = across(layout, one.place);
    const before = drawn[drawn.length - 1];
    if (!before || x - before.x >= NEAR - 0.01) drawn.push({ ...one, x });
  }
  return drawn;
}
