/** What a game adds to the board: how its table looks. Nothing about what is legal. */
import type { ComponentType } from "preact";
import type { Face } from "../parts/face";
import type { Target } from "../wire/choosing";
import type { Frame, Option, Position } from "../wire/types";
import type { Apart, Words } from "../wire/words";

/** What the film shows of a step. */
export interface Mark {
  /** What the step is a part of, such as the card that is visited; null where it goes on with what was before. */
  visit: string | null;
  /** Whether it begins anew, though the step before was a part of the same. */
  begins: boolean;
  /** The seat that did it, if one did. */
  who: number | null;
}

/** How a visit is known on the film: by its name, and by the face of a card or the shape of a seat, where it is of one. */
export interface Visited {
  name: string;
  card: string | null;
  seat: number | null;
}

/** A short remark; where there is little room, a shorter one, which is explained by the whole. */
export type Remark = string | { whole: string; short: string };

export interface GameView {
  /** The cards (or whatever the program consists of) and where the program stands. */
  Field: ComponentType;
  /** The name by which answers call a card, where that is not its own. */
  inAnswers?(card: string): string;
  /** What a card says, in full; nothing in a game whose cards say nothing. */
  Says?: ComponentType<{ card: string }>;
  /** How a card is known at a glance; null for one that may not be known. */
  face?(card: string, position: Position): Face | null;
  /** How the kind of card is known about which a place of the rulebook is; null where that is about none. */
  faceAt?(place: string): Face | null;
  points(position: Position): number[];
  out(position: Position): number[];
  /** A seat's cards, or how many they are when they may not be seen. */
  hand(position: Position, seat: number): string[] | number | null;
  /** What the film shows of the step that led to a position; `before` is the position before it, null at the start. */
  mark(position: Position, before: Position | null): Mark;
  /** What a visit of the film is called. */
  visited(visit: string, words: Words): Visited;
  /** Short remarks about a seat: whose turn it is, who started the run. */
  remarks(position: Position, seat: number, words: Words): Remark[];
  /** Short remarks about the table: the deck, the discards, whether breaks are open. */
  table(position: Position, words: Words): string[];
  /** The cards whose name another one in play bears too, each with its place; in a game that has such cards. */
  apart?(position: Position): Apart;
  /** The cards that lie open in play, wherever: what two positions are compared by. */
  things(position: Position): Target[];
  /** The card on the table at which a question is answered that is about it, where the answers themselves name nothing. */
  answeredAt?(position: Position, about: readonly unknown[]): string | null;
  /** What an answer's words leave open and the table shows: between which cards a place is, whose a bit is. */
  note?(position: Position, option: Option, words: Words): string | null;
  /** Whether what an answer would bring is foreseen beyond the next question, so that it is shown even where answers are folded. */
  foresees?: true;
  /** Whether an answer holds for longer than this moment: such answers are folded away, so that they nag nobody. */
  lasting?(option: Option): boolean;
  /** Whether an answer is to leave something be: the shortest way to ask what would have been otherwise. */
  declines(option: Option): boolean;
  /** The cards that something being performed has still to perform. */
  pending?(frame: Frame): string[];
}
