/** The reader's own games, as a board knows them. */
import { useMemo, useState } from "preact/hooks";
import { Archive, place } from "../kept/archive";
import type { Game } from "../kept/game";
import { useActs } from "../parts/scene";

/** The archive, and what has it looked at anew. */
export function useArchive(): { archive: Archive; games: Game[]; look(): void } {
  const archive = useMemo(() => new Archive(place()), []);
  const [count, set] = useState(0);
  const games = useMemo(() => archive.games(), [archive, count]);
  return { archive, games, look: () => set((times) => times + 1) };
}

/** Puts a game of the archive onto the board, where it ended: dealt as it was, then played as it was. */
export function useReview(): (game: Game) => void {
  const { send } = useActs();
  return ({ deal, cards, save, node }) => {
    send({ do: "deal", ...deal, cards });
    send({ do: "restore", save, node });
  };
}
