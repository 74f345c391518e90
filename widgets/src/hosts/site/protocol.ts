/** What a page and the worker with Python say to one another. Every call has a number, and one answer. */

/** What opens a page in Python: the cells of its notebook, and what its address asks for. */
export interface Opening {
  cells: string[];
  asked: Record<string, string>;
}

export type Call =
  | { do: "open"; page: string; opening: Opening; lang: string; luck: number }
  | { do: "close"; page: string }
  | { do: "hear"; page: string; board: number; message: unknown }
  | { do: "speak"; page: string; lang: string };

export interface Asked {
  number: number;
  call: Call;
}

/**
 * `ready`: Python has started, by `snapshot` or from nothing, in so many ms. `text`: JSON. `failed`: what went wrong, in Python's words.
 * `broken`: Python cannot start, or cannot go on.
 */
export type Said =
  | { ready: true; snapshot: boolean; took: number }
  | { number: number; text: string | null }
  | { number: number; failed: string }
  | { broken: string };
