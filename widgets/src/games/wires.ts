/** Lines between cards that run in the gaps between them. Pure geometry, in the coordinates of the area. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
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
    return [[start, from.bottom], [start, under], [end, under], [end, to.bottom]];
  }
  const down = to.top > from.top;
  const exit = down ? from.bottom : from.top;
  const entry = down ? to.top : to.bottom;
  const first = down ? exit + gap : exit - gap;
  const second = down ? entry - gap : entry + gap;
  if (Math.abs(entry - exit) < 48) return [[start, exit], [start, first], [end, first], [end, entry]];
  return [[start, exit], [start, first], [margin, first], [margin, second], [end, second], [end, entry]];
}

/** The line of a locked GOTO, with an arrow's tip at the card it leads to. */
export function wireOf(from: Box, to: Box): { d: string; tip: string } {
  const points = route(from, to, 14, GAP, MARGIN);
  const [x, y] = points[points.length - 1]!;
  const up = points[points.length - 2]![1] > y ? 1 : -1;
  return { d: rounded(points), tip: `M${x} ${y}l-4.5 ${7 * up}h9z` };
}

/** The line from the tail to the head. */
export function seamOf(tail: Box, head: Box): string {
  return rounded(route(tail, head, 30, 2 * GAP - 2, 1));
}
