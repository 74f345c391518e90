/** The summary of each step of a line: what the film shows, and how deeply it is nested in performances. */
import type { GameView, Mark } from "../games/game";
import type { Tree } from "../wire/tree";
import type { Frame, Position } from "../wire/types";

/** `within`: for each card being performed, outermost first, the node at which it was begun. */
export interface Moment extends Mark {
  points: readonly number[];
  /** The seat that is asked here. */
  asks: number | null;
  within: readonly number[];
}

/** A cache by play. */
const known = new WeakMap<object, Map<number, Moment>>();

/** The moments of a line from the root, in order. Results for other lines through the same nodes are reused. */
export function momentsOf(tree: Tree, line: readonly number[], game: GameView): Moment[] {
  const kept = known.get(tree.play) ?? new Map<number, Moment>();
  known.set(tree.play, kept);
  const missing = line.findIndex((node) => !kept.has(node));
  if (missing >= 0) {
    let before: Position | null = null;
    let last: Moment | null = null;
    let at = 0;
    for (const position of tree.along(line)) {
      const node = line[at]!;
      if (at >= missing) kept.set(node, momentOf(node, position, before, last, game));
      last = kept.get(node)!;
      before = position;
      at++;
    }
  }
  return line.map((node) => kept.get(node)!);
}

/** How many of a line's moments are still to be computed. */
export function unknown(tree: Tree, line: readonly number[]): number {
  const kept = known.get(tree.play);
  return kept ? line.filter((node) => !kept.has(node)).length : line.length;
}

function momentOf(node: number, position: Position, before: Position | null, last: Moment | null, game: GameView): Moment {
  const points = game.points(position);
  return {
    ...game.mark(position, before),
    asks: typeof position.ask?.who === "number" ? position.ask.who : null,
    points: last && same(last.points, points) ? last.points : points,
    within: withinOf(node, position.frames, before?.frames ?? [], last?.within ?? []),
  };
}

const performs = ({ source }: Frame) => source !== undefined;

/** The cards that are still being performed, and those that have begun at this node. */
function withinOf(
  node: number,
  frames: readonly Frame[],
  earlier: readonly Frame[],
  within: readonly number[],
): readonly number[] {
  if (frames === earlier) return within;
  const [now, then] = [frames.filter(performs), earlier.filter(performs)];
  const goesOn = now.findIndex((frame, i) => frame.source !== then[i]?.source || frame.code !== then[i]?.code);
  const kept = goesOn < 0 ? now.length : goesOn;
  if (kept === within.length && kept === now.length) return within;
  return now.map((_, i) => (i < kept ? within[i]! : node));
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one === other || (one.length === other.length && one.every((value, i) => value === other[i]));
}

/** The moments at the stops of a line. A decision or the beginning of a visit between two stops counts at the later one. */
export function atStops(moments: readonly Moment[], depths: readonly number[]): Moment[] {
  return depths.map((depth, i) => {
    const here = moments[depth]!;
    if (i === 0) return here;
    const between = moments.slice(depths[i - 1]! + 1, depth).reverse();
    const who = here.who ?? between.find((one) => one.who !== null)?.who ?? null;
    const visit = here.visit ?? between.find((one) => one.visit !== null)?.visit ?? null;
    const begins = here.begins || between.some((one) => one.begins && one.visit === visit);
    if (who === here.who && visit === here.visit && begins === here.begins) return here;
    return { ...here, who, visit, begins };
  });
}
