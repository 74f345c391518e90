/** What the kernel sends of a table of Battle for Bandwidth, and what is read off it. Pure functions, and no rule of play. */
import type { Position } from "../../types";
import { kindOf, type Words } from "../../words";

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
  /** Hands and pile are numbers where they may not be seen. */
  table: { turn: number; hands: (string[] | number)[]; pile: number | string[]; discards: string[] };
}

const WIDTH = 3;

export function boardOf(position: Position): Board {
  return position.board as unknown as Board;
}

export function kindOn(board: Board, card: string): Kind | undefined {
  return board.cards.find(({ name }) => name === kindOf(card));
}

/** Whose hand is looked at, and by whom, while that one chooses a card of it; null where nobody's is. */
export function lookedAt({ ask }: Position): { owner: number; by: number } | null {
  return ask?.kind === "take" ? { owner: Number(ask.args[0]), by: Number(ask.who) } : null;
}

/** The first card of the program, whose green number X takes. */
export function firstCard(rows: readonly Row[]): string | null {
  return rows.flat().find((card) => card !== null) ?? null;
}

/** Whether a card follows behind a place: an empty place before one is a gap, any other is free. */
export function isGap(rows: readonly Row[], row: number, place: number): boolean {
  const behind = rows.flat().slice(row * WIDTH + place + 1);
  return behind.some((card) => card !== null);
}

/** The cards that lie in the program or the function. */
export function lying(board: Board): string[] {
  return [...board.rows.flat(), board.function].filter((card) => card !== null);
}

/** The number on a card as it is printed: 3, X, X+1. */
export function printed({ number, from_x }: Pick<Kind, "number" | "from_x">): string {
  if (!from_x) return String(number);
  return number === 0 ? "X" : number > 0 ? `X+${number}` : `X\u2212${-number}`;
}

/** What the rules call a kind of card: passing by X stands in a place of its own. */
export function ruleOf({ kind, from_x }: Kind): string {
  return kind === "pass" && from_x ? "pass-x" : kind;
}

export function textOf(kind: Kind, words: Words): string {
  const number = kind.from_x ? printed(kind) : kind.number;
  return words.text(`card-bfb-${ruleOf(kind)}`, {
    number,
    row: kind.number,
    way: kind.way > 0 ? "clockwise" : "counter-clockwise",
  });
}
