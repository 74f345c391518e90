/** The subjects of “Why?”, and their history: the nodes of the line at which a value changed. */
import type { Target } from "../wire/choosing";
import type { Tree } from "../wire/tree";
import type { Position } from "../wire/types";
import type { Words } from "../wire/words";

/** The name of a subject, as in the kernel: what it is, and the seat or card if there are several. */
export type Fact = readonly [what: string, which?: string | number];

/** The table itself, for a subject that is not about a card or a seat. */
export const TABLE: Target = "table";

export interface Subject {
  fact: Fact;
  /** The card, the seat or the table that it is about. */
  about: Target;
  /** Its value; undefined if the position has no such thing, or it is hidden from the seat. */
  valueIn(position: Position): unknown;
  /** Whether it is only offered while there is any. */
  rare?: boolean;
  /** A value of it in words. */
  say(value: unknown, words: Words): string;
}

export const keyOf = (fact: Fact): string => fact.join(" ");

/** The name of a subject: shared by all games, or specific to its game. */
export function nameOf({ fact }: Subject, words: Words): string {
  const shared = `board-why-${fact[0]}`;
  const said = words.text(shared);
  return said === shared ? words.text(`board-why-${words.info.game}-${fact[0]}`) : said;
}

/** Whether a value is empty: no card, no token, false. */
const isNothing = (value: unknown) =>
  value === null || value === 0 || value === false || (Array.isArray(value) && value.length === 0);

/** Whether there is anything to be asked about in a position. */
export function arises({ rare, valueIn }: Subject, position: Position): boolean {
  const value = valueIn(position);
  return value !== undefined && !(rare && isNothing(value));
}

export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** How many positions are computed at a time, forwards from a cached one: backwards, each would start from there. */
const STRETCH = 64;

/** The nodes on the way to `node` whose step changed a value, the newest first. Lazy. */
export function* changesBack(tree: Tree, node: number, valueIn: Subject["valueIn"]): Generator<number> {
  const path = tree.path(node);
  for (let end = path.length - 1; end > 0; end -= STRETCH) {
    const from = Math.max(0, end - STRETCH);
    const found: number[] = [];
    let before = valueIn(tree.position(path[from]!));
    for (let i = from + 1; i <= end; i++) {
      const after = valueIn(tree.position(path[i]!));
      if (!same(before, after)) found.push(path[i]!);
      before = after;
    }
    yield* found.reverse();
  }
}

/** The first `most` of them, and whether there are more. */
export function latest(changes: Generator<number>, most: number): { nodes: number[]; more: boolean } {
  const nodes: number[] = [];
  for (const node of changes) {
    if (nodes.length === most) return { nodes, more: true };
    nodes.push(node);
  }
  return { nodes, more: false };
}
