/**
 * On the site the scheduler of exercises stands in for itself until it is fetched: no first picture needs it. The build puts this module in
 * the place of `ts-fsrs`.
 */
import type * as Fsrs from "ts-fsrs";

let found: typeof Fsrs | null = null;

/** Fetches it; before that, nothing may be remembered. */
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
