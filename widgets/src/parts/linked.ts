/** The latest link to the play on the board. */
import { part } from "./part";

export const useLinked = part<string | null>();

/** The answer, if it is a link. */
export function asLink(message: unknown): string | null {
  const { link } = (message ?? {}) as { link?: unknown };
  return typeof link === "string" ? link : null;
}
