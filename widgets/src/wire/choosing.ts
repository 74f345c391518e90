/**
 * Choosing on the board itself: what an answer's operands point at, and how pointing at one thing after another leads to an
 * answer. Pure functions, independent of games.
 */
import type { Info, Option } from "./types";

/** Something on the board: `card BUG`, one of the numbered things on it (`card BUG place 0`), `place 3`, `seat 2`. */
export type Target = string;

export const cardTarget = (card: string): Target => `card ${card}`;
export const partTarget = (card: string, what: string, which: number): Target => `card ${card} ${what} ${which}`;
/** An answer that names nothing, at the card that its question is about. */
export const answerTarget = (card: string, verb: string): Target => `card ${card} answer ${verb}`;
export const PLACE = "place ";
export const placeTarget = (place: number): Target => `${PLACE}${place}`;
export const seatTarget = (seat: number): Target => `seat ${seat}`;

/** What an answer points at, in order. A number that follows a card is about something on that card. */
export function pathOf(info: Info, option: Option): Target[] {
  let card: string | null = null;
  return (info.verbs[option[0]] ?? []).flatMap(([name, kind], i) => {
    const operand = option[i + 1];
    if (kind === "card") {
      card = String(operand);
      return [cardTarget(card)];
    }
    if (kind === "number" && card !== null) return [partTarget(card, name, Number(operand))];
    if (kind === "place") return [placeTarget(Number(operand))];
    if (kind === "seat") return [seatTarget(Number(operand))];
    return [];
  });
}

const begins = (path: readonly Target[], chosen: readonly Target[]) => chosen.every((target, i) => path[i] === target);

/** Which of the paths begin with what has been chosen: their indexes. */
export function left(paths: readonly Target[][], chosen: readonly Target[]): number[] {
  return paths.flatMap((path, i) => (begins(path, chosen) ? [i] : []));
}

/** The index of a target in a path from `from` on: if it is next, or part of the card that is next; otherwise -1. */
function standing(path: readonly Target[], from: number, target: Target): number {
  if (path[from] === target) return from;
  return path[from + 1] === target && target.startsWith(`${path[from]} `) ? from + 1 : -1;
}

/** What can be pointed at next. */
export function nextTargets(paths: readonly Target[][], chosen: readonly Target[]): Set<Target> {
  return new Set(
    left(paths, chosen).flatMap((index) => {
      const path = paths[index]!;
      const next = path[chosen.length];
      const part = path[chosen.length + 1];
      if (next === undefined) return [];
      return part?.startsWith(`${next} `) ? [next, part] : [next];
    }),
  );
}

/**
 * What is chosen after one more target: as much as all remaining answers share. A target that cannot come next starts over; null
 * if no answer points at it.
 */
export function chosenAfter(paths: readonly Target[][], chosen: readonly Target[], target: Target): Target[] | null {
  for (const base of [chosen, []]) {
    const through = left(paths, base)
      .map((index) => paths[index]!)
      .filter((path) => standing(path, base.length, target) >= 0);
    if (through.length > 0) return shared(through);
  }
  return null;
}

/** The common prefix of all paths. */
function shared(paths: readonly Target[][]): Target[] {
  const [first, ...rest] = paths;
  const end = first!.findIndex((target, i) => rest.some((path) => path[i] !== target));
  return end < 0 ? first! : first!.slice(0, end);
}

/**
 * What cannot be pointed at next, although forbidden answers include it: by target, the indexes of those answers. `refused`: the
 * paths of forbidden answers; `next`: what can be pointed at.
 */
export function forbiddenTargets(
  refused: readonly Target[][],
  chosen: readonly Target[],
  next: ReadonlySet<Target>,
): Map<Target, number[]> {
  const found = new Map<Target, number[]>();
  for (const index of left(refused, chosen)) {
    const path = refused[index]!;
    const [target, part] = [path[chosen.length], path[chosen.length + 1]];
    const parts = target !== undefined && part?.startsWith(`${target} `) ? [target, part] : target === undefined ? [] : [target];
    for (const each of parts) if (!next.has(each)) found.set(each, [...(found.get(each) ?? []), index]);
  }
  return found;
}
