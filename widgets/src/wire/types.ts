/** What Python and the page say to one another. Made by `make wire` from the description in `pnrules/wire`; a test fails when it is out of date. */

/** What does not change in a play. */
export interface Info {
  /** Which rules. */
  game: string;
  edition: string;
  version: number;
  /** How many ways there are to play it. */
  versions: number;
  /** How the rulebook is cited, such as PN 3.0. */
  work: string;
  /** What the play is called. */
  title: string | InEach;
  /** What the players are called, in seat order. */
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
  /** The kinds of card. */
  cards: Record<string, CardInfo>;
  /** Where on the board the cards lie that a draw may bring. */
  draws: string | null;
  /** Those that are set to something else than their default. */
  rulings?: Record<string, string>;
  /** The game's editions, each with what it is cited as. */
  works?: Record<string, string>;
  /** The rulings that arise in this edition. */
  register?: string[];
  /** The parameters of each kind of question. */
  asks: Record<string, [name: string, kind: string][]>;
  /** The parameters of each verb of an answer. */
  verbs: Record<string, [name: string, kind: string][]>;
  /** The cards without which the play could begin. */
  removable?: string[];
  /** The rulings that can be answered otherwise, each with all its answers. */
  answers?: Record<string, string[]>;
  /** What a teacher says of some steps, by the nodes to which they led. */
  comments?: Record<string, string | InEach>;
}

/** A text in each language, by the language's code. */
export type InEach = Record<string, string>;

/** Something that one may ask about, as the game describes it. */
export interface Described {
  /** What it is called. */
  name: string;
  /** What it is asked of. */
  about: "seat" | "card" | "table";
  /** Where its value is found. */
  way: Way;
  /** How its value is said; null for what is said elsewhere, and not asked on the board. */
  said: Said | null;
  /** Worth a word only where there is any. */
  rare?: boolean;
}

/** Steps to a value on a board: names of members, and operations. */
export type Way = (string | [operation: string, ...rest: unknown[]])[];

/** How a value is said: a kind, or one that takes something more. */
export type Said = string | [operation: string, ...rest: unknown[]];

/** A kind of card. */
export interface CardInfo {
  /** Those that are printed on it. */
  numbers: number[];
  /** The message that says what is printed. */
  text: string;
  /** The message of its place in the rulebook. */
  ref: string;
}

/** The part of a tree that is sent once. */
export interface Base {
  /** Those that their steps follow. */
  rules: Rule[];
  /** The questions: `ask` in a patch is the number of one, or null. */
  asks: Question[];
  /** The lists of answers that the questions name. */
  options: Option[][];
  /** The nodes, each after its parent. */
  nodes: NodeRow[];
  /** The position at the start. */
  root: Position;
  /** Rises whenever this is another one, so that it is known which parts belong together. */
  epoch: number;
}

/** A rule that steps follow. */
export interface Rule {
  /** The message that says it. */
  id: string;
  /** The names and kinds of that message's arguments. */
  params: [name: string, kind: string][];
  /** Where it stands. */
  cite: Cite | null;
  /** What it rests on. */
  rulings: string[];
  /** Bookkeeping: stepped over unless every step is shown. */
  quiet: boolean;
  /** What it says of going on for ever: that this is proved, or that it was left there without a proof. */
  finds?: "proved" | "stopped";
  /** It follows from the move before, as whose turn it is and what is drawn: nobody is kept waiting for it. */
  aside?: boolean;
}

/** A citation as plain data: see `Citation`. */
export interface Cite {
  work: string;
  place: string;
  ref: string;
}

/** A question as it is listed once for all nodes that ask it. */
export interface Question {
  /** Who is asked. */
  who: Who;
  /** Which question. */
  kind: string;
  /** Its arguments. */
  args: unknown[];
  /** The number of its list of answers; null where these are the cards that lie at `info.draws`. */
  options: number | null;
}

/** Who is asked: a seat, or chance. */
export type Who = number | "chance";

/** An answer that a question offers: a verb with what it needs. */
export type Option = [verb: string, ...rest: Word[]];

/** What an answer may consist of. */
export type Word = string | number | boolean | Word[] | null;

