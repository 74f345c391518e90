import { bandwidth } from "./bandwidth";
import type { GameView } from "./game";
import { generic } from "./generic";
import { nightmare } from "./nightmare";
import { runtimeError } from "./runtime_error";

const GAMES: Record<string, GameView> = { bandwidth, nightmare, runtime_error: runtimeError };

/** How a game is drawn: as it has it, or else plainly, from what the kernel says lies where. */
export function gameView(name: string): GameView {
  return GAMES[name] ?? generic;
}
