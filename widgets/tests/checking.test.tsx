/** A page that does not understand its board says so, in the board's language, and draws nothing of it. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { misunderstood, TRAITS } from "../src/wire/checking";
import { RELEASE } from "../src/wire/described";
import type { Traits } from "../src/wire/types";
import { boardText } from "./catalogue";
import { moveAsk, sample } from "./fixtures/sample";
import { Drawn } from "./model";

const told = (id: string, lang: string) => new RegExp(`^${id} = (.*)$`, "m").exec(boardText(lang))![1]!;

/** Traits of which one is not what it should be. */
const otherwise = (change: Record<string, unknown>) => ({ ...sample(), ...change }) as Traits;

afterEach(() => vi.restoreAllMocks());

describe("a board of another release", () => {
  for (const lang of ["en", "fr"])
    for (const [which, wire] of [
      ["older", RELEASE - 1],
      ["older", undefined],
      ["newer", RELEASE + 1],
    ] as const)
      it(`is not drawn, and is told to be ${which}, in ${lang}, where it is wire ${wire}`, async () => {
        vi.spyOn(console, "warn").mockImplementation(() => {});
        const drawn = await Drawn.with({ wire: wire as number, lang });
        expect(drawn.one("[role=alert]").textContent).toBe(told(`board-kernel-${which}`, lang));
        expect(drawn.one(".pn-board").lang).toBe(lang);
        expect(drawn.all(".pn-frame")).toEqual([]);
        drawn.close();
        expect(drawn.el.textContent).toBe("");
      });

  it("is not drawn even where nothing else of it is there", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const nothing = Object.fromEntries(TRAITS.map((name) => [name, undefined])) as Partial<Traits>;
    const drawn = await Drawn.with({ ...nothing, wire: RELEASE + 1 });
    expect(drawn.one("[role=alert]").textContent).toBe(told("board-kernel-newer", "en"));
    drawn.close();
  });
});

describe("a board that sends something of another form", () => {
  it("is not drawn, and says so", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const drawn = await Drawn.with(otherwise({ head: "7", lang: "fr" }));
    expect(drawn.one("[role=alert]").textContent).toBe(told("board-kernel-otherwise", "fr"));
    expect(warn.mock.calls).toEqual([["board-kernel-otherwise", "head"]]);
    drawn.close();
  });

  it("gives way to that when it does so later, and hears nothing any more", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const drawn = await Drawn.with();
    await drawn.set("loops", [[1, "2"]] as never);
    expect(drawn.one("[role=alert]").textContent).toBe(told("board-kernel-otherwise", "en"));
    expect(drawn.all(".pn-frame")).toEqual([]);
    expect(drawn.model.listeners).toBe(0);
    drawn.close();
  });
});

describe("what is checked", () => {
  it("is nothing wrong with a board as it is, and with what a game says besides", () => {
    const { info } = sample();
    expect(misunderstood(otherwise({ ask: moveAsk, info: { ...info, colour: "red" } }))).toBeNull();
  });

  const { info, base, look } = sample();
  const { players: _, ...lacking } = info;
  const [first, ...nodes] = base.nodes;
  const claim = {
    verdict: "proved",
    says: {},
    lines: {},
    drawn: {},
    cite: null,
    rulings: [],
    moves: true,
    numbers: null,
    key: null,
  };
  it.each([
    ["a text that is a number", { lang: 1 }, "lang"],
    ["a member that is missing", { info: lacking }, "info"],
    ["a list that is none", { info: { ...info, players: "Ada" } }, "info"],
    ["one of a list", { info: { ...info, players: ["Ada", null] } }, "info"],
    ["one of an object whose members are named freely", { names: { 7: 7 } }, "names"],
    ["null where there is always something", { look: null }, "look"],
    ["a member of what may be null", { notice: { ...look } }, "notice"],
    ["one of several", { info: { ...info, title: 1 } }, "info"],
    ["a node with too little", { base: { ...base, nodes: [first!.slice(0, 3), ...nodes] } }, "base"],
    ["what follows in a node", { base: { ...base, nodes: [[...first!.slice(0, 4), "pass"], ...nodes] } }, "base"],
    ["a pair with one too many", { loops: [[1, [2], 3]] }, "loops"],
    [
      "what lies deep",
      { ask: { ...moveAsk, options: [{ option: ["pass"], preview: { points: [], steps: [["0", []]], stops: "" } }] } },
      "ask",
    ],
    ["what contains its like", { claim: { ...claim, drawn: { en: ["svg", {}, [["g", {}, [1]]]] } } }, "claim"],
  ])("finds %s", (_, change, trait) => {
    expect(misunderstood(otherwise(change))).toEqual({ id: "board-kernel-otherwise", trait });
  });

  it("is of one trait alone where that is asked", () => {
    expect(misunderstood(otherwise({ head: "7" }), ["names"])).toBeNull();
    expect(misunderstood(otherwise({ head: "7" }), ["head"])?.trait).toBe("head");
  });
});
