/**
 * What a choice has set off, as it is told: beat by beat, and how long each stays. A move is one beat, with all that follows from it
 * (what is drawn, whose turn it is); a run of the program has a beat at each stop, a short one where nothing is decided, and what
 * changes points is what one waits for. Pure functions.
 */
import type { GameView } from "../games/game";
import { lassosOn } from "../time/loops";
import { asked } from "../wire/line";
import type { Tree } from "../wire/tree";
import type { Loop } from "../wire/types";

/** So many milliseconds a beat stays at speed 1. `again`: another move of the player who made the last one, or one that lets be. */
export const STAYS = { points: 1400, move: 1000, again: 450, between: 300 };
/** What is told since the reader's own choice takes no longer, as far as each beat then still has the least: a caption, any other. */
export const LONGEST = 10_000;
export const LEAST = { says: 350, other: 100 };
/** So many beats one choice may set off; of more, some are left out. */
export const MOST = 60;
/** Told anew because somebody asks what happened, each beat stays so many times as long. */
const SLOWLY = 2;

export interface Beat {
  node: number;
  /** For so many milliseconds at speed 1. */
  stay: number;
  /** The seat that decided here; null where nobody did. */
  seat: number | null;
  /** Whether its sentence is a caption: a move other than the reader's own, or what changes points. */
  says: boolean;
}

/** A play, as its beats are found in it. */
export interface Told {
  tree: Tree;
  game: GameView;
  loops: readonly Loop[];
  everyStep: boolean;
}

/** What went before, of all that is told since the reader's own choice: for how long, and who moved last. */
interface Before {
  spent: number;
  seat: number | null;
}

export const NOTHING_BEFORE: Before = { spent: 0, seat: null };

/** A decision: whose, and whether it lets things be. */
interface Decision {
  seat: number;
  lets: boolean;
}

function decisionAt({ tree, game }: Told, node: number): Decision | null {
  const answer = tree.answer(node);
  const who = answer && tree.position(tree.parent(node)!).ask?.who;
  return answer && typeof who === "number" ? { seat: who, lets: game.declines(answer) } : null;
}

/** Whether the film has a beat at a step. It goes by bookkeeping, by what only follows from a move, and by what is only asked. */
function hasBeat({ tree, everyStep }: Told, node: number, head: number, decision: Decision | null): boolean {
  if (everyStep) return true;
  const { aside, quiet } = tree.rule(node)!;
  if (aside) return false;
  if (decision) return !(quiet && decision.lets);
  const asks = node === head ? tree.position(node).ask !== null : asked(tree, node);
  return !quiet && !asks;
}

/** The steps that a proved loop does once more. */
function repeated(tree: Tree, path: readonly number[], loops: readonly Loop[]): (node: number) => boolean {
  const again = lassosOn(tree, path, loops).map(({ returns }) => [returns[0]!, returns[returns.length - 1]!]);
  return (node) => again.some(([once, last]) => tree.depth(once!) < tree.depth(node) && tree.depth(node) <= tree.depth(last!));
}

type Moment = Pick<Beat, "node" | "seat"> & Pick<Decision, "lets">;

/** The steps at which the film stays after a node, up to where play stands; a decision is told where its first beat is. */
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

/** As many as may be, evenly taken; the first and the last among them. */
export function thinned<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!);
}

/** Beats that have no more time than there is: all become shorter alike, down to the least. */
function within(beats: readonly Beat[], time: number): Beat[] {
  const all = spent(beats);
  if (all <= time) return [...beats];
  const least = ({ says }: Beat) => (says ? LEAST.says : LEAST.other);
  const needed = beats.reduce((sum, beat) => sum + least(beat), 0);
  const share = Math.max(0, time - needed) / Math.max(1, all - needed);
  return beats.map((beat) => ({ ...beat, stay: least(beat) + Math.floor((beat.stay - least(beat)) * share) }));
}

/** How long some beats stay, in milliseconds at speed 1. */
export const spent = (beats: readonly Beat[]): number => beats.reduce((sum, { stay }) => sum + stay, 0);

/**
 * The beats after a node at which somebody chose, up to where play stands.
 *
 * own     the choice there was the reader's own, who need not be told it
 * before  what is told before these
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

/** The same beats for somebody who asks what happened. */
export const slowly = (told: Told, chosen: number, head: number, own: boolean): Beat[] =>
  beatsOf(told, chosen, head, own).map((beat) => ({ ...beat, stay: beat.stay * SLOWLY }));
