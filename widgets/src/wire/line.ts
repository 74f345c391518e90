/** Walking the tree: the current line, its stops, its forks. Pure functions. */
import type { Tree } from "./tree";
import type { Option } from "./types";

/**
 * The line through a node: from the root down to it, and on to a leaf. At a fork it continues towards `head`, or else along the
 * branch last visited (`walked`: fork to child), or else along the newest branch.
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

/** Where stepping along a line stops: not at bookkeeping, except for questions, the head, named nodes and the current place. */
export function stopsOf(tree: Tree, line: readonly number[], everyStep: boolean, marked: ReadonlySet<number>): number[] {
  if (everyStep) return [...line];
  return line.filter(
    (node, index) => index === 0 || index === line.length - 1 || marked.has(node) || !tree.rule(node)?.quiet || asked(tree, node),
  );
}

/** The stops with an additional node, if it is not one of them. */
export function withStop(tree: Tree, stops: number[], node: number): number[] {
  const place = placeOf(tree, stops, node);
  return stops[place] === node ? stops : [...stops.slice(0, place + 1), node, ...stops.slice(place + 1)];
}

/** The index of a node among the stops, or that of the last stop before it. */
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

/** The first stop at a node or after it, as long as there is only one way. */
export function settled(tree: Tree, node: number, everyStep: boolean): number {
  let at = node;
  while (!everyStep && tree.rule(at)?.quiet && !asked(tree, at)) {
    const children = tree.children(at);
    if (children.length !== 1) break;
    at = children[0]!;
  }
  return at;
}

/** The forks along a line, in order: nodes with several children. */
export function forksOf(tree: Tree, line: readonly number[]): number[] {
  return line.filter((node) => tree.children(node).length > 1);
}

/** The branch next to that of a node, at the nearest fork before it. Null if there is none. */
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

/** The child that an option led to at a node; null if it has not been tried. */
export function triedAt(tree: Tree, node: number, option: Option): number | null {
  const wanted = JSON.stringify(option);
  return tree.children(node).find((child) => JSON.stringify(tree.answer(child)) === wanted) ?? null;
}
