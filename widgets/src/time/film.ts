/** Time as a film: visits one after another, repeats folded into one segment, and where each step lies across it. Pure functions. */

import { kindOf } from "../wire/words";
import type { Moment } from "./moments";

/** The first and the last step lie so far inside, as the slider's thumb does. */
export const INSET = 8;
/** With so much room a step, the film has the slider's scale; with less it is longer than its band, and is moved along. */
const ROOMY = 6;
/** On a film that is moved along, so much room has a step, and so much a visit at least and at most. */
const A_STEP = 10;
const NARROWEST = 26;
const WIDEST = 130;
const FOLDED = 300;
/** From so many times on, what is repeated is folded; a cycle has so many visits at most. */
const OFTEN = 3;
const LONGEST = 12;

/** A stay with one card, or with whatever a game says: the stops from one place to another. */
export interface Visit {
  key: string;
  from: number;
  to: number;
}

/** What is drawn as one: a visit, or the visits of a cycle, and how often they come. */
export interface Segment {
  visits: readonly Visit[];
  times: number;
  from: number;
  to: number;
}

/** The stops in visits. What belongs to none goes on with the one before; what comes before the first is no part of the film. */
export function visitsOf(moments: readonly Pick<Moment, "visit" | "begins">[]): Visit[] {
  const visits: Visit[] = [];
  moments.forEach(({ visit, begins }, place) => {
    const last = visits[visits.length - 1];
    if (last && (visit === null || (visit === last.key && !begins))) last.to = place + 1;
    else if (visit !== null) visits.push({ key: visit, from: place, to: place + 1 });
  });
  return visits;
}

/** How often a cycle of so many visits comes from a place on; two cards of a kind are alike. */
function timesOf(visits: readonly Visit[], at: number, cycle: number): number {
  let end = at + cycle;
  while (end < visits.length && kindOf(visits[end]!.key) === kindOf(visits[end - cycle]!.key)) end++;
  return Math.floor((end - at) / cycle);
}

/** The segments: what comes often enough in a row is one. Of several ways to fold, the one that takes in most; then the shortest. */
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

/** A folded segment as its visits, where somebody has unfolded it. */
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

/** The round of a folded segment in which a place lies, from 1. */
export function roundAt(segment: Segment, visits: readonly Visit[], place: number): number {
  const first = lowest(visits, ({ from }) => from, segment.from);
  const here = lowest(visits, ({ from }) => from, place);
  return Math.floor((here - first) / segment.visits.length) + 1;
}

export interface Layout {
  segments: readonly Segment[];
  /** By segment, where it begins; and where the last one ends. */
  edges: readonly number[];
  /** How long the film is. */
  width: number;
  /** How many stops there are. */
  count: number;
  /** Whether every stop has the same room, as on the slider. */
  even: boolean;
}

/** How much room each segment has. `width`: that of the band; `plain`: pictograms without words. */
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

/** The last index whose value is not above what is sought; 0 where all are. */
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

/** The segment in which a stop lies; the first, for those before it. */
export function segmentAt({ segments }: Layout, place: number): number {
  return lowest(segments, ({ from }) => from, place);
}

/** The middle of a stop across the film. */
export function across(layout: Layout, place: number): number {
  const { segments, edges, width, count, even } = layout;
  if (even) return INSET + (place / Math.max(count - 1, 1)) * (width - 2 * INSET);
  const at = segmentAt(layout, place);
  const segment = segments[at]!;
  if (place < segment.from) return INSET;
  const [left, right] = [edges[at]!, edges[at + 1]!];
  return left + ((place - segment.from + 0.5) / (segment.to - segment.from)) * (right - left);
}

/** The stop at a place across the film. */
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

/** So near to another of the same film, a decision is not drawn. */
const NEAR = 6;

/** Where a seat decided. */
export interface Decision {
  seat: number;
  place: number;
}

/** The decisions that are drawn between two stops, with where each lies across. */
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
