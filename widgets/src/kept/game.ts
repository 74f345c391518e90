/**
 * A finished game of one person, as kept by their browser; see `archive.ts`. This is all that a page needs to continue with one.
 */
import type { Deal, Saying } from "../wire/types";

/** The prefix of games' keys in the browser's storage; the front page uses it, too. */
export const PREFIX = "pnrules game ";
/** The version of the format. */
export const FORMAT = 1;

/** The result of a game for the person who played it. */
export type Came = "won" | "shared" | "lost";

export interface Game {
  version: typeof FORMAT;
  /** When it ended, in ms since 1970. No two games have the same. */
  when: number;
  /** The page on which it was played; null where pages have no names. */
  page: string | null;
  /** The key of its entry while it was played: a game that is taken back after its end, and ends again, is the same one. */
  entry?: string | null;
  /** The deal, and the custom cards. */
  deal: Deal;
  cards: string | null;
  /** The person's seat. */
  you: number;
  came: Came;
  /** Who won, and how. */
  how: Saying;
  /** Everybody's points at some points in time, for the picture of the game; empty in a game without points. */
  course: number[][];
  /** The last node, and the save, from which a kernel restores the play. */
  node: number;
  save: unknown;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Parse a game; null if it is invalid, since storage and files may contain anything. */
export function asGame(value: unknown): Game | null {
  if (!isObject(value) || value.version !== FORMAT || !isObject(value.deal) || !isObject(value.how)) return null;
  const { when, deal, you, came, how, course, node } = value;
  const good =
    Number.isInteger(when) &&
    !Number.isNaN(new Date(when as number).getTime()) &&
    typeof deal.game === "string" &&
    typeof deal.who === "string" &&
    [you, node, deal.seed, deal.players].every(Number.isInteger) &&
    ["won", "shared", "lost"].includes(came as string) &&
    typeof how.id === "string" &&
    Array.isArray(how.params) &&
    Array.isArray(how.args) &&
    Array.isArray(course) &&
    course.every((points) => Array.isArray(points) && points.every(Number.isFinite));
  return good ? (value as unknown as Game) : null;
}

/** A game of the archive by its key; null if there is none, or it cannot be read. */
export function load(storage: Storage, name: string): Game | null {
  try {
    return name.startsWith(PREFIX) ? asGame(JSON.parse(storage.getItem(name) ?? "null")) : null;
  } catch {
    return null;
  }
}
