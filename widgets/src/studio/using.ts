/** The words for a lesson under construction, and for its places. */
import type { InEach, Noted, Studio } from "../wire/types";
import type { Words } from "../wire/words";

/** A text in the page's language, or in any that it has. */
export const inLanguage = (text: InEach, { lang }: Words): string => text[lang] ?? Object.values(text)[0] ?? "";

/** The page's language first. */
export const languages = ({ lang }: Words): readonly string[] => [lang, lang === "en" ? "fr" : "en"];

const PARTS: readonly [RegExp, string][] = [
  [/\.do\.hint/, "studio-hint"],
  [/\.do\.right/, "studio-right"],
  [/\.do\.wrong/, "studio-answer"],
  [/\.do\.otherwise/, "studio-otherwise"],
  [/\.do\b/, "studio-do"],
];

/** A place of the lesson's file in words; empty for the lesson as a whole. */
export function placeName(place: string, words: Words): string {
  const beat = /^lesson\.beats\[(\d+)\]/.exec(place);
  if (place.startsWith("title")) return words.text("studio-title");
  if (place.startsWith("lesson.teaches")) return words.text("studio-place-teaches");
  if (beat === null) return "";
  const sentence = words.text("studio-sentence", { number: Number(beat[1]) + 1 });
  const within = PARTS.find(([pattern]) => pattern.test(place));
  return within ? `${sentence}, ${words.text(within[1])}` : sentence;
}

/** What the rules say of a text at a place of the file, in a language: what they say of another language's is left out. */
export function notedAt({ wrong, advice }: Pick<Studio, "wrong" | "advice">, place: string, lang: string, text: string): Noted[] {
  const here = ({ place: at }: Noted) => at === place || at.startsWith(`${place}.`);
  return [...wrong, ...advice].filter((note) => here(note) && isAbout(note, lang, text));
}

function isAbout({ id, args: [first] }: Noted, lang: string, text: string): boolean {
  if (id === "problem-studio-untranslated") return first === lang;
  if (id === "problem-studio-long") return first === [...text].length;
  return id !== "problem-studio-untrue" || text.includes(String(first));
}
