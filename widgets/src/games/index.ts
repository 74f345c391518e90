import { bandwidth } from "./bandwidth";
import type { GameView } from "./game";
import { nightmare } from "./nightmare";

const GAMES: Record<string, GameView> = { bandwidth, nightmare };

export function gameView(name: string): GameView {
  const view = GAMES[name];
  if (!view) throw new Error(`no drawing for the game ${name}`);
  return view;
}
