/**
 * What has been learnt: kept in the reader's own browser, and in a file that another browser loads. The front page of the apps
 * reads the same (see front.js), and so does the terminal (`pnrules/training/progress.py`).
 */
import { counted, LATEST } from "./clock";
import type { Answer } from "./memory";

/** Under this name it lies in the browser's storage; what could not be read is put aside under the other. */
export const KEY = "pnrules progress";
export const BROKEN = "pnrules progress broken";
/** The version of the form. */
export const FORMAT = 3;
/** What a file is. */
export const WHAT = "pnrules progress";
export const FILE = "pnrules-progress.json";
/** All ports of a machine share its cookies, but not its storage: this one says where how many lessons have been done. */
export const COOKIE = "pnrules-progress";
const YEAR = 31_536_000;

export interface Progress {
  format: typeof FORMAT;
  /** Each lesson that is done, and when: in ms since 1970. */
  lessons: Record<string, { done: number }>;
  /** The lesson that was open last, by game. */
  last: Record<string, string>;
  /** Each level that was solved, and when. The first form had none. */
  levels: Record<string, { done: number }>;
  /** Every answer to an exercise, in order: what is remembered is derived from them. The second form had none. */
  answers: Answer[];
}

/** What is wrong with what was found: it cannot be read, or a later version of pnrules wrote it. */
export type Trouble = "broken" | "newer";

export const nothing = (): Progress => ({ format: FORMAT, lessons: {}, last: {}, levels: {}, answers: [] });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Those of some lessons or levels that say when they were done. What one of them says wrongly, only that one loses. */
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

/** A progress from text; what is wrong with it, where it is none. */
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

/** A file's progress. A file of something else is none, whatever it looks like. */
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
 * Both together: what was done in one of them is done, since when it was first. Where one was last, the newer one says: what a clock
 * that was wrong noted in the future makes neither newer than `now`.
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

/** The answers of both in the order in which they were given, each once. */
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
 * The lesson to go on with: that one was at last, or the first after it that is not done, or before it; null when all are. Who only
 * looked further ahead, where the lesson before is not done, goes on with the first that is not.
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

/** Where the browser keeps it; null where it keeps nothing. */
export function place(): Place | null {
  try {
    const storage = window.localStorage;
    storage.getItem(KEY);
    return { storage, jar: document, origin: location.origin, now: Date.now };
  } catch {
    return null;
  }
}

/** More has been learnt at another address of this machine than here. */
export interface Elsewhere {
  count: number;
  origin: string;
}

/** What this browser keeps of what its reader has learnt. Where it keeps nothing, it is known as long as the page is open. */
export class Learnt {
  progress = nothing();
  /** What is wrong with what was found; `unkept`: this browser keeps nothing; `full`: it has no room for more. */
  trouble: Trouble | "unkept" | "full" | null = null;

  constructor(private readonly place: Place | null) {
    if (place === null) this.trouble = "unkept";
    else this.look();
  }

  /** Reads what is kept: another page may have changed it. What there was no room for is known besides. */
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

  /** A lesson is done. */
  finished(name: string): void {
    this.note("lessons", name);
  }

  /** A level is solved. */
  mastered(name: string): void {
    this.note("levels", name);
  }

  /** An exercise is answered; that of a day, if it is one. */
  answered(game: string, about: readonly string[], right: boolean, day: number | null = null): void {
    this.look();
    const answer = answerOf(this.now(), game, [...about], right, day);
    this.keep({ ...this.progress, answers: [...this.progress.answers, answer] });
  }

  /** No later than what a progress may say, however wrong the clock is. */
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

  /** Adds a file's; says what came of it, as the catalogue calls that. What is not kept has not come here. */
  load(text: string): string {
    const found = fromFile(text);
    if (typeof found === "string") return `progress-file-${found}`;
    this.look();
    return this.keep(merged(this.progress, found, this.now())) ? "progress-loaded" : `progress-${this.trouble}`;
  }

  /** Whether more has been learnt at another address, whose storage this page cannot see. */
  elsewhere(): Elsewhere | null {
    const said = /(?:^|; *)pnrules-progress=(\d+)@([^;]*)/.exec(this.place?.jar.cookie ?? "");
    if (!said || !this.place) return null;
    const found = { count: Number(said[1]), origin: decodeURIComponent(said[2]!) };
    return found.origin !== this.place.origin && found.count > this.done.size ? found : null;
  }

  /** Whether it is kept. What a later version wrote stays as it is: nothing is written over it. */
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
    if (this.elsewhere() !== null) return true; // that address is where to look, until as much is known here
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

/** Hands a text to the reader as a file. */
export function download(text: string, name = FILE): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
