/**
 * How the consequences of a choice are played out: beat by beat, with the duration of each. A move is one beat, with everything
 * that follows from it (draws, the next turn); a run of the program has a beat at each stop, a short one if nothing is decided, and
 * a longer one for a change of points. Pure functions.
 */
import type { GameView } from "../games/game";
import { lassosOn } from "../time/loops";
import { asked } from "../wire/line";
import type { Tree } from "../wire/tree";
import type { Loop } from "../wire/types";

/** The duration of a beat at speed 1, in ms. `again`: another move of the same player, or one that declines. */
export const STAYS = { points: 1400, move: 1000, again: 450, between: 300 };
/** The longest that everything since the reader's own choice may take, within the minima of beats: for captions, for others. */
export const LONGEST = 10_000;
export const LEAST = { says: 350, other: 100 };
/** The most beats of one choice; if there are more, some are left out. */
export const MOST = 60;
/** The factor for durations when it is replayed on request. */
const SLOWLY = 2;

export interface Beat {
  node: number;
  /** The duration in ms at speed 1. */
  stay: number;
  /** The seat that decided here; null if nobody did. */
  seat: number | null;
  /** Whether its sentence is a caption: for another player's move, or a change of points. */
  says: boolean;
}

/** A play, as needed for finding its beats. */
export interface Told {
  tree: Tree;
  game: GameView;
  loops: readonly Loop[];
  everyStep: boolean;
}

/** What was played out before, since the reader's own choice: how long it took, and who moved last. */
interface Before {
  spent: number;
  seat: number | null;
}

export const NOTHING_BEFORE: Before = { spent: 0, seat: null };

/** A decision: whose, and whether it declines. */
interface Decision {
  seat: number;
  lets: boolean;
}

function decisionAt({ tree, game }: Told, node: number): Decision | null {
  const answer = tree.answer(node);
  const who = answer && tree.position(tree.parent(node)!).ask?.who;
  return answer && typeof who === "number" ? { seat: who, lets: game.declines(answer) } : null;
}

/** Whether a step is a beat. Bookkeeping, mere consequences of a move, and questions are not. */
function hasBeat({ tree, everyStep }: Told, node: number, head: number, decision: Decision | null): boolean {
  if (everyStep) return true;
  const { aside, quiet } = tree.rule(node)!;
  if (aside) return false;
  if (decision) return !(quiet && decision.lets);
  const asks = node === head ? tree.position(node).ask !== null : asked(tree, node);
  return !quiet && !asks;
}

/** The steps of one more round of a proved loop. */
function repeated(tree: Tree, path: readonly number[], loops: readonly Loop[]): (node: number) => boolean {
  const again = lassosOn(tree, path, loops).map(({ returns }) => [returns[0]!, returns[returns.length - 1]!]);
  return (node) => again.some(([once, last]) => tree.depth(once!) < tree.depth(node) && tree.depth(node) <= tree.depth(last!));
}

type Moment = Pick<Beat, "node" | "seat"> & Pick<Decision, "lets">;

/** The steps that are beats after a node, up to the head; a decision belongs to the first of its beats. */
function momentsAfter(told: Told, chosen: number, head: number): Moment[] {
  const { tree, loops } = told;
  const path = tree.path(head);
  const from = tree.depth(chosen);
  if (path[from] !== chosen) return [];
  const isRepeated = repeated(tree, path, loops);
  const moments: Moment[] = [];
  let untold: Decision | null = null;
  for (const node of path.slice(from + 1)) {
    const decision = decisionAt(told, node);
    if (hasBeat(told, node, head, decision)) {
      const { seat = null, lets = false } = decision ?? untold ?? {};
      if (!isRepeated(node)) moments.push({ node, seat, lets });
      untold = null;
    } else if (decision && tree.rule(node)!.aside) untold = decision;
  }
  return moments;
}

/** At most this many, evenly spaced, with the first and the last. */
export function thinned<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!);
}

/** Beats scaled down to the available time, but not below their minimum. */
function within(beats: readonly Beat[], time: number): Beat[] {
  const all = spent(beats);
  if (all <= time) return [...beats];
  const least = ({ says }: Beat) => (says ? LEAST.says : LEAST.other);
  const needed = beats.reduce((sum, beat) => sum + least(beat), 0);
  const share = Math.max(0, time - needed) / Math.max(1, all - needed);
  return beats.map((beat) => ({ ...beat, stay: least(beat) + Math.floor((beat.stay - least(beat)) * share) }));
}

/** The total duration of beats, in ms at speed 1. */
export const spent = (beats: readonly Beat[]): number => beats.reduce((sum, { stay }) => sum + stay, 0);

/**
 * The beats after a node at which somebody chose, up to the head.
 *
 * own     whether the choice there was the reader's own, which needs no beat
 * before  what is played out before these
 */
export function beatsOf(told: Told, chosen: number, head: number, own: boolean, before: Before = NOTHING_BEFORE): Beat[] {
  const { tree, game } = told;
  const points = (node: number) => game.points(tree.position(node)).join();
  let last = { node: chosen, seat: before.seat };
  const beats = thinned(momentsAfter(told, chosen, head), MOST).map(({ node, seat, lets }, i): Beat => {
    const changed = points(node) !== points(last.node);
    const moves = seat !== null && !(own && i === 0);
    const kind = changed ? "points" : !moves ? "between" : lets || seat === last.seat ? "again" : "move";
    last = { node, seat: seat ?? last.seat };
    return { node, seat, stay: STAYS[kind], says: changed || moves };
  });
  return within(beats, Math.max(0, LONGEST - before.spent));
}

/** The same beats for a replay on request. */
export const slowly = (told: Told, chosen: number, head: number, own: boolean): Beat[] =>
  beatsOf(told, chosen, head, own).map((beat) => ({ ...beat, stay: beat.stay * SLOWLY }));
