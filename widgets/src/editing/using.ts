/** The position under construction, for the page; and the words for its places. */
import { part } from "../parts/part";
import type { Editing, InEach, Intent, Lying, Where, Zone } from "../wire/types";
import type { Words } from "../wire/words";

/** The position, null if there is none; and whether one can be built. */
export const useEditing = part<{ editing: Editing | null; edits: boolean }>();

/** The messages that change a position under construction, or begin one: the plays of the board stay as they are. */
export const BUILDS = [
  "edit",
  "edit-put",
  "edit-take",
  "edit-give",
  "edit-pick",
  "edit-back",
  "edit-on",
  "edit-empty",
  "edit-line",
] as const satisfies readonly Intent["do"][];

/** The card with this name on the table, which differs from its own for a face-down card. */
export function cardNamed(name: string, zones: readonly Zone[]): string {
  const found = zones.flatMap(({ lying }) => lying).find((each): each is Lying => each?.alias === name);
  return found?.card ?? name;
}

/** The name of a card on the table. */
export function nameOnTable(card: string, zones: readonly Zone[]): string {
  return zones.flatMap(({ lying }) => lying).find((each) => each?.card === card)?.alias ?? card;
}

/** A text in the page's language. */
export const inLanguage = (called: InEach, { lang }: Words): string => called[lang] ?? called.en ?? "";

/** The name of a zone: with its owner, and the card that it is beside. */
export function zoneName({ called, seat, beside }: Omit<Zone, "lying" | "path" | "single">, words: Words): string {
  const name = inLanguage(called, words);
  if (beside !== null) return words.text("board-edit-beside", { zone: name, card: words.cardName(beside) });
  return seat === null ? name : words.text("board-edit-of", { what: name, seat: words.player(seat) });
}

/** A place in words; empty for no particular place. */
export function spotName({ called, seat, card }: Where, words: Words): string {
  const place = called === null ? "" : zoneName({ called, seat, beside: null }, words);
  if (card === null) return place;
  return place === "" ? words.cardName(card) : words.text("board-edit-beside", { zone: place, card: words.cardName(card) });
}
