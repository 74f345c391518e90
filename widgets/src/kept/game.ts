/**
 * A game that one person has played to its end, as their browser keeps it; see `archive.ts`. Here is what a page needs that goes on with
 * one.
 */
import type { Deal, Saying } from "../wire/types";

/** Every game's name in the browser's storage begins so; the front page looks for these too. */
export const PREFIX = "pnrules game ";
/** The version of its form. */
export const FORMAT = 1;

/** What a game came to for who played it. */
export type Came = "won" | "shared" | "lost";

export interface Game {
  version: typeof FORMAT;
  /** When it ended, in ms since 1970. No two games have the same. */
  when: number;
  /** The page on which it was played; null where pages have no names. */
  page: string | null;
  /** Where it was kept while it was played: a game that is taken back after its end, and ends again, is the same one. */
  entry?: string | null;
  /** How it was dealt, and with which cards of one's own. */
  deal: Deal;
  cards: string | null;
  /** The seat of who played. */
  you: number;
  came: Came;
  /** Who won, and by what. */
  how: Saying;
  /** Everybody's points from time to time: the picture of the game. None in a game without points. */
  course: number[][];
  /** Where it ended, and what a kernel makes of it again. */
  node: number;
  save: unknown;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A game, if it is one: storage and files hold whatever anybody put there. */
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

/** A game of the archive by the name under which it lies there; null where there is none that can be read. */
export function load(storage: Storage, name: string): Game | null {
  try {
    return name.startsWith(PREFIX) ? asGame(JSON.parse(storage.getItem(name) ?? "null")) : null;
  } catch {
    return null;
  }
}
