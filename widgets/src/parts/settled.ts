/** A question at the table, settled by the kernel. */
import type { Judged, Laying } from "../wire/types";
import { part } from "./part";

export interface Settling {
  /** The latest one; null once it has been dismissed. */
  judged: Judged | null;
  putAway(): void;
}

export const useSettling = part<Settling>();

/** What can be laid out for a question; null on a board for something else. */
export const useLaying = part<Laying | null>();

/** The answer, if it is a settled question. */
export function asSettled(message: unknown): Judged | null {
  const { settled, node, text, page } = (message ?? {}) as Partial<Judged>;
  if (typeof settled !== "object" || settled === null) return null;
  return typeof node === "number" && typeof text === "string" && typeof page === "string" ? { settled, node, text, page } : null;
}
