/** What a game adds to the board: how its table looks. Nothing about what is legal. */
import type { ComponentType } from "preact";
import type { Target } from "../choosing";
import type { Face } from "../pictograms";
import type { Frame, Info, Option, Position } from "../types";
import type { Apart, Words } from "../words";

/** A lane of the strip, on which the whole run is drawn: a card, a seat, something that is done. */
export interface Lane {
  key: string;
  name: string;
}

/** What the strip shows of a step. */
export interface Mark {
  /** The lane in which it lies; null where it lies in none. */
  lane: string | null;
  /** The seat that did it, if one did. */
  who: number | null;
  /** Whether the program runs. */
  running: boolean;
}

export interface GameView {
  /** The cards (or whatever the program consists of) and where the program stands. */
  Field: ComponentType;
  /** The name by which answers call a card, where that is not its own. */
  inAnswers?(card: string): string;
  /** What a card says, in full; nothing in a game whose cards say nothing. */
  Says?: ComponentType<{ card: string }>;
  /** How a card is known at a glance; null for one that may not be known. */
  face?(card: string, position: Position): Face | null;
  points(position: Position): number[];
  out(position: Position): number[];
  /** A seat's cards, or how many they are when they may not be seen. */
  hand(position: Position, seat: number): string[] | number | null;
  /** How the step that led to a position is drawn on the strip; `before` is the position before it, null at the start. */
  mark(position: Position, before: Position | null): Mark;
  /** The lanes that there are at a position, from the top. */
  lanes(position: Position, info: Info, words: Words): Lane[];
  /** Short remarks about a seat: whose turn it is, who started the run. */
  remarks(position: Position, seat: number, words: Words): string[];
  /** Short remarks about the table: the deck, the discards, whether breaks are open. */
  table(position: Position, words: Words): string[];
  /** The cards whose name another one in play bears too, each with its place; in a game that has such cards. */
  apart?(position: Position): Apart;
  /** The cards that lie open in play, wherever: what two positions are compared by. */
  things(position: Position): Target[];
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
