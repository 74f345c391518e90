/** See it happen: what a choice sets off is played from stop to stop, and nobody answers what they have not seen. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paceOf, setOff, thinned } from "../src/happening/happening";
import { PACE } from "../src/time/playing";
import { stopsOf } from "../src/wire/line";
import type { Traits } from "../src/wire/traits";
import { Tree } from "../src/wire/tree";
import { AT_COPY, COPIED, HEAD, numberAsk, sample, texts } from "./fixtures/sample";
import { Drawn } from "./model";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sent = { ...(JSON.parse(readFileSync(here("./fixtures/nightmare_loop.json"), "utf8")) as Traits), texts: texts() };

describe("what a choice has set off", () => {
  const tree = new Tree(sample().base, sample().recent);
  const usual = stopsOf(tree, tree.path(HEAD), false, new Set([HEAD]));

  it("is every stop after it, up to where play stands", () => {
    const after = usual.filter((node) => tree.depth(node) > tree.depth(AT_COPY));
    expect(after.length).toBeGreaterThan(2);
    expect(setOff(tree, AT_COPY, HEAD, [], false)).toEqual(after);
  });

  it("is nothing where at most one stop lies between, and on another branch", () => {
    const [before, , last] = usual.slice(-3) as [number, number, number];
    expect(setOff(tree, before, last, [], false)).toEqual([]);
    expect(setOff(tree, HEAD, HEAD, [], false)).toEqual([]);
    expect(setOff(tree, HEAD, AT_COPY, [], false)).toEqual([]);
    expect(tree.path(HEAD)).not.toContain(COPIED);
    expect(setOff(tree, COPIED, HEAD, [], false)).toEqual([]);
  });

  it("has what a proved loop does once, however often it went round", () => {
    const long = new Tree(sent.base, sent.recent);
    const [[node, returns]] = sent.loops as [[number, number[]]];
    expect(returns.length).toBeGreaterThan(1);
    const last = returns.at(-1)!;
    const stops = setOff(long, 0, sent.head, sent.loops, false);
    const depths = stops.map((stop) => long.depth(stop));
    expect(depths.some((depth) => long.depth(node) < depth && depth <= long.depth(returns[0]!))).toBe(true);
    expect(
      stops.filter(
        (stop) => stop !== sent.head && long.depth(stop) > long.depth(returns[0]!) && long.depth(stop) <= long.depth(last),
      ),
    ).toEqual([]);
    expect(stops.at(-1)).toBe(sent.head);
    expect(setOff(long, 0, sent.head, [], false).length).toBeGreaterThan(stops.length);
  });

  it("never takes longer than twelve seconds at the usual speed, and less at others in proportion", () => {
    for (const count of [2, 3, 8, 9, 20, 75]) expect(count * paceOf(count, 1)).toBeLessThanOrEqual(12_000);
    expect([paceOf(3, 1), paceOf(3, 2), paceOf(3, 0.5)]).toEqual([PACE, PACE / 2, PACE * 2]);
    const many = Array.from({ length: 10_000 }, (_, i) => i);
    const left = thinned(many, 75);
    expect([left.length, left[0], left.at(-1), new Set(left).size]).toEqual([75, 0, 9_999, 75]);
  });
});

describe("on the board", () => {
  let board: Drawn;
  const stops = setOff(new Tree(sample().base, sample().recent), AT_COPY, HEAD, [], false);
  const ask = { ...numberAsk, node: AT_COPY, kind: "execute", who: 1, args: ["COPY"] };
  const still = (reduced: boolean) =>
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: reduced && query.includes("reduce") }));
  const passing = async (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

  /** The first answer at COPY is pressed, and the kernel goes on to where the sample stands. */
  const choose = async () => {
    await board.click(".pn-option");
    await act(async () => {
      board.model.set("ask", sample().ask);
      board.model.set("head", HEAD);
    });
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    still(false);
    board = await Drawn.with({
      head: AT_COPY,
      view: { node: AT_COPY },
      ask: { ...ask, options: [{ option: ["decline"], preview: null }] },
    });
  });
  afterEach(() => {
    board.close();
    board.el.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is played stop by stop to the next question, whose answers nobody sees before", async () => {
    await choose();
    for (const stop of stops.slice(0, -1)) {
      expect(board.node).toBe(stop);
      expect(board.all(".pn-option, .pn-undo, .pn-to-ask")).toEqual([]);
      expect(board.one(".pn-happening .pn-question").textContent).toBe("Watch what happens");
      await passing(paceOf(stops.length, 1));
    }
    expect(board.node).toBe(HEAD);
    expect(board.all(".pn-happening")).toEqual([]);
    expect(board.all(".pn-option").length).toBeGreaterThan(0);
    await passing(60_000);
    expect(board.node).toBe(HEAD);
  });

  it("tells the kernel where the eye is, and that play is further", async () => {
    await choose();
    expect(board.one(".pn-board").dataset.head).toBe(String(HEAD));
    expect(board.model.get("view").node).toBe(stops[0]);
  });

  it.each(["1", "u", "ArrowLeft", "x", " ", "Escape"])("is skipped by the key %j, which does nothing else", async (key) => {
    await choose();
    const before = board.model.sent.length;
    expect(await board.press(key)).toBeNull();
    expect(board.node).toBe(HEAD);
    expect(board.model.sent).toHaveLength(before);
  });

  it("is left alone by Tab, by a modifier, and by a key that is held down", async () => {
    await choose();
    await board.press("Tab");
    await board.press("Shift");
    expect((await board.press("1", ".pn-board", { repeat: true })) ?? "kept").toBe("kept");
    expect(board.node).toBe(stops[0]);
    expect(board.model.sent).toHaveLength(1);
  });

  it.each([".pn-happening-skip", ".pn-card", ".pn-prev", ".pn-tab"])(
    "is skipped by a press on %s, which does nothing else",
    async (part) => {
      await choose();
      await board.click(part);
      expect(board.node).toBe(HEAD);
      expect(board.all(".pn-card[aria-expanded=true]")).toEqual([]);
      expect(board.model.sent).toHaveLength(1);
    },
  );

  it("has the focus where it is skipped, and then at the question", async () => {
    board.one(".pn-option").focus();
    await choose();
    expect(document.activeElement).toBe(board.one(".pn-happening-skip"));
    await board.press("Enter", ".pn-happening-skip");
    expect(document.activeElement).toBe(board.one(".pn-ask"));
  });

  it("is not heard step by step where it is too quick for that, but its end is", async () => {
    const quick = paceOf(stops.length, 1) < 1000;
    await choose();
    expect(board.one(".pn-told").getAttribute("aria-live")).toBe(quick ? "off" : "polite");
    await board.click(".pn-happening-skip");
    expect(board.one(".pn-told").getAttribute("aria-live")).toBe("polite");
  });

  it("can be watched again", async () => {
    await choose();
    await board.click(".pn-happening-skip");
    await board.click(".pn-watch");
    expect(board.node).toBe(stops[0]);
    await passing(paceOf(stops.length, 1));
    expect(board.node).toBe(stops[1]);
  });

  it("is not played where play goes on without a choice of the reader's, as by undo and redo", async () => {
    await board.press("r");
    await board.set("head", HEAD);
    expect(board.node).toBe(HEAD);
    expect(board.all(".pn-watch")).toEqual([]);
  });

  it("under reduced motion plays nothing, and a button shows it one by one", async () => {
    still(true);
    await choose();
    expect(board.node).toBe(HEAD);
    await board.click(".pn-watch");
    for (const stop of stops.slice(0, -1)) {
      await passing(60_000);
      expect(board.node).toBe(stop);
      expect(board.all(".pn-option")).toEqual([]);
      await board.click(".pn-happening-next");
    }
    expect(board.node).toBe(HEAD);
    expect(board.all(".pn-option").length).toBeGreaterThan(0);
  });
});
