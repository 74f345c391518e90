/** The tree of play: positions are rebuilt from patches, on demand. Positions are immutable, and share what is equal. */
import { applied } from "./patch";
import type { BareAsk, Base, NodeRow, Option, Position, Question, Recent, Rule } from "./types";

/** Positions at multiples of this depth are kept for good: going anywhere takes at most this many patches. */
const KEYFRAME = 64;
/** How many other positions are cached, by last use. */
const KEPT = 1024;

export class Tree {
  readonly rules: Rule[];
  private readonly asks: Question[];
  private readonly options: Option[][];
  /** The number of nodes, the root among them. */
  readonly size: number;
  private readonly base: Base;
  private readonly rows: NodeRow[];
  private readonly below: number[][] = [];
  private readonly depths: number[] = [0];
  private readonly keyframes = new Map<number, Position>();
  private readonly kept = new Map<number, Position>();

  /** `before`: a tree whose cached positions are still valid, if it is an earlier state of the same play. */
  constructor(base: Base, recent: Recent | null, before?: Tree) {
    const fresh = recent && recent.epoch === base.epoch ? recent : null;
    this.base = base;
    this.rows = fresh ? [...base.nodes.slice(0, fresh.from - 1), ...fresh.nodes] : base.nodes;
    this.rules = fresh ? [...base.rules, ...fresh.rules] : base.rules;
    this.asks = fresh ? [...base.asks, ...fresh.asks] : base.asks;
    this.options = fresh ? [...base.options, ...fresh.options] : base.options;
    this.size = this.rows.length + 1;
    this.rows.forEach((row, index) => {
      const parent = index + 1 - row[0];
      this.below[parent] ??= [];
      this.below[parent].push(index + 1);
      this.depths.push((this.depths[parent] ?? 0) + 1);
    });
    if (before && before.base === base && before.size <= this.size) {
      this.keyframes = before.keyframes;
      this.kept = before.kept;
    }
  }

  private row(node: number): NodeRow {
    const row = this.rows[node - 1];
    if (!row) throw new RangeError(`there is no node ${node}`);
    return row;
  }

  /** Whether it has more than one line. */
  get forked(): boolean {
    return this.below.some((children) => children.length > 1);
  }

  has(node: number): boolean {
    return Number.isInteger(node) && node >= 0 && node < this.size;
  }

  parent(node: number): number | null {
    return node === 0 ? null : node - this.row(node)[0];
  }

  children(node: number): readonly number[] {
    return this.below[node] ?? [];
  }

  depth(node: number): number {
    return this.depths[node] ?? 0;
  }

  /** What kind of step led to a node; null at the root. */
  rule(node: number): Rule | null {
    return node === 0 ? null : (this.rules[this.row(node)[1]] ?? null);
  }

  args(node: number): unknown[] {
    return node === 0 ? [] : this.row(node)[2];
  }

  /** The choice that led to a node; null if nothing was asked. */
  answer(node: number): Option | null {
    return node === 0 ? null : (this.row(node)[4] ?? null);
  }

  /** From the root to a node. */
  path(node: number): number[] {
    const path: number[] = [];
    for (let at: number | null = node; at !== null; at = this.parent(at)) path.push(at);
    return path.reverse();
  }

  /** A key for caches: the same object for every later state of the same play. */
  get play(): object {
    return this.base;
  }

  /** The positions along a line from the root, in order, without caching them. */
  *along(line: readonly number[]): Generator<Position> {
    let position = this.base.root;
    for (const node of line) {
      if (node !== 0) position = this.after(position, this.row(node));
      yield position;
    }
  }

  /** The position after a node's step. An answer removes its question; a new one is given by number. */
  private after(before: Position, [, , , patch, answer]: NodeRow): Position {
    const position = applied(before, patch);
    const named = patch.ask as number | null | undefined;
    if (named === undefined) return answer === undefined ? position : { ...position, ask: null };
    return { ...position, ask: named === null ? null : this.question(named) };
  }

  private question(number: number): BareAsk {
    const asked = this.asks[number]!;
    return { ...asked, options: asked.options === null ? null : this.options[asked.options]! };
  }

  /** A cached position. */
  private known(node: number): Position | undefined {
    return this.keyframes.get(node) ?? this.kept.get(node) ?? (node === 0 ? this.base.root : undefined);
  }

  position(node: number): Position {
    const todo: number[] = [];
    let at = node;
    let position = this.known(at);
    while (!position) {
      todo.push(at);
      at -= this.row(at)[0];
      position = this.known(at);
    }
    for (let i = todo.length - 1; i >= 0; i--) {
      const here = todo[i]!;
      position = this.after(position, this.row(here));
      if (this.depth(here) % KEYFRAME === 0) this.keyframes.set(here, position);
    }
    this.kept.delete(node);
    this.kept.set(node, position);
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
    return position;
  }
}
