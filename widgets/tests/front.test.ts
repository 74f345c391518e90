/** The front page's list of what this browser kept: whatever lies in storage, each entry is shown for itself. */
import { readFileSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { PREFIX } from "../src/keeping";

const FILE = "pnwidgets/jupyter/nbconvert/templates/pnrules/static/front.js";
const WORDS = {
  "gallery-damaged": "cannot be read",
  "gallery-kept-place": "{place} of {last}",
  "gallery-no-page": "no page",
  "gallery-go-on": "Go on",
  "gallery-go-on-with": "Go on with {what}",
  "gallery-forget": "Forget",
  "gallery-forget-it": "Forget {what}",
};
const GOOD = {
  version: 1,
  game: "nightmare",
  title: "Mine",
  page: "sample.ipynb",
  query: "",
  place: 2,
  last: 9,
  node: 3,
  when: 1000,
  save: {},
};

/** The page as the template has it, in one language, and its script run on it. */
function shown(): string[] {
  document.body.innerHTML = `<section lang="en" class="pn-front"><h1>Front</h1><section class="pn-kept" hidden><ul></ul></section></section>`;
  const page = new Function(`${readFileSync(FILE, "utf-8")}; return pnFront;`)() as {
    choose(words: object, pages: string[], render: string): void;
  };
  page.choose({ en: WORDS }, ["sample.ipynb"], "/voila/render/");
  return [...document.querySelectorAll(".pn-kept li strong")].map((title) => title.textContent);
}

function keep(name: string, entry: unknown): void {
  localStorage.setItem(`${PREFIX}${name}`, typeof entry === "string" ? entry : JSON.stringify(entry));
}

beforeEach(() => localStorage.clear());

it("shows what is kept, the latest first, each with the way back to it", () => {
  keep("a", GOOD);
  keep("b", { ...GOOD, title: "Later", when: 2000 });
  expect(shown()).toEqual(["Later", "Mine"]);
  expect(document.querySelectorAll(".pn-kept a")).toHaveLength(2);
  expect(document.querySelector<HTMLElement>(".pn-kept")!.hidden).toBe(false);
});

it("shows what an earlier version kept", () => {
  const kept = JSON.parse(readFileSync("../tests/compatibility/956e1bc/kept.json", "utf-8")) as { name: string; text: string }[];
  for (const { name, text } of kept) localStorage.setItem(name, text);
  expect(shown()).toEqual(["Game 51", "The rulebook's sample"]);
});

const BAD: [string, unknown][] = [
  ["a time that is none", { ...GOOD, when: 1e300 }],
  ["a time before all times", { ...GOOD, when: -8.64e15 - 1 }],
  ["a page that no address can name", { ...GOOD, page: "\ud800" }],
  ["a title that is a number", { ...GOOD, title: { en: { toString: 1 } } }],
  ["a query that is a list", { ...GOOD, query: [] }],
  ["no number of a place", { ...GOOD, place: null }],
  ["half an entry", '{"version":1,'],
  ["nothing", "null"],
];

it.each(BAD)("hides no other entry for one with %s", (_, entry) => {
  keep("good", GOOD);
  keep("bad", entry);
  const titles = shown();
  expect(titles).toHaveLength(2);
  expect(titles).toContain("Mine");
  expect(document.querySelectorAll(".pn-kept button")).toHaveLength(2);
  for (const forget of document.querySelectorAll<HTMLButtonElement>(".pn-kept button")) forget.click();
  expect(localStorage).toHaveLength(0);
});
