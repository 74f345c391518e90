/** The strip of the whole run, as paths: stops from left to right, lanes from top to bottom, points beneath. Pure geometry. */
import type { Lane } from "./games/game";
import type { Moment } from "./moments";

/** A stop at either end lies so far inside, as the slider's thumb does. */
const INSET = 8;
/** From so much room a stop on, who did something is drawn as the seat's own shape. */
const SHAPED = 9;
const COLUMN = 2;
const LANE = 13;
const LANES = 156;
/** A lane that is lower has no room for its name. */
const NAMED = 11;
const WHO = 5;
const POINT = 12;
const LEAST_POINTS = 38;
const GAP = 6;
const BESIDE = 1.75;
/** How dark a lane is where only some of the stops drawn together lie on it. */
export const SHARES = 4;

export interface Frame {
  width: number;
  /** Room at the left for the names of lanes, and at the right for those of players. */
  left: number;
  right: number;
}

export interface Plan {
  height: number;
  /** How many stops are drawn together at most. */
  together: number;
  lanes: { name: string; y: number; height: number; named: boolean }[];
  /** The way from lane to lane; empty where there is no room to follow it. */
  trail: string;
  /** By share of the stops drawn together, those on a lane; by seat, the shapes of what it did. */
  bars: string[];
  shapes: { seat: number; d: string }[];
  /** By seat, when it did something; where there is no room for shapes. */
  who: { seat: number; y: number; d: string }[];
  running: string;
  /** By seat, its points; and where they end. */
  points: { seat: number; d: string; y: number }[];
  scale: { least: number; most: number; top: number; bottom: number } | null;
}

/** Across the strip, the middle of a stop. */
export function across(frame: Frame, place: number, last: number): number {
  const inner = frame.width - frame.left - frame.right - 2 * INSET;
  return frame.left + INSET + (last > 0 ? (place / last) * inner : 0);
}

/** The stop at a place across the strip. */
export function stopAt(frame: Frame, x: number, last: number): number {
  const inner = frame.width - frame.left - frame.right - 2 * INSET;
  return Math.max(0, Math.min(last, Math.round(((x - frame.left - INSET) / inner) * last)));
}

/** The lanes of a line in order. One that appears later comes behind the lane that is above it then. */
export function lanesOf(stops: readonly Moment[], lanesAt: (place: number) => readonly Lane[]): Lane[] {
  const lanes: Lane[] = [];
  const known = new Set<string>();
  stops.forEach(({ lane }, place) => {
    if (lane === null || known.has(lane)) return;
    lanesAt(place).forEach((one, i, all) => {
      if (known.has(one.key)) return;
      known.add(one.key);
      const above = all[i - 1]?.key;
      lanes.splice(above === undefined ? 0 : lanes.findIndex(({ key }) => key === above) + 1, 0, one);
    });
  });
  const used = new Set(stops.map(({ lane }) => lane));
  return lanes.filter(({ key }) => used.has(key));
}

/** Seats by the shape that is theirs on every mark: disc, triangle, square, diamond, star, pentagon. */
function shape(seat: number, x: number, y: number, r: number): string {
  const corners = (n: number, turn: number, inner = 1) =>
    `${Array.from({ length: n }, (_, i) => {
      const angle = turn + (2 * Math.PI * i) / n;
      const radius = i % 2 === 0 ? r : r * inner;
      return `${i === 0 ? "M" : "L"}${short(x + radius * Math.sin(angle))} ${short(y - radius * Math.cos(angle))}`;
    }).join("")}z`;
  switch ((seat - 1) % 6) {
    case 0:
      return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case 1:
      return corners(3, 0);
    case 2:
      return rect(x - 0.85 * r, y - 0.85 * r, 1.7 * r, 1.7 * r);
    case 3:
      return corners(4, 0);
    case 4:
      return corners(10, 0, 0.45);
    default:
      return corners(5, 0);
  }
}

const short = (value: number) => Math.round(value * 10) / 10;
const rect = (x: number, y: number, width: number, height: number) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;

