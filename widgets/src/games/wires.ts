/** Lines between cards that run in the gaps between them. Pure geometry, in the coordinates of the area. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A line, and the arrow's tip at its end. */
export interface Wire {
  d: string;
  tip: string;
}

type Point = [x: number, y: number];

/** How far from a card a line runs, and how far from the area's left edge. */
const GAP = 9;
const MARGIN = 7;
const RADIUS = 5;

const middle = (box: Box, shift: number) => (box.left + box.right) / 2 + shift;

/** A path through right-angled corners, which are rounded. */
export function rounded(points: readonly Point[]): string {
  const corner = (from: Point, at: Point): Point => {
    const length = Math.hypot(at[0] - from[0], at[1] - from[1]);
    const cut = Math.min(RADIUS, length / 2);
    return length === 0 ? at : [at[0] - ((at[0] - from[0]) * cut) / length, at[1] - ((at[1] - from[1]) * cut) / length];
  };
  const place = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  return points
    .map((point, i) => {
      if (i === 0) return `M${place(point)}`;
      const next = points[i + 1];
      return next ? `L${place(corner(points[i - 1]!, point))}Q${place(point)} ${place(corner(next, point))}` : `L${place(point)}`;
    })
    .join("");
}

/** From a card through the gaps to another: beneath both, between their lines, or round by the left margin. */
function route(from: Box, to: Box, shift: number, gap: number, margin: number): Point[] {
  const start = middle(from, shift);
  const end = middle(to, shift);
  if (Math.abs(from.top - to.top) < 8) {
    const under = Math.max(from.bottom, to.bottom) + gap;
    return [
      [start, from.bottom],
      [start, under],
      [end, under],
      [end, to.bottom],
    ];
  }
  const down = to.top > from.top;
  const exit = down ? from.bottom : from.top;
  const entry = down ? to.top : to.bottom;
  const first = down ? exit + gap : exit - gap;
  const second = down ? entry - gap : entry + gap;
  if (Math.abs(entry - exit) < 48)
    return [
      [start, exit],
      [start, first],
      [end, first],
      [end, entry],
    ];
  return [
    [start, exit],
    [start, first],
    [margin, first],
    [margin, second],
    [end, second],
    [end, entry],
  ];
}

/** A route with its tip, which points the way its last piece goes: up or down. */
function wire(points: Point[]): Wire {
  const [x, y] = points[points.length - 1]!;
  const up = points[points.length - 2]![1] > y ? 1 : -1;
  return { d: rounded(points), tip: `M${x} ${y}l-4.5 ${7 * up}h9z` };
}

/** The line of a locked GOTO to its card. */
export function wireOf(from: Box, to: Box): Wire {
  return wire(route(from, to, 14, GAP, MARGIN));
}

/** The line between the ends of a program, in the direction in which it runs. */
export function seamOf(from: Box, to: Box): Wire {
  return wire(route(from, to, 30, 2 * GAP - 2, 1));
}

/** So far apart at most are two cards between which a chevron stands. */
const NEAR = 180;

/** A small chevron in the gap between two neighbours, pointing the way the program runs; null where they are no neighbours. */
export function chevronOf(from: Box, to: Box, way: number): string | null {
  const top = Math.max(from.top, to.top);
  const bottom = Math.min(from.bottom, to.bottom);
  const left = Math.max(from.left, to.left);
  const right = Math.min(from.right, to.right);
  if (bottom - top > 8 && left - right >= 0 && left - right < NEAR) {
    const sign = to.left > from.left === way > 0 ? 1 : -1;
    return `M${(left + right) / 2 - 2.5 * sign} ${Math.min((top + bottom) / 2, top + 30) - 4.5}l${5 * sign} 4.5l${-5 * sign} 4.5z`;
  }
  if (right - left > 8 && top - bottom >= 0 && top - bottom < NEAR) {
    const sign = to.top > from.top === way > 0 ? 1 : -1;
    return `M${(left + right) / 2 - 4.5} ${(top + bottom) / 2 - 2.5 * sign}l4.5 ${5 * sign}l4.5 ${-5 * sign}z`;
  }
  return null;
}

/** The side of a card on which the inside of a ring lies, as a point and the way in. */
function inwards(box: Box, ring: Box): { at: Point; way: Point } {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  if (box.top - ring.top < 4) return { at: [x, box.bottom], way: [0, 1] };
  if (ring.bottom - box.bottom < 4) return { at: [x, box.top], way: [0, -1] };
  return box.left - ring.left < 4 ? { at: [box.right, y], way: [1, 0] } : { at: [box.left, y], way: [-1, 0] };
}

/** How far a line across a ring's inside bends towards its middle. */
const BEND = 46;

/** The line of a locked GOTO across the inside of a ring. */
export function arcOf(from: Box, to: Box, ring: Box): Wire {
  const [start, end] = [inwards(from, ring), inwards(to, ring)];
  const bent = ({ at, way }: { at: Point; way: Point }) => `${at[0] + BEND * way[0]} ${at[1] + BEND * way[1]}`;
  const [x, y] = end.at;
  const [u, v] = end.way;
  return {
    d: `M${start.at[0]} ${start.at[1]}C${bent(start)} ${bent(end)} ${x} ${y}`,
    tip: `M${x} ${y}l${7 * u + 4.5 * v} ${7 * v + 4.5 * u}l${-9 * v} ${-9 * u}z`,
  };
}

/** The box around boxes. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
