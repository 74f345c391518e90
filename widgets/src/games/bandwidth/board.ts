/** The board of Battle for Bandwidth as the kernel sends it, and what can be read off it. Pure functions, no rules. */
import type { Position } from "../../wire/types";
import { kindOf, type Words } from "../../wire/words";

export interface Kind {
  name: string;
  kind: string;
  number: number;
  from_x: boolean;
  way: number;
  green: number | null;
}

export type Row = (string | null)[];

export interface Board {
  cards: Kind[];
  rows: Row[];
  function: string | null;
  token: number;
  first: number;
  points: number[];
  winner: number | null;
  run: { x: number; at: number } | null;
  /** Hidden hands and piles are numbers. */
  table: { turn: number; hands: (string[] | number)[]; pile: number | string[]; discards: string[] };
}

const WIDTH = 3;

export function boardOf(position: Position): Board {
  return position.board as unknown as Board;
}

export function kindOn(board: Board, card: string): Kind | undefined {
  return board.cards.find(({ name }) => name === kindOf(card));
}

/** Whose hand is being looked at, and by whom, while they choose a card from it; null if nobody's is. */
export function lookedAt({ ask }: Position): { owner: number; by: number } | null {
  return ask?.kind === "take" ? { owner: Number(ask.args[0]), by: Number(ask.who) } : null;
}

/** The first card of the program, whose green number is X. */
export function firstCard(rows: readonly Row[]): string | null {
  return rows.flat().find((card) => card !== null) ?? null;
}

/** Whether an empty place is a gap: there are cards after it. Otherwise it is free. */
export function isGap(rows: readonly Row[], row: number, place: number): boolean {
  const behind = rows.flat().slice(row * WIDTH + place + 1);
  return behind.some((card) => card !== null);
}

/** The cards in the program and the function. */
export function lying(board: Board): string[] {
  return [...board.rows.flat(), board.function].filter((card) => card !== null);
}

/** The number on a card as it is printed: 3, X, X+1. */
export function printed({ number, from_x }: Pick<Kind, "number" | "from_x">): string {
  if (!from_x) return String(number);
  return number === 0 ? "X" : number > 0 ? `X+${number}` : `X\u2212${-number}`;
}

/** X in the current run, or else what it would be if the program ran now; null without a program. */
export function xOf(board: Board): number | null {
  const first = firstCard(board.rows);
  return board.run?.x ?? (first === null ? null : (kindOn(board, first)?.green ?? null));
}

/** The number of a seat's terminal. */
export function terminalOf({ first, points }: Board, seat: number): number {
  return ((seat - first + points.length) % points.length) + 1;
}
/** The seat at a terminal; undefined if there is no such terminal. */
export function seatAt(board: Board, terminal: number): number | undefined {
  return board.points.map((_, i) => i + 1).find((seat) => terminalOf(board, seat) === terminal);
}

/** The present value of a card with X; null for a card without. */
export function comesTo(board: Board, kind: Kind, words: Words): string | null {
  const x = xOf(board);
  if (!kind.from_x || x === null) return null;
  const number = kind.number + x;
  const said = { printed: printed(kind), number };
  if (kind.kind !== "terminal") return words.text("board-bfb-comes-to", said);
  const seat = seatAt(board, number);
  return seat === undefined
    ? words.text("board-bfb-comes-to-nobody", said)
    : words.text("board-bfb-comes-to-terminal", { ...said, seat: words.player(seat) });
}

/** The Token's way if the program ran now, from the kernel: each stop with the card that sends it there. */
export interface Way {
  stops: [card: string, seat: number][];
  wins?: number;
}

/** null without a program, while it runs, and once the game is won. */
export function wayOf({ outlook }: Position): Way | null {
  return outlook?.stops ? (outlook as unknown as Way) : null;
}

/** The rulebook's place for a kind of card: passing by X has its own. */
export function ruleOf({ kind, from_x }: Kind): string {
  return kind === "pass" && from_x ? "pass-x" : kind;
}

/** A card's text, in full or in a few words. */
export function textOf(kind: Kind, words: Words, form: "text" | "short" = "text"): string {
  const id = `card-bfb-${ruleOf(kind)}`;
  const args = {
    number: kind.from_x ? printed(kind) : kind.number,
    row: kind.number,
    way: kind.way > 0 ? "clockwise" : "counter-clockwise",
  };
  return form === "text" ? words.text(id, args) : (words.attribute(id, form, args) ?? words.text(id, args));
}
