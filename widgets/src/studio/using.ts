/** The lesson under construction, as the page knows it; and the words for its places. */
import { part } from "../parts/part";
import type { InEach, Studio } from "../wire/types";
import type { Words } from "../wire/words";

/** The lesson; null while none is made. */
export const useStudio = part<Studio | null>();

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
