/** Values of subjects in words that every game shares. Nothing, where there is none, has a word of its own. */
import type { Words } from "../words";

export type Say = (value: unknown, words: Words) => string;

const none = (words: Words) => words.text("board-why-none");
/** Where there is no such thing, such as a bit of a card that has not come yet, that is said; where its value is none, that. */
const or =
  (say: Say): Say =>
  (value, words) => {
    if (value === undefined) return words.text("board-why-absent");
    return value === null ? none(words) : say(value, words);
  };

export const number: Say = or((value) => String(value));
export const text: Say = or((value) => String(value));
export const seat: Say = or((value, words) => words.player(Number(value)));
export const card: Say = or((value, words) => words.cardName(value));
export const yes: Say = or((value, words) => words.text(value ? "board-why-yes" : "board-why-no"));

/** A list of cards; of hidden ones only how many. */
export const cards: Say = or((value, words) => {
  if (typeof value === "number") return words.text("board-why-cards", { count: value });
  const names = (value as unknown[]).map((each) => words.cardName(each));
  return names.length > 0 ? words.list(names, "list-and") : none(words);
});

/** Seats in their order. */
export const seats: Say = or((value, words) => {
  const names = (value as number[]).map((each) => words.seat(each));
  return names.length > 0 ? words.list(names, "list-then") : none(words);
});

/** Several numbers on one card. */
export const numbers: Say = or((value, words) =>
  (value as number[]).length > 0 ? (value as number[]).join(" · ") : none(words),
);

/** Where something lies: a kind of place with its operands, which its message names `a` and `b`, or `who` for a seat. */
export const place =
  (message: (kind: string) => string): Say =>
  (value, words) => {
    if (value === undefined || value === null) return words.text("board-why-unknown");
    const [kind, a, b] = value as [string, unknown?, unknown?];
    const operand = (each: unknown) => (typeof each === "number" ? each : words.cardName(each));
    const who = typeof a === "number" && kind !== "program" && kind !== "row" ? words.player(a) : "";
    return words.text(message(kind), { a: operand(a), b: operand(b), who });
  };
