/** Walking the tree: the line one is on, where it stops, where it forks. Pure functions. */
import type { Tree } from "./tree";
import type { Option } from "./types";

/**
 * The line through a node: from the root down to it, and on to a leaf. At a fork it goes on towards `head` (where play
 * stands), else the way last walked (`walked`: fork to child), else along the newest branch.
 */
export function lineOf(tree: Tree, view: number, head: number, walked: ReadonlyMap<number, number>): number[] {
  const line = tree.path(view);
  const towardsHead = new Set(tree.has(head) ? tree.path(head) : []);
  for (let at = view; ; ) {
    const children = tree.children(at);
    if (children.length === 0) return line;
    const last = walked.get(at);
    at =
      children.find((child) => child === last) ??
      children.find((child) => towardsHead.has(child)) ??
      children[children.length - 1]!;
    line.push(at);
  }
}

/** Whether a question was answered at a node. */
export function asked(tree: Tree, node: number): boolean {
  return tree.children(node).some((child) => tree.answer(child) !== null);
}

/** Where stepping along a line stops: not at bookkeeping, unless a question stood there, or play, a name or the eye does. */
export function stopsOf(tree: Tree, line: readonly number[], everyStep: boolean, marked: ReadonlySet<number>): number[] {
  if (everyStep) return [...line];
  return line.filter(
    (node, index) => index === 0 || index === line.length - 1 || marked.has(node) || !tree.rule(node)?.quiet || asked(tree, node),
  );
}

/** The stops and one node more, if it is none of them. */
export function withStop(tree: Tree, stops: number[], node: number): number[] {
  const place = placeOf(tree, stops, node);
  return stops[place] === node ? stops : [...stops.slice(0, place + 1), node, ...stops.slice(place + 1)];
}

/** Where among the stops a node is: its own place, or that of the last stop before it. */
export function placeOf(tree: Tree, stops: readonly number[], node: number): number {
  const depth = tree.depth(node);
  let low = 0;
  let high = stops.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (tree.depth(stops[middle]!) <= depth) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The first stop at a node or after it, along the only way there is. */
export function settled(tree: Tree, node: number, everyStep: boolean): number {
  let at = node;
  while (!everyStep && tree.rule(at)?.quiet && !asked(tree, at)) {
    const children = tree.children(at);
    if (children.length !== 1) break;
    at = children[0]!;
  }
  return at;
}

/** The forks along a line, in order: nodes with more than one way on. */
export function forksOf(tree: Tree, line: readonly number[]): number[] {
  return line.filter((node) => tree.children(node).length > 1);
}

/** The branch beside the one on which a node lies: the nearest fork behind it decides. Null where there is none. */
export function sibling(tree: Tree, node: number, by: 1 | -1): number | null {
  for (let at = node; at !== 0; ) {
    const parent = tree.parent(at)!;
    const siblings = tree.children(parent);
    if (siblings.length > 1) {
      const place = siblings.indexOf(at) + by;
      return siblings[(place + siblings.length) % siblings.length]!;
    }
    at = parent;
  }
  return null;
}

/** The child to which an option led at a node; null while it has not been tried. */
export function triedAt(tree: Tree, node: number, option: Option): number | null {
  const wanted = JSON.stringify(option);
  return tree.children(node).find((child) => JSON.stringify(tree.answer(child)) === wanted) ?? null;
}