/** Stretches of a row of values that are alike: where each begins, and where the next does. */
export function* stretches<T>(values: readonly T[]): Generator<[value: T, from: number, to: number]> {
  for (let from = 0; from < values.length; ) {
    let to = from + 1;
    while (to < values.length && values[to] === values[from]) to++;
    yield [values[from]!, from, to];
    from = to;
  }
}

/** The whole drawing. `top`: so much room above the lanes. */
export function planOf(stops: readonly Moment[], lanes: readonly Lane[], seats: number, frame: Frame, top: number): Plan {
  const last = stops.length - 1;
  const room = last > 0 ? across(frame, 1, last) - across(frame, 0, last) : 40;
  const x = (place: number) => across(frame, place, last);
  const height = lanes.length === 0 ? 0 : Math.min(LANE, Math.max(4, Math.floor(LANES / lanes.length)));
  const row = new Map(lanes.map(({ key }, i) => [key, i]));
  const rows = stops.map(({ lane }) => (lane === null ? -1 : (row.get(lane) ?? -1)));
  const middle = (lane: number) => top + lane * height + height / 2;
  const beneath = top + lanes.length * height;
  const shaped = room >= SHAPED;
  const columns = columnsOf(stops.length, room);
  const whoTop = beneath + (shaped ? 0 : 3);
  const pointsTop = whoTop + (shaped ? 0 : seats * WHO) + GAP;
  const lined = linesOfPoints(stops, columns, x, pointsTop, seats);
  return {
    height: lined.bottom,
    together: Math.max(...columns.map(([from, to]) => to - from)),
    lanes: lanes.map(({ name }, i) => ({ name, y: top + i * height, height, named: height >= NAMED })),
    trail: room >= 4 ? trailOf(rows, x, middle) : "",
    bars: shaped ? [] : barsOf(rows, lanes.length, columns, x, room, (lane) => top + lane * height, height),
    shapes: shaped ? shapesOf(stops, rows, seats, x, middle, Math.min(5.5, room / 2 - 0.5, height / 2)) : [],
    who: shaped ? [] : whoOf(stops, seats, columns, x, room, whoTop),
    running: [...stretches(stops.map(({ running }) => running))]
      .filter(([running]) => running)
      .map(([, from, to]) => rect(x(from) - room / 2, top, x(to - 1) - x(from) + room, Math.max(0, beneath - top)))
      .join(""),
    points: lined.points,
    scale: lined.scale,
  };
}

/** Stops that share a column, where there are more than fit beside each other. */
function columnsOf(count: number, room: number): [from: number, to: number][] {
  const columns = room >= COLUMN ? count : Math.max(1, Math.round((count * room) / COLUMN));
  return Array.from({ length: columns }, (_, c) => [Math.floor((c * count) / columns), Math.floor(((c + 1) * count) / columns)]);
}

function trailOf(rows: readonly number[], x: (place: number) => number, middle: (lane: number) => number): string {
  let d = "";
  let drawn = -1;
  for (const [lane, from, to] of stretches(rows)) {
    if (lane >= 0) {
      const y = short(middle(lane));
      d += drawn >= 0 ? `L${short(x(from))} ${y}` : `M${short(x(from))} ${y}`;
      if (to - 1 > from) d += `H${short(x(to - 1))}`;
    }
    drawn = lane;
  }
  return d;
}

function shapesOf(
  stops: readonly Moment[],
  rows: readonly number[],
  seats: number,
  x: (place: number) => number,
  middle: (lane: number) => number,
  radius: number,
): Plan["shapes"] {
  const drawn = Array.from({ length: seats }, () => "");
  stops.forEach(({ who }, place) => {
    if (who !== null && rows[place]! >= 0 && who <= seats)
      drawn[who - 1] += shape(who, x(place), middle(rows[place]!), short(radius));
  });
  return drawn.map((d, i) => ({ seat: i + 1, d }));
}

