/** The latest link to the play on the board. */
import { part } from "./part";

/** A link, and the seat that saw what is in it; null for the whole table. */
export interface Linked {
  link: string;
  of: number | null;
}

export const useLinked = part<Linked | null>();

/** The answer, if it is a link. */
export function asLink(message: unknown): Linked | null {
  const { link, of } = (message ?? {}) as { link?: unknown; of?: unknown };
  return typeof link === "string" ? { link, of: typeof of === "number" ? of : null } : null;
}
