/** Everybody's points over time, as step lines. Pure geometry. */

/** Room for the labels of the levels and of the lines, and below for the steps. */
export const LEFT = 30;
export const RIGHT = 86;
const TOP = 10;
const BOTTOM = 24;
/** Lines with equal points are drawn side by side. */
const BESIDE = 2;
/** Keeps the marks at the ends of lines from overlapping. */
const MARK = 22;
const MOST_LEVELS = 5;

export interface Chart {
  levels: { value: number; y: number }[];
  lines: { seat: number; d: string; end: number; mark: number; points: number }[];
  right: number;
  foot: number;
  /** The horizontal position of a stop. */
  at(stop: number): number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The values of the level lines: few enough to be readable. */
export function levelsOf(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((by) => (most - least) / by < MOST_LEVELS) ?? most - least;
  const from = Math.floor(least / step) * step;
  return Array.from({ length: Math.floor((most - from) / step) + 1 }, (_, i) => from + i * step);
}

/** Places at least this far apart, in order, within bounds. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed = [...wanted];
  order.forEach((at, i) => {
    placed[at] = Math.max(placed[at]!, i === 0 ? top : placed[order[i - 1]!]! + gap);
  });
  [...order].reverse().forEach((at, i, back) => {
    placed[at] = Math.min(placed[at]!, i === 0 ? bottom : placed[back[i - 1]!]! - gap);
  });
  return placed;
}

/** `course`: everybody's points at each stop. */
export function chartOf(course: readonly (readonly number[])[], width: number, height: number): Chart {
  let [least, most] = [0, 1];
  for (const points of course) for (const value of points) [least, most] = [Math.min(least, value), Math.max(most, value)];
  const levels = levelsOf(least, most);
  const [right, foot] = [width - RIGHT, height - BOTTOM];
  const level = (value: number) => foot - ((value - levels[0]!) / (most - levels[0]!)) * (foot - TOP);
  const x = (stop: number) => round(LEFT + (stop / Math.max(1, course.length - 1)) * (right - LEFT));
  const seats = course[0]?.length ?? 0;
  const lines = Array.from({ length: seats }, (_, i) => {
    const y = (value: number) => round(level(value) + (i - (seats - 1) / 2) * BESIDE);
    let now = course[0]![i]!;
    let d = `M${LEFT} ${y(now)}`;
    course.forEach((points, stop) => {
      if (points[i] === now) return;
      now = points[i]!;
      d += `H${x(stop)}V${y(now)}`;
    });
    return { seat: i + 1, d: `${d}H${right}`, end: y(now), points: now };
  });
  const marks = spread(
    lines.map(({ end }) => end),
    Math.min(MARK, (foot - TOP) / Math.max(1, seats - 1)),
    TOP,
    foot,
  );
  return {
    levels: levels.map((value) => ({ value, y: round(level(value)) })),
    lines: lines.map((line, i) => ({ ...line, mark: marks[i]! })),
    right,
    foot,
    at: x,
  };
}
