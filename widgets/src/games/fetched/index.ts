/** How games are drawn, on the site: each is fetched when a board has it. The build puts this module in the place of `games/index.ts` (`widgets/site/later.mjs`). */
import type { GameView } from "../game";
import { generic } from "../generic";

const GAMES: Record<string, () => Promise<{ view: GameView }>> = {
  bandwidth: () => import("./bandwidth"),
  nightmare: () => import("./nightmare"),
  runtime_error: () => import("./runtime_error"),
};

const found = new Map<string, GameView>();

/** Fetches how a game is drawn: before that, it is drawn plainly. */
export async function fetchGame(name: string): Promise<void> {
  const fetched = GAMES[name];
  if (fetched && !found.has(name)) found.set(name, (await fetched()).view);
}

export function gameView(name: string): GameView {
  return found.get(name) ?? generic;
}