/** A node: how far back its parent is, the number of its rule, the rule's arguments, what differs; and the answer, where something was asked. */
export type NodeRow = [back: number, rule: number, args: unknown[], patch: Patch, ...answer: Option[]];

/** What has to be set, path by path, to make one position of another; what a path says stands in `pnrules.kernel.patches`. */
export type Patch = Record<string, unknown>;

/** A position. */
export interface Position {
  /** What lies on the table; each game has its own. */
  board: Record<string, unknown>;
  /** The routines under way, the innermost last. */
  frames: Frame[];
  /** The question that is open. */
  ask: BareAsk | null;
  /** What the cards would do as they lie, by the rules; each game has its own. */
  outlook?: Record<string, unknown>;
  /** What is drawn of it, in a game without a drawing of its own. */
  shown?: Shown;
}

/** A routine under way. What holds what it begins with is left out. */
export interface Frame {
  /** Which routine. */
  code: string;
  /** The number of its next op; left out for 0. */
  pc?: number;
  /** The card that does it. */
  source?: string;
  /** The seat that does it. */
  actor?: number;
  /** Its registers, those that are not empty. */
  env?: Record<string, unknown>;
}

/** The question as it stands in a position: no words, no previews. */
export interface BareAsk {
  /** Who is asked. */
  who: Who;
  /** Which question. */
  kind: string;
  /** Its arguments. */
  args: unknown[];
  /** Its answers; null where these are the cards that lie at `info.draws`. */
  options: Option[] | null;
}

/** What is drawn of a position, in a game for which the board has no drawing. */
export interface Shown {
  /** What lies where, in each language. */
  scenes: Record<string, Scene>;
  /** The values of what one may ask about. */
  facts: Record<string, unknown>;
  /** The places of cards whose name others bear too. */
  apart: Record<string, number>;
}

/** What a picture shows: groups of tiles from top to bottom, and remarks in words under them. */
export interface Scene {
  groups: Group[];
  remarks: string[];
}

/** Tiles that belong together, in order; with `ring` their ends meet in a circle. None is an empty place. */
export interface Group {
  label: string;
  tiles: (Tile | null)[];
  ring: boolean;
}

/** A card on the table. */
export interface Tile {
  /** What is printed on it. */
  name: string;
  /** What else there is to read: numbers, a lock. */
  notes: string[];
  /** The seats whose markers lie on it, in order, each with its label. */
  bits: [a: number, b: string][];
  /** A label over it, such as the program counter; None for none. */
  flag: string | null;
  /** Its name in answers, if that is another one. */
  card: string | null;
}

/** What was added to a tree; its rules, questions and lists are numbered on from those of the base. */
export interface Recent {
  /** Those that their steps follow. */
  rules: Rule[];
  /** The questions: `ask` in a patch is the number of one, or null. */
  asks: Question[];
  /** The lists of answers that the questions name. */
  options: Option[][];
  /** The nodes, each after its parent. */
  nodes: NodeRow[];
  /** That of the base. */
  epoch: number;
  /** The number of the first node in `nodes`. */
  from: number;
}

/** The open question. */
export interface Ask {
  /** Where it is asked. */
  node: number;
  /** Who is asked. */
  who: Who;
  /** Which question. */
  kind: string;
  /** Its arguments. */
  args: unknown[];
  /** Where the rule stands, and what it rests on. */
  cite: Cite | null;
  rulings: string[];
  /** Its answers. */
  options: Offer[];
  /** What is refused. */
  refused: Refusal[];
  /** The rules that the previews' steps follow. */
  rules: Rule[];
}

/** An answer that is offered. */
export interface Offer {
  /** The answer. */
  option: Option;
  /** What it would do; null where that is not shown. */
  preview: Preview | null;
}

/** What an answer would do. */
export interface Preview {
  /** Everybody's points then. */
  points: number[];
  /** The steps to there, each with its rule's number and arguments. */
  steps: [rule: number, args: unknown[]][];
  /** Where they end: at a question, a draw, the game's end, or as far as the game looks ahead. */
  stops: string;
}

