/** What is drawn when something changes: that which shows it, and nothing else. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Notice, Traits } from "../src/wire/types";
import { drawnBy } from "./draws";
import { texts } from "./fixtures/sample";
import { atRest, Drawn } from "./model";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sent = (name: string): Traits => ({
  ...(JSON.parse(readFileSync(here(`./fixtures/${name}.json`), "utf8")) as Traits),
  texts: texts(),
});

const BOARDS = {
  "a row": () => ({}),
  "a ring": () => sent("nightmare_loops"),
  "Battle for Bandwidth": () => sent("bandwidth"),
  "Runtime Error": () => sent("runtime_error"),
};

/** The larger parts of a board. What is drawn with each of them is not told. */
const PARTS = [
  "Titles",
  "Tools",
  "Players",
  "Field",
  "Step",
  "Asking",
  "Choices",
  "Tabs",
  "Log",
  "About",
  "Settings",
  "NoticeArea",
  "Timeline",
  "Film",
];
/** Of these, what shows where one looks, and what is asked there. */
const SHOWS_WHERE = ["Titles", "Players", "Field", "Step", "Asking", "Log", "Timeline", "Film"];

let board: Drawn;
afterEach(() => {
  board.close();
  board.el.remove();
});

describe.each(Object.entries(BOARDS))("on a board of %s", (_, traits) => {
  beforeEach(async () => {
    board = await Drawn.with(traits());
    await atRest();
  });

  const drawnWhen = async (act: () => Promise<unknown>) => new Set((await drawnBy(act)).filter((name) => PARTS.includes(name)));
  const count = (names: readonly string[], name: string) => names.filter((each) => each === name).length;

  it("nothing is, when what comes is what was there", async () => {
    const { loops, seat } = { loops: board.model.get("loops"), seat: board.model.get("seat") };
    const names = await drawnBy(async () => {
      await board.set("loops", loops);
      await board.set("seat", seat);
    });
    expect(names.filter((name) => PARTS.includes(name))).toEqual([]);
    expect(names).toContain("App");
  });

  it("cards and players are, and no larger part, when an answer is pointed at", async () => {
    const answer = board.one(".pn-choice");
    const names = await drawnBy(() => board.act(() => answer.dispatchEvent(new MouseEvent("mouseenter"))));
    expect(names.filter((name) => PARTS.includes(name))).toEqual([]);
    expect(names).toContain("Player");
  });

  it("what shows where one looks is, once, when a step is shown", async () => {
    const names = await drawnBy(() => board.click(".pn-prev"));
    const found = new Set(names.filter((name) => PARTS.includes(name)));
    expect([...found].filter((name) => !SHOWS_WHERE.includes(name) && name !== "Choices")).toEqual([]);
    expect([...found]).toEqual(expect.arrayContaining(SHOWS_WHERE));
    for (const name of found) expect([name, count(names, name)]).toEqual([name, 1]);
  });

  it("of the log only the entries between which one went are", async () => {
    expect(count(await drawnBy(() => board.click(".pn-prev")), "Entry")).toBe(2);
  });

  it("neither the question nor the log is while somebody scrubs, and both are at rest", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now()); // however busy the machine is
    await board.click(".pn-prev");
    const scrubbed = await drawnWhen(() => board.click(".pn-prev"));
    clock.mockRestore();
    expect([...scrubbed]).toEqual(expect.arrayContaining(["Field", "Timeline"]));
    expect([...scrubbed].filter((name) => ["Asking", "Choices", "Log"].includes(name))).toEqual([]);
    expect([...(await drawnWhen(atRest))]).toEqual(expect.arrayContaining(["Asking", "Log"]));
  });

  it("the table and who plays are, when a step of the log is pointed at", async () => {
    const peek = () =>
      board.act(() => board.one(".pn-log-step").dispatchEvent(new PointerEvent("pointermove", { bubbles: true })));
    const found = await drawnWhen(async () => {
      await peek();
      await atRest();
    });
    expect(board.all("[data-preview]")).toHaveLength(1);
    expect([...found].sort()).toEqual(["Field", "Players", "Titles"]);
  });

  it("its answer is, when a card is asked about", async () => {
    const found = await drawnWhen(() => board.act(() => board.one(".pn-field [data-card]:not([data-selectable])").click()));
    expect([...found].sort()).toEqual(["About", "Tabs", "Tools"]);
  });

  it("the words about a hint are, when it comes, slice by slice", async () => {
    const options = board.model
      .get("ask")!
      .options.map(({ option }) => ({ option, share: 0, expects: [0.5, 0.5, 0.5, 0.5], points: null }));
    const advice = {
      node: board.node,
      seat: 1,
      done: 10,
      of: 100,
      slices: 1,
      options,
      best: null,
      tempting: null,
      matters: true,
    };
    expect([...(await drawnWhen(() => board.set("advice", advice)))]).toEqual([]);
    const names = await drawnBy(() => board.set("advice", { ...advice, done: 20 }));
    expect(names).toContain("Wins");
    expect(names.filter((name) => PARTS.includes(name))).toEqual([]);
  });

  it("it alone is, when something could not be done", async () => {
    const notice: Notice = { seq: 9, id: "board-not-kept", params: [], args: [], cite: null, rulings: [] };
    expect([...(await drawnWhen(() => board.set("notice", notice)))]).toEqual(["NoticeArea"]);
  });

  it("the tabs are, when another is opened", async () => {
    expect([...(await drawnWhen(() => board.tab("branches")))]).toEqual(["Tabs"]);
  });

  it("all that has words is, when another language is spoken", async () => {
    const found = await drawnWhen(() => board.set("lang", "fr"));
    const here = PARTS.filter((name) => !["About", "Settings"].includes(name));
    expect([...found].sort()).toEqual(here.filter((name) => name !== "Choices" || board.all(".pn-choice").length > 0).sort());
  });

  it("what shows the play is, and the tabs, when an answer is given", async () => {
    const head = board.model.get("head");
    const found = await drawnWhen(async () => {
      await board.act(() => {
        board.model.set("ask", null);
        board.model.set("head", head - 1);
      });
      await atRest();
    });
    expect([...found]).toEqual(expect.arrayContaining(SHOWS_WHERE));
    expect([...found].filter((name) => ["Tools", "NoticeArea", "Settings", "About"].includes(name))).toEqual([]);
  });
});
