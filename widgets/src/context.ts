/** What every part of the board may use. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Tree } from "./tree";
import type { Ask, Info, Intent, Notice, Position, Saying } from "./types";
import type { Words } from "./words";
import type { GameView } from "./games/game";

/** Everything that is to be seen at one moment. */
export interface Scene {
  words: Words;
  info: Info;
  game: GameView;
  tree: Tree;
  /** The node looked at, and the one at which play stands. */
  view: number;
  head: number;
  names: Record<string, string>;
  ask: Ask | null;
  notice: Notice | null;
  result: Saying | null;
  seat: number | null;
  line: number[];
  stops: number[];
  /** The place of `view` among `stops`. */
  place: number;
  position: Position;
  /** The position at the stop before; null at the first. */
  before: Position | null;
  everyStep: boolean;
  /** The card picked on the field. */
  picked: string | null;
  go(node: number): void;
  send(intent: Intent): void;
  pick(card: string | null): void;
  /** The words of the step that led to a node. */
  say(node: number): string;
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error("a part of the board was drawn outside a board");
  return scene;
}
