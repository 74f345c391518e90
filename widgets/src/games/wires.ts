/** Lines between cards that run in the gaps between them. Pure geometry, in the coordinates of the area. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A line and its arrowhead. */
export interface Wire {
  d: string;
  tip: string;
}

type Point = [x: number, y: number];

/** The distance of the first line below a row, the spacing of further ones (all above the program counter's flag on the next row),
 * and the distance from the cards on the left side, in px. */
const FIRST = 6;
const APART = 5;
const BESIDE = 5;
const RADIUS = 5;

/** The distance of a numbered line below its row, in a gap between two rows. */
const beneath = (number: number, gap: number) => Math.min(FIRST + APART * number, gap / 2);

/** The geometry of the rows: the left edge of the cards, and the height of the gap between two rows. */
export interface Rows {
  left: number;
  gap: number;
}

export function rowsOf(boxes: readonly Box[]): Rows {
  const gaps = boxes.flatMap(({ bottom }) => boxes.map(({ top }) => top - bottom).filter((gap) => gap > 0));
  return { left: Math.min(...boxes.map(({ left }) => left)), gap: gaps.length > 0 ? Math.min(...gaps) : 4 * FIRST };
}

/** The x at which a line leaves or reaches a card: right of its middle, clear of the flag, and within the card. */
const leaves = (box: Box, shift: number) => Math.min((box.left + box.right) / 2 + shift, box.right - FIRST);

/** A path with rounded right-angled corners. */
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

/** The route from a card to another through the gaps: below both, between their rows, or around the left margin. */
function route(from: Box, to: Box, shift: number, number: number, gap: number, margin: number): Point[] {
  const start = leaves(from, shift);
  const end = leaves(to, shift);
  const off = beneath(number, gap);
  if (Math.abs(from.top - to.top) < 8) {
    const under = Math.max(from.bottom, to.bottom) + off;
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
  const first = down ? exit + off : exit - gap + off;
  const second = down ? entry - gap + off : entry + off;
  if (Math.abs(entry - exit) < Math.max(48, 1.5 * gap)) {
    const between = Math.min(exit, entry) + off;
    return [
      [start, exit],
      [start, between],
      [end, between],
      [end, entry],
    ];
  }
  return [
    [start, exit],
    [start, first],
    [margin, first],
    [margin, second],
    [end, second],
    [end, entry],
  ];
}

/** A route with an arrowhead in the direction of its last segment, up or down. */
function wire(points: Point[]): Wire {
  const [x, y] = points[points.length - 1]!;
  const up = points[points.length - 2]![1] > y ? 1 : -1;
  return { d: rounded(points), tip: `M${x} ${y}l-4.5 ${7 * up}h9z` };
}

/** The line of a locked GOTO to its target; `number` counts such lines. */
export function wireOf(from: Box, to: Box, number: number, { left, gap }: Rows): Wire {
  return wire(route(from, to, 18 + APART * number, number, gap, left - BESIDE));
}

/** The line between the ends of a program, in its direction, below `number` others. */
export function seamOf(from: Box, to: Box, number: number, { left, gap }: Rows): Wire {
  return wire(route(from, to, 34, number, gap, Math.max(1, left - 2 * BESIDE)));
}

/** The maximum distance between two cards with a chevron between them, in px. */
const NEAR = 180;

/** A small chevron in the gap between two neighbours, in the program's direction; null for cards that are not neighbours. */
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

/** The distance of a ring's lanes from its cards, and their spacing, in px. */
const LANE = 13;

/** The inside of a ring: the box clear of the cards on its rim. */
export function insideOf(boxes: readonly Box[], ring: Box): Box {
  const rim = (lies: (box: Box) => boolean) => boxes.filter(lies);
  return {
    left: Math.max(...rim((box) => box.left - ring.left < 4).map(({ right }) => right)),
    right: Math.min(...rim((box) => ring.right - box.right < 4).map(({ left }) => left)),
    top: Math.max(...rim((box) => box.top - ring.top < 4).map(({ bottom }) => bottom)),
    bottom: Math.min(...rim((box) => ring.bottom - box.bottom < 4).map(({ top }) => top)),
  };
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The least distance from a card's corner at which a line leaves it, in px. */
const EDGE = 8;

interface WayIn {
  /** The points on the card's edge, at the turns, and on the lane. */
  at: Point;
  by: Point[];
  on: Point;
}

/** The way from a card of the rim inwards to the lane. A corner card does not face the lane: its way first runs through the gap
 * between its row and the next, `off` from its own, to the lane's side. */
function inwards(box: Box, ring: Box, lane: Box, off: number): WayIn {
  const x = within(within((box.left + box.right) / 2, lane.left, lane.right), box.left + EDGE, box.right - EDGE);
  const y = within((box.top + box.bottom) / 2, lane.top, lane.bottom);
  const [above, below] = [box.top - ring.top < 4, ring.bottom - box.bottom < 4];
  if (above || below) {
    const side = above ? lane.top : lane.bottom;
    const at: Point = [x, above ? box.bottom : box.top];
    const on: Point = [within(x, lane.left, lane.right), side];
    const into: Point = [x, at[1] + (above ? off : -off)];
    return { at, by: on[0] === x ? [] : [into, [on[0], into[1]]], on };
  }
  const left = box.left - ring.left < 4;
  return { at: [left ? box.right : box.left, y], by: [], on: [left ? lane.left : lane.right, y] };
}

/** The distance of a point along a lane, clockwise from its top left. */
function along([x, y]: Point, { left, right, top, bottom }: Box): number {
  const [across, down] = [right - left, bottom - top];
  if (y === top) return x - left;
  if (x === right) return across + y - top;
  return y === bottom ? across + down + right - x : 2 * across + down + bottom - y;
}

/** Whether a point differs from the one before it. */
const isNew = ([x, y]: Point, i: number, all: readonly Point[]) => i === 0 || x !== all[i - 1]![0] || y !== all[i - 1]![1];

/** The line of a locked GOTO inside a ring: in its own lane along the cards, the shorter way round. `gap`: the gap between rows. */
export function laneOf(from: Box, to: Box, ring: Box, inside: Box, number: number, gap: number): Wire {
  const off = LANE * (number + 1);
  const lane = { left: inside.left + off, right: inside.right - off, top: inside.top + off, bottom: inside.bottom - off };
  const turn = (gap * (number + 1)) / 4;
  const [start, end] = [inwards(from, ring, lane, turn), inwards(to, ring, lane, turn)];
  const round = 2 * (lane.right - lane.left + lane.bottom - lane.top);
  const [begin, finish] = [along(start.on, lane), along(end.on, lane)];
  const clockwise = (finish - begin + round) % round <= round / 2;
  const corners: Point[] = [
    [lane.left, lane.top],
    [lane.right, lane.top],
    [lane.right, lane.bottom],
    [lane.left, lane.bottom],
  ];
  const way = (point: Point) => ((clockwise ? along(point, lane) - begin : begin - along(point, lane)) + round) % round;
  const passed = corners.filter((corner) => way(corner) > 0 && way(corner) < way(end.on)).sort((a, b) => way(a) - way(b));
  const [x, y] = end.at;
  const before = end.by[0] ?? end.on;
  const [u, v] = [Math.sign(before[0] - x), Math.sign(before[1] - y)];
  return {
    d: rounded([start.at, ...start.by, start.on, ...passed, end.on, ...[...end.by].reverse(), end.at].filter(isNew)),
    tip: `M${x} ${y}l${7 * u + 4.5 * v} ${7 * v + 4.5 * u}l${-9 * v} ${-9 * u}z`,
  };
}

/** The bounding box of boxes. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
