/**
 * A stand-in for the scheduler of exercises on the site, which is fetched later: no first picture needs it. The build replaces `ts-fsrs`
 * with this module.
 */
import type * as Fsrs from "ts-fsrs";

let found: typeof Fsrs | null = null;

/** Fetch the scheduler; until then, no memory can be computed. */
export async function loadScheduler(): Promise<void> {
  // @ts-expect-error: by its place, for its name leads here; its types are those of its name
  found ??= (await import("../../../node_modules/ts-fsrs/dist/index.mjs")) as typeof Fsrs;
}

export const createEmptyCard: typeof Fsrs.createEmptyCard = (...given) => found!.createEmptyCard(...given);
export const fsrs: typeof Fsrs.fsrs = (...given) => found!.fsrs(...given);
export const Rating = {
  get Good() {
    return found!.Rating.Good;
  },
  get Again() {
    return found!.Rating.Again;
  },
};
