/** The loops on a line, as stem and cycle. That they are loops the kernel has proved; here they are only found on the line. */
import type { Tree } from "./tree";
import type { Loop } from "./types";

/** A loop on a line: the node at which its position was first, and those at which it is back; all of them on the line. */
export interface Lasso {
  node: number;
  returns: number[];
}

/** The loops that lie on a line, in order; of those that overlap, the one that is the first to close. */
export function lassosOn(tree: Tree, line: readonly number[], loops: readonly Loop[]): Lasso[] {
  const on = (node: number) => line[tree.depth(node)] === node;
  const found = loops
    .filter(([node]) => on(node))
    .map(([node, returns]) => ({ node, returns: returns.filter(on) }))
    .filter(({ returns }) => returns.length > 0)
    .sort((a, b) => tree.depth(a.returns[0]!) - tree.depth(b.returns[0]!));
  let free = 0;
  return found.filter(({ node, returns }) => {
    if (tree.depth(node) < free) return false;
    free = tree.depth(returns[returns.length - 1]!);
    return true;
  });
}

/** The loop that a place of the line belongs to: the one that has begun last there, else the first. */
export function lassoAt(tree: Tree, lassos: readonly Lasso[], node: number): Lasso | null {
  const begun = lassos.filter((lasso) => tree.depth(lasso.node) <= tree.depth(node));
  return begun[begun.length - 1] ?? lassos[0] ?? null;
}
