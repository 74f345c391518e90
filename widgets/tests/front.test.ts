/** The front page's list of what this browser kept: whatever lies in storage, each entry is shown for itself. */
import { readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import { PREFIX as GAMES } from "../src/kept/game";
import { PREFIX } from "../src/kept/keeping";

const STATIC = "pnwidgets/jupyter/nbconvert/templates/pnrules/static";
const WORDS = {
  "app-title": "All the games",
  "gallery-damaged": "cannot be read",
  "gallery-kept-place": "{place} of {last}",
  "gallery-no-page": "no page",
  "gallery-go-on": "Go on",
  "gallery-go-on-with": "Go on with {what}",
  "gallery-forget": "Forget",
  "gallery-forget-it": "Forget {what}",
  "gallery-learn-start": "Start",
  "gallery-learn-go-on": "Go on: {title}",
  "gallery-learn-over": "All done",
  "gallery-learnt": "{done} of {all}",
  "board-games-against": "{game} against {who}:",
  "board-games-all": "all {count}",
  "board-games-won": "{won} of {of}",
  "board-games-one": "{game} against {who} on {day}",
  "board-games-review": "Look again",
  "board-games-review-it": "Look again: {what}",
  "board-opponent-randi": "Randi",
  "board-ending-won": "You won.",
  "progress-broken": "Broken.",
  "train-today": "{count} of {goal} today",
  "train-streak": "{days} days in a row",
  "progress-loaded": "Loaded.",
  "progress-file-broken": "No such file.",
  "progress-full": "No room.",
  "progress-elsewhere": "More at {origin}.",
};
/** A file of a learner who has done one lesson. */
const FILE = JSON.stringify({
  what: "pnrules progress",
  format: 1,
  lessons: { "chess/learn/1": { done: 3 } },
  last: { chess: "chess/learn/1" },
});
/** A game of two lessons, and one that comes after them. */
const GAME = `<article class="pn-game" data-game="chess"><a class="pn-start"></a>
  <div class="pn-learnt" hidden><span class="pn-bar"><span></span></span><span class="pn-small"></span></div>
  <ol><li><a data-lesson="chess/learn/1">One</a></li><li><a href="two.html" data-lesson="chess/learn/2">Two</a></li></ol>
  <ul><li><a data-lesson="chess/meet/3">Three</a></li></ul></article>`;
/** Another game, of one lesson. */
const OTHER = `<article class="pn-game" data-game="go"><a class="pn-start"></a>
  <div class="pn-learnt" hidden><span class="pn-bar"><span></span></span><span class="pn-small"></span></div>
  <ol><li><a href="stone.html" data-lesson="go/learn/1">A stone</a></li></ol></article>`;
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
  document.body.innerHTML = `<section lang="en" class="pn-front"><h1>Front</h1><a class="pn-first">First card</a><p class="pn-progress-said" hidden></p><span class="pn-practised" hidden></span>${GAME}${OTHER}
    <button class="pn-progress-save"></button><input type="file" class="pn-progress-load">
    <section class="pn-kept" hidden><ul></ul></section>
    <section class="pn-played" id="games-en" hidden><ul></ul><ul></ul><button class="pn-games-all" hidden></button></section>
    <form class="pn-deal"><input name="game" value="nightmare"><select name="who"><option value="randi" data-opponent></option>
    <option value="tess" data-opponent></option><option value="people"></option></select></form></section>`;
  const scripts = ["progress.js", "front.js"].map((name) => readFileSync(`${STATIC}/${name}`, "utf-8"));
  const page = new Function(`${scripts.join("\n")}; return pnFront;`)() as {
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

it("says how many exercises were done today, and on how many days in a row, to whoever has done any", () => {
  const said = () => document.querySelector<HTMLElement>(".pn-practised")!;
  shown();
  expect([said().hidden, said().textContent]).toEqual([true, ""]);
  const answers = [24, 0, 0].map((hours) => ({ at: Date.now() - hours * 3_600_000, game: "chess", about: [], right: true }));
  localStorage.setItem("pnrules progress", JSON.stringify({ ...JSON.parse(FILE), format: 3, answers }));
  shown();
  expect([said().hidden, said().textContent]).toEqual([false, "2 of 5 today · 2 days in a row"]);
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

const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const progress = (lessons: string[], last?: string) =>
  localStorage.setItem(
    "pnrules progress",
    JSON.stringify({
      format: 1,
      lessons: Object.fromEntries(lessons.map((name) => [name, { done: 5 }])),
      last: last ? { chess: last } : {},
    }),
  );

it("begins with the first lesson where nothing has been learnt", () => {
  shown();
  expect(one(".pn-start").textContent).toBe("Start");
  expect(one(".pn-learnt").hidden).toBe(true);
});

it("shows how far one is, and where to go on", () => {
  progress(["chess/learn/1"], "chess/learn/1");
  shown();
  expect(one(".pn-start").textContent).toBe("Go on: Two");
  expect(one(".pn-learnt .pn-small").textContent).toBe("1 of 2");
  expect(one("[data-done]").textContent).toBe("One");
  expect(one("[aria-current]").textContent).toBe("Two");
});

it("begins with the first card, and says so where nothing has been learnt", () => {
  shown();
  expect(one(".pn-first").textContent).toBe("First card");
  expect(document.querySelector("[data-next]")).toBeNull();
  expect(document.title).toBe("All the games");
});

it("has one thing to do next: in the game that was learnt last, else in another, else none", () => {
  progress(["chess/learn/1"], "chess/learn/1");
  shown();
  expect(one(".pn-first").textContent).toBe("Go on: Two");
  expect(one(".pn-first").getAttribute("href")).toMatch(/two\.html$/);
  expect(one("[data-next]").dataset.game).toBe("chess");
  progress(["chess/learn/1", "chess/learn/2", "chess/meet/3"]);
  shown();
  expect(one(".pn-first").getAttribute("href")).toMatch(/stone\.html$/);
  expect(one("[data-next]").dataset.game).toBe("go");
  progress(["chess/learn/1", "chess/learn/2", "chess/meet/3", "go/learn/1"]);
  shown();
  expect(one(".pn-first").hidden).toBe(true);
});

it("goes on after what is done, whatever page was only looked at", () => {
  progress(["chess/learn/1"], "chess/meet/3");
  shown();
  expect(one(".pn-start").textContent).toBe("Go on: Two");
});

it("says so when all is done", () => {
  progress(["chess/learn/1", "chess/learn/2", "chess/meet/3"], "chess/meet/3");
  shown();
  expect(one(".pn-start").textContent).toBe("All done");
  expect(one(".pn-learnt .pn-small").textContent).toBe("2 of 2");
});

const load = async (text: string) => {
  Object.defineProperty(one(".pn-progress-load"), "files", { value: [new File([text], "x.json")], configurable: true });
  one(".pn-progress-load").dispatchEvent(new Event("change"));
  await new Promise((done) => setTimeout(done, 20));
  return one(".pn-progress-said").textContent;
};

it("says what is broken, and takes a file", async () => {
  localStorage.setItem("pnrules progress", "{half");
  shown();
  expect(one(".pn-progress-said").textContent).toBe("Broken.");
  expect(await load("{}")).toBe("No such file.");
  expect(await load(FILE)).toBe("Loaded.");
  expect(one(".pn-start").textContent).toBe("Go on: Two");
});

it("says of a file for which there is no room that nothing more is kept", async () => {
  const full = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  shown();
  expect(await load(FILE)).toBe("No room.");
  full.mockRestore();
});

const WON = {
  ...{
    version: 1,
    when: Date.UTC(2026, 10, 28, 12),
    page: "sample.ipynb",
    cards: null,
    you: 1,
    came: "won",
    course: [],
    node: 3,
  },
  deal: { game: "nightmare", edition: "3.0", version: 2, players: 2, seed: 5, who: "person,randi", hands: "" },
  how: { id: "x", params: [], args: [] },
  save: {},
};

it("shows the games that were played to their end, each with the way to look at it again, and one that is damaged hides none", () => {
  shown();
  expect(one(".pn-played").hidden).toBe(true);
  localStorage.setItem(`${GAMES}${WON.when}`, JSON.stringify(WON));
  localStorage.setItem(`${GAMES}7`, "{");
  shown();
  expect(one(".pn-played").hidden).toBe(false);
  expect(one(".pn-played ul").textContent).toBe("nightmare against Randi: 1 of 1");
  expect(one(".pn-played [data-came=won]").textContent).toContain("You won. nightmare against Randi on November 28, 2026");
  const link = one(".pn-played a") as HTMLAnchorElement;
  const asked = new URL(link.href).searchParams;
  expect([asked.get("who"), asked.get("seed"), asked.get("go-on")]).toEqual(["person,randi", "5", `${GAMES}${WON.when}`]);
});

it("lists the latest of many games, and all when they are asked for; the address may lead there", () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  for (let when = 1; when <= 8; when++) localStorage.setItem(`${GAMES}${when}`, JSON.stringify({ ...WON, when }));
  shown();
  expect(scroll).not.toHaveBeenCalled();
  const rows = () => document.querySelectorAll(".pn-played [data-came]").length;
  expect([rows(), one(".pn-games-all").textContent]).toEqual([6, "all 8"]);
  one(".pn-games-all").click();
  expect([rows(), one(".pn-games-all").hidden]).toEqual([8, true]);
  history.replaceState(null, "", "#games-en");
  shown();
  expect(scroll).toHaveBeenCalledOnce();
  history.replaceState(null, "", "?");
});

it("offers a game against the opponent that suits the reader", () => {
  shown();
  expect((one("select[name=who]") as HTMLSelectElement).value).toBe("randi");
  localStorage.setItem(`${GAMES}${WON.when}`, JSON.stringify(WON));
  shown();
  expect((one("select[name=who]") as HTMLSelectElement).value).toBe("tess");
});
