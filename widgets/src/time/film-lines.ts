/** Everybody's points on the film, as step curves that end in the seat's shape. Pure geometry. */
import { across, type Layout, lowest } from "./film";
import type { Moment } from "./moments";

/** Lines with equal points are drawn side by side. */
const BESIDE = 1.6;
const MARGIN = 5;
/** The distance between two shapes at the ends of lines. */
const SHAPE = 10;

/** When a seat's points changed, and to what. */
type Changes = readonly { place: number; points: number }[];

export interface Lines {
  seats: readonly Changes[];
  least: number;
  most: number;
}

/** By seat, when its points changed; null if they never did, when there is nothing to draw. */
export function linesOf(moments: readonly Pick<Moment, "points">[]): Lines | null {
  const first = moments[0]?.points ?? [];
  const seats = first.map((points) => [{ place: 0, points }]);
  let before = first;
  moments.forEach(({ points }, place) => {
    if (points === before) return;
    points.forEach((value, i) => {
      if (value !== before[i]) seats[i]?.push({ place, points: value });
    });
    before = points;
  });
  if (seats.every(({ length }) => length < 2)) return null;
  const all = seats.flatMap((changes) => changes.map(({ points }) => points));
  return { seats, least: all.reduce((a, b) => Math.min(a, b)), most: all.reduce((a, b) => Math.max(a, b)) };
}

const short = (value: number) => Math.round(value * 10) / 10;

/** The vertical position of some points, in a drawing of this height. */
function level({ least, most, seats }: Lines, seat: number, points: number, height: number): number {
  const beside = (seat - (seats.length - 1) / 2) * BESIDE;
  const share = most > least ? (points - least) / (most - least) : 0.5;
  const margin = Math.min(MARGIN, height / 4);
  return short(height - margin - share * (height - 2 * margin) + beside);
}

/** A seat's points at a stop. */
const pointsAt = (changes: Changes, place: number) => changes[lowest(changes, (one) => one.place, place)]!.points;

/**
 * A seat's line from one stop to another. If several changes have the same horizontal position, it goes through the maximum and
 * the minimum.
 */
export function lineOf(lines: Lines, seat: number, layout: Layout, from: number, to: number, height: number): string {
  const changes = lines.seats[seat]!;
  const y = (points: number) => level(lines, seat, points, height);
  let now = pointsAt(changes, from);
  let d = `M${short(across(layout, from))} ${y(now)}`;
  for (let i = lowest(changes, ({ place }) => place, from) + 1; i < changes.length && changes[i]!.place <= to; ) {
    const x = short(across(layout, changes[i]!.place));
    const start = now;
    let [low, high] = [now, now];
    for (; i < changes.length && changes[i]!.place <= to && short(across(layout, changes[i]!.place)) < x + 1; i++) {
      now = changes[i]!.points;
      [low, high] = [Math.min(low, now), Math.max(high, now)];
    }
    d += `H${x}${low < Math.min(start, now) ? `V${y(low)}` : ""}${high > Math.max(start, now) ? `V${y(high)}` : ""}V${y(now)}`;
  }
  return `${d}H${short(across(layout, to))}`;
}

/** Where each line ends at a stop: its height and column, so that shapes do not overlap. */
export function endsOf(lines: Lines, place: number, height: number): { seat: number; y: number; column: number }[] {
  const placed: { seat: number; y: number; column: number }[] = [];
  lines.seats.forEach((changes, i) => {
    const y = level(lines, i, pointsAt(changes, place), height);
    let column = 0;
    while (placed.some((other) => other.column === column && Math.abs(other.y - y) < SHAPE)) column += 1;
    placed.push({ seat: i + 1, y, column });
  });
  return placed;
}

/** The room for the shapes at the ends of lines. */
export const roomForEnds = (seats: number) => SHAPE * seats + 4;

/** A seat by its shape, as on every mark: disc, triangle, square, diamond, star, pentagon. */
export function shape(seat: number, x: number, y: number, r: number): string {
  const corners = (n: number, inner = 1) =>
    `${Array.from({ length: n }, (_, i) => {
      const angle = (2 * Math.PI * i) / n;
      const radius = i % 2 === 0 ? r : r * inner;
      return `${i === 0 ? "M" : "L"}${short(x + radius * Math.sin(angle))} ${short(y - radius * Math.cos(angle))}`;
    }).join("")}z`;
  const side = 1.7 * r;
  const square = `M${short(x - side / 2)} ${short(y - side / 2)}h${short(side)}v${short(side)}h${short(-side)}z`;
  const disc = `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  return [disc, corners(3), square, corners(4), corners(10, 0.45), corners(5)][(seat - 1) % 6]!;
}
