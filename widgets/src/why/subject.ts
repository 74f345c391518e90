/** What one may ask about a position, and how its past is found: along the line, by where its value changed. */
import type { Target } from "../wire/choosing";
import type { Tree } from "../wire/tree";
import type { Position } from "../wire/types";
import type { Words } from "../wire/words";

/** The name of a subject, as the kernel has it: what it is, and the seat or card where there are several. */
export type Fact = readonly [what: string, which?: string | number];

/** The table itself, where a subject is about no card and no seat. */
export const TABLE: Target = "table";

export interface Subject {
  fact: Fact;
  /** The card, the seat or the table that it is about. */
  about: Target;
  /** Its value; undefined where the position has no such thing, or the seat that looks may not know. */
  read(position: Position): unknown;
  /** Worth a word only where there is any: while there is none, it is not offered. */
  rare?: boolean;
  /** A value of it in words. */
  say(value: unknown, words: Words): string;
}

export const keyOf = (fact: Fact): string => fact.join(" ");

/** What a subject is called: in every game, or in its own. */
export function nameOf({ fact }: Subject, words: Words): string {
  const shared = `board-why-${fact[0]}`;
  const said = words.text(shared);
  return said === shared ? words.text(`board-why-${words.info.game}-${fact[0]}`) : said;
}

/** Whether a value is none at all: no card, no token, not so. */
const isNothing = (value: unknown) =>
  value === null || value === 0 || value === false || (Array.isArray(value) && value.length === 0);

/** Whether there is anything to be asked about in a position. */
export function arises({ rare, read }: Subject, position: Position): boolean {
  const value = read(position);
  return value !== undefined && !(rare && isNothing(value));
}

export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** So many positions are made in one go, forwards from where one is kept: made backwards, each would begin anew. */
const STRETCH = 64;

/** The nodes on the way to `node` whose step changed a value, the newest first. Looks no further back than is taken. */
export function* changesBack(tree: Tree, node: number, read: Subject["read"]): Generator<number> {
  const path = tree.path(node);
  for (let end = path.length - 1; end > 0; end -= STRETCH) {
    const from = Math.max(0, end - STRETCH);
    const found: number[] = [];
    let before = read(tree.position(path[from]!));
    for (let i = from + 1; i <= end; i++) {
      const after = read(tree.position(path[i]!));
      if (!same(before, after)) found.push(path[i]!);
      before = after;
    }
    yield* found.reverse();
  }
}

/** As many of them as are asked for, and whether there are more. */
export function latest(changes: Generator<number>, most: number): { nodes: number[]; more: boolean } {
  const nodes: number[] = [];
  for (const node of changes) {
    if (nodes.length === most) return { nodes, more: true };
    nodes.push(node);
  }
  return { nodes, more: false };
}
