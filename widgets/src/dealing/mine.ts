/** The reader's own games, for a board. */
import { useMemo, useState } from "preact/hooks";
import { Archive, place } from "../kept/archive";
import type { Game } from "../kept/game";
import { useActs } from "../parts/scene";

/** The archive, and a counter for redrawing. */
export function useArchive(): { archive: Archive; games: Game[]; look(): void } {
  const archive = useMemo(() => new Archive(place()), []);
  const [count, set] = useState(0);
  const games = useMemo(() => archive.games(), [archive, count]);
  return { archive, games, look: () => set((times) => times + 1) };
}

/** Show a game of the archive on the board, at its end: with the same deal, and then the same play. */
export function useReview(): (game: Game) => void {
  const { send } = useActs();
  return ({ deal, cards, save, node }) => {
    send({ do: "deal", ...deal, cards });
    send({ do: "restore", save, node });
  };
}
