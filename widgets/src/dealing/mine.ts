/** The reader's own games, for a board. */
import { useMemo, useState } from "preact/hooks";
import { Archive, place } from "../kept/archive";
import { type Game, PREFIX } from "../kept/game";
import { named } from "../kept/keeping";
import { useActs } from "../parts/scene";

/** The archive, and a counter for redrawing. */
export function useArchive(): { archive: Archive; games: Game[]; look(): void } {
  const archive = useMemo(() => new Archive(place()), []);
  const [count, set] = useState(0);
  const games = useMemo(() => archive.games(), [archive, count]);
  return { archive, games, look: () => set((times) => times + 1) };
}

/** The game of the archive that was last sent for on this page. */
let sentFor: Game | null = null;

/**
 * The game of the archive that is on the board, at its end; null if that is another one. It was sent for on this page, or the page's
 * address names it.
 */
export function onBoard(games: readonly Game[], game: string, head: number): Game | null {
  const found = sentFor ?? games.find(({ when }) => PREFIX + when === named());
  return found && found.deal.game === game && found.node === head ? found : null;
}

/** Show a game of the archive on the board, at its end: with the same deal, and then the same play. */
export function useReview(): (game: Game) => void {
  const { send } = useActs();
  return (game) => {
    const { deal, cards, save, node } = game;
    sentFor = game;
    send({ do: "deal", ...deal, cards });
    send({ do: "restore", save, node });
  };
}
