/** The traits and messages between Python and the page. Made by `make wire` from the description in `pnrules/wire`; a test fails when it is out of date. */

/** What does not change in a play. */
export interface Info {
  /** Which rules. */
  game: string;
  edition: string;
  version: number;
  /** How many ways there are to play it. */
  versions: number;
  /** The name of the rulebook in citations, such as PN 3.0. */
  work: string;
  /** The title of the play. */
  title: string | InEach;
  /** The names of the players, in seat order. */
  players: string[];
  /** The way the game lays its table, if it has several. */
  layout?: string;
  /** The game's own pictures, by name. */
  pictures?: Record<string, Picture>;
  /** The subjects of “Why?”. */
  subjects?: Described[];
  /** The kind of each fact, in a game that does not describe its subjects. */
  facts?: Record<string, string>;
  /** Whether a number on a card may become negative. */
  below_zero?: boolean;
  /** How many points win, in a game in which that depends on the set-up. */
  goal?: number;
  /** The kinds of card. */
  cards: Record<string, CardInfo>;
  /** Where on the board the cards lie that can be drawn. */
  draws: string | null;
  /** Those with another answer than the default. */
  rulings?: Record<string, string>;
  /** The game's editions, each with its name in citations. */
  works?: Record<string, string>;
  /** The rulings that arise in this edition. */
  register?: string[];
  /** The parameters of each kind of question. */
  asks: Record<string, [name: string, kind: string][]>;
  /** The parameters of each verb of an answer. */
  verbs: Record<string, [name: string, kind: string][]>;
  /** The cards that the start can do without. */
  removable?: string[];
  /** Whether something on the table is hidden from some player. */
  hides?: boolean;
  /** The seat, if only what that seat saw of the play is known: it can be looked at, and not continued. */
  eyes?: number;
  /** The rulings with several answers, each with all of them. */
  answers?: Record<string, string[]>;
  /** A teacher's comments on steps, by the nodes that they led to. */
  comments?: Record<string, string | InEach>;
}

/** A text in each language, by the language's code. */
export type InEach = Record<string, string>;

/** A picture. */
export interface Picture {
  /** Its view box. */
  box: string;
  /** Its shapes, from back to front. */
  shapes: Shape[];
}

/** A line or a shape in a picture: its element and its attributes. */
export interface Shape {
  element: string;
  attributes: Record<string, string>;
}

/** A subject of “Why?”, as the game describes it. */
export interface Described {
  /** Its name. */
  name: string;
  /** What it is about. */
  about: "seat" | "card" | "table";
  /** The way to its value. */
  way: Way;
  /** The kind of its value, for words; null if it is shown elsewhere, and not offered. */
  said: Said | null;
  /** Whether it is only offered while there is any. */
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
  /** The rules that their steps follow. */
  rules: Rule[];
  /** The questions: `ask` in a patch is the number of one, or null. */
  asks: Question[];
  /** The lists of answers that the questions name. */
  options: Option[][];
  /** The nodes, each after its parent. */
  nodes: NodeRow[];
  /** The position at the start. */
  root: Position;
  /** Increases whenever it changes, so that it is known which parts belong together. */
  epoch: number;
}

/** A rule that steps follow. */
export interface Rule {
  /** Its message. */
  id: string;
  /** The names and kinds of that message's arguments. */
  params: [name: string, kind: string][];
  /** Where it stands. */
  cite: Cite | null;
  /** What it rests on. */
  rulings: string[];
  /** Whether it is bookkeeping, skipped unless every step is shown. */
  quiet: boolean;
  /** For a rule about going on for ever: whether that is proved, or the run was suspended without a proof. */
  finds?: "proved" | "stopped";
  /** Whether it only follows from the move before, such as whose turn it is and what is drawn: play does not pause for it. */
  aside?: boolean;
}

/** A citation as plain data: see `Citation`. */
export interface Cite {
  work: string;
  place: string;
  ref: string;
}

/** A question, listed once for all nodes that ask it. */
export interface Question {
  /** Who is asked. */
  who: Who;
  /** Which question. */
  kind: string;
  /** Its arguments. */
  args: unknown[];
  /** The number of its list of answers; null if these are the cards at `info.draws`. */
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
  /** The table, specific to each game. */
  board: Record<string, unknown>;
  /** The routines under way, the innermost last. */
  frames: Frame[];
  /** The question that is open. */
  ask: BareAsk | null;
  /** What the cards would do now, by the rules, specific to each game. */
  outlook?: Record<string, unknown>;
  /** What to draw of it, in a game without a special drawing. */
  shown?: Shown;
}

/** A routine under way. Default values are left out. */
export interface Frame {
  /** Which routine. */
  code: string;
  /** The number of its next op; left out for 0. */
  pc?: number;
  /** The card that is performed. */
  source?: string;
  /** The seat that performs it. */
  actor?: number;
  /** Its registers, those that are not empty. */
  env?: Record<string, unknown>;
}

/** The question in a position: no words, no previews. */
export interface BareAsk {
  /** Who is asked. */
  who: Who;
  /** Which question. */
  kind: string;
  /** Its arguments. */
  args: unknown[];
  /** Its answers; null if these are the cards at `info.draws`. */
  options: Option[] | null;
}

/** What to draw of a position, in a game for which the board has no special drawing. */
export interface Shown {
  /** What the table looks like, in each language. */
  layouts: Record<string, Layout>;
  /** The values of what one may ask about. */
  facts: Record<string, unknown>;
  /** The places of cards that share their name. */
  apart: Record<string, number>;
}

/** The layout of a table: its areas from top to bottom, and remarks in words. */
export interface Layout {
  areas: Area[];
  remarks: string[];
}

