/**
 * A learner's progress: kept in their own browser, and in a file for loading in another one. The front page of the apps (see
 * front.js) and the terminal (`pnrules/training/progress.py`) read the same format.
 */
import { counted, LATEST } from "./clock";
import type { Answer } from "./memory";

/** Its key in the browser's storage; unreadable progress is put aside under the other key. */
export const KEY = "pnrules progress";
export const BROKEN = "pnrules progress broken";
/** The version of the format. */
export const FORMAT = 3;
/** What marks a file as progress. */
export const WHAT = "pnrules progress";
export const FILE = "pnrules-progress.json";
/** All ports of a machine share cookies, but not storage: this cookie says at which address how many lessons have been done. */
export const COOKIE = "pnrules-progress";
const YEAR = 31_536_000;

export interface Progress {
  format: typeof FORMAT;
  /** The finished lessons, and when: in ms since 1970. */
  lessons: Record<string, { done: number }>;
  /** The lesson that was opened last, by game. */
  last: Record<string, string>;
  /** The solved levels, and when. The first version of the format had none. */
  levels: Record<string, { done: number }>;
  /** Every answer to an exercise, in order: memory is derived from them. The second version had none. */
  answers: Answer[];
}

/** Why progress is invalid: it is unreadable, or from a later version of pnrules. */
export type Trouble = "broken" | "newer";

export const nothing = (): Progress => ({ format: FORMAT, lessons: {}, last: {}, levels: {}, answers: [] });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The lessons or levels with a valid time. An invalid one does not affect the others. */
function dated(found: Record<string, unknown>): Progress["lessons"] {
  const done = Object.entries(found).filter(([, each]) => isObject(each) && Number.isFinite(each.done));
  return Object.fromEntries(done) as Progress["lessons"];
}

const isAnswer = (found: unknown): found is Answer =>
  isObject(found) &&
  Number.isInteger(found.at) &&
  (found.at as number) >= 0 &&
  (found.at as number) <= LATEST &&
  typeof found.game === "string" &&
  Array.isArray(found.about) &&
  found.about.every((topic) => typeof topic === "string") &&
  typeof found.right === "boolean" &&
  (found.day === undefined || Number.isInteger(found.day));

const answerOf = (at: number, game: string, about: readonly string[], right: boolean, day: number | null = null): Answer =>
  day === null ? { at, game, about, right } : { at, game, about, right, day };

/** Parse progress; if it is invalid, returns why. */
export function parse(text: string): Progress | Trouble {
  try {
    const found: unknown = JSON.parse(text);
    if (!isObject(found)) return "broken";
    if (typeof found.format === "number" && found.format > FORMAT) return "newer";
    if (found.format !== FORMAT && found.format !== 2 && found.format !== 1) return "broken";
    const { lessons, last: opened, levels = {}, answers = [] } = found;
    if (!isObject(lessons) || !isObject(opened) || !isObject(levels) || !Array.isArray(answers)) return "broken";
    const last = Object.entries(opened).filter(([, name]) => typeof name === "string");
    return {
      format: FORMAT,
      lessons: dated(lessons),
      last: Object.fromEntries(last) as Progress["last"],
      levels: dated(levels),
      answers: answers.filter(isAnswer).map(({ at, game, about, right, day }) => answerOf(at, game, about, right, day)),
    };
  } catch {
    return "broken";
  }
}

/** The progress in a file; other kinds of files are invalid, whatever they contain. */
export function fromFile(text: string): Progress | Trouble {
  try {
    if ((JSON.parse(text) as { what?: unknown } | null)?.what !== WHAT) return "broken";
  } catch {
    return "broken";
  }
  return parse(text);
}

export const toFile = (progress: Progress): string => `${JSON.stringify({ what: WHAT, ...progress }, null, 2)}\n`;

/**
 * Merge two: whatever is done in either is done, from the earlier time on. The lesson opened last is that of the newer one, where
 * times after `now`, from a wrong clock, count as `now`.
 */
export function merged(ours: Progress, theirs: Progress, now: number): Progress {
  const latest = ({ lessons }: Progress) => Math.max(0, ...Object.values(lessons).map((each) => Math.min(each.done, now)));
  const [older, newer] = latest(ours) > latest(theirs) ? [theirs, ours] : [ours, theirs];
  return {
    format: FORMAT,
    lessons: both(ours.lessons, theirs.lessons),
    last: { ...older.last, ...newer.last },
    levels: both(ours.levels, theirs.levels),
    answers: together(ours.answers, theirs.answers, now),
  };
}

/** The answers of both in chronological order, each once. */
function together(ours: readonly Answer[], theirs: readonly Answer[], now: number): Answer[] {
  const dated = [ours, theirs].flatMap((log) => {
    const when = counted(log, now);
    return log.map((answer, i) => ({ answer, when: when[i]! }));
  });
  const every = new Map(dated.map((each) => [JSON.stringify(each.answer), each]));
  return [...every.values()].sort((one, other) => one.when - other.when).map(({ answer }) => answer);
}

function both(ours: Progress["lessons"], theirs: Progress["lessons"]): Progress["lessons"] {
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  const done = [...names].map((name) => {
    const times = [ours[name]?.done, theirs[name]?.done].filter((time) => time !== undefined);
    return [name, { done: Math.min(...times) }] as const;
  });
  return Object.fromEntries(done);
}