/** An answer that is refused. */
export interface Refusal {
  /** The seat that would give it. */
  who: Who;
  /** The answer. */
  option: Option;
  /** What forbids it. */
  why: Cited;
  /** Somebody may well hope for it: it is told unasked, the others to whoever tries them on the board. */
  hoped: boolean;
}

/** A message that says why something is forbidden: where the rule stands, and the rulings that it rests on. */
export interface Cited {
  /** What the catalogue calls it. */
  id: string;
  /** Name and kind of each argument. */
  params: [name: string, kind: string][];
  /** The arguments, in the same order. */
  args: unknown[];
  cite: Cite | null;
  rulings: string[];
}

/** What a board has to say, with its number: the same again is said again. */
export interface Notice {
  /** What the catalogue calls it. */
  id: string;
  /** Name and kind of each argument. */
  params: [name: string, kind: string][];
  /** The arguments, in the same order. */
  args: unknown[];
  cite: Cite | null;
  rulings: string[];
  /** How far the same answers went, sentence by sentence. */
  told?: Saying[];
  /** The ends of the line as it was, and as it would have been. */
  compare?: [was: number, would: number];
  seq: number;
}

/** A message of the catalogue with its arguments. */
export interface Saying {
  /** What the catalogue calls it. */
  id: string;
  /** Name and kind of each argument. */
  params: [name: string, kind: string][];
  /** The arguments, in the same order. */
  args: unknown[];
}

/** A position that came back, as is proved: the node where it was first, and those where it is back. */
export type Loop = [node: number, returns: number[]];

/** Where the page looks. */
export interface View {
  node: number;
}

/** Where the page is asked to look. */
export interface Look {
  /** Where. */
  node: number;
  /** Makes a repeated wish fresh. */
  seq: number;
}

/** The plays that one board has: as it was opened, and those that had to begin otherwise. */
export interface Plays {
  /** The one that is played. */
  at: number;
  /** The one with which it is compared. */
  compared: number | null;
  /** All of them. */
  kept: Kept[];
  /** How the one that is played can be begun again: with the same deal, with a new one. */
  again?: string[];
}

/** A play that a board has. */
export interface Kept {
  /** What it is called by. */
  number: number;
  /** How it came to be. */
  made: Saying;
}

/** Another play, with which the one that is played is compared. */
export interface Compared {
  /** Which. */
  number: number;
  /** How it came to be. */
  made: Saying;
  /** What does not change in it. */
  info: Info;
  /** Its tree, all of it. */
  base: Base;
  /** Where it stands. */
  head: number;
}

/** A level that is played on a board, or asked without one. Where nothing is to be said, the answer is given on the board. */
export interface Level {
  /** What is to be done. */
  task: InEach;
  /** Whose part the learner has. */
  seat: number;
  /** What may be said. */
  choices: Choice[];
  /** The place among them of what was said last. */
  tried: number | null;
  /** What the last answer came to. */
  verdict: Verdict | null;
  /** It is solved: then the board holds nothing back. */
  solved: boolean;
  /** Which it is. */
  name: string;
  title: InEach;
  /** The solution was asked for, so that the task is no more the learner's to solve. */
  shown: boolean;
  /** The question alone is shown, without a board. */
  quiz: boolean;
  /** Those that were asked for, and whether there is another. */
  hints: InEach[];
  more: boolean;
  /** Whether the script has an answer to give before the task is solved. */
  goes_on: boolean;
  /** Each game's levels in their packs. */
  others: Shelf[];
  /** The level after this one. */
  next: string | null;
  /** Where nobody is there to be asked. */
  key: LevelKey | null;
}

/** What may be said, in one of three ways. */
export interface Choice {
  /** Everybody's points. */
  points?: number[];
  /** An answer. */
  answer?: Option;
  /** A sentence. */
  says?: InEach;
}

/** What an answer came to. */
export interface Verdict {
  /** Whether it was right. */
  right: boolean;
  /** Why, in words; null where `why` tells it. */
  says: InEach | null;
  /** The kernel's own reason, where the answer was not even legal and the task says nothing of it. */
  why: Saying | null;
  /** Where the rule stands, and what it rests on. */
  cite: Cite | null;
  rulings: string[];
  /** The aim has gone out of reach, though the learner had choices left. */
  lost?: boolean;
}

