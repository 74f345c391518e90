/**
 * What learners remember, and when reviews are due: derived from the log of their answers by FSRS.
 *
 * The terminal does the same (`pnrules/training/memory.py`), and a test compares their results: answers of one day about one
 * topic count as one, which is wrong if any of them was; days are in UTC; nothing is random. Times that only a wrong clock can
 * have shown are corrected (`clock.ts`).
 */
import { createEmptyCard, type FSRS, fsrs, Rating } from "ts-fsrs";
import { counted } from "./clock";

/** A day in milliseconds. */
export const DAY = 86_400_000;
/** A topic that will be remembered for this many days is known. */
export const KNOWN = 21;
/** The defaults of FSRS 6: fixed, so that a log always leads to the same days. */
const PARAMETERS = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014,
  1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
const LIKELIHOOD = 0.9;

/** One answer to an exercise: when (in ms since 1970), in which game, about which rules and rulings, and whether it was right. */
export interface Answer {
  at: number;
  game: string;
  about: readonly string[];
  right: boolean;
  /** The day whose exercise it was, in days since 1970. */
  day?: number;
}

/** A learner's memory of a topic: its length in days, and when a review is due (in ms since 1970). */
export interface Memory {
  right: number;
  wrong: number;
  days: number;
  due: number;
}

/** Never asked; due for review; remembered for a short time; remembered for a long time. */
export type Standing = "new" | "due" | "learning" | "known";

/** Made on first use, because the site fetches it late. */
let made: FSRS | null = null;

function scheduler(): FSRS {
  made ??= fsrs({
    w: PARAMETERS,
    request_retention: LIKELIHOOD,
    enable_fuzz: false,
    enable_short_term: true,
    learning_steps: [],
    relearning_steps: [],
  });
  return made;
}

/** The memory of each topic of a game with answers, at a time. `log`: the answers of all games, in order. */
export function remembered(log: readonly Answer[], game: string, now: number): Map<string, Memory> {
  const when = counted(log, now);
  const answers = log.map((answer, i) => ({ ...answer, at: when[i]! }));
  const found = new Map<string, Answer[]>();
  for (const answer of answers.filter((each) => each.game === game)) {
    for (const topic of new Set(answer.about)) found.set(topic, [...(found.get(topic) ?? []), answer]);
  }
  return new Map([...found].map(([topic, about]) => [topic, memory(about)]));
}

/** The topics that are due for review, the longest overdue first. */
export function due(memories: ReadonlyMap<string, Memory>, now: number): string[] {
  const late = [...memories].filter(([, memory]) => memory.due <= now);
  return late.sort(([a, one], [b, other]) => one.due - other.due || (a < b ? -1 : 1)).map(([topic]) => topic);
}

export function standing(memory: Memory | undefined, now: number): Standing {
  if (!memory) return "new";
  if (memory.due <= now) return "due";
  return memory.days >= KNOWN ? "known" : "learning";
}

function memory(answers: readonly Answer[]): Memory {
  const days = byDay(answers);
  let card = createEmptyCard(new Date(days[0]![0]));
  for (const [day, right] of days) card = scheduler().next(card, new Date(day), right ? Rating.Good : Rating.Again).card;
  const kept = Math.max(1, Math.floor(card.stability + 0.5));
  const right = answers.filter((answer) => answer.right).length;
  return { right, wrong: answers.length - right, days: kept, due: days.at(-1)![0] + kept * DAY };
}

/** The days with answers, in order, and whether all answers of that day were right. */
function byDay(answers: readonly Answer[]): [number, boolean][] {
  const found = new Map<number, boolean>();
  for (const { at, right } of answers) {
    const day = Math.floor(at / DAY) * DAY;
    found.set(day, (found.get(day) ?? true) && right);
  }
  return [...found].sort(([a], [b]) => a - b);
}
