import { bandwidth } from "./bandwidth";
import type { GameView } from "./game";
import { nightmare } from "./nightmare";
import { runtimeError } from "./runtime_error";

const GAMES: Record<string, GameView> = { bandwidth, nightmare, runtime_error: runtimeError };

export function gameView(name: string): GameView {
  const view = GAMES[name];
  if (!view) throw new Error(`no drawing for the game ${name}`);
  return view;
}