/** A game's levels that a page may open, pack by pack. */
export interface Shelf {
  game: string;
  title: InEach;
  packs: Pack[];
}

/** Levels that belong together. */
export interface Pack {
  title: InEach;
  levels: Called[];
}

/** A level in a list. */
export interface Called {
  name: string;
  title: InEach;
}

/** What each choice of a level comes to, and all hints, for a page with nobody behind it. */
export interface LevelKey {
  verdicts: Verdict[];
  hints: InEach[];
}

/** An exercise made by the rules. It is answered once. */
export interface Exercise {
  /** What is to be done. */
  task: InEach;
  /** Whose part the learner has. */
  seat: number;
  /** What may be said. */
  choices: Choice[];
  /** The place among them of what was said last. */
  tried: number | null;
  /** What the last answer came to. */
  verdict: Verdict | null;
  /** It is solved: then the board holds nothing back. */
  solved: boolean;
  /** Which it is. */
  name: string;
  title: InEach;
  /** The solution was asked for. */
  shown: boolean;
  /** Of which game. */
  game: string;
  /** What was wanted to be asked about. */
  topic: string;
  /** All that it is about. */
  topics: string[];
  /** How difficult it is, from 1 to 5. */
  level: number;
  /** Of which day it is the exercise, counted from the beginning of 1970; null of any other. */
  day: number | null;
  /** There is an exercise of each day. */
  daily: boolean;
  /** The rulings on which it turns: some answer takes them to be answered otherwise. */
  turns_on: string[];
  /** What the answer that was given tells something of; nothing before. */
  about: string[];
  /** What all exercises are about; null for anything. */
  only: string | null;
  /** Somebody asked for these exercises, by a topic or a number: they are not begun with others. */
  chosen: boolean;
  /** They are about the game that was on the board before, to which there is a way back. */
  own: boolean;
  /** Every topic that there are exercises about. */
  known: Topic[];
  /** There is a next. */
  more: boolean;
  /** What each choice comes to; null once one was given. */
  key: ExerciseKey | null;
}

/** A rule, card or ruling that there are exercises about. */
export interface Topic {
  /** What it is asked for by: `PN 3.0 card-zap`, `N-12`. */
  name: string;
  /** What it is. */
  kind: "card" | "rule" | "ruling";
  /** The rulebook; null of a ruling. */
  work: string | null;
  /** Where our words for it are: the message of a rule or card, the id of a ruling. */
  entry: string;
  /** The first lesson that teaches it. */
  lesson: string | null;
}

/** What each choice of an exercise comes to: so that the page judges at once, and where nobody is behind it. */
export interface ExerciseKey {
  /** What it comes to. */
  verdicts: Verdict[];
  /** What it tells something of. */
  about: string[][];
}

/** A question before the answer: can this turn be made to last for ever? After a guess, another may follow. */
export interface Guessing {
  /** What is to be done. */
  task: InEach;
  /** Whose part the learner has. */
  seat: number;
  /** What may be said. */
  choices: Choice[];
  /** The place among them of what was said last. */
  tried: number | null;
  /** What the last answer came to. */
  verdict: Verdict | null;
  /** It is solved: then the board holds nothing back. */
  solved: boolean;
  /** What each choice comes to, where nobody is there to be asked. */
  key: Verdict[] | null;
}

/** A lesson that is being learnt on a board, at one of its sentences. */
export interface Lesson {
  /** Which it is. */
  game: string;
  name: string;
  /** Somebody asked for this one. */
  chosen: boolean;
  /** Which it is. */
  title: InEach;
  /** Its place among those that may be opened here, counted from 1. */
  number: number;
  /** The rules and cards that are new in it. */
  teaches: Cite[];
  /** Whose part the learner has. */
  seat: number;
  /** Which sentence it is at, counted from 1, and how many there are. */
  at: number;
  count: number;
  /** What is said there, and what was said before. */
  says: InEach;
  before: InEach[];
  /** The cards that this is about. */
  look: string[];
  /** Something is to be done before one can go on. */
  open: boolean;
  /** The hint, where it was asked for; and whether there is one to ask for. */
  hint: InEach | null;
  hints: boolean;
  /** What the learner's choices came to; null while the aim is ahead. */
  verdict: Verdict | null;
  /** The aim was reached otherwise than the lesson goes on from. */
  another: boolean;
  /** All of it has been learnt. */
  over: boolean;
  /** The lessons that may be opened here. */
  track: Taught[];
  /** The lesson after this one; null after the last. */
  next: string | null;
  /** The messages that explain words of the game. */
  glossary: string[];
}

