/** Two lines of play compared: where they diverge, and what differs at their ends. Pure functions. */

import type { GameView } from "../games/game";
import { keyOf, type Subject, same, TABLE } from "../why/subject";
import { subjectsOf } from "../why/subjects";
import { seatTarget, type Target } from "../wire/choosing";
import { stopsOf } from "../wire/line";
import type { Tree } from "../wire/tree";
import type { Info, Position } from "../wire/types";

/** One of two lines: from the root to its end. */
export interface Side {
  tree: Tree;
  info: Info;
  line: readonly number[];
}

export const endOf = ({ line }: Side): number => line[line.length - 1]!;

/** What happened at a node, to be compared with another play's. */
function happened({ tree, line }: Side, depth: number): string {
  const node = line[depth]!;
  return JSON.stringify([tree.rule(node)?.id, tree.args(node), tree.answer(node)]);
}

/** How many steps two lines share: the depth at which they diverge. */
export function sharedDepth(here: Side, there: Side): number {
  const most = Math.min(here.line.length, there.line.length) - 1;
  const one = here.tree === there.tree;
  for (let depth = 1; depth <= most; depth++) {
    const shared = one ? here.line[depth] === there.line[depth] : happened(here, depth) === happened(there, depth);
    if (!shared) return depth - 1;
  }
  return most;
}

/** The stops on a line from the point of divergence, which is the first. */
export function stopsFrom({ tree, line }: Side, depth: number): number[] {
  const stops = stopsOf(tree, line, false, new Set()).filter((node) => tree.depth(node) > depth);
  return [line[depth]!, ...stops];
}

/** How many steps there are after the divergence. */
export function lengthOf(here: Side, there: Side): number {
  const depth = sharedDepth(here, there);
  return Math.max(stopsFrom(here, depth).length, stopsFrom(there, depth).length) - 1;
}

/** Something that differs between the two ends. */
export interface Contrast {
  subject: Subject;
  here: unknown;
  there: unknown;
}

/** What differs between two positions, of seats first, then of the table, then of the cards in play. */
export function contrasts(game: GameView, info: Info, here: Position, there: Position): Contrast[] {
  const cards = new Set([...game.things(here), ...game.things(there)]);
  const about: Target[] = [...info.players.map((_, i) => seatTarget(i + 1)), TABLE, ...cards];
  const found = new Map<string, Contrast>();
  for (const position of [here, there]) {
    for (const subject of about.flatMap((each) => subjectsOf(position, each, info))) {
      const [one, other] = [subject.valueIn(here), subject.valueIn(there)];
      if (!same(one, other)) found.set(keyOf(subject.fact), { subject, here: one, there: other });
    }
  }
  return [...found.values()];
}
