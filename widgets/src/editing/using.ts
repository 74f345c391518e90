/** The position under construction, as the page knows it; and the words for its places. */
import { part } from "../parts/part";
import type { Editing, InEach, Intent, Lying, Where, Zone } from "../wire/types";
import type { Words } from "../wire/words";

/** The position, null while none is built; and whether one can be. */
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

/** The card that lies on the table under this name, which may be another, as of one that is face down. */
export function cardNamed(name: string, zones: readonly Zone[]): string {
  const found = zones.flatMap(({ lying }) => lying).find((each): each is Lying => each?.alias === name);
  return found?.card ?? name;
}

/** What a card is called on the table. */
export function nameOnTable(card: string, zones: readonly Zone[]): string {
  return zones.flatMap(({ lying }) => lying).find((each) => each?.card === card)?.alias ?? card;
}

/** A text in the page's language. */
export const inLanguage = (called: InEach, { lang }: Words): string => called[lang] ?? called.en ?? "";

/** What a zone is called: whose it is, and beside which card it lies. */
export function zoneName({ called, seat, beside }: Omit<Zone, "lying" | "path" | "single">, words: Words): string {
  const name = inLanguage(called, words);
  if (beside !== null) return words.text("board-edit-beside", { zone: name, card: words.cardName(beside) });
  return seat === null ? name : words.text("board-edit-of", { what: name, seat: words.player(seat) });
}

/** A place in words; empty for none in particular. */
export function spotName({ called, seat, card }: Where, words: Words): string {
  const place = called === null ? "" : zoneName({ called, seat, beside: null }, words);
  if (card === null) return place;
  return place === "" ? words.cardName(card) : words.text("board-edit-beside", { zone: place, card: words.cardName(card) });
}
