/** The messages between a page and the worker with Python. Every call has a number, and gets one answer. */

/** Opens a page in Python: the cells of its notebook, and the parameters of its address. */
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
 * `ready`: Python has started, with or without a `snapshot`, in this many ms. `text`: JSON. `failed`: Python's error message.
 * `broken`: why Python cannot start, or has crashed.
 */
export type Said =
  | { ready: true; snapshot: boolean; took: number }
  | { number: number; text: string | null }
  | { number: number; failed: string }
  | { broken: string };
