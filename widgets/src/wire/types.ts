/** What the kernel sends and what goes back to it. Nothing here knows a rule of any game. */

/** Name and kind of a message's argument; kinds are card, cards, seat, seats, number, place (counted from 0, said from 1), text. */
export type Param = [name: string, kind: string];

export interface Cite {
  work: string;
  place: string;
  ref: string;
}

/** What a kind of step says, and where its rule stands. */
export interface Rule {
  id: string;
  params: Param[];
  cite: Cite | null;
  rulings: string[];
  /** Bookkeeping: stepped over unless every step is shown. */
  quiet: boolean;
  /** What it says of going on for ever: that this is proved, or that it was left there without a proof. */
  finds?: "proved" | "stopped";
  /** It follows from the move before, as whose turn it is and what is drawn: nobody is kept waiting for it. */
  aside?: boolean;
}

/** A position that came back, which the kernel has proved: the node where it was first, and those where it is back. */
export type Loop = [node: number, returns: number[]];

export type Option = [verb: string, ...rest: unknown[]];

/** Pieces of a path are keys or indexes; `x.length` cuts an array short. */
export type Patch = Record<string, unknown>;

/** `back` is how far back the parent is; `answer` is there where something was asked. */
export type NodeRow = [back: number, rule: number, args: unknown[], patch: Patch, answer?: Option];

export interface Base {
  epoch: number;
  root: Position;
  rules: Rule[];
  /** The questions of the tree: `ask` in a patch is the number of one, or null. */
  asks: Question[];
  /** The lists of options that the questions name. */
  options: Option[][];
  nodes: NodeRow[];
}

export interface Recent {
  epoch: number;
  /** The number of the first node in `nodes`. */
  from: number;
  /** Those that follow on the base's. */
  rules: Rule[];
  asks: Question[];
  options: Option[][];
  nodes: NodeRow[];
}

/** A routine under way. What holds what it begins with is left out: op 0, no card, nobody, empty registers. */
export interface Frame {
  code: string;
  pc?: number;
  source?: string;
  actor?: number;
  env?: Record<string, unknown>;
}

export type Who = number | "chance";

/** A question as it is listed once for all nodes that ask it. */
export interface Question {
  who: Who;
  kind: string;
  args: unknown[];
  /** The number of its list of options. */
  options: number | null;
}

/** The question as it stands in a position: no words, no previews. */
export interface BareAsk {
  who: Who;
  kind: string;
  args: unknown[];
  /** null: the answers are the cards that lie at `info.draws`. */
  options: Option[] | null;
}

export interface Position {
  board: Record<string, unknown>;
  frames: Frame[];
  ask: BareAsk | null;
  /** What the cards would do as they lie, by the rules; each game has its own. */
  outlook?: Record<string, unknown>;
  /** In a game without a drawing of its own. */
  shown?: Shown;
}

/** What is drawn of a position: what lies where, in each language; the values of what one may ask about; which cards share a name. */
export interface Shown {
  scenes: Record<string, { groups: Group[]; remarks: string[] }>;
  facts: Record<string, unknown>;
  apart: Record<string, number>;
}

/** Tiles that belong together; null is an empty place. */
export interface Group {
  label: string;
  tiles: (Tile | null)[];
  ring: boolean;
}

/** A card as it lies. `bits` are seats with their labels, `card` is what answers call it, where that is not its name. */
export interface Tile {
  name: string;
  notes: string[];
  bits: [seat: number, label: string][];
  flag: string | null;
  card: string | null;
}

export interface Saying {
  id: string;
  params: Param[];
  args: unknown[];
}

export interface Cited extends Saying {
  cite: Cite | null;
  rulings: string[];
}

export interface Preview {
  points: number[];
  steps: [rule: number, args: unknown[]][];
  /** Where its steps end: at a question, a draw, the game's end, or as far as the game looks ahead. */
  stops: string;
}

export interface Offer {
  option: Option;
  preview: Preview | null;
}

export interface Refusal {
  who: Who;
  option: Option;
  why: Cited;
  /** Somebody may well hope for it: it is told unasked. The others are told to whoever tries them on the board. */
  hoped?: boolean;
}

/** The open question where play stands. */
export interface Ask {
  node: number;
  who: Who;
  kind: string;
  args: unknown[];
  cite: Cite | null;
  rulings: string[];
  options: Offer[];
  refused: Refusal[];
  /** The rules that the previews' steps name. */
  rules: Rule[];
}

export interface Notice extends Cited {
  seq: number;
  /** The same answers were given again: how far that went, sentence by sentence. */
  told?: Saying[];
  /** The ends of the line as it was, and as it would have been. */
  compare?: [was: number, would: number];
}

/** The plays that one board has: as it was opened, and those that had to begin otherwise. */
export interface Plays {
  at: number;
  compared: number | null;
  kept: { number: number; made: Saying }[];
  /** How the one that is played can be begun again: with the same deal, with a new one. */
  again?: string[];
}

/** Another play, with which the one that is played is compared. */
export interface Compared {
  number: number;
  made: Saying;
  info: Info;
  base: Base;
  head: number;
}

/** What is compared with the line one is on: a node of the same play, or another play. */
export type Other = { node: number } | { play: number };