/**
 * The lesson to continue with: the one opened last, or the first unfinished one after it, or else before it; null if all are
 * finished. If the lesson before it is unfinished, the learner only looked ahead, and continues with the first unfinished one.
 */
export function goOnWith(names: readonly string[], progress: Progress, last: string | undefined): string | null {
  const done = (name: string | undefined) => name !== undefined && name in progress.lessons;
  const at = Math.max(0, names.indexOf(last ?? ""));
  const from = done(names[at]) || done(names[at - 1]) || !names.some(done) ? at : 0;
  return [...names.slice(from), ...names.slice(0, from)].find((name) => !done(name)) ?? null;
}

export interface Place {
  storage: Storage;
  /** The page's cookies, as `document.cookie`. */
  jar: { cookie: string };
  origin: string;
  now(): number;
}

/** The browser's storage; null if it keeps nothing. */
export function place(): Place | null {
  try {
    const storage = window.localStorage;
    storage.getItem(KEY);
    return { storage, jar: document, origin: location.origin, now: Date.now };
  } catch {
    return null;
  }
}

/** Another address of this machine, with more progress than here. */
export interface Elsewhere {
  count: number;
  origin: string;
}

/** The learner's progress in this browser. If the browser keeps nothing, it lasts while the page is open. */
export class Learnt {
  progress = nothing();
  /** Why stored progress is invalid; `unkept`: this browser keeps nothing; `full`: its storage is full. */
  trouble: Trouble | "unkept" | "full" | null = null;

  constructor(private readonly place: Place | null) {
    if (place === null) this.trouble = "unkept";
    else this.look();
  }

  /** Read the stored progress, which another page may have changed, and add whatever could not be stored. */
  look(): void {
    const text = this.place?.storage.getItem(KEY);
    if (typeof text !== "string") return;
    const found = parse(text);
    if (found === "broken") this.putAside(text);
    if (typeof found === "string") this.trouble = found;
    else this.progress = this.trouble === "full" ? merged(found, this.progress, this.now()) : found;
  }

  get done(): ReadonlySet<string> {
    return new Set(Object.keys(this.progress.lessons));
  }

  /** The levels that were solved. */
  get solved(): ReadonlySet<string> {
    return new Set(Object.keys(this.progress.levels));
  }

  /** Note a finished lesson. */
  finished(name: string): void {
    this.note("lessons", name);
  }

  /** Note a solved level. */
  mastered(name: string): void {
    this.note("levels", name);
  }

  /** Note an answer to an exercise; with the day, if it is the exercise of a day. */
  answered(game: string, about: readonly string[], right: boolean, day: number | null = null): void {
    this.look();
    const answer = answerOf(this.now(), game, [...about], right, day);
    this.keep({ ...this.progress, answers: [...this.progress.answers, answer] });
  }

  /** The time, but never later than the format allows, even if the clock is wrong. */
  now(): number {
    return Math.min(this.place?.now() ?? Date.now(), LATEST);
  }

  private note(what: "lessons" | "levels", name: string): void {
    this.look();
    if (name in this.progress[what]) return;
    this.keep({ ...this.progress, [what]: { ...this.progress[what], [name]: { done: this.now() } } });
  }

  opened(game: string, name: string): void {
    this.look();
    if (this.progress.last[game] !== name) this.keep({ ...this.progress, last: { ...this.progress.last, [game]: name } });
  }

  /** Add the progress in a file; returns the message id of the result. */
  load(text: string): string {
    const found = fromFile(text);
    if (typeof found === "string") return `progress-file-${found}`;
    this.look();
    return this.keep(merged(this.progress, found, this.now())) ? "progress-loaded" : `progress-${this.trouble}`;
  }

  /** Another address with more progress, if there is one: this page cannot read its storage. */
  elsewhere(): Elsewhere | null {
    const said = /(?:^|; *)pnrules-progress=(\d+)@([^;]*)/.exec(this.place?.jar.cookie ?? "");
    if (!said || !this.place) return null;
    const found = { count: Number(said[1]), origin: decodeURIComponent(said[2]!) };
    return found.origin !== this.place.origin && found.count > this.done.size ? found : null;
  }

  /** Store progress, but never over that of a later version. Returns whether it was stored. */
  private keep(progress: Progress): boolean {
    this.progress = progress;
    if (this.place === null || this.trouble === "newer") return false;
    try {
      this.place.storage.setItem(KEY, JSON.stringify(progress));
    } catch {
      this.trouble = "full";
      return false;
    }
    if (this.trouble === "full") this.trouble = null;
    if (this.elsewhere() !== null) return true; // the cookie keeps naming that address until there is as much progress here
    const said = `${this.done.size}@${encodeURIComponent(this.place.origin)}`;
    this.place.jar.cookie = `${COOKIE}=${said}; path=/; max-age=${YEAR}; samesite=lax`;
    return true;
  }

  private putAside(text: string): void {
    try {
      this.place?.storage.setItem(BROKEN, text);
      this.place?.storage.removeItem(KEY);
    } catch {
      this.trouble = "unkept";
    }
  }
}

/** Offer a text as a download. */
export function download(text: string, name = FILE): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
