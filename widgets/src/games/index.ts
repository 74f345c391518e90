import { bandwidth } from "./bandwidth";
import type { GameView } from "./game";
import { generic } from "./generic";
import { nightmare } from "./nightmare";
import { runtimeError } from "./runtime_error";

const GAMES: Record<string, GameView> = { bandwidth, nightmare, runtime_error: runtimeError };

/** The drawing of a game: its own, or else the generic one. */
export function gameView(name: string): GameView {
  return GAMES[name] ?? generic;
}
