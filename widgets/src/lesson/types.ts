/** What the kernel sends of a lesson. */

import type { LevelVerdict } from "../level/types";
import type { Cite, InEach } from "../wire/types";

/** A lesson that is being learnt on a board, at one of its sentences. */
export interface Lesson {
  game: string;
  name: string;
  /** Somebody asked for this one. */
  chosen: boolean;
  title: InEach;
  /** Its place among those that may be opened here, counted from 1; 0 where it is none of them. */
  number: number;
  teaches: Cite[];
  seat: number;
  /** Which sentence it is at, counted from 1, and how many there are. */
  at: number;
  count: number;
  says: InEach;
  /** What was said before in this lesson. */
  before: InEach[];
  /** The cards that this is about. */
  look: string[];
  /** Something is to be done before one can go on. */
  open: boolean;
  /** The hint, where it was asked for; and whether there is one to ask for. */
  hint: InEach | null;
  hints: boolean;
  /** What the learner's choices came to; null while the aim is ahead. */
  verdict: LevelVerdict | null;
  /** The aim was reached otherwise than the lesson goes on from. */
  another: boolean;
  /** All of it has been learnt. */
  over: boolean;
  /** The lessons that may be opened here; those to `meet` come after the track. */
  track: { name: string; title: InEach; meet: boolean }[];
  next: string | null;
  /** The messages that explain words of the game. */
  glossary: string[];
}
