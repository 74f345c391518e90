/**
 * The games that one person has played to their end: kept in their own browser, each under a name of its own, so that one that is
 * damaged, or a full browser, costs none of the others; and in a file that another browser loads.
 */
import { asGame, FORMAT, type Game, isObject, PREFIX } from "./game";

/** What a file of games is. */
export const WHAT = "pnrules games";
export const FILE = "pnrules-games.json";

/** The opponents of every game that is judged, the weakest first, as Python has them (`pnrules/players/opponents.py`). */
export const OPPONENTS: readonly string[] = ["randi", "max", "tess", "vera"];

/** So many points in time a picture has at most. */
const MOMENTS = 48;

/** A few of many, the first and the last among them. */
export function few<T>(all: readonly T[]): T[] {
  if (all.length <= MOMENTS) return [...all];
  return Array.from({ length: MOMENTS }, (_, i) => all[Math.round((i * (all.length - 1)) / (MOMENTS - 1))]!);
}

/** The opponents of a game by name, each once. */
export const against = ({ deal, you }: Pick<Game, "deal" | "you">): string[] => [
  ...new Set(deal.who.split(",").filter((_, i) => i !== you - 1)),
];

/** How often what came of it, against whom. */
export interface Tally {
  game: string;
  /** The opponents, by name. */
  against: string;
  won: number;
  shared: number;
  lost: number;
}

/** What games came to, by game and opponents, in the order in which they were first played. */
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

/** By what games were lost: the messages that say how they ended, what happened most often first. */
export function lostBy(games: readonly Game[]): [string, number][] {
  const found = new Map<string, number>();
  for (const { came, how } of games) if (came === "lost") found.set(how.id, (found.get(how.id) ?? 0) + 1);
  return [...found].sort(([, one], [, other]) => other - one);
}

/** The opponent of one's strength in a game: the first, from the weakest on, against whom one has not won yet; else the strongest. */
export function suggested(games: readonly Game[], game: string, opponents: readonly string[]): string | null {
  const beaten = new Set(
    games
      .filter(({ deal, came }) => deal.game === game && came === "won")
      .flatMap((each) => (against(each).length === 1 ? against(each) : [])),
  );
  return opponents.find((name) => !beaten.has(name)) ?? opponents[opponents.length - 1] ?? null;
}

/** What is remarkable about the latest game of some, if anything is: the first win of all against somebody, or so many in a row. */
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

/** Where the browser keeps games; null where it keeps nothing. */
export function place(): Place | null {
  try {
    const storage = window.localStorage;
    storage.getItem(PREFIX);
    return { storage, now: Date.now };
  } catch {
    return null;
  }
}

/** What is wrong: nothing is kept here, or there is no room left. What could not be kept is known as long as the page is open. */
export type Trouble = "unkept" | "full";

/** The games that were put together on this page and could not be kept: another archive of the page knows them too. */
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

  /** All of them, the latest first. */
  games(): Game[] {
    const kept = this.names().flatMap((name) => this.lying(name) ?? []);
    return [...kept, ...unkept.values()].sort((a, b) => b.when - a.when);
  }

  /** How many entries cannot be read: they stay as they are. */
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

  /** Adds a file's; says what came of it, as the catalogue calls that. A game that is here already is not added again. */
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