/** A part of the table: see the functions that make one. */
export interface Area {
  /** Its label. */
  label: string;
  /** Its kind. */
  form: "row" | "grid" | "ring" | "hand" | "pile" | "track";
  /** Its pieces in order; null for an empty place. */
  pieces: (Piece | null)[];
  /** The seat that it belongs to; 0 for none. */
  seat: number;
  /** In a grid, the place of each piece. */
  spots: Spot[];
  /** The numbers of a track; null for other areas. */
  scale: Scale | null;
}

/** A piece on the table. */
export interface Piece {
  /** Its name on the board. */
  name: string;
  /** Its name in answers; null if that is `name`. */
  card: string | null;
  /** One of the game's own pictures, a pictogram of the board's, or an emoji; empty for none. */
  picture: string;
  /** How many there are; null if that does not matter. */
  number: number | null;
  /** Other things to read. */
  notes: string[];
  /** The markers on it in order, each with its seat and its label. */
  bits: [a: number, b: string][];
  /** A label above it that moves from piece to piece; null for none. */
  flag: string | null;
  /** Whether it is face down. */
  back: boolean;
}

/** The place of a piece in a grid. */
export interface Spot {
  /** Of its upper left corner, from 1. */
  row: number;
  column: number;
  /** How many rows and columns it fills. */
  high: number;
  wide: number;
}

/** The numbers of a track, which begins at 0. */
export interface Scale {
  /** The number that each seat is at, in seat order. */
  at: number[];
  /** Its last number. */
  last: number;
  /** A number to reach; null for none. */
  goal: number | null;
}

/** What was added to a tree; its rules, questions and lists are numbered consecutively after those of the base. */
export interface Recent {
  /** The rules that their steps follow. */
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
  /** The refusals. */
  refused: Refusal[];
  /** The rules that the previews' steps follow. */
  rules: Rule[];
}

/** An answer that is offered. */
export interface Offer {
  /** The answer. */
  option: Option;
  /** What it would do; null if that is not shown. */
  preview: Preview | null;
}

