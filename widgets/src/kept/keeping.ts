/**
 * Where the reader left off: kept in their own browser by the pages of the apps, whose front page leads back to it. A play is
 * kept as the table's save, which holds hidden cards; it is only sent to the kernel that restores it.
 *
 * A board that has only been viewed has one entry, which the next visit replaces. As soon as something is chosen on it, the play
 * gets its own entry, so that no other visit replaces it. Two tabs may continue the same entry: one that finds it changed keeps
 * its play under another name.
 */
import type { Model } from "../wire/model";
import type { Info } from "../wire/types";
import { load as archived } from "./game";
import { MARK } from "./linking";

/** The prefix of entries' keys in the browser's storage; the front page uses it, too (see front.js). */
export const PREFIX = "pnrules kept ";
/** The URL parameter for the entry to resume. */
export const GO_ON = "go-on";
/** The number of a board whose play is not kept. */
export const NOT_KEPT = -1;
/** The delay before an entry is written, in ms, since the last change. */
const QUIET = 400;

/** An entry, as far as a page knows it without a kernel; a kernel restores the play from `save`. */
export interface Kept {
  version: 1;
  game: string;
  title: Info["title"];
  /** The notebook, and the parameters of its address. */
  page: string;
  query: string;
  place: number;
  last: number;
  node: number;
  /** In ms since 1970. */
  when: number;
  save: unknown;
}

/** The surroundings of a board: its page as the apps serve it, and its storage. */
export interface Surroundings {
  page: string;
  query: string;
  /** The fragment of the address, which may be a link to a play. */
  hash(): string;
  storage: Storage;
  now(): number;
  /** Put the entry and the deal into the address, so that reloading the page restores them. */
  point(id: string, dealt: string): void;
}

/** The name of this page for entries: a notebook of the apps, or a page of the site; null elsewhere. */
function here(): string | null {
  if (typeof document === "undefined") return null;
  const { voila, page } = document.body.dataset;
  if (voila === "voila") return decodeURIComponent(location.pathname).split("/voila/render/")[1] || null;
  return page ? `${page}.html` : null;
}

/** The entry that the page's address names, which is resumed when it is reloaded; null if there is none. */
export const named = (): string | null => (here() === null ? null : new URLSearchParams(location.search).get(GO_ON));

/** The surroundings in an app, or on the site; null elsewhere, and if the browser keeps nothing. */
export function surroundings(): Surroundings | null {
  const page = here();
  if (page === null) return null;
  try {
    const storage = window.localStorage;
    const point = (id: string, dealt: string) =>
      history.replaceState(history.state, "", `?${addressOf(location.search, id, dealt)}`);
    return { page, query: location.search, hash: () => location.hash, storage, now: Date.now, point };
  } catch {
    return null;
  }
}

/** The parameters of a page's address that are not about the deal. */
const BESIDES: readonly string[] = ["lang", "seat", GO_ON];

/** The parameters for resuming an entry: with its deal, if that is another one, and in the same language. */
export function addressOf(query: string, id: string, dealt: string): URLSearchParams {
  const before = new URLSearchParams(query);
  const asked = [...before].filter(([name]) => !BESIDES.includes(name)).sort();
  const wished = [...new URLSearchParams(dealt)].sort();
  const same = dealt === "" || JSON.stringify(asked) === JSON.stringify(wished);
  const wishes = same ? before : new URLSearchParams(dealt);
  const lang = before.get("lang");
  if (lang !== null) wishes.set("lang", lang);
  wishes.set(GO_ON, id);
  return wishes;
}

/** Parse an entry; null if it is invalid, since storage may contain anything. */
export function load(storage: Storage, id: string): Kept | null {
  try {
    const found = JSON.parse(storage.getItem(PREFIX + id) ?? "null") as Partial<Kept> | null;
    const good = found?.version === 1 && typeof found.page === "string" && Number.isInteger(found.node);
    return good ? (found as Kept) : null;
  } catch {
    return null;
  }
}

/** The key of a board, independent of its play: the notebook, the deal in its address, and the board's number. */
export function keyOf({ page }: Pick<Surroundings, "page">, model: Pick<Model, "get">): string {
  return `${page} ${model.get("reopen") ?? ""} ${model.get("number") ?? 0}`;
}

