/** The tree of play as a small drawing: its forks, its ends and what has a name, each in a column and on a lane. Pure. */
import type { Tree } from "../wire/tree";

export interface Knot {
  node: number;
  /** The knot before it; null at the root. */
  parent: number | null;
  column: number;
  lane: number;
  /** The knots after it, in the order in which they were tried. */
  below: number[];
}

/** The most knots that are drawn; any others are represented by the last knot before them. */
export const MOST_KNOTS = 240;

/** The knots of a tree: the root, forks, ends, and `marked` nodes. */
export function sketch(tree: Tree, marked: ReadonlySet<number>): Map<number, Knot> {
  const knots = new Map<number, Knot>();
  let lanes = 0;
  const open: { from: number; parent: number | null; lane: number | null }[] = [{ from: 0, parent: null, lane: 0 }];
  while (open.length > 0 && knots.size < MOST_KNOTS) {
    const { from, parent, lane: given } = open.pop()!;
    let node = from;
    while (node !== 0 && tree.children(node).length === 1 && !marked.has(node)) node = tree.children(node)[0]!;
    const lane = given ?? ++lanes;
    const above = parent === null ? null : knots.get(parent)!;
    knots.set(node, { node, parent, column: above ? above.column + 1 : 0, lane, below: [] });
    above?.below.push(node);
    // The first child stays on the lane. The stack pops the last one first, so children are pushed in reverse.
    const ways = tree.children(node).map((child, i) => ({ from: child, parent: node, lane: i === 0 ? lane : null }));
    open.push(...ways.reverse());
  }
  return knots;
}

/** The knots before and after a node, and how far it is on the way from one to the other (0 to 1). */
export function between(
  tree: Tree,
  knots: ReadonlyMap<number, Knot>,
  node: number,
): { from: Knot; to: Knot | null; part: number } {
  let behind: number | null = node;
  while (behind !== null && !knots.has(behind)) behind = tree.parent(behind);
  const from = knots.get(behind ?? 0)!;
  if (from.node === node) return { from, to: null, part: 0 };
  const to = from.below.map((each) => knots.get(each)!).find((each) => isBehind(tree, node, each.node)) ?? null;
  if (to === null) return { from, to, part: 0 };
  return { from, to, part: (tree.depth(node) - tree.depth(from.node)) / (tree.depth(to.node) - tree.depth(from.node)) };
}

/** Whether one node is on the way to another. */
export function isBehind(tree: Tree, node: number, other: number): boolean {
  let at: number | null = other;
  while (at !== null && tree.depth(at) > tree.depth(node)) at = tree.parent(at);
  return at === node;
}

/** The next knot in a direction; null if there is none. */
export function knotBeside(knots: ReadonlyMap<number, Knot>, node: number, to: "left" | "right" | "up" | "down"): number | null {
  const here = knots.get(node);
  if (!here) return null;
  if (to === "left") return here.parent;
  if (to === "right") return here.below[0] ?? null;
  const by = to === "down" ? 1 : -1;
  const others = [...knots.values()].filter(({ lane }) => (lane - here.lane) * by > 0);
  const near = ({ lane, column }: Knot) => Math.abs(lane - here.lane) * 100 + Math.abs(column - here.column);
  return others.sort((a, b) => near(a) - near(b))[0]?.node ?? null;
}
