/** The board of Programmer's Nightmare as the kernel sends it, and what can be read off it. Pure functions. */
import type { Frame, Info, Option, Position } from "../../wire/types";
import { FACE_DOWN, kindOf, type Words } from "../../wire/words";

export interface Instruction {
  card: string;
  /** Seats, in the order in which their bits act. */
  bits: number[];
  changes?: number[];
  link?: string | null;
  /** The indices in `bits` of those that are still to act at this stop. */
  due?: number[];
}

/** Cards dealt beside a card. */
export interface Beside {
  card: string;
  cards: Instruction[];
  wanted: number;
}

/** A face-down card; `card` is null for those who may not know it. */
interface Secret {
  alias: string;
  card: string | null;
  seat: number;
}

/** Hidden hands and decks are numbers. */
interface Lying {
  turn: number;
  hands: (string[] | number)[];
  deck: number | string[];
  discards: string[];
  result: unknown;
  skips?: number[];
  defences?: number[][];
  to_place?: number[];
  secrets?: Secret[];
  shown?: string | null;
}

interface Run {
  runner: number | null;
  running: boolean;
  opened: boolean;
  stop?: { acting: number; gone: boolean };
}

export interface Board {
  row: Instruction[];
  pc: number;
  way: number;
  points: number[];
  out: number[];
  run: Run;
  table: Lying;
  beside?: Beside[];
}

/** The link of a GOTO whose target has left the program: it leads nowhere. */
export const GONE = "gone";

export function boardOf(position: Position): Board {
  return position.board as unknown as Board;
}

/** Every instruction in the program: the row, then those beside its cards. */
export function instructionsOf(board: Board): readonly Instruction[] {
  return board.beside?.length ? [...board.row, ...board.beside.flatMap(({ cards }) => cards)] : board.row;
}

const apart = new WeakMap<Board, ReadonlyMap<string, number>>();

/** The cards with another of their kind in the program: those in the row with their places from the head, inner ones with 0. */
export function apartIn(board: Board): ReadonlyMap<string, number> {
  const known = apart.get(board) ?? placesOfAlike(board);
  apart.set(board, known);
  return known;
}

function placesOfAlike(board: Board): ReadonlyMap<string, number> {
  const lie = new Map<string, number>();
  for (const { card } of instructionsOf(board)) lie.set(kindOf(card), (lie.get(kindOf(card)) ?? 0) + 1);
  const at = (card: string, place: number): [string, number][] => (lie.get(kindOf(card))! > 1 ? [[card, place]] : []);
  const inner = board.beside?.flatMap(({ cards }) => cards) ?? [];
  return new Map([...board.row.flatMap(({ card }, i) => at(card, i + 1)), ...inner.flatMap(({ card }) => at(card, 0))]);
}

export function isFaceDown(card: string): boolean {
  return kindOf(card) === FACE_DOWN;
}

/** The cards beside a card; null if there are none. */
export function besideOf(board: Board, card: string): Beside | null {
  return board.beside?.find((entry) => entry.card === card && entry.cards.length > 0) ?? null;
}

/** The face-down card under a card, if there is one. */
export function secretOf(board: Board, card: string): Secret | null {
  return board.table.secrets?.find(({ alias, card: known }) => alias === card && known !== null) ?? null;
}

/** The current numbers of a card. */
export function numbersOf(info: Info, instruction: Instruction): number[] {
  const printed = info.cards[kindOf(instruction.card)]?.numbers ?? [];
  const least = info.below_zero ? -Infinity : 0;
  return printed.map((number, i) => Math.max(least, number + (instruction.changes?.[i] ?? 0)));
}

/** Whether the program counter is in the gap before `pc`, because its card has left. */
export function inGap(board: Board): boolean {
  return board.run.stop?.gone === true;
}

/** The card under the program counter; null if it is in a gap. */
export function underPc(board: Board): string | null {
  return inGap(board) ? null : (board.row[board.pc]?.card ?? null);
}

export type Turn = "acting" | "due" | "acted";

/** The state of each bit of a card at this stop; null for cards at which the program has not stopped. */
export function turnsOf(position: Position, instruction: Instruction): (Turn | null)[] {
  const board = boardOf(position);
  const { running, stop } = board.run;
  const arrived = position.frames.some(({ code, pc }) => code === "running" && (pc ?? 0) > 0);
  if (!running || !stop || !arrived || underPc(board) !== instruction.card) return instruction.bits.map(() => null);
  const due = instruction.due ?? [];
  return instruction.bits.map((_, i) => (i === stop.acting ? "acting" : due.includes(i) ? "due" : "acted"));
}

/** The cards still to be performed by a card that performs others. In other routines `todo` holds the choices so far. */
export function pendingOf({ code, env }: Frame): string[] {
  if (!["COPY", "FUTURE", "FLOATER", "SUBROUTINE"].includes(code)) return [];
  const todo = (env?.todo ?? []) as (string | number | { card: string })[];
  return todo.flatMap((part) => (typeof part === "object" ? [part.card] : typeof part === "string" ? [part] : []));
}

/** The seat that acted in the step to a position: it performed a card, or answered. null for automatic steps and for questions. */
export function performerOf(position: Position, before: Position | null): number | null {
  if (!before) return null;
  const answered = before.ask?.who ?? null;
  if (answered !== null) return answered === "chance" ? null : answered;
  const top = before.frames[before.frames.length - 1];
  const begun = position.frames.length > before.frames.length ? position.frames[position.frames.length - 1] : undefined;
  return (top?.source != null && top.actor) || (begun?.source != null && begun.actor) || null;
}