export class Keeper {
  private key: string;
  private id: string | null = null;
  /** Whether the reader has done anything here. */
  private acted = false;
  private seen: { node: number; place: number; last: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private latest: unknown = undefined;
  /** The entry's text when it was last read or written here. */
  private known: string | null = null;

  /** `full` is called when storage is full. */
  constructor(
    private readonly model: Model,
    private readonly around: Surroundings,
    private readonly full: () => void,
  ) {
    this.key = keyOf(around, model);
    if (!this.opened()) this.goOn();
    window.addEventListener("pagehide", this.leave);
    window.addEventListener("hashchange", this.opened);
  }

  /** The page is closed before the kernel has sent another save: the latest one is kept, with the current view. */
  private readonly leave = () => {
    if (this.timer !== undefined && this.latest !== undefined) this.write(this.latest);
  };

  /** If the address is a link to a play, and games can be dealt here, have the kernel open it. Returns whether it was requested.
   * */
  private readonly opened = (): boolean => {
    const text = this.around.hash();
    const opens = text.startsWith(MARK) && this.model.get("deal") != null;
    if (opens) this.model.send({ do: "open", text });
    return opens;
  };

  /** If the address names an entry of this board, or a game of the archive, have the kernel restore it. */
  private goOn(): void {
    const id = new URLSearchParams(this.around.query).get(GO_ON);
    if (id === null) return;
    const game = archived(this.around.storage, id);
    if (game?.deal.game === this.model.get("info").game)
      return this.model.send({ do: "restore", save: game.save, node: game.node });
    if (id !== this.key && !id.startsWith(`${this.key} @`)) return;
    const kept = load(this.around.storage, id);
    const damaged = kept === null && this.around.storage.getItem(PREFIX + id) !== null;
    if (kept) {
      this.id = id;
      this.known = this.lying(id);
    }
    if (kept || damaged) this.model.send({ do: "restore", save: kept?.save ?? null, node: kept?.node ?? 0 });
  }

  /** Another play has been put on the board, such as another deal. */
  changed(): void {
    const key = keyOf(this.around, this.model);
    if (key === this.key) return;
    this.key = key;
    this.id = null;
    this.acted = false;
    this.latest = undefined;
    clearTimeout(this.timer);
  }

  /** The reader has moved the view or, with `chose`, chosen something. */
  act(chose: boolean): void {
    this.acted = true;
    if (chose && this.id === this.key) this.around.storage.removeItem(PREFIX + this.key);
    if (chose && (this.id === null || this.id === this.key)) this.id = this.fresh();
    this.id ??= this.key;
    this.later();
  }

  /** Another game begins: the entry of the previous one is kept. */
  anew(): void {
    this.id = null;
    this.latest = undefined;
  }

  /** An unused key. */
  private fresh(): string {
    let when = this.around.now();
    while (this.lying(`${this.key} @${when}`) !== null) when++;
    return `${this.key} @${when}`;
  }

  /** The text of an entry in storage; null if there is none. */
  private lying(id: string): string | null {
    return this.around.storage.getItem(PREFIX + id);
  }

  /** Whether another tab has continued the play of this entry. */
  private overtaken(id: string): boolean {
    const found = this.lying(id);
    return id !== this.key && found !== null && found !== this.known;
  }

  /** The view has changed. */
  see(node: number, place: number, last: number): void {
    const same = this.seen?.node === node && this.seen.last === last;
    this.seen = { node, place, last };
    if (this.acted && !same) this.later();
  }

  private later(): void {
    clearTimeout(this.timer);
    if (this.model.get("info").eyes !== undefined) return; // only what one player saw is known: nothing goes on from it
    this.timer = setTimeout(() => this.model.send({ do: "keep" }), QUIET);
  }

  /** Handle an answer of the kernel: the save to keep, or whether an entry was restored, and if so, unchanged. */
  hear(message: unknown): void {
    const { kept, restored, otherwise } = (message ?? {}) as { kept?: unknown; restored?: unknown; otherwise?: unknown };
    if (restored === false || otherwise) this.id = this.fresh(); // the entry is kept, since the board does not show all of it
    if (kept === undefined) return;
    this.latest = kept;
    this.timer = undefined;
    this.write(kept);
  }

  private write(save: unknown): void {
    if (this.id === null || this.seen === null) return;
    if (this.overtaken(this.id)) this.id = this.fresh();
    const { game, title } = this.model.get("info");
    const { page, storage } = this.around;
    const query = this.model.get("reopen") ?? "";
    const entry: Kept = { version: 1, game, title, page, query, ...this.seen, when: this.around.now(), save };
    const text = JSON.stringify(entry);
    try {
      storage.setItem(PREFIX + this.id, text);
      this.known = text;
      this.around.point(this.id, query);
    } catch {
      this.full();
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    window.removeEventListener("pagehide", this.leave);
    window.removeEventListener("hashchange", this.opened);
  }
}