/** By share, the stretches of each lane: how many of the stops drawn together lie on it. */
function barsOf(
  rows: readonly number[],
  lanes: number,
  columns: readonly [number, number][],
  x: (place: number) => number,
  room: number,
  top: (lane: number) => number,
  height: number,
): string[] {
  const shares = Array.from({ length: lanes }, () => new Array<number>(columns.length).fill(0));
  columns.forEach(([from, to], c) => {
    for (let place = from; place < to; place++) if (rows[place]! >= 0) shares[rows[place]!]![c]! += 1 / (to - from);
  });
  const drawn = Array.from({ length: SHARES }, () => "");
  shares.forEach((share, lane) => {
    for (const [level, from, to] of stretches(share.map((part) => Math.ceil(part * SHARES - 1e-6)))) {
      if (level === 0) continue;
      const left = x(columns[from]![0]) - room / 2;
      const right = x(columns[to - 1]![1] - 1) + room / 2;
      drawn[level - 1] += rect(left, top(lane) + 1, Math.max(right - left, 1), height - 1.5);
    }
  });
  return drawn;
}

function whoOf(
  stops: readonly Moment[],
  seats: number,
  columns: readonly [number, number][],
  x: (place: number) => number,
  room: number,
  top: number,
): Plan["who"] {
  return Array.from({ length: seats }, (_, i) => {
    const did = columns.map(([from, to]) => stops.slice(from, to).some(({ who }) => who === i + 1));
    const y = top + i * WHO;
    let d = "";
    for (const [here, from, to] of stretches(did)) {
      if (here)
        d += rect(
          x(columns[from]![0]) - room / 2,
          y,
          Math.max(x(columns[to - 1]![1] - 1) - x(columns[from]![0]) + room, 1),
          WHO - 1,
        );
    }
    return { seat: i + 1, y, d };
  });
}

/** Step curves. Where stops share a column, a curve goes through the most and the least that there was in it. */
function linesOfPoints(
  stops: readonly Moment[],
  columns: readonly [number, number][],
  x: (place: number) => number,
  top: number,
  seats: number,
): { points: Plan["points"]; scale: Plan["scale"]; bottom: number } {
  const first = stops[0]?.points ?? [];
  if (first.length === 0) return { points: [], scale: null, bottom: top };
  let least = Infinity;
  let most = -Infinity;
  for (const { points } of stops) for (const value of points) [least, most] = [Math.min(least, value), Math.max(most, value)];
  const height = Math.max(LEAST_POINTS, seats * POINT);
  const bottom = top + height;
  const level = (value: number) =>
    short(bottom - 4 - (most > least ? ((value - least) / (most - least)) * (height - 8) : (height - 8) / 2));
  const ends = apart(
    first.map((_, i) => level(stops[stops.length - 1]!.points[i]!)),
    top + 5,
    bottom - 5,
  );
  const points = first.map((value, i) => {
    const beside = (i - (first.length - 1) / 2) * BESIDE; // equal points: one line beside the other
    const y = (value: number) => short(level(value) + beside);
    let d = `M${short(x(0))} ${y(value)}`;
    let now = value;
    for (const [from, to] of columns) {
      let [low, high] = [Infinity, -Infinity];
      for (let place = from; place < to; place++) {
        low = Math.min(low, stops[place]!.points[i]!);
        high = Math.max(high, stops[place]!.points[i]!);
      }
      const after = stops[to - 1]!.points[i]!;
      if (low === now && high === now) continue;
      d += `H${short(x(from))}`;
      for (const value of [high, low, after]) {
        if (value !== now) d += `V${y(value)}`;
        now = value;
      }
    }
    return { seat: i + 1, d: `${d}H${short(x(stops.length - 1))}`, y: ends[i]! };
  });
  return { points, scale: { least, most, top: top + 4, bottom: bottom - 4 }, bottom };
}

/** Labels moved apart until none lies on another, in their order, between two bounds. */
export function apart(wanted: readonly number[], top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed = [...wanted];
  order.forEach((at, i) => {
    const above = order[i - 1];
    placed[at] = Math.max(placed[at]!, above === undefined ? top : placed[above]! + POINT);
  });
  for (let i = order.length - 1, limit = bottom; i >= 0; i--, limit -= POINT) {
    placed[order[i]!] = Math.min(placed[order[i]!]!, limit);
    limit = placed[order[i]!]!;
  }
  return placed;
}
