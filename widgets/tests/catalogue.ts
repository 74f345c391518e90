/** The project's own texts, as the kernel sends them to a board. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PACKAGE = here("../../pnrules/");
const GAMES = ["bandwidth", "nightmare", "runtime_error"];

/** The files of a folder of the package as one text: those called so, or all. */
function read(folder: string, lang: string, ...names: string[]): string {
  return readdirSync(`${PACKAGE}${folder}locales/${lang}`)
    .filter((name) => names.length === 0 || names.includes(name))
    .sort()
    .map((name) => readFileSync(`${PACKAGE}${folder}locales/${lang}/${name}`, "utf8"))
    .join("\n");
}

/** What a board of a game is sent in a language; of the game's own files those called so, or all. */
export const sentText = (game: string, lang: string, ...own: string[]) =>
  [
    read("words/", lang, "board.ftl", "company.ftl", "games.ftl", "tools.ftl", "kernel.ftl", "problems.ftl"),
    read(`${game}/`, lang, ...own),
  ].join("\n");

/** The same in both languages. */
export const sentTexts = (game: string) => Object.fromEntries(["en", "fr"].map((lang) => [lang, sentText(game, lang)]));

/** What a board is sent in both languages of a game that is an example in docs. */
export const exampleTexts = (game: string) =>
  Object.fromEntries(
    ["en", "fr"].map((lang) => [
      lang,
      [
        read("words/", lang, "board.ftl", "company.ftl", "games.ftl", "tools.ftl", "kernel.ftl", "problems.ftl"),
        read(`../docs/examples/${game}/${game}/`, lang),
      ].join("\n"),
    ]),
  );

/** What boards say: the words of them all, and those of each game's. */
export const boardText = (lang: string) =>
  [
    read("words/", lang, "board.ftl", "company.ftl", "games.ftl", "tools.ftl"),
    ...GAMES.map((game) => read(`${game}/`, lang, "board.ftl")),
  ].join("\n");
