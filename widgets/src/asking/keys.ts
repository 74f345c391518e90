/** Which key does what, where. */

/** Where the focus is: what arrow keys mean depends on it. */
export type Zone = "field" | "log" | "entry" | "button" | "board";

export type Action =
  | { do: "step"; by: 1 | -1 }
  | { do: "end"; which: "first" | "last" }
  /** Into, over and out of performances; backwards out: to where it began. */
  | { do: "into" }
  | { do: "over" | "out"; by: 1 | -1 }
  /** To another entry of the log, which shows the table as it was then. */
  | { do: "entry"; by: 1 | -1 }
  | { do: "play" }
  | { do: "branch"; by: 1 | -1 }
  | { do: "option"; index: number }
  | { do: "undo" }
  | { do: "redo" }
  | { do: "hint" }
  | { do: "help" }
  | { do: "close" }
  /** Reads a card even if Enter would choose it. */
  | { do: "about" }
  /** Asks why something is as it is: about the card or the player in focus, or else the table. */
  | { do: "why" }
  | { do: "card"; to: "next" | "previous" | "first" | "last" | "above" | "below" }
  /** Left to the browser, but kept from the page around the board, which may have a shortcut on it. */
  | { do: "native" };

export interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const CARDS: Record<string, Action> = {
  ArrowRight: { do: "card", to: "next" },
  ArrowLeft: { do: "card", to: "previous" },
  ArrowDown: { do: "card", to: "below" },
  ArrowUp: { do: "card", to: "above" },
  Home: { do: "card", to: "first" },
  End: { do: "card", to: "last" },
  i: { do: "about" },
};

const LOG: Record<string, Action> = {
  ArrowDown: { do: "entry", by: 1 },
  ArrowUp: { do: "entry", by: -1 },
};

/** With Shift, wherever the focus is. */
const NESTED: Record<string, Action> = {
  ArrowRight: { do: "over", by: 1 },
  ArrowLeft: { do: "over", by: -1 },
  ArrowDown: { do: "into" },
  ArrowUp: { do: "out", by: 1 },
  Home: { do: "out", by: -1 },
};

const EVERYWHERE: Record<string, Action> = {
  ArrowRight: { do: "step", by: 1 },
  ArrowLeft: { do: "step", by: -1 },
  Home: { do: "end", which: "first" },
  End: { do: "end", which: "last" },
  ArrowUp: { do: "branch", by: -1 },
  ArrowDown: { do: "branch", by: 1 },
  " ": { do: "play" },
  u: { do: "undo" },
  r: { do: "redo" },
  w: { do: "why" },
  h: { do: "hint" },
  "?": { do: "help" },
  Escape: { do: "close" },
};

/** The action of a key; null for a key without one. */
export function actionOf(key: Key, zone: Zone): Action | null {
  if (key.ctrlKey || key.altKey || key.metaKey || key.key === "Tab") return null;
  if (zone === "entry") return key.key === "Escape" ? null : { do: "native" };
  if (key.shiftKey && key.key in NESTED) return NESTED[key.key]!;
  const presses = key.key === "Enter" || key.key === " ";
  if (presses && zone !== "board") return { do: "native" };
  if (zone === "field" && key.key in CARDS) return CARDS[key.key]!;
  if (zone === "log" && key.key in LOG) return LOG[key.key]!;
  if (/^[1-9]$/.test(key.key)) return { do: "option", index: Number(key.key) - 1 };
  return EVERYWHERE[key.key] ?? null;
}

/** The part of the board that an element is in. */
export function zoneOf(target: Element): Zone {
  if (target.closest("select, textarea, .pn-range, input:not([type=range]):not([type=checkbox])")) return "entry";
  if (target.closest(".pn-field :is([data-card], .pn-place)")) return "field";
  if (target.closest(".pn-log")) return "log";
  if (target.closest("button, summary, a, input[type=checkbox]")) return "button";
  return "board";
}