/** What an answer would do. */
export interface Preview {
  /** Everybody's points after it. */
  points: number[];
  /** The steps, each with the number of its rule and its arguments. */
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
  /** Whether a player may well expect it to be legal: it is shown up front, the others only when tried on the board. */
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

/** A remark with its number, so that the same one is shown again. */
export interface Notice {
  /** What the catalogue calls it. */
  id: string;
  /** Name and kind of each argument. */
  params: [name: string, kind: string][];
  /** The arguments, in the same order. */
  args: unknown[];
  cite: Cite | null;
  rulings: string[];
  /** How far a replay got, sentence by sentence. */
  told?: Saying[];
  /** The ends of the original line and of the new one. */
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
  /** Distinguishes repeated requests. */
  seq: number;
}

/** The plays of one board: the one that it was opened with, and those derived from it. */
export interface Plays {
  /** The current one. */
  at: number;
  /** The one that it is compared with. */
  compared: number | null;
  /** All of them. */
  kept: Kept[];
  /** How the current one can be restarted: with the same deal, with a new one. */
  again?: string[];
}

/** A play that a board has. */
export interface Kept {
  /** Its number. */
  number: number;
  /** How it was made. */
  made: Saying;
}

/** The play that the current one is compared with. */
export interface Compared {
  /** Which. */
  number: number;
  /** How it was made. */
  made: Saying;
  /** What does not change in it. */
  info: Info;
  /** Its whole tree. */
  base: Base;
  /** Its head. */
  head: number;
}

/** A level that is played on a board, or asked without one. If there are no choices, the answer is given on the board. */
export interface Level {
  /** The task, in words. */
  task: InEach;
  /** The learner's seat. */
  seat: number;
  /** The choices. */
  choices: Choice[];
  /** The index of the latest choice. */
  tried: number | null;
  /** The verdict on the latest answer. */
  verdict: Verdict | null;
  /** Whether it is solved: then nothing is withheld. */
  solved: boolean;
  /** Which it is. */
  name: string;
  title: InEach;
  /** Whether the solution was asked for, so that the learner can no longer solve the task. */
  shown: boolean;
  /** Whether only the question is shown, without a board. */
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
  /** For a page without a kernel. */
  key: LevelKey | null;
}

/** A choice, of one of three kinds. */
export interface Choice {
  /** Everybody's points. */
  points?: number[];
  /** An answer. */
  answer?: Option;
  /** A sentence. */
  says?: InEach;
}

/** The verdict on an answer. */
export interface Verdict {
  /** Whether it was right. */
  right: boolean;
  /** Why, in words; null if `why` tells it. */
  says: InEach | null;
  /** The kernel's own reason, if the answer was illegal and the task does not explain it. */
  why: Saying | null;
  /** Where the rule stands, and what it rests on. */
  cite: Cite | null;
  rulings: string[];
  /** The aim has become unreachable, though the learner had choices left. */
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

/** The verdicts on the choices of a level, and all hints, for a page without a kernel. */
export interface LevelKey {
  verdicts: Verdict[];
  hints: InEach[];
}

/** An exercise made by the rules. It is answered once. */
export interface Exercise {
  /** The task, in words. */
  task: InEach;
  /** The learner's seat. */
  seat: number;
  /** The choices. */
  choices: Choice[];
  /** The index of the latest choice. */
  tried: number | null;
  /** The verdict on the latest answer. */
  verdict: Verdict | null;
  /** Whether it is solved: then nothing is withheld. */
  solved: boolean;
  /** Which it is. */
  name: string;
  title: InEach;
  /** The solution was asked for. */
  shown: boolean;
  /** Of which game. */
  game: string;
  /** The requested topic. */
  topic: string;
  /** All that it is about. */
  topics: string[];
  /** How difficult it is, from 1 to 5. */
  level: number;
  /** The day whose exercise it is, in days since 1970; null for others. */
  day: number | null;
  /** Whether there is an exercise of each day. */
  daily: boolean;
  /** The rulings that it depends on, because some choice assumes another answer. */
  turns_on: string[];
  /** The topics that the given answer is about; empty before. */
  about: string[];
  /** The topic of all exercises; null for any. */
  only: string | null;
  /** Whether these exercises were requested, by topic or number: then no others come first. */
  chosen: boolean;
  /** Whether they are about the game that was on the board before, to which the reader can return. */
  own: boolean;
  /** Every topic with exercises. */
  known: Topic[];
  /** Whether there is a next one. */
  more: boolean;
  /** The verdicts on the choices; null after an answer. */
  key: ExerciseKey | null;
}

/** A rule, card or ruling that there are exercises about. */
export interface Topic {
  /** Its name: `PN 3.0 card-zap`, `N-12`. */
  name: string;
  /** What it is. */
  kind: "card" | "rule" | "ruling";
  /** The rulebook; null of a ruling. */
  work: string | null;
  /** The message of a rule or card, or the id of a ruling. */
  entry: string;
  /** The first lesson that teaches it. */
  lesson: string | null;
}

/** The verdicts on the choices of an exercise, so that the page judges at once, and without a kernel. */
export interface ExerciseKey {
  /** Of each choice. */
  verdicts: Verdict[];
  /** The topics that each choice is about. */
  about: string[][];
}

/** A question before the answer: can this turn be made to last for ever? After a guess, another may follow. */
export interface Guessing {
  /** The task, in words. */
  task: InEach;
  /** The learner's seat. */
  seat: number;
  /** The choices. */
  choices: Choice[];
  /** The index of the latest choice. */
  tried: number | null;
  /** The verdict on the latest answer. */
  verdict: Verdict | null;
  /** Whether it is solved: then nothing is withheld. */
  solved: boolean;
  /** The verdicts on the choices, for a page without a kernel. */
  key: Verdict[] | null;
}

/** A lesson that is being learnt on a board, at one of its sentences. */
export interface Lesson {
  /** Which it is. */
  game: string;
  name: string;
  /** Whether this one was asked for. */
  chosen: boolean;
  /** Which it is. */
  title: InEach;
  /** Its place among those that may be opened here, from 1; 0 if it is the only one. */
  number: number;
  /** The rules and cards that it introduces. */
  teaches: Cite[];
  /** The learner's seat. */
  seat: number;
  /** The number of the current sentence, from 1, and of all sentences. */
  at: number;
  count: number;
  /** The current sentence, and those before. */
  says: InEach;
  before: InEach[];
  /** The cards that the sentence is about. */
  look: string[];
  /** Whether a task has to be done before continuing. */
  open: boolean;
  /** The hint, if it was asked for; and whether there is one. */
  hint: InEach | null;
  hints: boolean;
  /** The verdict on the learner's choices; null while the aim is still ahead. */
  verdict: Verdict | null;
  /** Whether the aim was reached in another way than the lesson continues from. */
  another: boolean;
  /** Whether it is finished. */
  over: boolean;
  /** The lessons that may be opened here. */
  track: Taught[];
  /** The next lesson; null after the last. */
  next: string | null;
  /** The messages that explain words of the game. */
  glossary: string[];
  /** Every branch of it, for a page without a kernel. */
  key?: LessonKey;
}

/** A lesson that may be opened. */
export interface Taught {
  /** Which it is. */
  name: string;
  title: InEach;
  /** Whether it comes after the track. */
  meet: boolean;
}

/** A lesson with every branch of it, for a page without a kernel. */
export interface LessonKey {
  /** All that may happen. */
  tree: Base;
  /** The proved loops of it. */
  loops: Loop[];
  /** Of each sentence: itself, the cards that it is about, the hint if there is something to do. */
  says: InEach[];
  looks: string[][];
  hints: (InEach | null)[];
  /** The questions to the learner, each once. */
  asks: Ask[];
  /** Every state, the first one first. */
  states: LessonState[];
}

/** A state in which a lesson can be; others are named by their number. */
export interface LessonState {
  /** The number of its sentence, from 1. */
  at: number;
  /** Where the play stands. */
  node: number;
  /** The number of its question in `asks`; null where the learner is asked nothing. */
  ask: number | null;
  /** As on a board. */
  running: Saying | null;
  result: Saying | null;
  /** As of a lesson. */
  open: boolean;
  verdict: Verdict | null;
  another: boolean;
  over: boolean;
  /** Where each choice leads. */
  chosen: Lead[];
  /** The state with the next sentence; null where there is none, and while there is something to do. */
  on: number | null;
  /** The state with the sentence before. */
  back: number | null;
  /** The state before a wrong choice. */
  back_to: number | null;
  /** The state after the lesson's own way. */
  show: number | null;
}

/** A choice of the learner's. */
export interface Lead {
  /** The choice. */
  option: Option;
  /** The state of the lesson to which it leads. */
  to: number;
}

/** A course: lessons, levels and exercises in an order, one of which is open on the board. */
export interface Course {
  /** Which it is. */
  name: string;
  title: InEach;
  about: InEach;
  /** Whether it was asked for: if not, the page may open the one that its reader had. */
  given: boolean;
  /** Whether the part was asked for: if not, the page may open the one where its reader left off. */
  chosen: boolean;
  /** How many courses have been opened on the board. */
  opened: number;
  /** The index of the part that is open. */
  at: number;
  /** Of exercises: how many have been answered rightly, and how many are to be. */
  right: number[] | null;
  /** Whether the part is finished. */
  over: boolean;
  /** Whether the learner has done it. */
  done: boolean;
  /** In order. */
  parts: CoursePart[];
}

/** A part of a course. */
export interface CoursePart {
  /** Under which it is noted as done. */
  name: string;
  /** What it is. */
  kind: "lesson" | "level" | "exercises";
  /** What it is called. */
  title: InEach;
}

/** The whole reference of a game; its words are among the texts. */
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
  /** The rulebook, and the place in it. */
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

/** What can be laid out, for a question at the table or for a lesson to begin with. */
export interface Laying {
  /** The game's examples. */
  examples: Example[];
  /** How often something has been laid out; it changes with the play. */
  laid: number;
  /** The example on the board; null for a position from elsewhere. */
  at: string | null;
  /** On a page for making lessons, those of the game, each of which can be opened and changed. */
  shelf?: Shelved[];
}

/** A position to begin with. */
export interface Example {
  /** Its scenario. */
  name: string;
  /** Its title. */
  called: InEach;
}

/** A lesson that can be opened and changed. */
export interface Shelved {
  name: string;
  title: InEach;
}

/** What a board offers to deal, and the latest deal. */
export interface Deals {
  /** The games to deal. */
  games: Dealable[];
  /** The lowest and the highest number of a deal. */
  seeds: [lowest: number, highest: number];
  /** The latest deal, or the one brought back. */
  now: Deal;
  /** The text of its custom deck; null for the game's own. */
  cards: string | null;
  /** How many have been dealt, or brought back; it changes with the play. */
  dealt: number;
  /** The previous deal, which can be brought back. */
  back: Deal | null;
  /** The unknown values in the page's URL. */
  unknown: string[];
  /** The problems of a requested deal. */
  problems: Wrong[];
  /** Whether it is open at first. */
  opened: boolean;
}

/** What can be dealt of a game. */
export interface Dealable {
  /** Which. */
  game: string;
  /** Its name. */
  called: InEach;
  /** Its editions, each with its name in citations. */
  works: Record<string, string>;
  /** The ways to play it. */
  versions: Version[];
  /** Fewest and most players. */
  seats: [fewest: number, most: number];
  /** Whether there is any chance, so that deals have visible numbers. */
  chance: boolean;
  /** Those that can play it, by name, the weakest first: the catalogue has `board-opponent-tess`. */
  opponents: string[];
}

/** A way to play a game, and its name. */
export interface Version {
  version: number;
  called: InEach;
}

/** A deal: the same deal gives the same cards. */
export interface Deal {
  /** Which rules. */
  game: string;
  edition: string;
  version: number;
  /** How many. */
  players: number;
  /** The deal's number. */
  seed: number;
  /** Who plays, seat by seat: `person,tess`; empty if one reader chooses for everyone. */
  who: string;
  /** `open` if several persons see the whole table; otherwise empty. */
  hands: string;
}

/** A problem of a requested deal. */
export interface Wrong {
  /** What the catalogue calls it. */
  id: string;
  /** Name and kind of each argument. */
  params: [name: string, kind: string][];
  /** The arguments, in the same order. */
  args: unknown[];
  /** The part of it that is wrong. */
  place: string;
}

/** The claim that a turn can be made to last for ever: the verdict, and what it rests on. */
export interface Claim {
  /** `proved`, `refuted` or `undecided`. */
  verdict: string;
  /** The verdict as a sentence. */
  says: InEach;
  /** The evidence in words, and as a picture if it is a single loop; in each language. */
  lines: Record<string, string[]>;
  drawn: Record<string, Element | null>;
  /** Where the rule stands, and what it rests on. */
  cite: Cite | null;
  rulings: string[];
  /** Whether the strategy has a move at the head. */
  moves: boolean;
  /** Those that may be chosen; null if the position is fixed. */
  numbers: Numbers | null;
  /** The traits for each choice of numbers, row by row, for a page without a kernel. */
  key: Partial<Traits>[] | null;
}

/** An element of a picture: its tag, its attributes, and what is in it. */
export type Element = [tag: string, attributes: Record<string, string>, within: (Element | string)[]];

/** Numbers in which positions differ. */
export interface Numbers {
  /** The one that a table of them counts downward, and the one that it counts across. */
  each: Number[];
  /** The chosen ones. */
  at: number[];
  /** The heading of a table of the verdicts. */
  table: InEach;
  /** These, row by row. */
  verdicts: string[][];
}

/** A number in which positions differ. */
export interface Number {
  /** What it counts. */
  called: InEach;
  /** Its maximum. */
  most: number;
}

/** Who plays on a board. */
export interface Company {
  /** A person or an opponent for each seat, as in a deal; empty if one reader chooses for everyone. */
  who: string;
  /** Whether the screen is passed on from person to person. */
  passing: boolean;
  /** Whether it can be. */
  passes: boolean;
  /** The seat to hand it to: until then every hand is covered. */
  hand_to: number | null;
  /** The opponent who has to choose; null if there is none. */
  thinks: Thinking | null;
  /** Whether there can be hints. */
  hints: boolean;
  /** Whether the position can be changed. */
  edits?: boolean;
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

/** What a good player would choose, as far as that has been computed. */
export interface Advice {
  /** Where, and who is asked. */
  node: number;
  seat: number;
  /** How many simulations have been made, and how many there will be. */
  done: number;
  of: number;
  /** The number of slices so far: it also grows while reasons are computed, so that the page keeps asking. */
  slices: number;
  /** The options that were tried, the best first. */
  options: Tried[];
  /** Why the best of them is; null while that is not known. */
  best: Reason | null;
  /** Why the one that looks best at first sight is not; null if there is none. */
  tempting: Reason | null;
  /** Whether the choice matters. */
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
  /** Everybody's at the end of it; empty in a game without points, and if `open`. */
  points: number[];
  /** How the game ends in it; null if it does not. */
  result: Foreseen | null;
  /** Points change only at its end, if everybody leaves things as they are after the last event. */
  idle: boolean;
  /** Whether what follows depends on hidden things, so that it is not shown. */
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
  /** Those of its cards that share their name with another, each with its place. */
  apart: Record<string, number>;
}

/** The progress of analysing the line to the head. */
export interface Turning {
  /** The head. */
  head: number;
  /** How many choices have been analysed, including a fraction, and of how many. */
  done: number;
  of: number;
  /** The turning points. */
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
  /** The number of simulations of each; 0 if the better one provably wins. */
  tries: number;
  /** How many points were paid for nothing; 0 if it is not about that. */
  paid: number;
  /** What was expected to follow the choice, and the better one; null if that was not computed. */
  after: Reason | null;
  instead: Reason | null;
}

/** A position under construction. */
export interface Editing {
  /** The position in one line; null while it is unfinished. */
  line: string | null;
  /** The number of edits so far. */
  changed: number;
  /** The places for cards. */
  zones: Zone[];
  /** The unused cards. */
  tray: Stack[];
  /** What can be set: first for the table, then for each player. */
  entries: Entry[];
  /** The rulings, each with its answers. */
  rulings: Entry[];
  /** The picked card. */
  picked: Picked | null;
  /** What is missing. */
  problems: Trouble[];
  /** Why the last edit was refused. */
  refused: Trouble[];
  /** The number of players; the fewest and the most. */
  seats: [now: number, fewest: number, most: number];
  /** Whether an edit can be undone, and redone. */
  back: boolean;
  on: boolean;
  /** Whether effects in progress were left out when it began. */
  cut: boolean;
  /** Whether the page shows only the way into the editor, until the reader takes it. */
  folded: boolean;
}

/** A place for cards. */
export interface Zone {
  /** Its path in the data. */
  path: string;
  /** What it is called. */
  called: InEach;
  /** The player whose it is; null for the table's. */
  seat: number | null;
  /** The card that it is beside; null for none. */
  beside: string | null;
  /** Whether it only has room for one card. */
  single: boolean;
  /** Its cards; null for a gap. */
  lying: (Lying | null)[];
}

/** A card in the position. */
export interface Lying {
  /** Its path in the data. */
  path: string;
  /** Which. */
  card: string;
  /** Its name on the table if that is different, as for a face-down card; null if it is the same. */
  alias: string | null;
  /** The seats of the bits on it, in order. */
  bits: number[];
  /** The numbers on it. */
  numbers: number[];
}

/** Unused cards of a kind, the next first. */
export interface Stack {
  kind: string;
  cards: string[];
}

/** What can be set. */
export interface Entry {
  /** Its path in the data. */
  path: string;
  /** What it is called. */
  called: InEach;
  /** The player whose it is; null for the table's. */
  seat: number | null;
  /** Its kind; seats and numbers are lists. */
  kind: "number" | "truth" | "choice" | "seat" | "card" | "text" | "seats" | "numbers" | "beside" | "ruling";
  /** The current value. */
  value: Word;
  /** The lowest number. */
  low: number;
  /** The highest number; null for no bound. */
  high: number | null;
  /** The number of values; null for any. */
  count: number | null;
  /** The cards to which the numbers belong, one for each; empty if they do not belong to cards. */
  each: string[];
  /** The values to choose from. */
  choices: Alternative[];
}

/** A value to choose, and its name; null if the page knows it, as for a seat or a card. */
export interface Alternative {
  value: Word;
  called: InEach | null;
}

/** A card that has been picked, and what can be done with it. */
export interface Picked {
  /** Its path; null for a part of the table that cannot be moved, such as a pit. */
  path: string | null;
  /** Which. */
  card: string;
  /** The path of its zone; null as well. */
  zone: string | null;
  /** Its index there. */
  at: number;
  /** What can be set on it. */
  entries: Entry[];
  /** References to a card, such as the program counter: the value is the card that it refers to. */
  marks: Entry[];
}

/** A problem: something wrong or missing. */
export interface Trouble {
  /** What the catalogue calls it. */
  id: string;
  /** Name and kind of each argument. */
  params: [name: string, kind: string][];
  /** The arguments, in the same order. */
  args: unknown[];
  cite: Cite | null;
  rulings: string[];
  /** Its path in the data of a scenario. */
  place: string;
  /** Where, in words. */
  spot: Where;
}

/** A place on the table, in words. */
export interface Where {
  /** Its name; null if it has none. */
  called: InEach | null;
  /** The player to whom it belongs; null if it belongs to the table. */
  seat: number | null;
  /** The card there; null for none. */
  card: string | null;
}

/** A lesson under construction. */
export interface Studio {
  /** What it is called. */
  title: InEach;
  /** The learner's seat. */
  seat: number;
  /** Its sentences in order. */
  beats: MadeBeat[];
  /** What has been recorded since the last of them. */
  going: Recorded[];
  /** What of that the learner can be asked for. */
  tasks: Doable[];
  /** Which sentence has been opened; null for none. */
  at: number | null;
  /** The options of its task, those that need an answer first. */
  others: Other[];
  /** What keeps the lesson from being played as it says. */
  wrong: Noted[];
  /** What a learner would stumble over. */
  advice: Noted[];
  /** How many rules it needs that no lesson has taught. */
  untaught: number;
  /** Whether an operation can be undone, and redone. */
  back: boolean;
  on: boolean;
  /** Whether it is being played through as a learner. */
  trying: boolean;
  /** How many operations there were; it changes with each. */
  changed: number;
  /** All of it as text, to be kept by the page. */
  kept: string;
  /** The text of its file; null while it has no sentence. */
  file: string | null;
  /** The lessons of the game, each of which can be opened and changed. */
  shelf: Shelved[];
}

/** A sentence of a lesson under construction. */
export interface MadeBeat {
  /** The sentence. */
  says: InEach;
  /** Where it is said in the play; null where the way there cannot be gone. */
  node: number | null;
  /** How many choices happen with it. */
  happens: number;
  /** What there is to do; null for nothing. */
  task: MadeTask | null;
}

/** A task of a lesson under construction. */
export interface MadeTask {
  /** The aim in words. */
  aim: InEach;
  /** The hint. */
  hint: InEach;
  /** What is said when the aim is reached; empty for nothing. */
  right: InEach;
  /** What is said of wrong moves without an answer of their own; null for nothing. */
  otherwise: InEach | null;
}

/** A recorded choice. */
export interface Recorded {
  /** Who made it. */
  who: Who;
  /** The choice. */
  option: Option;
  /** The choice in words. */
  says: InEach;
}

/** What the learner can be asked for, from one of the recorded choices on. */
export interface Doable {
  /** The first choice of the task. */
  since: number;
  /** That choice in words. */
  says: InEach;
  /** What the recorded choices from there on reach, each in words. */
  aims: InEach[];
}

/** An option of the learner's, and what it comes to. */
export interface Other {
  /** Which one it is. */
  number: number;
  /** The learner's choices before it, in words. */
  way: InEach[];
  /** The option in words. */
  called: InEach;
  /** `reaches` the aim, leaves it `in-reach`, `loses` it; `unknown` if there is too much to look at. */
  fate: "reaches" | "in-reach" | "loses" | "unknown";
  /** What a learner is told of it; null for nothing yet. */
  says: InEach | null;
  /** Whether that is said of this option alone. */
  own: boolean;
  /** The misreading that takes it for right, in words; null if none does. */
  by: InEach | null;
  /** The rule that an answer names; null if there is none to name. */
  cite: Cite | null;
}

/** What the rules say of a place. */
export interface Noted {
  /** What the catalogue calls it. */
  id: string;
  /** Name and kind of each argument. */
  params: [name: string, kind: string][];
  /** The arguments, in the same order. */
  args: unknown[];
  /** Where, in the file. */
  place: string;
}

/** Games that are played to be measured. */
export interface Measured {
  /** What can be measured, in words. */
  setups: InEach[];
  /** Which of them is. */
  at: number;
  /** How many games of each set-up. */
  games: number;
  /** How many one may ask for. */
  offered: number[];
  /** How many games have been played, and of how many. */
  done: number;
  of: number;
  /** What they say so far, by language; empty before anything is said. */
  told: Record<string, Told>;
  /** How many games have been opened. */
  opened: number;
}

/** What the games say, in one language. */
export interface Told {
  /** What was played. */
  heading: string;
  /** What stands out, in a report. */
  findings: Finding[];
  /** The answers to questions. */
  answers: MeasuredAnswer[];
}

/** Something that stands out, as a sentence, and a game that shows it. */
export interface Finding {
  says: string;
  opens: Opens | null;
}

/** A game to open. */
export interface Opens {
  /** Which of those that are played. */
  experiment: number;
  /** Its number. */
  game: number;
  /** After how many choices to look at it; null for the end. */
  choice: number | null;
  /** The game and the place in words. */
  called: string;
}

/** The answer to a question. */
export interface MeasuredAnswer {
  /** The question. */
  asks: string;
  /** What is counted. */
  counts: string;
  /** What that cannot tell apart. */
  confounds: string;
  /** What the columns of the table are called. */
  head: string[];
  /** Its lines. */
  lines: MeasuredLine[];
  /** The same as a picture, whose marks lead to games: a mark's `data-opens` is the experiment, the game and the choice, between hyphens; null if it cannot be drawn. */
  plot: Element | null;
}

/** A line of a table, and a game that shows it. */
export interface MeasuredLine {
  cells: string[];
  opens: Opens | null;
}

/** A lesson as one file. */
export interface Paged {
  /** The text of an HTML file; in a page of a site without a server, with marks where the board's script and styles go. */
  paged: string;
  /** Which file was asked for. */
  as: "page" | "sheet";
}

/** The save of the play. */
export interface Saved {
  kept: unknown;
}

/** Whether a kept play could be read. */
export interface Restored {
  /** Whether it is on the board. */
  restored: boolean;
  /** Whether some of it differs. */
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
  /** The position in one line, if nothing of it is hidden. */
  line?: string;
}

/** A question at the table, settled. */
export interface Judged {
  /** All of it. */
  settled: Settled;
  /** Where it begins. */
  node: number;
  /** The same as text. */
  text: string;
  /** And as one page: the text of an HTML file. */
  page: string;
}

/** A question at the table, settled, in one language. */
export interface Settled {
  /** The language. */
  lang: string;
  /** The title of the play. */
  title: string;
  /** The game, and its rulebook. */
  work: string;
  /** The position in question in one line. */
  line: string;
  /** The position in words, with everybody's points. */
  begins: string[];
  /** And as a picture: the text of an SVG. */
  drawn: string;
  /** The steps, and the outcome. */
  came: Came;
  /** The last choice, if it is refused; null otherwise. */
  refused: NotAllowed | null;
  /** The rulings, the decisive ones first. */
  ruled: Ruled[];
  /** The rulings that were not tried, because that would take too long. */
  untried: string[];
}

/** The outcome. */
export interface Came {
  /** What happened. */
  steps: Happened[];
  /** How many further steps are not listed. */
  more: number;
  /** How far the choices could be replayed, if not to the end; points, and the question, or how the game ended. */
  ends: string[];
  /** The position in words. */
  shows: string[];
  /** And as a picture: the text of an SVG. */
  drawn: string;
}

/** A step of a verdict. */
export interface Happened {
  /** Its place in the verdict, from 1. */
  number: number;
  /** What happened. */
  words: string;
  /** Where its rule stands, and the rulings that it rests on. */
  cite: string;
  /** Everybody's points after it; empty if they are as before. */
  points: string;
}

/** The last choice, if it is illegal. */
export interface NotAllowed {
  /** Why. */
  words: string;
  /** The place of the rule that forbids it, and the rulings that it rests on. */
  cite: string;
}

/** A ruling that the verdict rests on. */
export interface Ruled {
  /** Such as `N-12`. */
  id: string;
  /** The question that the rulebook leaves open. */
  question: string;
  /** Whether another answer has another outcome. */
  decides: boolean;
  /** The one in force first; only that one if the ruling is not decisive. */
  answers: RuledBy[];
}

/** An answer to a ruling. */
export interface RuledBy {
  /** Its name in files: `default`, or another. */
  name: string;
  /** The answer. */
  says: string;
  /** Whether it is the one in force. */
  holds: boolean;
  /** The number of steps that all answers have in common. */
  shared: number;
  /** Its outcome from there on; null if all answers have the same. */
  came: Came | null;
  /** Whether it allows the last choice, which was refused. */
  allowed: boolean;
}

/** A play as a link. */
export interface Linked {
  /** The fragment of a URL that opens it, from its mark on. */
  link: string;
  /** The seat that saw what is in it; null for the whole table. */
  of: number | null;
}

/** What a page has of a board. A session sends those that changed. */
export interface Traits {
  /** The version of the wire: a page with another one says so. */
  wire: number;
  /** What does not change in the play. */
  info: Info;
  /** Every text of the board, in each language. */
  texts: Record<string, string>;
  /** Its language. */
  lang: string;
  /** The part of the tree that is sent once. */
  base: Base;
  /** What has been added to it. */
  recent: Recent;
  /** The head of the play. */
  head: number;
  /** The names of nodes. */
  names: Record<string, string>;
  /** The question at the head. */
  ask: Ask | null;
  /** The latest notice. */
  notice: Notice | null;
  /** What to say of a run that was suspended at the head. */
  running?: Saying | null;
  /** How the game ended. */
  result: Saying | null;
  /** The proved loops of the tree. */
  loops: Loop[];
  /** Through whose eyes it is seen; null shows the whole table, 0 what all players see. */
  seat: number | null;
  /** Where the page looks: the only trait that the page sets itself. */
  view: View;
  /** Where it should look. */
  look: Look;
  /** An earlier question, with previews. */
  asked?: Ask | null;
  /** The plays of the board. */
  plays?: Plays;
  /** The play that the current one is compared with. */
  compared?: Compared | null;
  /** Its number among the boards of the kernel, in order of creation. */
  number?: number;
  /** The query of a URL that deals this play. */
  reopen?: string;
  /** The settings that it offers: `lang`, `seat`, `rules`. */
  offer?: string[];
  /** The level that is played on it, or its question alone. */
  level?: Level | null;
  /** The exercise. */
  exercise?: Exercise | null;
  /** The guess of the verdict on a claim. */
  guessing?: Guessing | null;
  /** The lesson. */
  lesson?: Lesson | null;
  /** The course of which the lesson, the level or the exercise is a part. */
  course?: Course | null;
  /** The rules and cards of the game. */
  reference?: Reference | null;
  /** What can be laid out for a question at the table. */
  laying?: Laying | null;
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
  /** The position under construction on it. */
  editing?: Editing | null;
  /** The lesson under construction on it. */
  studio?: Studio | null;
  /** The games that are played to be measured. */
  measured?: Measured | null;
}

/** The messages of a page. */
export type Intent =
  /** Give one of the answers at a node. */
  | { do: "choose"; node: number; option: Option; who: Who }
  /** Resume a suspended run. */
  | { do: "go-on"; node: number }
  /** Move the head to another node. */
  | { do: "goto"; node: number }
  /** Undo the last choice. */
  | { do: "undo" }
  /** Undo the last choice of one seat. */
  | { do: "undo-of"; seat: number }
  /** Redo the next choice that was undone. */
  | { do: "redo" }
  /** Name a node. */
  | { do: "name"; node: number; name: string }
  /** Preview the answers to an earlier question. */
  | { do: "foresee"; node: number }
  /** Give another answer, and replay the rest of the line to `end`. */
  | { do: "what-if"; node: number; option: Option; end: number }
  /** Replay the same answers without a card, for comparison. */
  | { do: "without"; card: string; end: number }
  /** Replay the same answers with another answer to a ruling, for comparison. */
  | { do: "ruling"; id: string; answer: string; end: number }
  /** Compare the current play with another one; null for none. */
  | { do: "compare"; number: number | null }
  /** Switch to the compared play. */
  | { do: "adopt" }
  /** Restart the game, with the same deal or a new one. */
  | { do: "again"; deal: "same" | "new" }
  /** Change the language. */
  | { do: "speak"; lang: string }
  /** See with other eyes; null sees the whole table. */
  | { do: "see"; seat: number | null }
  /** Replay the same choices by other rules: an edition, and answers to rulings. */
  | { do: "rules"; edition: string; rulings: Record<string, string> }
  /** Let the opponent who has to choose at a node think on. */
  | { do: "think"; node: number }
  /** Begin or continue a hint. */
  | { do: "advise"; node: number }
  /** Dismiss the hint. */
  | { do: "advise-end" }
  /** Play what is expected to follow an option as a branch; the head stays. */
  | { do: "follow"; node: number; option: Option }
  /** Continue the analysis of the line to the head. */
  | { do: "review" }
  /** The next person confirms, and sees their hand. */
  | { do: "uncover"; seat: number }
  /** Start or stop passing on the screen. */
  | { do: "pass"; on: boolean }
  /** Deal another game; the current one is put aside. */
  | { do: "deal"; game: string; edition: string; version: number; players: number; seed: number; who: string; hands: string; cards: string | null }
  /** Bring back what was put aside last. */
  | { do: "deal-back" }
  /** Open a play from elsewhere: a link, the line of a position, the contents of a file. The current game is put aside. */
  | { do: "open"; text: string }
  /** Lay out an example for a question at the table. */
  | { do: "lay"; name: string }
  /** Open another level, or restart this one. */
  | { do: "level"; name: string }
  /** Let the level's script give its next answer. */
  | { do: "level-on" }
  /** Show the level's next hint. */
  | { do: "level-hint" }
  /** Show the level's solution. */
  | { do: "level-show" }
  /** Make one of the level's choices, by index. */
  | { do: "level-say"; choice: number }
  /** Restart the exercise of this name, or go to one about a topic, or to the `next`. */
  | { do: "exercise"; name: string }
  /** Go to the next exercise for a learner: lessons, level, topics due for review, and whether to ask about rulings. */
  | { do: "exercise-next"; lessons: string[]; level: number; due: string[]; rulings: boolean }
  /** Go to the exercise of a day, in days since 1970. */
  | { do: "exercise-of-day"; day: number }
  /** Make one of the exercise's choices, by index. */
  | { do: "exercise-say"; choice: number }
  /** Show the exercise's solution. */
  | { do: "exercise-show" }
  /** Make one of the guesses, by index. */
  | { do: "guess-say"; choice: number }
  /** Start exercises on the finished game. */
  | { do: "train" }
  /** Return to the game that the exercises are about. */
  | { do: "train-end" }
  /** Open another lesson, or restart this one. */
  | { do: "lesson"; name: string }
  /** Go to the lesson's next sentence. */
  | { do: "lesson-on" }
  /** Go back to the lesson's previous sentence. */
  | { do: "lesson-back" }
  /** Take back the choice that lost the aim. */
  | { do: "lesson-take-back" }
  /** Show the task's hint. */
  | { do: "lesson-hint" }
  /** Play the lesson's own way. */
  | { do: "lesson-show" }
  /** Open a part of the course by its index, or restart this one. */
  | { do: "course"; part: number }
  /** Open another course, from the contents of its file. */
  | { do: "course-open"; text: string }
  /** Open a position of the reference on the board. */
  | { do: "reference-open"; name: string }
  /** Play games of a set-up, to measure them. */
  | { do: "measure"; setup: number; games: number }
  /** Play games with a custom deck, to measure it. */
  | { do: "measure-cards"; cards: string; players: number; games: number }
  /** Play some more of the games that are measured. */
  | { do: "measure-on" }
  /** Open one of the games that were measured, after so many choices; null for its end. */
  | { do: "measure-open"; experiment: number; game: number; choice: number | null }
  /** Play the next move of a claim's strategy. */
  | { do: "claim-move" }
  /** Choose other numbers to claim from. */
  | { do: "claim-numbers"; at: number[] }
  /** Begin editing the position at a node. */
  | { do: "edit"; node: number }
  /** Put a card at a place: at an index of a list; null for the end. */
  | { do: "edit-put"; card: string; zone: string; at: number | null }
  /** Remove a card. */
  | { do: "edit-take"; path: string }
  /** Set a value in the position; null restores its default. */
  | { do: "edit-give"; path: string; value: Word }
  /** Pick a card of the position; null for none. */
  | { do: "edit-pick"; card: string | null }
  /** Undo the last edit. */
  | { do: "edit-back" }
  /** Redo it. */
  | { do: "edit-on" }
  /** Clear the table. */
  | { do: "edit-empty" }
  /** Replace the position by that of a line. */
  | { do: "edit-line"; text: string }
  /** Begin a play from the position; the previous one stays on the shelf. */
  | { do: "edit-done" }
  /** Return to the play, without the position. */
  | { do: "edit-leave" }
  /** Begin making a lesson at a node, by playing it. */
  | { do: "make"; node: number }
  /** Edit a lesson: by name, from the contents of a file, or as kept by the page. */
  | { do: "make-open"; text: string }
  /** Make another seat the learner's. */
  | { do: "make-seat"; seat: number }
  /** Add a sentence at the end, after the recorded choices. */
  | { do: "make-tell"; says: string }
  /** Add a task at the end: the recorded choices from one on, and one of the aims that they reach, by index. */
  | { do: "make-ask"; says: string; hint: string; since: number; aim: number }
  /** Set a text in a language, by its place in the file. */
  | { do: "make-write"; place: string; lang: string; text: string }
  /** Set the explanation of an option of the open task, by its number. */
  | { do: "make-answer"; number: number; text: string }
  /** Set the explanation of all other options that lose the aim. */
  | { do: "make-otherwise"; text: string }
  /** Declare the required rules that no lesson has taught as taught by this one. */
  | { do: "make-teach" }
  /** Move a sentence to another place. */
  | { do: "make-move"; at: number; to: number }
  /** Remove a sentence; what happened in it still happens. */
  | { do: "make-remove"; at: number }
  /** Open a sentence, with the options of its task; null for none. */
  | { do: "make-look"; at: number | null }
  /** Undo the last operation. */
  | { do: "make-back" }
  /** Redo it. */
  | { do: "make-on" }
  /** Try the lesson as a learner. */
  | { do: "make-try" }
  /** Return to making it. */
  | { do: "make-tried" }
  /** The lesson as a page of its own, with every branch of it. */
  | { do: "make-page" }
  /** The lesson as a worksheet with its key. */
  | { do: "make-sheet" }
  /** Return to the play, without the lesson. */
  | { do: "make-leave" }
  /** Request a save of the play, to keep. */
  | { do: "keep" }
  /** Restore a kept play. */
  | { do: "restore"; save: unknown; node: number }
  /** Request a position as a picture. */
  | { do: "draw"; node: number; as: "svg" | "png" }
  /** Request a step as a text to send. */
  | { do: "report"; node: number }
  /** Request the verdict on the line from a node to the head; only if the whole table is seen. */
  | { do: "settle"; node: number }
  /** Request the play as a link: the whole table, only if that is seen; or what a seat saw. */
  | { do: "link"; seat: number | null };

/** The answers to messages. */
export type Answer = Paged | Paged | Saved | Restored | Drawn | Reported | Judged | Linked;
