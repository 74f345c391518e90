/** What the kernel sends of a game's reference. */

import type { InEach } from "../wire/types";

/** A place of the rulebooks: what is printed on it, if it is a card, what touches it, and where to try it. */
export interface Place {
  ref: string;
  work: string;
  place: string;
  card: { text: string; numbers: number[] } | null;
  rulings: string[];
  lessons: string[];
  scenarios: string[];
  /** How many scenarios there are besides. */
  more: number;
}

export interface RulingEntry {
  id: string;
  message: string;
  others: string[];
  scenarios: string[];
  more: number;
}

/** All that a game's reference has; the words are among the texts. */
export interface Reference {
  game: string;
  places: Place[];
  rulings: RulingEntry[];
  titles: Record<string, InEach>;
  glossary: string[];
}
