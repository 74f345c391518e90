/** The settings of the next deal: local to the page until it is dealt. */
import { useMemo, useState } from "preact/hooks";
import { part } from "../parts/part";
import type { Deal, Dealable, Deals } from "../wire/types";
import { fitting } from "./who";

export interface Dealing {
  /** The kernel's offer, and the latest deal. */
  offered: Deals;
  /** The current settings of the next deal. */
  chosen: Deal;
  /** The current text of the custom deck. */
  cards: string | null;
  choose(part: Partial<Deal>): void;
  write(cards: string): void;
}

/** What the board offers to deal, and the current settings; null if it deals nothing. */
export const useDealing = part<Dealing | null>();

/** The same deal for another game, as far as that supports it; otherwise its defaults, with a possible number of players. */
export function inGame(deal: Deal, found: Dealable): Deal {
  const { game, works, versions, seats } = found;
  if (deal.game === game) return deal;
  const players = Math.max(seats[0], Math.min(seats[1], deal.players));
  const who = fitting(deal.who, players, found);
  return { ...deal, game, edition: Object.keys(works)[0]!, version: versions[0]!.version, players, who };
}

/** The same deal for another number of players. */
function forAll(deal: Deal, found: Dealable): Deal {
  return { ...deal, who: fitting(deal.who, deal.players, found) };
}

/** The offered game of a deal. */
export function dealable({ games }: Pick<Deals, "games">, name: string): Dealable {
  return games.find(({ game }) => game === name) ?? games[0]!;
}

/** The number of any deal. */
export function anySeed({ seeds: [lowest, highest] }: Deals): number {
  return lowest + Math.floor(Math.random() * (highest - lowest + 1));
}

/** Kept while other tabs are open; reset with each deal. */
export function useDealingOf(offered: Deals | null): Dealing | null {
  const [draft, setDraft] = useState<{ chosen: Partial<Deal>; cards?: string; since: number }>({ chosen: {}, since: 0 });
  return useMemo(() => {
    if (offered === null) return null;
    const mine = draft.since === offered.dealt ? draft : { chosen: {}, since: offered.dealt };
    const chosen = { ...offered.now, ...mine.chosen };
    return {
      offered,
      chosen,
      cards: mine.cards ?? offered.cards,
      choose: (part) => {
        const game = dealable(offered, part.game ?? chosen.game);
        setDraft({ ...mine, chosen: forAll({ ...inGame(chosen, game), ...part }, game) });
      },
      write: (cards) => setDraft({ ...mine, cards }),
    };
  }, [offered, draft]);
}
