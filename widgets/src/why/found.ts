/** What the operations of `ways` are built on, on the page; `pnrules/kernel/found.py` is the same for Python. */
import type { Info } from "../wire/types";
import { kindOf } from "../wire/words";

/** The board, the seat or card that is asked about (null: the table), and the numbers printed on the game's cards. */
export interface Asked {
  board: unknown;
  which: string | number | null;
  info: Pick<Info, "cards">;
}

/** The numbers printed on the card that is asked about. */
export const printed = ({ which, info }: Asked): number[] => info.cards[kindOf(String(which))]?.numbers ?? [];

/** A member of a record; undefined if it has none of this name, null for null. */
export function member(found: unknown, name: string): unknown {
  if (found === null) return null;
  return typeof found === "object" && Object.hasOwn(found, name) ? (found as Record<string, unknown>)[name] : undefined;
}

/** The remainder as in Python: never negative. */
export const modulo = (one: number, other: number): number => ((one % other) + other) % other;