/** A lesson that may be opened. */
export interface Taught {
  /** Which it is. */
  name: string;
  title: InEach;
  /** It comes after the track. */
  meet: boolean;
}

/** All that a game's reference has; the words are among the texts. */
export interface Reference {
  /** Which. */
  game: string;
  /** Every place of its rulebooks. */
  places: Place[];
  /** Every ruling. */
  rulings: RulingEntry[];
  /** The title of every scenario and lesson that is named here. */
  titles: Record<string, InEach>;
  /** The words that are explained. */
  glossary: string[];
}

/** A place of the rulebooks. */
export interface Place {
  /** The message of our words for it. */
  ref: string;
  /** Where it stands. */
  work: string;
  place: string;
  /** What is printed on it, if it is a card. */
  card: Printed | null;
  /** Those that touch it. */
  rulings: string[];
  /** Those that teach it. */
  lessons: string[];
  /** Some in which it is used. */
  scenarios: string[];
  /** How many scenarios there are besides. */
  more: number;
}

/** What is printed on a card. */
export interface Printed {
  /** The message that says it. */
  text: string;
  /** Its numbers. */
  numbers: number[];
}

/** A ruling. */
export interface RulingEntry {
  /** Which it is, and the message that says it. */
  id: string;
  message: string;
  /** The answers besides the default. */
  others: string[];
  /** Some that rest on it. */
  scenarios: string[];
  /** How many scenarios there are besides. */
  more: number;
}

/** What a board offers to deal, and what was dealt last. */
export interface Deals {
  /** What there is to deal. */
  games: Dealable[];
  /** The lowest and the highest number of a deal. */
  seeds: [lowest: number, highest: number];
  /** What was dealt last, or brought back. */
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
  problems: Wrong[];
  /** Whether it is shown at first. */
  opened: boolean;
}

/** What can be dealt of a game. */
export interface Dealable {
  /** Which. */
  game: string;
  /** What it is called. */
  called: InEach;
  /** Its editions, each with what it is cited as. */
  works: Record<string, string>;
  /** The ways to play it. */
  versions: Version[];
  /** Fewest and most players. */
  seats: [fewest: number, most: number];
  /** Those that can play it, by name, the weakest first: the catalogue has `board-opponent-tess`. */
  opponents: string[];
}

/** A way to play a game, and what it is called. */
export interface Version {
  version: number;
  called: InEach;
}

/** What is dealt: the same again deals the same cards. */
export interface Deal {
  /** Which rules. */
  game: string;
  edition: string;
  version: number;
  /** How many. */
  players: number;
  /** The deal's number. */
  seed: number;
  /** Who plays, seat by seat: `person,tess`; empty where one reader chooses for everyone. */
  who: string;
  /** `open` where several persons see the whole table; else empty. */
  hands: string;
}

/** What keeps a deal that was asked for from being dealt. */
export interface Wrong {
  /** What the catalogue calls it. */
  id: string;
  /** Name and kind of each argument. */
  params: [name: string, kind: string][];
  /** The arguments, in the same order. */
  args: unknown[];
  /** What of it is wrong. */
  place: string;
}

/** That a turn can be made to last for ever: what this claim came to, and on what that rests. */
export interface Claim {
  /** `proved`, `refuted` or `undecided`. */
  verdict: string;
  /** The same as a sentence. */
  says: InEach;
  /** The evidence in words, and as a picture where it goes round one way; in each language. */
  lines: Record<string, string[]>;
  drawn: Record<string, Element | null>;
  /** Where the rule stands, and what it rests on. */
  cite: Cite | null;
  rulings: string[];
  /** The strategy has a move where play stands. */
  moves: boolean;
  /** Those that may be chosen; null where the position is given. */
  numbers: Numbers | null;
  /** The traits that each choice of numbers brings, row by row, where nobody is there to be asked. */
  key: Partial<Traits>[] | null;
}

