/** A lesson on a board: its sentence, what there is to do, what came of it, and what is kept of it. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pieces } from "../src/lesson/glossary";
import { Tree } from "../src/wire/tree";
import type { Lesson, Verdict } from "../src/wire/types";
import { sentTexts } from "./catalogue";
import { BRANCH_END, texts as fixture, HEAD, sample } from "./fixtures/sample";
import { Drawn } from "./model";

const both = (en: string, fr: string) => ({ en, fr });
const CITE = { work: "PN 3.0", place: "running", ref: "ref-pn30-running" };
const WRONG: Verdict = {
  right: false,
  says: both("It costs you.", "Cela coûte."),
  why: null,
  cite: CITE,
  rulings: ["N-01"],
};
const RIGHT: Verdict = { right: true, says: both("You took 2.", "Vous en prenez 2."), why: null, cite: null, rulings: [] };
const LESSON: Lesson = {
  game: "nightmare",
  name: "nightmare/learn/01",
  chosen: true,
  title: both("Bits act", "Les bits agissent"),
  number: 1,
  teaches: [CITE],
  seat: 3,
  at: 1,
  count: 3,
  says: both("Your bit is on BUG.", "Votre bit est sur BUG."),
  before: [],
  look: ["BUG"],
  open: false,
  hint: null,
  hints: false,
  verdict: null,
  another: false,
  over: false,
  track: [
    { name: "nightmare/learn/01", title: both("Bits act", "Les bits agissent"), meet: false },
    { name: "nightmare/learn/02", title: both("Two bits", "Deux bits"), meet: false },
    { name: "nightmare/meet/zap", title: both("ZAP", "ZAP"), meet: true },
  ],
  next: "nightmare/learn/02",
  glossary: [],
};
const TASK: Partial<Lesson> = { at: 2, open: true, hints: true };

let board: Drawn;
const drawn = async (lesson: Partial<Lesson>) => {
  board = await Drawn.with({ lesson: { ...LESSON, ...lesson } });
};
beforeEach(() => localStorage.clear());
afterEach(() => {
  board.close();
  board.el.remove();
});
const texts = (selector: string) => board.all(selector).map((each) => each.textContent?.trim());

describe("a lesson", () => {
  it("keeps a word that is explained and the full stop after it on one line", async () => {
    const says = both("Cards have an owner. Who is the owner?", "");
    const explained = "\nglossary-owner = The player whose bit is on a card.\n    .forms = owner\n";
    board = await Drawn.with({
      lesson: { ...LESSON, says, glossary: ["glossary-owner"] },
      texts: { ...fixture(), en: fixture().en + explained },
    });
    expect(texts(".pn-word-whole")).toEqual(["owner."]);
    expect(texts(".pn-lesson-says")).toEqual(["Cards have an owner. Who is the owner?"]);
  });

  it.each(["L’owner décide", "(«\u202fowner\u202f»)", "C’est l’état.", "owner", "Aujourd’hui, owner"])(
    "keeps a word that is explained on the line of the article or the quotation mark before it: %s",
    async (said) => {
      const explained = "\nglossary-owner = Qui a son bit sur une carte.\n    .forms = owner|état\n";
      board = await Drawn.with({
        lesson: { ...LESSON, says: both(said, ""), glossary: ["glossary-owner"] },
        texts: { ...fixture(), en: fixture().en + explained },
      });
      const whole = said.match(/[^ ]*(?:owner|état)[^ ]*/)![0];
      expect(texts(".pn-word-whole")).toEqual([whole.replace(/^\(«/, "«")]);
      expect(texts(".pn-lesson-says")).toEqual([said]);
    },
  );

  it("says one sentence, in the page's language, and points out what it is about", async () => {
    await drawn({});
    expect(texts(".pn-lesson-says")).toEqual(["Your bit is on BUG."]);
    expect(board.one(".pn-lesson-title").textContent).toContain("Bits act");
    expect(board.all(".pn-lesson-dots i")).toHaveLength(3);
    expect(board.one("[data-card=BUG]").hasAttribute("data-pointed")).toBe(true);
    await board.set("lang", "fr");
    expect(texts(".pn-lesson-says")).toEqual(["Votre bit est sur BUG."]);
  });

  it("has no numbers of rulings and no name of a rulebook until it is over, and no pile that nobody has touched", async () => {
    const shown = () => [board.all(".pn-pile").length > 0, board.one(".pn-subtitle").textContent!.includes("PN 3.0")];
    await drawn({ at: 2, open: true, verdict: WRONG });
    expect(board.all(".pn-ruling")).toHaveLength(0);
    expect(shown()).toEqual([true, false]); // a RUN was discarded on the way here
    board.close();
    board = await Drawn.with({ lesson: { ...LESSON, at: 2, open: true }, view: { node: 0 } });
    expect(shown()).toEqual([false, false]);
    await board.set("lesson", { ...LESSON, at: 3, over: true });
    expect(shown()).toEqual([false, true]);
  });

  it("is about you in the place of the player whose part one has", async () => {
    const info = { ...sample().info, players: ["Ada", "Ben", "Cleo"] };
    board = await Drawn.with({ lesson: LESSON, info, texts: sentTexts("nightmare"), seat: null });
    expect(texts(".pn-player-top .pn-bit").map((chip) => chip!.replace(/^\W+/, ""))).toEqual(["P1", "P2", "You"]);
    expect(texts(".pn-player-name")).toEqual(["Ada", "Ben"]);
  });

  it("asks nothing while there is only to read, and goes on", async () => {
    await drawn({});
    expect(board.all(".pn-ask, .pn-undo, .pn-redo")).toHaveLength(0);
    await board.click(".pn-lesson-on");
    expect(board.model.sent).toEqual([{ do: "lesson-on" }]);
  });

  it("asks what is to be done, with a hint, a way to be shown, and the way back", async () => {
    await drawn(TASK);
    expect(board.all(".pn-ask .pn-option").length).toBeGreaterThan(0);
    expect(board.all(".pn-lesson-on")).toHaveLength(0);
    for (const kind of ["hint", "show", "back"]) await board.click(`.pn-lesson-${kind}`);
    expect(board.model.sent).toEqual([{ do: "lesson-hint" }, { do: "lesson-show" }, { do: "lesson-back" }]);
    await board.set("lesson", { ...LESSON, ...TASK, hints: false, hint: both("Say no.", "Dites non.") });
    expect(texts(".pn-lesson-hinted")).toEqual(["Say no."]);
    expect(board.all(".pn-lesson-hint")).toHaveLength(0);
  });

  it("plays on the board what it shows, from where that leaves the way that was tried", async () => {
    vi.useFakeTimers();
    board = await Drawn.with({ lesson: { ...LESSON, ...TASK }, head: BRANCH_END, view: { node: BRANCH_END } });
    await board.click(".pn-lesson-show");
    await act(async () => board.model.set("head", HEAD));
    const seen = new Set<number>();
    for (let i = 0; i < 300 && board.node !== HEAD; i++) {
      seen.add(board.node);
      await act(async () => void (await vi.advanceTimersByTimeAsync(50)));
    }
    vi.useRealTimers();
    const tree = new Tree(sample().base, sample().recent);
    const [way, tried] = [tree.path(HEAD), tree.path(BRANCH_END)];
    expect(seen.size).toBeGreaterThan(1);
    expect([...seen].filter((node) => !way.includes(node) || tried.includes(node))).toEqual([]);
    expect(board.node).toBe(HEAD);
  });

  it("answers a wrong move with its rule, and asks nothing until it is taken back", async () => {
    await drawn({ ...TASK, hints: false, verdict: WRONG });
    const verdict = board.one(".pn-lesson .pn-verdict");
    expect(verdict.dataset.right).toBe("false");
    expect(verdict.textContent).toContain("It costs you.");
    expect(board.all(".pn-lesson .pn-verdict .pn-cite")).toHaveLength(1);
    expect(board.all(".pn-ask, .pn-lesson-on")).toHaveLength(0);
    await board.click(".pn-lesson-take-back");
    expect(board.model.sent).toEqual([{ do: "lesson-take-back" }]);
  });

  it("tells a screen reader of a verdict when it comes, and not when the page opens with it", async () => {
    await drawn({ ...TASK, hints: false, verdict: WRONG });
    const told = () => board.one(".pn-board > .pn-teller[role=status]").textContent;
    expect(told()).toBe("");
    await board.set("lesson", { ...LESSON, ...TASK });
    expect(told()).toBe("");
    await board.set("lesson", { ...LESSON, ...TASK, hints: false, verdict: WRONG });
    expect(told()).toBe("lesson-wrong It costs you.");
    await vi.waitFor(() => expect(told()).toBe(""), 5000); // nobody reads it twice
  });

  it("is told by its sentence where a button has the focus, and else by the focus alone", async () => {
    await drawn({});
    expect(board.one(".pn-lesson-says").getAttribute("aria-live")).toBe("polite");
    await board.set("lesson", { ...LESSON, ...TASK });
    expect(board.one(".pn-lesson-says").getAttribute("aria-live")).toBe("off");
  });

  it("says that the aim is out of reach, where choices are left", async () => {
    await drawn({ ...TASK, hints: false, verdict: { ...WRONG, lost: true } });
    expect(board.one(".pn-lesson .pn-verdict").textContent).toContain("lesson-lost It costs you.");
  });

  it("leads on after a right move, and says when the lesson goes on from another way", async () => {
    await drawn({ ...TASK, open: false, hints: false, verdict: RIGHT, another: true });
    expect(board.one(".pn-lesson .pn-verdict").textContent).toContain("You took 2.");
    expect(board.one(".pn-lesson .pn-verdict").textContent).toContain("lesson-another-way");
    expect(board.all(".pn-lesson-on")).toHaveLength(1);
  });

  it("is over: what was new, the next one, and this one again", async () => {
    await drawn({ at: 3, over: true });
    expect(board.all(".pn-lesson-teaches .pn-cite")).toHaveLength(1);
    await board.click(".pn-lesson-next");
    await board.click(".pn-lesson-again");
    expect(board.model.sent).toEqual([
      { do: "lesson", name: "nightmare/learn/02" },
      { do: "lesson", name: "nightmare/learn/01" },
    ]);
    expect(board.all(".pn-undo")).toHaveLength(1);
  });

  it("that is the last of its track leads on to a game against the opponent of one's strength, where pages have addresses", async () => {
    const last = { name: "nightmare/learn/02", at: 3, over: true, next: "nightmare/meet/zap" };
    await drawn(last);
    expect(texts(".pn-lesson-over")).toEqual(["lesson-track-over"]);
    expect(board.all(".pn-lesson-play"), "no page has an address in a notebook").toEqual([]);
    board.close();
    Object.assign(document.body.dataset, { voila: "voila", baseUrl: "/voila/" });
    await drawn(last);
    const { pathname, searchParams } = new URL((board.one(".pn-lesson-play") as HTMLAnchorElement).href);
    expect(pathname).toBe("/voila/render/play.ipynb");
    expect([searchParams.get("game"), searchParams.get("who"), searchParams.get("lang")]).toEqual(["nightmare", "randi", "en"]);
    for (const name of ["voila", "baseUrl"]) delete document.body.dataset[name];
  });

  it("leaves the table in view where its game ends; the scoreboard comes when it is asked for", async () => {
    const result = { id: "test-won", params: [["seats", "seats"] as [string, string]], args: [[2]] };
    const ended = { ask: null, result, head: BRANCH_END, view: { node: BRANCH_END } };
    board = await Drawn.with({ ...ended, lesson: { ...LESSON, at: 3, verdict: RIGHT } });
    expect(board.all(".pn-ending, .pn-to-ending")).toEqual([]);
    await board.set("lesson", { ...LESSON, at: 3, over: true });
    expect(board.all(".pn-ending")).toEqual([]);
    await board.click(".pn-to-ending");
    expect(board.one(".pn-ending-said").textContent).toBe("P2 wins.");
    await board.click(".pn-to-ending");
    expect(board.all(".pn-ending")).toEqual([]);
  });

  it("takes the focus along: to the way on, or to the sentence where something is to be done", async () => {
    await drawn({});
    expect(document.activeElement).toBe(document.body);
    await board.set("lesson", { ...LESSON, at: 2 });
    expect(document.activeElement?.className).toContain("pn-lesson-on");
    await board.set("lesson", { ...LESSON, at: 3, open: true, hints: true });
    expect(document.activeElement?.className).toBe("pn-lesson-says");
    await board.set("lesson", { ...LESSON, at: 3, open: true, verdict: WRONG });
    expect(document.activeElement?.className).toContain("pn-lesson-take-back");
  });

  it("hears a number that is pressed as soon as a wrong move is taken back", async () => {
    await drawn({ ...TASK, open: true, verdict: WRONG });
    await board.act(() => board.one(".pn-lesson-take-back").focus());
    await board.unpainted(() => board.model.set("lesson", { ...LESSON, ...TASK }));
    expect(board.all(".pn-lesson-take-back")).toEqual([]);
    board.key("1");
    expect(board.model.sent).toMatchObject([{ do: "choose" }]);
  });
});

