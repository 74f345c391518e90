/**
 * What somebody remembers, and when they are to be asked again: derived from the log of their answers by FSRS.
 *
 * The terminal derives the same from the same log (`pnrules/training/memory.py`), and a test holds that both come to the same days:
 * answers of one day about one topic count as one, wrong where any was wrong; days are those of UTC; nothing is left to chance. What
 * a clock that was wrong can never have shown rightly does not count (`clock.ts`).
 */
import { createEmptyCard, type FSRS, fsrs, Rating } from "ts-fsrs";
import { counted } from "./clock";

/** A day in milliseconds. */
export const DAY = 86_400_000;
/** What will be remembered for so many days is known. */
export const KNOWN = 21;
/** Those of FSRS 6 as it comes: fixed, so that a log always comes to the same days. */
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
  /** Of which day it was the exercise, counted from the beginning of 1970. */
  day?: number;
}

/** What is remembered of a topic: for how many days, and when it is to be asked about again (in ms since 1970). */
export interface Memory {
  right: number;
  wrong: number;
  days: number;
  due: number;
}

/** Never asked; to be asked again; remembered for a while; remembered for long. */
export type Standing = "new" | "due" | "learning" | "known";

/** Made when it is first asked: the site fetches it late. */
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

/** What is remembered of each topic of a game that was ever answered about, at a time. `log`: that of all games, in its order. */
export function remembered(log: readonly Answer[], game: string, now: number): Map<string, Memory> {
  const when = counted(log, now);
  const answers = log.map((answer, i) => ({ ...answer, at: when[i]! }));
  const found = new Map<string, Answer[]>();
  for (const answer of answers.filter((each) => each.game === game)) {
    for (const topic of new Set(answer.about)) found.set(topic, [...(found.get(topic) ?? []), answer]);
  }
  return new Map([...found].map(([topic, about]) => [topic, memory(about)]));
}

/** The topics that are to be asked about again, the longest due first. */
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

/** The days with answers, in order, and whether all of a day's were right. */
function byDay(answers: readonly Answer[]): [number, boolean][] {
  const found = new Map<number, boolean>();
  for (const { at, right } of answers) {
    const day = Math.floor(at / DAY) * DAY;
    found.set(day, (found.get(day) ?? true) && right);
  }
  return [...found].sort(([a], [b]) => a - b);
}
