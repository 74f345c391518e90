/**
 * The finished games of one person: kept in their own browser, each under its own key, so that a damaged entry, or full storage,
 * does not affect the others; and in a file for loading in another browser.
 */
import { asGame, FORMAT, type Game, isObject, PREFIX } from "./game";

/** The format of a file of games. */
export const WHAT = "pnrules games";
export const FILE = "pnrules-games.json";

/** The opponents of every game with a judgement, the weakest first, as in Python (`pnrules/players/opponents.py`). */
export const OPPONENTS: readonly string[] = ["randi", "max", "tess", "vera"];

/** The most points in time of a picture. */
const MOMENTS = 48;

/** A selection of many, with the first and the last. */
export function few<T>(all: readonly T[]): T[] {
  if (all.length <= MOMENTS) return [...all];
  return Array.from({ length: MOMENTS }, (_, i) => all[Math.round((i * (all.length - 1)) / (MOMENTS - 1))]!);
}

/** The opponents of a game by name, each once. */
export const against = ({ deal, you }: Pick<Game, "deal" | "you">): string[] => [
  ...new Set(deal.who.split(",").filter((_, i) => i !== you - 1)),
];

/** The number of each result, against these opponents. */
export interface Tally {
  game: string;
  /** The opponents, by name. */
  against: string;
  won: number;
  shared: number;
  lost: number;
}

/** The results by game and opponents, in order of the first game. */
export function tallies(games: readonly Game[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const each of [...games].sort((a, b) => a.when - b.when)) {
    const { game } = each.deal;
    const who = against(each).sort().join();
    const tally = found.get(`${game} ${who}`) ?? { game, against: who, won: 0, shared: 0, lost: 0 };
    tally[each.came]++;
    found.set(`${game} ${who}`, tally);
  }
  return [...found.values()];
}

/** How games were lost: the messages of their endings, the most frequent first. */
export function lostBy(games: readonly Game[]): [string, number][] {
  const found = new Map<string, number>();
  for (const { came, how } of games) if (came === "lost") found.set(how.id, (found.get(how.id) ?? 0) + 1);
  return [...found].sort(([, one], [, other]) => other - one);
}

/** The suggested opponent in a game: the weakest one that has not been beaten yet; otherwise the strongest. */
export function suggested(games: readonly Game[], game: string, opponents: readonly string[]): string | null {
  const beaten = new Set(
    games
      .filter(({ deal, came }) => deal.game === game && came === "won")
      .flatMap((each) => (against(each).length === 1 ? against(each) : [])),
  );
  return opponents.find((name) => !beaten.has(name)) ?? opponents[opponents.length - 1] ?? null;
}

/** What is remarkable about the latest game, if anything: the first win against an opponent, or a winning streak. */
export function best(games: readonly Game[]): { what: "first" | "row"; count: number } | null {
  const [latest, ...before] = [...games].sort((a, b) => b.when - a.when);
  if (latest?.came !== "won") return null;
  const who = against(latest).sort().join();
  const like = before.filter((each) => each.deal.game === latest.deal.game && against(each).sort().join() === who);
  const broken = like.findIndex(({ came }) => came !== "won");
  const row = 1 + (broken < 0 ? like.length : broken);
  if (!like.some(({ came }) => came === "won")) return { what: "first", count: 1 };
  return row >= 3 ? { what: "row", count: row } : null;
}

export interface Place {
  storage: Storage;
  now(): number;
}

/** The storage of the browser; null if it is not available. */
export function place(): Place | null {
  try {
    const storage = window.localStorage;
    storage.getItem(PREFIX);
    return { storage, now: Date.now };
  } catch {
    return null;
  }
}

/** The problem: storage is not available, or full. Games that could not be stored are known while the page is open. */
export type Trouble = "unkept" | "full";

/** The games of this page that could not be stored, shared by all archives of the page. */
const unkept = new Map<number, Game>();

export class Archive {
  trouble: Trouble | null = null;

  constructor(private readonly place: Place | null) {
    if (place === null) this.trouble = "unkept";
  }

  private names(): string[] {
    const { storage } = this.place ?? {};
    if (!storage) return [];
    return Array.from({ length: storage.length }, (_, i) => storage.key(i)!).filter((name) => name?.startsWith(PREFIX));
  }

  private lying(name: string): Game | null {
    try {
      return asGame(JSON.parse(this.place!.storage.getItem(name) ?? "null"));
    } catch {
      return null;
    }
  }

  /** All games, the latest first. */
  games(): Game[] {
    const kept = this.names().flatMap((name) => this.lying(name) ?? []);
    return [...kept, ...unkept.values()].sort((a, b) => b.when - a.when);
  }

  /** The number of unreadable entries, which are left unchanged. */
  damaged(): number {
    return this.names().filter((name) => this.lying(name) === null).length;
  }

  /** Adds a game that has just ended. */
  add(game: Omit<Game, "version" | "when">): Game {
    const taken = new Set(this.games().map(({ when }) => when));
    let when = this.place?.now() ?? Date.now();
    while (taken.has(when) || this.place?.storage.getItem(PREFIX + when) != null) when++;
    const added: Game = { version: FORMAT, when, ...game };
    this.keep(added);
    return added;
  }

  private keep(game: Game): boolean {
    try {
      if (this.place === null) throw new Error("kept nowhere");
      this.place.storage.setItem(PREFIX + game.when, JSON.stringify(game));
      unkept.delete(game.when);
      return true;
    } catch {
      this.trouble = this.place === null ? "unkept" : "full";
      unkept.set(game.when, game);
      return false;
    }
  }

  forget({ when }: Game): void {
    unkept.delete(when);
    this.place?.storage.removeItem(PREFIX + when);
  }

  /** All of them as a file. */
  file(): string {
    return JSON.stringify({ what: WHAT, format: FORMAT, games: this.games() }, null, 1);
  }

  /** Adds the games of a file; returns the message id of the result. Games that are already here are not added again. */
  load(text: string): "loaded" | "file-broken" | "file-newer" | Trouble {
    let found: unknown;
    try {
      found = JSON.parse(text);
    } catch {
      return "file-broken";
    }
    if (!isObject(found) || found.what !== WHAT || !Array.isArray(found.games)) return "file-broken";
    if (Number(found.format) > FORMAT) return "file-newer";
    const games = found.games.map(asGame);
    if (games.some((game) => game === null)) return "file-broken";
    const here = new Set(this.games().map(({ when }) => when));
    const kept = (games as Game[]).filter(({ when }) => !here.has(when)).map((game) => this.keep(game));
    return kept.every(Boolean) ? "loaded" : this.trouble!;
  }
}
