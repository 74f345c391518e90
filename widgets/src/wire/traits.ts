/** All that the kernel sends a page, and all that a page sends back. */

import type { Lesson } from "../lesson/types";
import type { Level } from "../level/types";
import type { Reference } from "../reference/types";
import type {
  Advice,
  Ask,
  Base,
  Cite,
  Company,
  Compared,
  Deal,
  Deals,
  InEach,
  Info,
  Loop,
  Notice,
  Numbers,
  Option,
  Plays,
  Recent,
  Saying,
  Shape,
  Turning,
  Who,
} from "./types";

/** That a turn can be made to last for ever: what this claim came to, and on what that rests. */
export interface Claim {
  /** `proved`, `refuted` or `undecided`; and the same as a sentence. */
  verdict: string;
  says: InEach;
  /** The evidence in words, and as a picture where it goes round one way. */
  lines: Record<string, string[]>;
  drawn: Record<string, Shape | null>;
  cite: Cite | null;
  rulings: string[];
  /** The strategy has a move where play stands. */
  moves: boolean;
  numbers: Numbers | null;
  /** What there is to be told of each choice of numbers, row by row, where nobody is there to be asked. */
  key: (Partial<Traits> & { claim: Claim })[] | null;
}

export interface Traits {
  info: Info;
  texts: Record<string, string>;
  lang: string;
  base: Base;
  recent: Recent;
  head: number;
  names: Record<string, string>;
  ask: Ask | null;
  notice: Notice | null;
  /** What is to be said of a run that goes on though it was left where play stands. */
  running?: Saying | null;
  result: Saying | null;
  loops: Loop[];
  seat: number | null;
  /** Where the browser looks: reported to the kernel. */
  view: { node: number };
  /** Where the kernel wants it to look; `seq` makes a repeated wish fresh. */
  look: { node: number; seq: number };
  /** An earlier question, with what its answers would do. */
  asked?: Ask | null;
  plays?: Plays;
  compared?: Compared | null;
  /** Which of a kernel's boards it is, counted as they are made; and what a page is asked for so that it deals this play. */
  number?: number;
  reopen?: string;
  /** What of what surrounds the board it offers to change: `lang`, `seat`, `rules`. */
  offer?: string[];
  level?: Level | null;
  lesson?: Lesson | null;
  reference?: Reference | null;
  /** What it offers to deal. */
  deal?: Deals | null;
  claim?: Claim | null;
  /** Who plays; null on a page that was exported. */
  table?: Company | null;
  advice?: Advice | null;
  turning?: Turning | null;
}

export type Intent =
  | { do: "choose"; node: number; option: Option; who: Who }
  /** Goes on with a run that was left. */
  | { do: "go-on"; node: number }
  | { do: "undo" }
  /** Back to before the last choice of one seat. */
  | { do: "undo-of"; seat: number }
  /** The opponent thinks on; so does whoever gives a hint, which is put away again. */
  | { do: "think"; node: number }
  | { do: "advise"; node: number }
  | { do: "advise-end" }
  /** Looks on through the choices on the line to where play stands. */
  | { do: "review" }
  /** The next person is there, and sees their hand; the screen is passed on from now on, or not. */
  | { do: "uncover"; seat: number }
  | { do: "pass"; on: boolean }
  | { do: "redo" }
  | { do: "goto"; node: number }
  | { do: "name"; node: number; name: string }
  /** What would the answers to an earlier question have done? */
  | { do: "foresee"; node: number }
  /** Another answer, and the rest of the line to `end` again. */
  | { do: "what-if"; node: number; option: Option; end: number }
  /** The same answers, without a card, or with another answer to a ruling: another play, to be compared with this one. */
  | { do: "without"; card: string; end: number }
  | { do: "ruling"; id: string; answer: string; end: number }
  /** Compares a play with the one that is played; null compares none. */
  | { do: "compare"; number: number | null }
  /** Goes on with the play that this one is compared with. */
  | { do: "adopt" }
  /** The same game from its beginning, as it was dealt or dealt anew. */
  | { do: "again"; deal: "same" | "new" }
  /** Another game; the one before is put aside, and comes back. */
  | ({ do: "deal"; cards: string | null } & Deal)
  | { do: "deal-back" }
  /** Other eyes, another language; the same choices by other rules: an edition, and answers to rulings. */
  | { do: "see"; seat: number | null }
  | { do: "speak"; lang: string }
  | { do: "rules"; edition: string; rulings: Record<string, string> }
  /** Another level, or the same from its beginning; its script's next answer; a hint; one of the choices, by its place. */
  | { do: "level"; name: string }
  | { do: "level-on" }
  /** Exercises on the game that is over, and back to it. */
  | { do: "train" }
  | { do: "train-end" }
  | { do: "level-hint" }
  | { do: "level-show" }
  | { do: "level-say"; choice: number }
  /** Another lesson, or this one from its beginning; on, back; what was tried taken back; the hint; the lesson's own way. */
  | { do: "lesson"; name: string }
  | { do: "lesson-on" | "lesson-back" | "lesson-take-back" | "lesson-hint" | "lesson-show" }
  /** A position of the reference, on the board. */
  | { do: "reference-open"; name: string }
  /** The move of a claim's strategy; other numbers to claim from. */
  | { do: "claim-move" }
  | { do: "claim-numbers"; at: number[] }
  /** Asks for the play as it may be kept; and for one that was kept. */
  | { do: "keep" }
  | { do: "restore"; save: unknown; node: number }
  /** Asks for a position as a picture. */
  | { do: "draw"; node: number; as: "svg" | "png" }
  /** A step as a text to send to somebody. */
  | { do: "report"; node: number };

/** The part of an anywidget model that the board uses. */
export interface Model {
  get<K extends keyof Traits>(key: K): Traits[K];
  set<K extends keyof Traits>(key: K, value: Traits[K]): void;
  save_changes(): void;
  send(content: unknown): void;
  /** `msg:custom` brings a message; everything else nothing. */
  on(event: string, callback: (message?: unknown) => void): void;
  off(event: string, callback: (message?: unknown) => void): void;
}
