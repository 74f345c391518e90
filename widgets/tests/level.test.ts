/** A level on a board, and its question without one. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { AloneModel } from "../src/hosts/alone";
import { DAY } from "../src/kept/memory";
import { KEY, nothing, type Progress } from "../src/kept/progress";
import { untold } from "../src/level/untold";
import { noticeOf, SOON } from "../src/wire/model";
import type { Exercise, Level, Position, Topic, Traits, Verdict } from "../src/wire/types";
import { sentTexts } from "./catalogue";
import { sample } from "./fixtures/sample";
import { Drawn } from "./model";

const both = (en: string, fr: string) => ({ en, fr });
const WRONG: Verdict = { right: false, says: both("No.", "Non."), why: null, cite: null, rulings: ["N-01"] };
const RIGHT: Verdict = { right: true, says: both("Yes.", "Oui."), why: null, cite: null, rulings: [] };
const LEVEL: Level = {
  name: "nightmare/level-one",
  title: both("One", "Un"),
  task: both("Do it.", "Faites-le."),
  seat: 3,
  quiz: false,
  choices: [],
  tried: null,
  hints: [],
  more: true,
  goes_on: true,
  verdict: null,
  solved: false,
  shown: false,
  others: [
    {
      game: "bandwidth",
      title: both("The other", "L’autre"),
      packs: [{ title: both("Quick", "Rapide"), levels: [{ name: "bandwidth/level-one", title: both("Un", "Un") }] }],
    },
    {
      game: "nightmare",
      title: both("This game", "Ce jeu"),
      packs: [
        { title: both("Easy", "Facile"), levels: [{ name: "nightmare/level-one", title: both("One", "Un") }] },
        { title: both("Hard", "Difficile"), levels: [{ name: "nightmare/level-two", title: both("Two", "Deux") }] },
      ],
    },
  ],
  next: "nightmare/level-two",
  key: null,
};
const CHOICES = [{ points: [7, 8, 7] }, { points: [8, 8, 8] }];

const NOTHING = { close() {}, el: document.createElement("div") } as unknown as Drawn;

let board: Drawn;
const drawn = async (level: Partial<Level>, traits: Partial<Traits> = {}) => {
  board = await Drawn.with({ level: { ...LEVEL, ...level }, ...traits });
};
afterEach(() => {
  board.close();
  board.el.remove();
});

describe("a level", () => {
  it("says what is to be done in the page's language, to the one whose part one has, who is you, whatever the level calls them", async () => {
    const info = { ...sample().info, players: ["Ada", "Ben", "Cleo"] };
    await drawn({}, { info, texts: sentTexts("nightmare"), seat: null });
    expect(board.one(".pn-task-words").textContent).toBe("Do it.");
    const chips = () => board.all(".pn-player-top .pn-bit").map((chip) => chip.textContent!.replace(/^\W+/, ""));
    expect(chips()).toEqual(["P1", "P2", "You"]);
    expect(board.all(".pn-player-name").map((name) => name.textContent)).toEqual(["Ada", "Ben"]);
    await board.set("lang", "fr");
    expect(board.one(".pn-task-words").textContent).toBe("Faites-le.");
  });

  it("says, where it takes long, that it looks whether the aim can be reached, until that is known", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await drawn({});
    const said = () => board.all(".pn-notice-words").map((each) => each.textContent);
    await board.click(".pn-option");
    expect(said()).toEqual([]);
    await board.act(() => void vi.advanceTimersByTime(10_000));
    expect(said()).toEqual(["level-thinking"]);
    await board.set("level", { ...LEVEL, verdict: WRONG });
    expect(said()).toEqual([]);
    await board.click(".pn-option");
    await board.set("level", { ...LEVEL, tried: null });
    await board.act(() => void vi.advanceTimersByTime(10_000));
    expect(said(), "nothing is said where it took no time").toEqual([]);
    vi.useRealTimers();
  });

  it("that was solved says so where this browser has no room to keep that", async () => {
    await drawn({});
    const full = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(board.all(".pn-lesson-kept")).toHaveLength(0);
    await board.set("level", { ...LEVEL, solved: true });
    expect(board.one(".pn-lesson-kept").textContent).toBe("progress-full");
    full.mockRestore();
  });

  it("gives hints when they are asked for, as long as there are any", async () => {
    await drawn({ hints: [both("Look.", "Voyez.")] });
    expect(board.all(".pn-hints li").map((hint) => hint.textContent)).toEqual(["Look."]);
    await board.click(".pn-hint");
    expect(board.model.sent).toEqual([{ do: "level-hint" }]);
    await board.set("level", { ...LEVEL, more: false });
    expect(board.all(".pn-hint")).toHaveLength(0);
  });

  it("answers a wrong move where one looks, and offers nothing that would give it away", async () => {
    await drawn({ verdict: WRONG });
    const verdict = board.one(".pn-ask .pn-verdict");
    expect(verdict.dataset.right).toBe("false");
    expect(verdict.textContent).toContain("No.");
    expect(board.all(".pn-undo, .pn-redo, .pn-next-level")).toHaveLength(0);
  });

  it("says that the aim is out of reach, where moves are left", async () => {
    await drawn({ verdict: { ...WRONG, lost: true } });
    expect(board.one(".pn-ask .pn-verdict").textContent).toContain("level-lost No.");
  });

  it("leads on after the right one, and can be played again", async () => {
    await drawn({ verdict: RIGHT, solved: true, goes_on: false });
    expect(board.all(".pn-undo")).toHaveLength(1);
    await board.click(".pn-next-level");
    await board.click(".pn-same-level");
    expect(board.model.sent).toEqual([
      { do: "level", name: "nightmare/level-two" },
      { do: "level", name: "nightmare/level-one" },
    ]);
  });

  it("has the focus at the button that leads on, for whoever has answered on the board, and for nobody else", async () => {
    await drawn({});
    await board.set("level", { ...LEVEL, verdict: RIGHT, solved: true, goes_on: false });
    expect(document.activeElement).not.toBe(board.one(".pn-next-level"));
    await board.set("level", LEVEL);
    board.one(".pn-board").focus();
    await board.set("level", { ...LEVEL, verdict: RIGHT, solved: true, goes_on: false });
    expect(document.activeElement).toBe(board.one(".pn-next-level"));
  });

  it("shows the solution when it is asked for, and says that it did", async () => {
    await drawn({ verdict: WRONG });
    await board.click(".pn-solution");
    expect(board.model.sent).toEqual([{ do: "level-show" }]);
    await board.set("level", { ...LEVEL, verdict: RIGHT, solved: true, shown: true });
    expect(board.one(".pn-verdict").textContent).toContain("level-shown Yes.");
    expect(board.all(".pn-solution, .pn-hint")).toHaveLength(0);
  });

  it("is marked as solved wherever it is listed, in this browser, but not by its solution", async () => {
    localStorage.clear();
    await drawn({});
    await board.click('.pn-tab[data-tab="levels"]');
    const marks = () =>
      board
        .all(".pn-pack")
        .map((pack) => [pack.querySelector(".pn-pack-done")!.textContent, pack.querySelectorAll("[data-done]").length]);
    expect(marks()).toEqual(Array(3).fill(["level-solved-of", 0]));
    await board.set("level", { ...LEVEL, verdict: RIGHT, solved: true, shown: true });
    expect(marks()).toEqual(Array(3).fill(["level-solved-of", 0]));
    await board.set("level", { ...LEVEL, verdict: RIGHT, solved: true });
    expect(marks()).toEqual([
      ["level-solved-of", 1],
      ["level-solved-of", 0],
      ["level-solved-of", 0],
    ]);
    localStorage.clear();
  });

  it("lets others decide by a button of its own", async () => {
    const { ask } = sample();
    const other = (ask!.who as number) === 3 ? 1 : 3;
    await drawn({ seat: other });
    expect(board.all(".pn-option")).toHaveLength(0);
    await board.click(".pn-level-on");
    expect(board.model.sent).toEqual([{ do: "level-on" }]);
    await board.set("level", { ...LEVEL, seat: ask!.who as number });
    expect(board.all(".pn-option").length).toBeGreaterThan(0);
  });

  it("takes what is said of the position in place of an answer", async () => {
    await drawn({ choices: CHOICES });
    expect(board.all(".pn-ask .pn-option")).toHaveLength(2);
    expect(board.all(".pn-step")).toHaveLength(0);
    await board.press("2");
    expect(board.model.sent).toEqual([{ do: "level-say", choice: 1 }]);
    await board.set("level", { ...LEVEL, choices: CHOICES, tried: 1, verdict: WRONG });
    expect(board.all(".pn-choice").map(({ dataset }) => dataset.said)).toEqual([undefined, "false"]);
  });

  it("lists the levels of every game in a tab, those of its own first, folded away until it is asked for", async () => {
    await drawn({});
    expect(board.all(".pn-tab-panel")).toHaveLength(0);
    await board.click('.pn-tab[data-tab="levels"]');
    expect(board.all(".pn-level").map((each) => [each.textContent, each.getAttribute("aria-current")])).toEqual([
      ["One", "true"],
      ["Two", null],
      ["Un", null],
    ]);
    expect(board.all(".pn-levels h4").map(({ textContent }) => textContent)).toEqual(["This game", "The other"]);
    await board.click('[data-level="nightmare/level-two"]');
    expect(board.model.sent).toEqual([{ do: "level", name: "nightmare/level-two" }]);
    await board.click('.pn-tab[data-tab="levels"]');
    expect(board.all(".pn-tab-panel")).toHaveLength(0);
  });
});

describe("an exercise", () => {
  const card: Topic = {
    name: "BfB card-pass",
    kind: "card",
    work: "BfB",
    entry: "ref-bfb-card-pass",
    lesson: "bandwidth/learn/03",
  };
  const ruling: Topic = { name: "B-05", kind: "ruling", work: null, entry: "B-05", lesson: null };
  const exercise: Exercise = {
    name: "bandwidth 1/1",
    title: both("Exercise 1", "Exercice 1"),
    task: both("This happens:\nDana: end the turn\nWho has the Token then?", "Voici :\nDana : finir\nQui a le Token ?"),
    seat: 3,
    choices: [{ says: both("Al", "Al") }, { says: both("Bo", "Bo") }],
    tried: null,
    verdict: null,
    solved: false,
    shown: false,
    game: "bandwidth",
    topic: "BfB card-pass",
    topics: ["BfB card-pass", "B-05"],
    level: 2,
    day: null,
    daily: true,
    turns_on: ["B-05"],
    about: [],
    only: null,
    chosen: true,
    own: false,
    known: [card, ruling],
    more: true,
    key: null,
  };
  const answered: Partial<Exercise> = { tried: 0, verdict: RIGHT, solved: true, about: ["B-05"] };
  const asked = async (other: Partial<Exercise> = {}) => {
    board = await Drawn.with({ exercise: { ...exercise, ...other } });
  };

  it("has its number for a heading, then what happens, a line each, then the question", async () => {
    await asked();
    expect(board.one(".pn-task-you").textContent).toBe("Exercise 1 ●●●●●");
    expect(board.one(".pn-pips").getAttribute("aria-label")).toBe("train-level");
    expect(board.one(".pn-task-happens").textContent).toBe("This happens:\nDana: end the turn");
    expect(board.one(".pn-task-words").textContent).toBe("Who has the Token then?");
    expect(board.all(".pn-task .pn-ruling").map((each) => each.dataset.ruling)).toEqual(["B-05"]);
    expect(board.all(".pn-option").map((each) => each.textContent)).toEqual(["1Al", "2Bo"]);
  });

  it("keeps to itself what the kernel has worked out of the position, until it is answered", () => {
    const position = { outlook: { way: [1] } } as unknown as Position;
    expect(untold(position, exercise)).not.toHaveProperty("outlook");
    expect(untold(position, { ...exercise, solved: true })).toHaveProperty("outlook");
    expect(untold(position, LEVEL)).toHaveProperty("outlook");
    board = NOTHING;
  });

  it("leads to the next one, or to the same again, and marks nothing as solved", async () => {
    localStorage.clear();
    await asked(answered);
    expect(board.one(".pn-next-level").textContent).toBe("train-next-exercise");
    await board.click(".pn-next-level");
    await board.click(".pn-same-level");
    expect(board.model.sent).toEqual([
      { do: "exercise", name: "next" },
      { do: "exercise", name: "bandwidth 1/1" },
    ]);
    expect(Object.values({ ...localStorage }).join()).not.toContain("bandwidth 1/1");
    localStorage.clear();
  });

  const kept = () => (JSON.parse(localStorage.getItem(KEY) ?? '{"answers":[]}') as Progress).answers;
  /** Answers that were given so many days ago. */
  const keep = (days: number, about: string[], right: boolean) => {
    const at = Date.now() - days * DAY;
    localStorage.setItem(KEY, JSON.stringify({ ...nothing(), answers: [{ at, game: "bandwidth", about, right }] }));
  };

  it("notes the answer once, with what it tells of", async () => {
    localStorage.clear();
    await asked();
    const wrong: Exercise = { ...exercise, ...answered, verdict: WRONG };
    await board.set("exercise", wrong);
    await board.set("exercise", { ...wrong });
    expect(kept()).toMatchObject([{ game: "bandwidth", about: ["B-05"], right: false }]);
    localStorage.clear();
  });

  it("is answered and noted where nobody is behind the page, too", () => {
    const key = { verdicts: [WRONG, RIGHT], about: [["B-05"], ["BfB card-pass"]] };
    const model = new AloneModel({ ...sample(), exercise: { ...exercise, key } });
    model.send({ do: "exercise-say", choice: 0 });
    expect(model.get("exercise")).toEqual({ ...exercise, key, tried: 0, verdict: WRONG, solved: true, about: ["B-05"] });
    board = NOTHING;
  });

  it("notes the answer before the kernel has heard it: the page may be closed now; and then not again", async () => {
    localStorage.clear();
    const key = { verdicts: [WRONG, RIGHT], about: [["B-05"], ["BfB card-pass"]] };
    await asked({ key });
    await board.click(".pn-option:nth-of-type(1)");
    expect(kept()).toMatchObject([{ game: "bandwidth", about: ["B-05"], right: false }]);
    await board.set("exercise", { ...exercise, key, tried: 0, verdict: WRONG, solved: true, about: ["B-05"] });
    expect(kept()).toHaveLength(1);
    localStorage.clear();
  });

  it("notes nothing that was answered before this page was opened", async () => {
    localStorage.clear();
    await asked({ ...answered, verdict: WRONG });
    expect(kept()).toEqual([]);
  });

  it("goes on with what is due", async () => {
    keep(2, ["B-05"], false);
    await asked({ ...answered, chosen: false });
    await board.click(".pn-next-level");
    expect(board.model.sent).toEqual([{ do: "exercise-next", lessons: [], level: 1, due: ["B-05"], rulings: false }]);
    localStorage.clear();
  });

  it("goes on the same for a whole class where its number was asked for, whatever is due", async () => {
    keep(2, ["B-05"], false);
    await asked(answered);
    await board.click(".pn-next-level");
    expect(board.model.sent).toEqual([{ do: "exercise", name: "next" }]);
    localStorage.clear();
  });

  it("is asked of whoever has done lessons and answered rightly, on their level and of their game alone", async () => {
    const answers = Array.from({ length: 6 }, () => ({ at: Date.now(), game: "bandwidth", about: [], right: true }));
    const lessons = { "bandwidth/learn/01": { done: 1 }, "nightmare/learn/01": { done: 1 } };
    localStorage.setItem(KEY, JSON.stringify({ ...nothing(), lessons, answers }));
    await asked({ chosen: false });
    expect(board.model.sent).toEqual([
      { do: "exercise-next", lessons: ["bandwidth/learn/01"], level: 2, due: [], rulings: false },
    ]);
    localStorage.clear();
  });

  it("shows how many there were today, and leads to that of the day until it has been answered", async () => {
    const day = Math.floor(Date.now() / DAY);
    localStorage.clear();
    await asked();
    expect(board.one(".pn-today").textContent).toContain("train-today");
    await board.click(".pn-of-day");
    expect(board.model.sent).toEqual([{ do: "exercise-of-day", day }]);
    await board.set("exercise", { ...exercise, day });
    expect(board.all(".pn-of-day")).toEqual([]);
    await board.set("exercise", { ...exercise, ...answered, day });
    expect(kept()).toMatchObject([{ game: "bandwidth", right: true, day }]);
    await board.set("exercise", { ...exercise, name: "bandwidth 1/2" });
    expect(board.all(".pn-of-day")).toEqual([]);
    localStorage.clear();
  });

  it("asks nothing more once it is answered: the board was there for its sake", async () => {
    await asked(answered);
    expect(board.all(".pn-option")).toEqual([]);
    expect(board.all(".pn-verdict")).toHaveLength(1);
  });

  it("begins with what is due, unless something was asked for", async () => {
    keep(2, ["BfB card-pass"], false);
    await asked();
    expect(board.model.sent).toEqual([]);
    board.close();
    await asked({ chosen: false });
    expect(board.model.sent).toEqual([{ do: "exercise-next", lessons: [], level: 1, due: ["BfB card-pass"], rulings: false }]);
    localStorage.clear();
  });

  it("takes no answer any more once another was asked for in its place: that would answer the other", async () => {
    keep(2, ["BfB card-pass"], false);
    await asked({ chosen: false });
    await board.click(".pn-option");
    await board.set("notice", noticeOf(1, SOON)); // a page whose Python starts says so; it has refused nothing
    await board.click(".pn-option");
    expect(board.model.sent.map((intent) => intent.do)).toEqual(["exercise-next"]);
    await board.set("exercise", { ...exercise, name: "bandwidth 1/2", chosen: false });
    await board.click(".pn-option");
    expect(board.model.sent.at(-1)).toEqual({ do: "exercise-say", choice: 0 });
    localStorage.clear();
  });

  it("is judged at once, by what came with it", async () => {
    const key = { verdicts: [WRONG, RIGHT], about: [["B-05"], ["BfB card-pass"]] };
    await asked({ key });
    await board.click(".pn-option");
    expect(board.one(".pn-verdict").dataset.right).toBe("false");
    expect(board.model.sent).toEqual([{ do: "exercise-say", choice: 0 }]);
  });

  it("stays with the topic that was asked for, and leaves what there are no exercises about", async () => {
    keep(2, ["B-05", "B-99"], false);
    await asked({ ...answered, only: "BfB card-pass" });
    await board.click(".pn-next-level");
    expect(board.model.sent).toEqual([{ do: "exercise", name: "next" }]);
    localStorage.clear();
  });

  it("of one's own game has the way back to it", async () => {
    await asked({ ...answered, more: false, own: true, only: "" });
    expect(board.all(".pn-next-level")).toEqual([]);
    await board.click(".pn-train-end");
    expect(board.model.sent).toEqual([{ do: "train-end" }]);
  });

  it("shows as a map what is remembered, each topic with its ways on", async () => {
    keep(2, ["B-05"], false);
    await asked();
    await board.click('.pn-tab[data-tab="mastery"]');
    expect(board.all(".pn-topic").map(({ dataset }) => [dataset.topic, dataset.standing])).toEqual([
      ["BfB card-pass", "new"],
      ["B-05", "due"],
    ]);
    await board.click('[data-topic="B-05"]');
    expect(board.one(".pn-topic-about").textContent).toContain("mastery-counts");
    await board.click(".pn-ask-about");
    expect(board.model.sent).toEqual([{ do: "exercise", name: "B-05" }]);
    localStorage.clear();
  });
});

describe("a question without a board", () => {
  const quiz = { quiz: true, choices: CHOICES, others: [], next: null, goes_on: false };

  it("is the task and the choices alone", async () => {
    await drawn(quiz);
    expect(board.all(".pn-board, .pn-table, .pn-timeline")).toHaveLength(0);
    expect(board.all(".pn-quiz .pn-option")).toHaveLength(2);
  });

  it("answers by itself on a page with nobody behind it", () => {
    const key = { verdicts: [RIGHT, WRONG], hints: [both("Look.", "Voyez."), both("See.", "Regardez.")] };
    const model = new AloneModel({ ...sample(), level: { ...LEVEL, ...quiz, key } });
    model.send({ do: "level-say", choice: 1 });
    expect(model.get("level")).toMatchObject({ tried: 1, verdict: WRONG, solved: false });
    model.send({ do: "level-hint" });
    expect(model.get("level")).toMatchObject({ hints: [key.hints[0]], more: true });
    model.send({ do: "level-hint" });
    model.send({ do: "level-say", choice: 0 });
    expect(model.get("level")).toMatchObject({ hints: key.hints, more: false, tried: 0, verdict: RIGHT, solved: true });
    expect(model.get("notice")).toBe(sample().notice);
    board = NOTHING;
  });
});
