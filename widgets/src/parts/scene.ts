/** The parts of what is to be seen that are used all over the board. Those of one folder lie there. */
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

/** What is compared with the line one is on: a node of the same play, or another play. */
export type Other = { node: number } | { play: number };

/** The board's language, and what it has to say in it. */
export const useWords = part<Words>();

/** The play, and the line that one looks along: the same while one walks on it. */
export interface Play extends Telling {
  game: GameView;
  tree: Tree;
  /** The node at which play stands. */
  head: number;
  names: Record<string, string>;
  seat: number | null;
  plays: Plays;
  running: Saying | null;
  result: Saying | null;
  line: number[];
  stops: number[];
  /** What is known of each stop at a glance; null while a long line is being gone through. */
  moments: readonly Moment[] | null;
  /** The loops on the line, as the kernel has proved them. */
  lassos: readonly Lasso[];
  everyStep: boolean;
}

export const usePlay = part<Play>();

/** Where one looks. */
export interface Here {
  view: number;
  /** The place of `view` among the stops. */
  place: number;
  position: Position;
  /** The position at the stop before; null at the first. */
  before: Position | null;
  /** While somebody scrubs; what takes long waits. */
  hurried: boolean;
}

export const useHere = part<Here>();

/** What is asked. */
export interface Question {
  /** Where play stands. */
  ask: Ask | null;
  /** Where one looks, with its answers. */
  open: Open | null;
}

export const useQuestion = part<Question>();

/** Choosing on the board. */
export interface Choosing {
  /** What has been pointed at on the way to an answer, and what can be next. */
  chosen: readonly Target[];
  next: ReadonlySet<Target>;
  /** What forbids pointing at it, where some way that is not allowed would lead through it. */
  whyNot(target: Target): Refusal[];
  /** Whether pointing at it leads on, or begins anew. */
  leads(target: Target): boolean;
}

export const useChoosing = part<Choosing>();

/** What is pointed out: the operands of the answer under the pointer. */
export const usePointed = part<ReadonlySet<Target>>();

/** Where nothing is asked, and nothing can be chosen. */
export const NO_CHOICE: readonly Gift[] = [
  give(useQuestion, { ask: null, open: null }),
  give(useChoosing, { chosen: [], next: new Set<Target>(), whyNot: () => [], leads: () => false }),
  give(usePointed, new Set<Target>()),
];

/** What may be done on a board: the same functions for as long as it is there. */
export interface Acts {
  /** Only looked at: a board beside another, on which nothing is done. */
  still: boolean;
  go(node: number): void;
  send(intent: Intent): void;
  press(target: Target): void;
  /** Forgets what has been pointed at. */
  restart(): void;
  point(path: readonly Target[]): void;
  /** Shows the table as it was at another node; null shows it as it is. */
  peekAt(node: number | null): void;
  /** Asks about a thing, or one subject of it; null closes the panel. */
  inquire(target: Target | null, what?: string | null): void;
  /** Goes to a step that made it so, and keeps on asking about the same. */
  follow(node: number): void;
  /** Reads a card. */
  pick(card: string | null): void;
  /** Lays a branch, a named position or another play beside the line one is on. */
  compareWith(other: Other): void;
}

export const useActs = part<Acts>();

/** Who plays. */
export const useCompany = part<Company>();

/** The last refusal, or what else could not be done. */
export const useNotice = part<Notice | null>();

/** What of what surrounds the board it offers to change, and the languages that there are. */
export const useOffer = part<{ offer: readonly string[]; langs: readonly string[] }>();

/** The claim that the board is about; null where it is about none. */
export const useClaim = part<Claim | null>();
