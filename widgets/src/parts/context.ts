/** What every part of the board may use. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Going, Thinking } from "../company/thinking";
import type { Dealing } from "../dealing/using";
import type { Showing } from "../ending/showing";
import type { GameView } from "../games/game";
import type { Happening } from "../happening/happening";
import type { Learnt } from "../kept/progress";
import type { Lesson } from "../lesson/types";
import type { Level } from "../level/types";
import type { Lasso } from "../time/loops";
import type { Moment } from "../time/moments";
import type { Inquiring } from "../why/inquiring";
import type { Target } from "../wire/choosing";
import type { Open } from "../wire/open";
import type { Claim, Intent } from "../wire/traits";
import type { Tree } from "../wire/tree";
import type {
  Advice,
  Ask,
  Company,
  Compared,
  Info,
  Notice,
  Other,
  Plays,
  Position,
  Refusal,
  Saying,
  Turning,
} from "../wire/types";
import type { Words } from "../wire/words";
import type { Report } from "./reporting";

/** Everything that is to be seen at one moment. */
export interface Scene extends Inquiring {
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
  /** The text about a step that was asked for last. */
  reported: Report | null;
  running: Saying | null;
  result: Saying | null;
  seat: number | null;
  plays: Plays;
  compared: Compared | null;
  /** What of what surrounds the board it offers to change, and the languages that there are. */
  offer: readonly string[];
  langs: readonly string[];
  /** The level that is played; null where the board has none. */
  level: Level | null;
  /** The lesson that is learnt; null where the board has none. */
  lesson: Lesson | null;
  /** What this browser keeps of what its reader has learnt; null where the board has no lesson and no level. */
  learnt: Learnt | null;
  /** What it offers to deal, and what is chosen of that; null where it deals nothing. */
  dealing: Dealing | null;
  /** The claim that the board is about; null where it is about none. */
  claim: Claim | null;
  /** Who plays, how opponents think, and what a hint has come to. */
  company: Company;
  thinking: Thinking;
  advice: Advice | null;
  advising: Going;
  /** What looking through the game has come to. */
  turning: Turning | null;
  reviewing: Going;
  line: number[];
  stops: number[];
  /** The place of `view` among `stops`. */
  place: number;
  /** What is known of each stop at a glance; null while a long line is being gone through. */
  moments: readonly Moment[] | null;
  /** The loops on the line, as the kernel has proved them. */
  lassos: readonly Lasso[];
  /** While somebody scrubs; what takes long waits. */
  hurried: boolean;
  position: Position;
  /** The position at the stop before; null at the first. */
  before: Position | null;
  everyStep: boolean;
  /** The question here, with its answers. */
  open: Open | null;
  /** What the last choice set off, and whether it is just being seen. */
  happening: Happening;
  /** The scoreboard of a game that has ended. */
  ending: Showing;
  /** What has been pointed at on the board on the way to an answer. */
  chosen: readonly Target[];
  /** What can be pointed at next, and what is pointed out: the operands of the answer under the pointer. */
  next: ReadonlySet<Target>;
  pointed: ReadonlySet<Target>;
  /** What forbids pointing at it, where some way that is not allowed would lead through it. */
  whyNot(target: Target): Refusal[];
  /** Whether pointing at it leads on, or begins anew. */
  leads(target: Target): boolean;
  press(target: Target): void;
  /** Forgets what has been pointed at. */
  restart(): void;
  point(path: readonly Target[]): void;
  go(node: number): void;
  send(intent: Intent): void;
  /** Lays a branch, a named position or another play beside the line one is on. */
  compareWith(other: Other): void;
  /** Only looked at: a board beside another. */
  still: boolean;
  /** The words of the choice that began a branch, else of its first step. */
  branchWords(child: number): string;
  /** The words of the step that led to a node. */
  say(node: number): string;
}

export const SceneContext = createContext<Scene | null>(null);

/** The words alone. They stay while one walks: what needs no more than them is not drawn anew at each step. */
export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("a part of the board was drawn outside a board");
  return words;
}

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error("a part of the board was drawn outside a board");
  return scene;
}