describe("the lessons that there are", () => {
  it("stand in a tab, those after the track apart, and one opens another", async () => {
    await drawn({});
    await board.click(".pn-tab[data-tab=lessons]");
    expect(texts(".pn-lesson-list ol .pn-level")).toEqual(["Bits act", "Two bits"]);
    expect(texts(".pn-lesson-list ul .pn-level")).toEqual(["ZAP"]);
    await board.click("[data-lesson='nightmare/learn/02']");
    expect(board.model.sent).toEqual([{ do: "lesson", name: "nightmare/learn/02" }]);
  });
});

describe("what has been learnt", () => {
  const kept = () => JSON.parse(localStorage.getItem("pnrules progress") ?? "{}") as { lessons?: object; last?: object };

  it("is kept when a lesson is over, and so is where one is", async () => {
    await drawn({});
    expect(kept()).toMatchObject({ lessons: {}, last: { nightmare: "nightmare/learn/01" } });
    await board.set("lesson", { ...LESSON, at: 3, over: true });
    expect(Object.keys(kept().lessons ?? {})).toEqual(["nightmare/learn/01"]);
  });

  it("opens a track where its reader left off, unless somebody asked for a lesson", async () => {
    const progress = { format: 1, lessons: { "nightmare/learn/01": { done: 5 } }, last: { nightmare: "nightmare/learn/01" } };
    localStorage.setItem("pnrules progress", JSON.stringify(progress));
    await drawn({ chosen: false });
    expect(board.model.sent).toEqual([{ do: "lesson", name: "nightmare/learn/02" }]);
    board.close();
    await drawn({ chosen: true });
    expect(board.model.sent).toEqual([]);
  });

  it("that cannot be read is said on the page", async () => {
    localStorage.setItem("pnrules progress", "{half");
    await drawn({});
    expect(board.one(".pn-lesson-kept").textContent).toContain("progress-broken");
    expect(localStorage.getItem("pnrules progress broken")).toBe("{half");
  });
});

