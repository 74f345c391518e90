/** Values of subjects in words that all games share. There is a word for no value. */
import type { Said } from "../wire/types";
import type { Words } from "../wire/words";

export type Say = (value: unknown, words: Words) => string;

const none = (words: Words) => words.text("board-why-none");
/** Distinguishes a thing that does not exist, such as bits on a card that is not in the program, from one without a value. */
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

/** A list of cards; for hidden ones only their number. */
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

/** The place of something: a kind of place with operands, which are `a` and `b` in its message, or `who` for a seat. */
const place: Say = (value, words) => {
  if (value === undefined || value === null) return words.text("board-why-unknown");
  const [kind, a, b] = value as [string, unknown?, unknown?];
  const operand = (each: unknown) => (typeof each === "number" ? each : words.cardName(each));
  const who = typeof a === "number" ? words.player(a) : "";
  return words.text(`board-why-${words.info.game}-${kind}`, { a: operand(a), b: operand(b), who });
};

/** Lists of cards, of which the first `most` are named. */
const groups = (most: number): Say =>
  or((value, words) => {
    const found = (value as unknown[][]).map((group) =>
      group
        .slice(0, most)
        .map((each) => words.cardName(each))
        .join(" "),
    );
    return found.length > 0 ? words.list(found, "list-and") : none(words);
  });

/** A separate message for each value, and for none. */
const byMessage =
  (begins: string): Say =>
  (value, words) =>
    words.text(`${begins}${String(value ?? "none")}`);

/** A card, or one other value with a message. */
const cardOr =
  (other: string, message: string): Say =>
  (value, words) =>
    value === other ? words.text(message) : card(value, words);

/** The first of a list. */
const first =
  (said: Said): Say =>
  (value, words) =>
    saying(said)((value as unknown[] | null | undefined)?.[0], words);

const PLAIN: Record<string, Say> = { number, numbers, card, cards, seat, seats, yes, place };
const TAKING: Record<string, (...by: never[]) => Say> = { groups, text: byMessage, "card-or": cardOr, first };

/** The words for a kind of value. */
export function saying(said: Said): Say {
  if (typeof said === "string") return PLAIN[said] ?? text;
  const [kind, ...by] = said;
  return TAKING[kind]?.(...(by as never[])) ?? text;
}
