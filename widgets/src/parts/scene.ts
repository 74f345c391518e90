/** The parts of the state that are used all over the board. Those for one folder are in that folder. */
import type { GameView } from "../games/game";
import type { Lasso } from "../time/loops";
import type { Moment } from "../time/moments";
import type { Target } from "../wire/choosing";
import type { Open } from "../wire/open";
import type { Telling } from "../wire/telling";
import type { Tree } from "../wire/tree";
import type { Ask, Claim, Company, Intent, Notice, Plays, Position, Refusal, Saying } from "../wire/types";
import type { Words } from "../wire/words";
import { type Gift, give, part } from "./part";

/** What the current line is compared with: a node of the same play, or another play. */
export type Other = { node: number } | { play: number };

/** The board's language, and its words. */
export const useWords = part<Words>();

/** The play, and the current line, which stays the same while walking along it. */
export interface Play extends Telling {
  game: GameView;
  tree: Tree;
  /** The head. */
  head: number;
  names: Record<string, string>;
  seat: number | null;
  plays: Plays;
  running: Saying | null;
  result: Saying | null;
  line: number[];
  stops: number[];
  /** The summary of each stop; null while a long line is being processed. */
  moments: readonly Moment[] | null;
  /** The loops on the line, proved by the kernel. */
  lassos: readonly Lasso[];
  everyStep: boolean;
}

export const usePlay = part<Play>();

/** The view. */
export interface Here {
  view: number;
  /** The index of `view` among the stops. */
  place: number;
  position: Position;
  /** The position at the previous stop; null at the first. */
  before: Position | null;
  /** Whether the reader is scrubbing; slow things are deferred. */
  hurried: boolean;
}

export const useHere = part<Here>();

/** The questions. */
export interface Question {
  /** At the head. */
  ask: Ask | null;
  /** At the view, with its answers. */
  open: Open | null;
}

export const useQuestion = part<Question>();

/** Choosing on the board. */
export interface Choosing {
  /** What has been pointed at on the way to an answer, and what can be pointed at next. */
  chosen: readonly Target[];
  next: ReadonlySet<Target>;
  /** Why it cannot be pointed at, if a forbidden answer would include it. */
  whyNot(target: Target): Refusal[];
  /** Whether pointing at it continues, or starts over. */
  leads(target: Target): boolean;
}

export const useChoosing = part<Choosing>();

/** The highlighted things: the operands of the answer under the pointer. */
export const usePointed = part<ReadonlySet<Target>>();

/** If nothing is asked, nothing can be chosen. */
export const NO_CHOICE: readonly Gift[] = [
  give(useQuestion, { ask: null, open: null }),
  give(useChoosing, { chosen: [], next: new Set<Target>(), whyNot: () => [], leads: () => false }),
  give(usePointed, new Set<Target>()),
];

/** The actions of a board, as stable functions. */
export interface Acts {
  /** Whether the board is only for viewing, beside another. */
  still: boolean;
  go(node: number): void;
  send(intent: Intent): void;
  press(target: Target): void;
  /** Forgets what has been pointed at. */
  restart(): void;
  point(path: readonly Target[]): void;
  /** Shows the table as it was at another node; null shows the current one. */
  peekAt(node: number | null): void;
  /** Asks about a thing, or one subject of it; null closes the panel. */
  inquire(target: Target | null, what?: string | null): void;
  /** Goes to a step that made it so, without changing what is asked about. */
  follow(node: number): void;
  /** Reads a card. */
  pick(card: string | null): void;
  /** Compares the current line with a branch, a named position or another play. */
  compareWith(other: Other): void;
}

export const useActs = part<Acts>();

/** Who plays. */
export const useCompany = part<Company>();

/** The last refusal, or other failure. */
export const useNotice = part<Notice | null>();

/** The settings that the board offers, and the available languages. */
export const useOffer = part<{ offer: readonly string[]; langs: readonly string[] }>();

/** The claim that the board is about; null if there is none. */
export const useClaim = part<Claim | null>();