describe("words of the game", () => {
  const GLOSSARY = new Map([
    ["bit", ["bit", "bits"]],
    ["pc", ["PC", "program counter"]],
    ["program", ["program"]],
  ]);
  const cut = (text: string, ...before: string[]) =>
    pieces(text, before, GLOSSARY)
      .filter(({ id }) => id !== null)
      .map(({ text: word, id }) => [word, id]);

  it("are explained at their first use, whole and however they are written", () => {
    expect(cut("Bits go on a program.")).toEqual([
      ["Bits", "bit"],
      ["program", "program"],
    ]);
    expect(cut("A rabbit orbits.")).toEqual([]);
    expect(cut("The program counter, or PC.")).toEqual([["program counter", "pc"]]);
  });
  it("are not explained again in the lesson, nor twice in a sentence", () => {
    expect(cut("A bit and a bit.")).toEqual([["bit", "bit"]]);
    expect(cut("Your bit.", "These are bits.")).toEqual([]);
  });
  it("are not looked for in the names of cards, which are written in capitals", () => {
    expect(cut("Play PROGRAM ERROR in the program.")).toEqual([["program", "program"]]);
    expect(cut("Your program.", "Play PROGRAM ERROR.")).toEqual([["program", "program"]]);
  });
  it("leave the sentence as it was", () => {
    const all = pieces("Your bit, a program: bits.", [], GLOSSARY);
    expect(all.map(({ text }) => text).join("")).toBe("Your bit, a program: bits.");
  });
});