/** An element of a picture: its tag, its attributes, and what is in it. */
export type Element = [tag: string, attributes: Record<string, string>, within: (Element | string)[]];

/** Numbers in which positions differ. */
export interface Numbers {
  /** The one that a table of them counts downward, and the one that it counts across. */
  each: Number[];
  /** Those that are chosen. */
  at: number[];
  /** What heads a table of the verdicts. */
  table: InEach;
  /** These, row by row. */
  verdicts: string[][];
}

/** A number in which positions differ. */
export interface Number {
  /** What it counts. */
  called: InEach;
  /** How high it goes. */
  most: number;
}

/** Who plays on a board. */
export interface Company {
  /** A person or an opponent for each seat, as in a deal; empty where one reader chooses for everyone. */
  who: string;
  /** The screen is passed on from person to person. */
  passing: boolean;
  /** Whether it may be. */
  passes: boolean;
  /** To whom it is to be handed: until then every hand is covered. */
  hand_to: number | null;
  /** The opponent who has to choose; null where nobody has to, or a person. */
  thinks: Thinking | null;
  /** Whether there can be hints. */
  hints: boolean;
}

/** The opponent who has to choose. */
export interface Thinking {
  /** Whose choice it is. */
  seat: number;
  /** Where. */
  node: number;
  /** How many simulations have been made, and how many there will be. */
  done: number;
  of: number;
}

/** What a good player would choose, as far as that has been worked out. */
export interface Advice {
  /** Where, and who is asked. */
  node: number;
  seat: number;
  /** How many simulations have been made, and how many there will be. */
  done: number;
  of: number;
  /** How often it has been thought on: it changes even while reasons are worked out, so that the page asks for more. */
  slices: number;
  /** Those that were tried, the best first. */
  options: Tried[];
  /** Why the best of them is; null while that is not known. */
  best: Reason | null;
  /** Why another one is not, which looks best at first sight; null where there is none. */
  tempting: Reason | null;
  /** Whether it matters what is chosen. */
  matters: boolean;
}

/** An option that was tried. */
export interface Tried {
  /** Which. */
  option: Option;
  /** The share of the simulations that went to it. */
  share: number;
  /** What each seat can expect of it. */
  expects: number[];
  /** Everybody's where those simulations ended, on the average; null in a game without points. */
  points: number[] | null;
}

/** Why an option is good or bad: what is expected to follow it. */
export interface Reason {
  /** Which. */
  option: Option;
  /** What happens: each choice, and whatever changes points. */
  events: Foreseen[];
  /** Everybody's at the end of it; empty in a game without points, and where `open`. */
  points: number[];
  /** How the game ends in it; null where it goes on. */
  result: Foreseen | null;
  /** Points change only at its end, if everybody leaves things as they are after the last event. */
  idle: boolean;
  /** What follows depends on what is hidden, so nothing is told of it. */
  open: boolean;
  /** It can be played on the board (`follow`). */
  plays: boolean;
}

/** Something that is expected to happen, as a message. */
export interface Foreseen {
  /** What the catalogue calls it. */
  id: string;
  /** Name and kind of each argument. */
  params: [name: string, kind: string][];
  /** The arguments, in the same order. */
  args: unknown[];
  /** Of the cards that it names, those whose name another one bears too, each with its place. */
  apart: Record<string, number>;
}

/** How far the line to where play stands has been looked through. */
export interface Turning {
  /** Where play stands. */
  head: number;
  /** So many choices have been looked at, the part of one included, of how many. */
  done: number;
  of: number;
  /** What was found. */
  found: TurningPoint[];
}

/** A choice after which another one was expected to be clearly better. */
export interface TurningPoint {
  /** Where, and who chose. */
  node: number;
  seat: number;
  /** What was chosen, and what would have been better. */
  chosen: Option;
  better: Option;
  /** The shares of the win that were expected of them. */
  expected: number;
  possible: number;
  /** From so many simulations of each; 0 where it is proved that the better one wins. */
  tries: number;
  /** So many points were paid for nothing; 0 where it is not about that. */
  paid: number;
  /** What was expected to follow what was chosen, and the better one; null where that was not worked out. */
  after: Reason | null;
  instead: Reason | null;
}

