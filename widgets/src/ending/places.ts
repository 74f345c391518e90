/** The ranking at the end of a game. Pure functions. */
import { youOf } from "../wire/seated";
import type { Saying } from "../wire/types";

export interface Place {
  seat: number;
  /** 1 for the first; tied players share a place. */
  place: number;
  /** Null in a game without points. */
  points: number | null;
  won: boolean;
  out: boolean;
}

/** The seats that a result names: those who won, or who share it. */
export function winnersOf({ params, args }: Saying): number[] {
  const at = params.findIndex(([, kind]) => kind === "seats" || kind === "seat");
  return at < 0 ? [] : [args[at]].flat().map(Number);
}

/** The result for the one person who played; null unless somebody plays alone, and somebody won. `who`: who plays, by seat. */
export function yours(who: string, won: readonly number[]): "won" | "shared" | "lost" | null {
  const you = youOf(who);
  if (you === null || won.length === 0) return null;
  if (!won.includes(you)) return "lost";
  return won.length > 1 ? "shared" : "won";
}

/** The players in order: winners, then by points; of those who are out, the one who lasted longer. `course`: points by stop. */
export function placesOf(
  won: readonly number[],
  out: readonly number[],
  course: readonly (readonly number[])[],
  seats: number,
): Place[] {
  const last = course[course.length - 1] ?? [];
  const held = (seat: number) => course.reduce((at, points, stop) => ((points[seat - 1] ?? 0) > 0 ? stop : at), -1);
  const rank = (seat: number): number[] => [
    won.includes(seat) ? 1 : 0,
    out.includes(seat) ? 0 : 1,
    last[seat - 1] ?? 0,
    out.includes(seat) ? held(seat) : 0,
  ];
  const before = (a: number, b: number) =>
    rank(b)
      .map((value, i) => value - rank(a)[i]!)
      .find((by) => by !== 0) ?? 0;
  const all = Array.from({ length: seats }, (_, i) => i + 1);
  return [...all].sort(before).map((seat) => ({
    seat,
    place: 1 + all.filter((other) => before(other, seat) < 0).length,
    points: last[seat - 1] ?? null,
    won: won.includes(seat),
    out: out.includes(seat),
  }));
}
