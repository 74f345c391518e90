/** What the kernel sends of levels and exercises. */

import type { Cite, InEach, Option, Saying } from "../wire/types";

/** What a move in a level came to: why, in the level's own words or the kernel's. */
export interface LevelVerdict {
  right: boolean;
  says: InEach | null;
  why: Saying | null;
  cite: Cite | null;
  rulings: string[];
  /** The aim has gone out of reach, though the learner had choices left. */
  lost?: boolean;
}

/** What each choice comes to, and every hint; of an exercise, what each choice tells something of. */
export interface LevelKey {
  verdicts: LevelVerdict[];
  hints: InEach[];
  about?: string[][];
}

/** A level that is played on a board, or asked without one. */
export interface Level {
  name: string;
  title: InEach;
  task: InEach;
  /** Whose part the learner has. */
  seat: number;
  /** The question alone is shown, without a board. */
  quiz: boolean;
  /** What may be said: an answer, everybody's points, or a sentence; nothing where the answer is given on the board. */
  choices: { answer?: Option; points?: number[]; says?: InEach }[];
  /** The place among them of what was said last. */
  tried: number | null;
  /** The hints that were asked for, and whether there is another. */
  hints: InEach[];
  more: boolean;
  /** The script has an answer to give. */
  goes_on: boolean;
  verdict: LevelVerdict | null;
  solved: boolean;
  /** Its solution was asked for. */
  shown: boolean;
  others: { game: string; title: InEach; packs: { title: InEach; levels: { name: string; title: InEach }[] }[] }[];
  next: string | null;
  /** Where nobody is there to be asked. */
  key: LevelKey | null;
  /** It is an exercise: what it is about, and whether it was answered, and rightly. */
  exercise?: Exercise | null;
}

/** An exercise made by the rules. */
export interface Exercise {
  game: string;
  /** The place of the rulebook or the ruling that was wanted to be asked about: `PN 3.0 card-zap`, `N-12`. */
  topic: string;
  /** All that it is about. */
  topics: string[];
  /** The rulings on which it turns: some answer takes them to be answered otherwise. */
  turns_on: string[];
  /** What the answer that was given tells something of; nothing before. */
  about: string[];
  right: boolean;
  answered: boolean;
  /** What all exercises are about, where something was asked for. */
  only: string | null;
  /** Somebody asked for these exercises, by a topic or a number: they are not begun with others. */
  chosen: boolean;
  /** They are about the game that was on the board before, to which there is a way back. */
  own: boolean;
  known: Topic[];
}

/** A rule, card or ruling that there are exercises about. */
export interface Topic {
  name: string;
  kind: "card" | "rule" | "ruling";
  /** The rulebook; null of a ruling. */
  work: string | null;
  /** Where our words for it are: the message of a rule or card, the id of a ruling. */
  entry: string;
  /** The first lesson that teaches it. */
  lesson: string | null;
}