/** The play, as it may be kept. */
export interface Saved {
  kept: unknown;
}

/** Whether a play that was kept could be read. */
export interface Restored {
  /** It is on the board. */
  restored: boolean;
  /** Not all of it is as it was. */
  otherwise?: boolean;
}

/** A position as a picture. */
export interface Drawn {
  /** The picture, as the text of an SVG. */
  drawn: string;
  /** Which picture was asked for. */
  as: "svg" | "png";
}

/** A step as a text. */
export interface Reported {
  /** The text. */
  report: string;
  /** Where the step led. */
  node: number;
  /** The position in one line, where everything of it may be known. */
  line?: string;
}

/** A play as a link. */
export interface Linked {
  /** The end of an address that opens it, from its mark on. */
  link: string;
}

/** What a page has of a board. A session tells those that are otherwise. */
export interface Traits {
  /** Which wire this is: a page that knows another one says so. */
  wire: number;
  /** What does not change in the play. */
  info: Info;
  /** Every text of the board, in each language. */
  texts: Record<string, string>;
  /** The language in which it speaks. */
  lang: string;
  /** The tree of the play, as far as it is sent once. */
  base: Base;
  /** What was added to it. */
  recent: Recent;
  /** Where play stands. */
  head: number;
  /** The names that somebody gave to nodes. */
  names: Record<string, string>;
  /** The question where play stands. */
  ask: Ask | null;
  /** What is to be said. */
  notice: Notice | null;
  /** What is to be said of a run that goes on though it was left where play stands. */
  running?: Saying | null;
  /** How the game ended. */
  result: Saying | null;
  /** The loops of the tree that are proved. */
  loops: Loop[];
  /** Through whose eyes it is seen; null shows the whole table, 0 what all players see. */
  seat: number | null;
  /** Where the page looks: the one trait that the page sets itself. */
  view: View;
  /** Where it is asked to look. */
  look: Look;
  /** An earlier question, with what its answers would do. */
  asked?: Ask | null;
  /** The plays of the board. */
  plays?: Plays;
  /** The one with which the one that is played is compared. */
  compared?: Compared | null;
  /** Which of a kernel's boards it is, counted as they are made. */
  number?: number;
  /** What a page's address has to ask for so that it deals this play. */
  reopen?: string;
  /** What of what surrounds the board it offers to change: `lang`, `seat`, `rules`. */
  offer?: string[];
  /** The level that is played on it, or its question alone. */
  level?: Level | null;
  /** The exercise. */
  exercise?: Exercise | null;
  /** The question what a claim comes to. */
  guessing?: Guessing | null;
  /** The lesson. */
  lesson?: Lesson | null;
  /** The rules and cards of the game. */
  reference?: Reference | null;
  /** What it offers to deal. */
  deal?: Deals | null;
  /** The claim that it is about. */
  claim?: Claim | null;
  /** Who plays. */
  table?: Company | null;
  /** The hint that was asked for. */
  advice?: Advice | null;
  /** The turning points that were found. */
  turning?: Turning | null;
}

