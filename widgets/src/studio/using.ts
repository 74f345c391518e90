/** The words for a lesson under construction, and for its places. */
import type { InEach } from "../wire/types";
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
