/** The link to the play on the board, as the kernel made it last. */
import { part } from "./part";

export const useLinked = part<string | null>();

/** What came as an answer, where it is a link. */
export function asLink(message: unknown): string | null {
  const { link } = (message ?? {}) as { link?: unknown };
  return typeof link === "string" ? link : null;
}
