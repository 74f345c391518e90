/** The entries of a game's reference, in the page's language, and the search in them. */

import type { Place, Reference, RulingEntry } from "../wire/types";
import type { Words } from "../wire/words";

export type Group = "rules" | "cards" | "rulings" | "words";

/** An entry of the reference. `key` identifies it in addresses. */
export interface Entry {
  key: string;
  group: Group;
  /** Its rulebook; null for entries of none. */
  work: string | null;
  title: string;
  /** Its full text, for the search. */
  text: string;
  place?: Place;
  ruling?: RulingEntry;
}

/** Every entry: rules and cards in the order of the rulebook, then rulings, then terms. */
export function entriesOf(reference: Reference, words: Words): Entry[] {
  const places = reference.places.map((place): Entry => {
    const title = words.attribute(place.ref, "title") ?? place.place;
    const group: Group = place.card ? "cards" : "rules";
    return { key: place.ref, group, work: place.work, title, text: words.text(place.ref), place };
  });
  const rulings = reference.rulings.map((ruling): Entry => {
    const title = `${ruling.id}. ${words.text(ruling.message)}`;
    const text = answersOf(ruling, words).map(([, said]) => said);
    return { key: ruling.id, group: "rulings", work: null, title, text: text.join(" "), ruling };
  });
  const explained = reference.glossary.map((id): Entry => {
    const title = words.attribute(id, "title") ?? id;
    return { key: id, group: "words", work: null, title, text: words.text(id) };
  });
  return [...places, ...rulings, ...explained];
}

/** A ruling's answer and its reason, then its other answers, each under its heading. */
export function answersOf({ message, others }: RulingEntry, words: Words): [heading: string, text: string][] {
  const parts: [heading: string, attribute: string][] = [
    [words.text("board-ruling-default"), "default"],
    [words.text("board-ruling-reason"), "reason"],
    ...others.map((other): [string, string] => [words.text("board-ruling-another", { count: 1 }), `other-${other}`]),
  ];
  return parts.flatMap(([heading, attribute]) => {
    const text = words.attribute(message, attribute);
    return text === null ? [] : [[heading, text]];
  });
}

/** The places of the rulebooks that a ruling is about, as refs, in their order. */
export const placesOf = ({ id }: RulingEntry, { places }: Reference): string[] =>
  places.filter(({ rulings }) => rulings.includes(id)).map(({ ref }) => ref);

/** A text or a query in lower case, without accents and punctuation. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, " ");

const wordsOf = (text: string) => folded(text).split(" ").filter(Boolean);

/** The least number of letters that a word keeps without its ending. */
const STEM = 4;

/** A word without the first of these endings that it has. */
function stem(word: string, endings: readonly string[]): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= STEM) ?? "";
  return word.slice(0, word.length - ending.length);
}

/**
 * The entries in which every word of the query, in any form, begins some word; matches in titles come first.
 * `little`: stop words, which count only if the query has no others. `endings`: what forms of a word differ by, the longest first.
 */
export function found(entries: readonly Entry[], wanted: string, little = "", endings = ""): Entry[] {
  const asked = wordsOf(wanted);
  if (asked.length === 0) return [...entries];
  const unsaid = new Set(wordsOf(little));
  const telling = asked.filter((word) => !unsaid.has(word));
  const forms = wordsOf(endings);
  const parts = (telling.length > 0 ? telling : asked).map((word) => stem(word, forms));
  const has = (text: string) => parts.every((part) => ` ${folded(text)}`.includes(` ${part}`));
  const titled = entries.filter(({ key, title }) => has(`${key} ${title}`));
  return [...titled, ...entries.filter((entry) => !titled.includes(entry) && has(`${entry.title} ${entry.text}`))];
}

/** The entry named by an address's fragment. */
export function named(entries: readonly Entry[], hash: string): Entry | null {
  const key = hash.replace(/^#/, "").toLowerCase();
  return entries.find((entry) => encodeURIComponent(entry.key).toLowerCase() === key) ?? null;
}
