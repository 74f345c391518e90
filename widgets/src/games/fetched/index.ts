/** The drawings of games on the site: each is fetched when a board needs it. The build replaces `games/index.ts` with this module
 * (`widgets/site/later.mjs`). */
import type { GameView } from "../game";
import { generic } from "../generic";

const GAMES: Record<string, () => Promise<{ view: GameView }>> = {
  bandwidth: () => import("./bandwidth"),
  nightmare: () => import("./nightmare"),
  runtime_error: () => import("./runtime_error"),
};

const found = new Map<string, GameView>();

/** Fetch the drawing of a game; until then, the generic one is used. */
export async function fetchGame(name: string): Promise<void> {
  const fetched = GAMES[name];
  if (fetched && !found.has(name)) found.set(name, (await fetched()).view);
}

export function gameView(name: string): GameView {
  return found.get(name) ?? generic;
}