// --- what changed -----------------------------------------------------------------------------------------------------

export type Part = "new" | "bits" | "numbers" | "link" | "moved";

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const counters = (instruction: Instruction) =>
  (instruction.changes ?? [])
    .map((n) => n || 0)
    .join()
    .replace(/^[0,]*$/, "");

/** The changes of each card since an earlier board; unchanged cards are left out. */
export function changesOf(row: readonly Instruction[], earlier: readonly Instruction[]): Map<string, Part[]> {
  const before = new Map(earlier.map((instruction, i) => [instruction.card, { instruction, i }]));
  const neighbour = (list: readonly Instruction[], i: number) => list[i - 1]?.card;
  const changes = new Map<string, Part[]>();
  row.forEach((instruction, i) => {
    const old = before.get(instruction.card);
    const parts: Part[] = [];
    if (!old) parts.push("new");
    else if (old.instruction !== instruction) {
      if (!same(old.instruction.bits, instruction.bits)) parts.push("bits");
      if (counters(old.instruction) !== counters(instruction)) parts.push("numbers");
      if (!same(old.instruction.link, instruction.link)) parts.push("link");
    }
    if (old && row.length === earlier.length && old.i !== i && neighbour(earlier, old.i) !== neighbour(row, i)) {
      parts.push("moved");
    }
    if (parts.length > 0) changes.set(instruction.card, parts);
  });
  return changes;
}

// --- places -----------------------------------------------------------------------------------------------------------

/** A sequence to insert a card into: the place before each of its cards, and the one after its last. */
export interface Spots {
  /** The card beside which the sequence is; null for the main program. */
  owner: string | null;
  /** By card, the place before it. The moving card itself is left out. */
  before: Map<string, number>;
  last: { card: string; place: number } | null;
}

/** The places that a question is about: SEQUENCE MOD's are those of a sequence without the moving card, all others the program's
 * gaps. */
export function spotsOf(position: Position): Spots {
  const found = spots.get(position) ?? findSpots(position);
  spots.set(position, found);
  return found;
}

/** A cache: positions never change, and every card asks. */
const spots = new WeakMap<Position, Spots>();

function findSpots(position: Position): Spots {
  const board = boardOf(position);
  const frame = position.frames[position.frames.length - 1];
  const todo = frame?.code === "SEQUENCE MOD" ? ((frame.env?.todo ?? []) as string[]) : [];
  const moving = todo[todo.length - 1] ?? null;
  const entry = board.beside?.find(({ cards }) => cards.some(({ card }) => card === moving)) ?? null;
  const cards = (entry?.cards ?? board.row).map(({ card }) => card).filter((card) => card !== moving);
  const end = cards[cards.length - 1];
  return {
    owner: entry?.card ?? null,
    before: new Map(cards.map((card, place) => [card, place])),
    last: end === undefined ? null : { card: end, place: cards.length },
  };
}

/** The neighbours of a place, in words. */
function where(position: Position, place: number, words: Words): string | null {
  const cards = [...spotsOf(position).before.keys()];
  const [before, first] = [cards[place - 1], cards[0]];
  if (before !== undefined) return words.text("board-place-after", { card: words.cardName(before) });
  return first === undefined ? null : words.text("board-place-before", { card: words.cardName(first) });
}

/** What an answer's words leave open: where a place is, whose bit it is. */
export function noteOf(position: Position, option: Option, words: Words): string | null {
  const [verb, first, second] = option;
  if (verb === "place" || verb === "give-place") return where(position, Number(first), words);
  if (verb !== "bit" && verb !== "move") return null;
  const owner = instructionsOf(boardOf(position)).find(({ card }) => card === first)?.bits[Number(second)];
  return owner === undefined ? null : words.text("board-bit-of", { seat: words.player(owner) });
}

// --- the ring ---------------------------------------------------------------------------------------------------------

export type Side = "left" | "top" | "right" | "bottom";

/** A card's cell on the grid, and the side of the card before it. */
export interface Cell {
  row: number;
  column: number;
  side: Side;
}

/** The maximum height of a ring, in cards: screens are wider than high. */
const MOST_DOWN = 5;

/** The cells of n cards on the border of a grid, clockwise from the top left. From eight cards on, the grid has an inside. */
export function ringPlaces(n: number): Cell[] {
  const widest = n < 8 ? n : Math.floor((n - 2) / 2);
  const half = Math.ceil((n + 4) / 2);
  const across = Math.max(2, Math.min(Math.max(Math.ceil((half + 1) / 2), half - MOST_DOWN), widest));
  const downward = Math.max(2, Math.ceil((n + 4 - 2 * across) / 2));
  const border: Cell[] = [{ row: 1, column: 1, side: "bottom" }];
  for (let c = 2; c <= across; c++) border.push({ row: 1, column: c, side: "left" });
  for (let r = 2; r <= downward; r++) border.push({ row: r, column: across, side: "top" });
  for (let c = across - 1; c >= 1; c--) border.push({ row: downward, column: c, side: "right" });
  for (let r = downward - 1; r >= 2; r--) border.push({ row: r, column: 1, side: "bottom" });
  return border.slice(0, n);
}
