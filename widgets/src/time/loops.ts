/** The loops on a line, as stem and cycle. The kernel has proved them; here they are only located on the line. */
import type { Tree } from "../wire/tree";
import type { Loop } from "../wire/types";

/** A loop on a line: the node at which its position first occurred, and those at which it came back, all on the line. */
export interface Lasso {
  node: number;
  returns: number[];
  /** Overlapping loops, such as a cycle within a longer one, are on different levels, from 0. */
  level: number;
}

const lastOf = ({ returns }: Pick<Lasso, "returns">) => returns[returns.length - 1]!;

/** The loops on a line, in the order in which they close. */
export function lassosOn(tree: Tree, line: readonly number[], loops: readonly Loop[]): Lasso[] {
  const on = (node: number) => line[tree.depth(node)] === node;
  const overlap = (a: Omit<Lasso, "level">, b: Omit<Lasso, "level">) =>
    tree.depth(a.node) < tree.depth(lastOf(b)) && tree.depth(b.node) < tree.depth(lastOf(a));
  const found = loops
    .filter(([node]) => on(node))
    .map(([node, returns]) => ({ node, returns: returns.filter(on) }))
    .filter(({ returns }) => returns.length > 0)
    .sort((a, b) => tree.depth(a.returns[0]!) - tree.depth(b.returns[0]!));
  const placed: Lasso[] = [];
  for (const one of found) {
    const taken = new Set(placed.filter((other) => overlap(one, other)).map(({ level }) => level));
    let level = 0;
    while (taken.has(level)) level += 1;
    placed.push({ ...one, level });
  }
  return placed;
}

/** The loops that contain a place of the line, the shortest first; if none does, the latest before it, or else the first. */
export function lassosAt(tree: Tree, lassos: readonly Lasso[], node: number): Lasso[] {
  const at = tree.depth(node);
  const over = lassos.filter((lasso) => tree.depth(lasso.node) <= at && at <= tree.depth(lastOf(lasso)));
  if (over.length > 0) return over.sort((a, b) => cycleOf(tree, a) - cycleOf(tree, b));
  const begun = lassos.filter((lasso) => tree.depth(lasso.node) <= at);
  return [...begun.slice(-1), ...lassos.slice(0, 1)].slice(0, 1);
}

/** The number of steps of a cycle. */
function cycleOf(tree: Tree, { node, returns }: Lasso): number {
  return tree.depth(returns[0]!) - tree.depth(node);
}