export interface CardInfo {
  numbers: number[];
  text: string;
  ref: string;
}

/** Steps to a value on a board: names of members, and operations, each with what it goes by. */
export type Way = readonly (string | readonly [operation: string, ...by: unknown[]])[];

/** How a value is said: a kind, or one that takes something more. */
export type Said = string | readonly [kind: string, ...by: unknown[]];

/** What one may ask about, as the game describes it; what is said elsewhere (null) is not asked on the board. */
export interface Described {
  name: string;
  about: "seat" | "card" | "table";
  way: Way;
  said: Said | null;
  /** Worth a word only where there is any: while there is none, it is not offered. */
  rare?: true;
}

export interface Info {
  game: string;
  edition: string;
  version: number;
  /** How many ways there are to play it. */
  versions: number;
  /** How the rulebook is cited, such as PN 3.0. */
  work: string;
  title: string | Record<string, string>;
  players: string[];
  /** How a game lays its table, where it has several ways. */
  layout?: string;
  /** What one may ask about. */
  subjects?: Described[];
  /** What each fact of a position is, in a game that does not describe what one may ask about. */
  facts?: Record<string, string>;
  /** Whether a number on a card may become negative. */
  below_zero?: boolean;
  /** How many points win, in a game in which that depends on the set-up. */
  goal?: number;
  cards: Record<string, CardInfo>;
  /** Where on the board the cards lie that a draw may bring. */
  draws: string | null;
  /** Rulings that are set to something else than their default. */
  rulings?: Record<string, string>;
  /** The game's editions, each with what it is cited as; and the rulings that arise in this one. */
  works?: Record<string, string>;
  register?: string[];
  /** The parameters of each kind of question, and of each verb of an answer: positions hold only their arguments. */
  asks: Record<string, Param[]>;
  verbs: Record<string, Param[]>;
  /** The cards without which the play could begin. */
  removable?: string[];
  /** The rulings that can be answered otherwise, each with all its answers. */
  answers?: Record<string, string[]>;
  /** What a teacher says of some steps, by the nodes to which they led. */
  comments?: Record<string, string | Record<string, string>>;
}

/** A person's text, by language. */
export type InEach = Record<string, string>;

/** An element of a picture: its tag, its attributes, and what is in it. */
export type Shape = [tag: string, attributes: Record<string, string>, within: (Shape | string)[]];

/** Numbers in which positions differ, the one that a table counts downward and the one that it counts across. */
export interface Numbers {
  each: { called: InEach; most: number }[];
  /** Those that are chosen. */
  at: number[];
  /** What heads a table of the verdicts, and these row by row. */
  table: InEach;
  verdicts: string[][];
}

/** What is dealt: the same again deals the same cards. */
export interface Deal {
  game: string;
  edition: string;
  version: number;
  players: number;
  seed: number;
  /** Who plays, seat by seat: `person,search:200`; empty where one reader chooses for everyone. */
  who: string;
  /** `open` where several persons see the whole table; else empty. */
  hands: string;
}

/** Who plays on a board. */
export interface Company {
  who: string;
  /** The screen is passed on from person to person; and whether it may be. */
  passing: boolean;
  passes: boolean;
  /** To whom it is to be handed: until then every hand is covered. */
  hand_to: number | null;
  /** The opponent who has to choose, where, and how many of its simulations have been made. */
  thinks: { seat: number; node: number; done: number; of: number } | null;
  /** There can be hints. */
  hints: boolean;
}

/** What a good player would choose, as far as that has been worked out: the options that were tried, the best first. */
export interface Advice {
  node: number;
  seat: number;
  done: number;
  of: number;
  options: { option: Option; share: number; expects: number[] }[];
}

/** What can be dealt of a game; what it and its versions are called, by language. */
export interface Dealable {
  game: string;
  called: Record<string, string>;
  works: Record<string, string>;
  versions: { version: number; called: Record<string, string> }[];
  seats: [fewest: number, most: number];
  /** The opponents that can play it: how each is asked for, and the message that says it. */
  opponents: { who: string; called: string }[];
}

/** What a board offers to deal, and what was dealt last. */
export interface Deals {
  games: Dealable[];
  seeds: [lowest: number, highest: number];
  now: Deal;
  /** The deck of that as it was written down; null where the deck is the game's own. */
  cards: string | null;
  /** How many have been dealt, or brought back: another number, another play. */
  dealt: number;
  /** The number of the deal before, which can be brought back. */
  back: number | null;
  /** What of the page's address there is not. */
  unknown: string[];
  /** What keeps the deal that was asked for from being dealt. */
  problems: (Saying & { place: string })[];
  /** Whether it is shown at first. */
  opened: boolean;
}

/** A choice after which another one was expected to be clearly better: the shares of the win that were expected of what was chosen and
 * possible, from so many simulations of each; 0 where it is proved that the better one wins. */
export interface TurningPoint {
  node: number;
  seat: number;
  chosen: Option;
  better: Option;
  expected: number;
  possible: number;
  tries: number;
}

/** How far the line to where play stands has been looked through: so many choices, the part of one included. */
export interface Turning {
  head: number;
  done: number;
  of: number;
  found: TurningPoint[];
}
