/** The board of Runtime Error as the kernel sends it, and what can be read off it. Pure functions, no rules. */
import type { Position } from "../../wire/types";

export type Part = "lower" | "upper" | "function";
export const PARTS: readonly Part[] = ["lower", "upper", "function"];

/** A hidden card is null; `down` has the face-down card, or its part if the card is hidden. */
export interface Statement {
  lower: string | null;
  upper: string | null;
  function: string | null;
  down: string | null;
}

export interface Board {
  turn: number;
  hands: (string[] | number)[];
  statements: Statement[][];
  deck: string[] | number;
  discards: string[];
  input: string | null;
  claim: { verdict: string; size: number } | null;
  demonstrating: boolean;
  winner: [seat: number, how: string] | null;
  aside?: string[];
}

export const boardOf = (position: Position) => position.board as unknown as Board;
export const count = (cards: string[] | number) => (typeof cards === "number" ? cards : cards.length);

/** The functions that the input satisfies, from the innermost frame that knows them. */
export function satisfied(position: Position): string[] {
  const known = position.frames
    .map(({ env }) => (env?.satisfied as string[] | undefined) ?? [])
    .filter(({ length }) => length > 0);
  return boardOf(position).input === null ? [] : (known.at(-1) ?? []);
}

/** Whether a part of a statement is face down. */
export function isDown(statement: Statement, part: Part): boolean {
  return statement.down !== null && (statement.down === part || statement.down === statement[part]);
}

/** Every card of the statements, by seat and in order; hidden ones are left out. */
export function lying(statements: readonly Statement[][]): string[] {
  return statements.flat().flatMap((statement) => PARTS.map((part) => statement[part]).filter((card) => card !== null));
}

/** Whether a card is red. Colour is never the only sign: the suit is shown as well. */
export const isRed = (card: string) => /[♦♥]$/.test(card);

/** The values of cards, lowest first. */
export const VALUES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;

/** The index of a card's value, from 0; -1 for a hidden card. */
export const rankOf = (card: string | null): number => VALUES.indexOf((card?.slice(0, -1) ?? "") as (typeof VALUES)[number]);

export type Suit = "diamonds" | "clubs" | "hearts" | "spades";

/** The suits, in the order of execution of their functions. */
export const SUITS: readonly [sign: string, suit: Suit][] = [
  ["♦", "diamonds"],
  ["♣", "clubs"],
  ["♥", "hearts"],
  ["♠", "spades"],
];

export const suitOf = (card: string): Suit | null => SUITS.find(([sign]) => card.endsWith(sign))?.[1] ?? null;