/** What a page may ask for. */
export type Intent =
  /** One of the answers at a node. */
  | { do: "choose"; node: number; option: Option; who: Who }
  /** Goes on with a run that was left. */
  | { do: "go-on"; node: number }
  /** Play stands at another node. */
  | { do: "goto"; node: number }
  /** Back to before the last choice. */
  | { do: "undo" }
  /** Back to before the last choice of one seat. */
  | { do: "undo-of"; seat: number }
  /** On to the next choice that was taken back. */
  | { do: "redo" }
  /** Gives a node a name. */
  | { do: "name"; node: number; name: string }
  /** What would the answers to an earlier question have done? */
  | { do: "foresee"; node: number }
  /** Another answer, and the rest of the line to `end` again. */
  | { do: "what-if"; node: number; option: Option; end: number }
  /** The same answers without a card: another play, to be compared with this one. */
  | { do: "without"; card: string; end: number }
  /** The same answers with another answer to a ruling: another play, to be compared with this one. */
  | { do: "ruling"; id: string; answer: string; end: number }
  /** Compares a play with the one that is played; null compares none. */
  | { do: "compare"; number: number | null }
  /** Goes on with the play that this one is compared with. */
  | { do: "adopt" }
  /** The same game from its beginning, as it was dealt or dealt anew. */
  | { do: "again"; deal: "same" | "new" }
  /** Another language. */
  | { do: "speak"; lang: string }
  /** Other eyes; null sees the whole table. */
  | { do: "see"; seat: number | null }
  /** The same choices by other rules: an edition, and answers to rulings. */
  | { do: "rules"; edition: string; rulings: Record<string, string> }
  /** The opponent who has to choose at a node thinks on. */
  | { do: "think"; node: number }
  /** Whoever gives a hint thinks on. */
  | { do: "advise"; node: number }
  /** The hint is put away. */
  | { do: "advise-end" }
  /** What is expected to follow an option, played as a branch; play stays. */
  | { do: "follow"; node: number; option: Option }
  /** Looks on through the choices on the line to where play stands. */
  | { do: "review" }
  /** The next person is there, and sees their hand. */
  | { do: "uncover"; seat: number }
  /** The screen is passed on from now on, or not. */
  | { do: "pass"; on: boolean }
  /** Another game; the one before is put aside, and comes back. */
  | { do: "deal"; game: string; edition: string; version: number; players: number; seed: number; who: string; hands: string; cards: string | null }
  /** The game before comes back. */
  | { do: "deal-back" }
  /** A play from elsewhere: a link, the line of a position, what a file holds. The game before comes back. */
  | { do: "open"; text: string }
  /** Another level, or the same from its beginning. */
  | { do: "level"; name: string }
  /** The level's script gives its next answer. */
  | { do: "level-on" }
  /** The level's next hint. */
  | { do: "level-hint" }
  /** The level's solution. */
  | { do: "level-show" }
  /** One of the level's choices, by its place. */
  | { do: "level-say"; choice: number }
  /** The exercise of this name again; one about a topic; or the `next`. */
  | { do: "exercise"; name: string }
  /** The next exercise for a learner: the lessons that they have done, the level to which they have come, what is due, and whether they are asked about rulings. */
  | { do: "exercise-next"; lessons: string[]; level: number; due: string[]; rulings: boolean }
  /** The exercise of a day, counted from the beginning of 1970. */
  | { do: "exercise-of-day"; day: number }
  /** One of the exercise's choices, by its place. */
  | { do: "exercise-say"; choice: number }
  /** The right answer of the exercise. */
  | { do: "exercise-show" }
  /** One of the guesses, by its place. */
  | { do: "guess-say"; choice: number }
  /** Exercises on the game that is over. */
  | { do: "train" }
  /** Back to the game on which the exercises are. */
  | { do: "train-end" }
  /** Another lesson, or this one from its beginning. */
  | { do: "lesson"; name: string }
  /** The lesson goes on. */
  | { do: "lesson-on" }
  /** The lesson goes back. */
  | { do: "lesson-back" }
  /** The choice that lost the aim is taken back. */
  | { do: "lesson-take-back" }
  /** The hint of what is to be done. */
  | { do: "lesson-hint" }
  /** The lesson's own way. */
  | { do: "lesson-show" }
  /** A position of the reference, on the board. */
  | { do: "reference-open"; name: string }
  /** The next move of a claim's strategy. */
  | { do: "claim-move" }
  /** Other numbers to claim from. */
  | { do: "claim-numbers"; at: number[] }
  /** The play as it may be kept. */
  | { do: "keep" }
  /** A play that was kept. */
  | { do: "restore"; save: unknown; node: number }
  /** A position as a picture. */
  | { do: "draw"; node: number; as: "svg" | "png" }
  /** A step as a text to send to somebody. */
  | { do: "report"; node: number }
  /** The play as a link, where the whole table is seen. */
  | { do: "link" };

/** What answers a message. */
export type Answer = Saved | Restored | Drawn | Reported | Linked;
