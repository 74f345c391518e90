/** The transport of traits and messages between Python and the page. */
import type { Notice, Traits } from "./types";

/** The part of an anywidget model that the board uses. */
export interface Model {
  get<K extends keyof Traits>(key: K): Traits[K];
  set<K extends keyof Traits>(key: K, value: Traits[K]): void;
  save_changes(): void;
  send(content: unknown): void;
  /** `msg:custom` comes with a message; other events without arguments. */
  on(event: string, callback: (message?: unknown) => void): void;
  off(event: string, callback: (message?: unknown) => void): void;
}

/** What a page says of a request that waits for Python to start. */
export const SOON = "board-soon";

/** A notice of the page itself, without arguments. */
export const noticeOf = (seq: number, id: string): Notice => ({ seq, id, params: [], args: [], cite: null, rulings: [] });
