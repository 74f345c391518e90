/** A game's part of the board: how its table looks, and nothing about what is legal. */
import type { ComponentType } from "preact";
import type { Face } from "../parts/face";
import type { Target } from "../wire/choosing";
import type { Frame, Option, Position } from "../wire/types";
import type { Apart, Words } from "../wire/words";

/** What the film shows of a step. */
export interface Mark {
  /** What the step is part of, such as the card that is visited; null to continue the previous visit. */
  visit: string | null;
  /** Whether it begins a new visit although the step before was part of the same. */
  begins: boolean;
  /** The seat that did it, if one did. */
  who: number | null;
}

/** How a visit is marked on the film: by its name, and by the face of a card or the shape of a seat, if it has one. */
export interface Visited {
  name: string;
  card: string | null;
  seat: number | null;
}

/** A short remark; if there is little room, a shorter one, with the whole as its explanation. */
export type Remark = string | { whole: string; short: string };

export interface GameView {
  /** The cards (or whatever the program consists of) and where the program is. */
  Field: ComponentType;
  /** The name of a card in answers, if that is another one. */
  inAnswers?(card: string): string;
  /** The full text of a card; nothing in a game whose cards have none. */
  Says?: ComponentType<{ card: string }>;
  /** How a card is recognised at a glance; null for a hidden one. */
  face?(card: string, position: Position): Face | null;
  /** How the kind of card of a place in the rulebook is recognised; null if the place is not about one. */
  faceAt?(place: string): Face | null;
  points(position: Position): number[];
  out(position: Position): number[];
  /** A seat's cards, or their number if they are hidden. */
  hand(position: Position, seat: number): string[] | number | null;
  /** What the film shows of the step that led to a position; `before` is the position before it, null at the start. */
  mark(position: Position, before: Position | null): Mark;
  /** The name of a visit on the film. */
  visited(visit: string, words: Words): Visited;
  /** Short remarks about a seat: whose turn it is, who started the run. */
  remarks(position: Position, seat: number, words: Words): Remark[];
  /** Short remarks about the table: the deck, the discards, whether breaks are open. */
  table(position: Position, words: Words): string[];
  /** The cards that share their name with another in play, each with its place; in a game with such cards. */
  apart?(position: Position): Apart;
  /** All cards face up in play: two positions are compared by them. */
  things(position: Position): Target[];
  /** The card on the table that a question is about, if its answers do not name it. */
  answeredAt?(position: Position, about: readonly unknown[]): string | null;
  /** What the words of an answer leave open, but the table shows: the neighbours of a place, the owner of a bit. */
  note?(position: Position, option: Option, words: Words): string | null;
  /** Whether previews reach beyond the next question, so that they are shown even if answers are folded. */
  foresees?: true;
  /** Whether an answer applies beyond this moment: such answers are folded away. */
  lasting?(option: Option): boolean;
  /** Whether an answer declines something, for the quickest what-if. */
  declines(option: Option): boolean;
  /** The cards that a performance still has to perform. */
  pending?(frame: Frame): string[];
}
