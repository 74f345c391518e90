/** A hint's expectation of each choice. Pure functions. */
import type { Advice, Option } from "../wire/types";

/** A choice, and the share of games that the player who chooses wins with it. */
export interface Weighed {
  option: Option;
  wins: number;
}

export interface Hint {
  best: Weighed;
  next: Weighed | null;
  /** The best of some choices; null if none of them was tried. */
  of(options: readonly Option[]): number | null;
  isBest(options: readonly Option[]): boolean;
  /** Everybody's average points at the end of games that began with an option; null if it was not tried. */
  points(option: Option): readonly number[] | null;
}

const keyOf = (option: Option) => JSON.stringify(option);

/** For display: out of 100. */
export const percent = (share: number): number => Math.round(100 * share);

/** The best option did not need a search: it provably wins. */
export const isProved = ({ options, of, seat }: Advice): boolean => of === 1 && options[0]?.expects[seat - 1] === 1;

/** Tried options come best first: the one tried most often is what a good player chooses. */
export function hintFor({ options, seat }: Advice): Hint {
  const weighed = options.map(({ option, expects }) => ({ option, wins: expects[seat - 1] ?? 0 }));
  const wins = new Map(weighed.map((each) => [keyOf(each.option), each.wins]));
  const best = weighed[0]!;
  const known = (some: readonly Option[]) => some.map(keyOf).flatMap((key) => wins.get(key) ?? []);
  return {
    best,
    next: weighed[1] ?? null,
    of: (some) => (known(some).length > 0 ? Math.max(...known(some)) : null),
    points: (option) => options.find((each) => keyOf(each.option) === keyOf(option))?.points ?? null,
    isBest: (some) => some.some((option) => keyOf(option) === keyOf(best.option)),
  };
}
