/** What the ways to a value go by, on the page: `pnrules/kernel/found.py` has the same for Python. */
import type { Info } from "../wire/types";
import { kindOf } from "../wire/words";

/** What is asked: of which board, about which seat or card (null: the table), and what the game's cards have printed. */
export interface Asked {
  board: unknown;
  which: string | number | null;
  info: Pick<Info, "cards">;
}

/** The numbers that are printed on the card that is asked about. */
export const printed = ({ which, info }: Asked): number[] => info.cards[kindOf(String(which))]?.numbers ?? [];

/** A member of a record; undefined where there is none of this name, null of null. */
export function member(found: unknown, name: string): unknown {
  if (found === null) return null;
  return typeof found === "object" && Object.hasOwn(found, name) ? (found as Record<string, unknown>)[name] : undefined;
}

/** The remainder as Python has it: never below 0. */
export const modulo = (one: number, other: number): number => ((one % other) + other) % other;
