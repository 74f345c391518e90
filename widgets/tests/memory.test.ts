/** What is remembered: the same days as the terminal's (`tests/training/fixture.py` writes them). */
import { describe, expect, it } from "vitest";
import { counted } from "../src/kept/clock";
import { DAY, due, KNOWN, type Memory, remembered, standing } from "../src/kept/memory";
import fixture from "./fixtures/memory.json";

describe("what is remembered", () => {
  it("of one log comes to the same days as in the terminal", () => {
    const found = Object.fromEntries(remembered(fixture.answers, "game", fixture.now));
    expect(Object.keys(found).length).toBe(60);
    expect(found).toEqual(fixture.remembered);
  });

  it.each(fixture.clocks)("of a clock that was wrong comes to the same days as in the terminal", (log) => {
    expect(counted(log.answers, log.now)).toEqual(log.counted);
    expect(Object.fromEntries(remembered(log.answers, "game", log.now))).toEqual(log.remembered);
  });

  it("is asked again though its clock was once years ahead", () => {
    const at = 20_000 * DAY;
    const log = [
      { at: at + 3650 * DAY, game: "one", about: ["A"], right: true },
      { at, game: "one", about: ["A"], right: false },
    ];
    for (const now of [at + DAY, at + 30 * DAY]) expect(due(remembered(log, "one", now), now)).toEqual(["A"]);
  });

  it("knows each game for itself", () => {
    const at = 20_000 * DAY;
    const answers = [
      { at, game: "one", about: ["A"], right: true },
      { at, game: "other", about: ["A", "B"], right: false },
    ];
    expect([...remembered(answers, "one", at).keys()]).toEqual(["A"]);
    expect(remembered(answers, "other", at).get("B")).toMatchObject({ right: 0, wrong: 1, days: 1, due: at + DAY });
    expect(remembered(answers, "third", at).size).toBe(0);
  });

  it("is due in the order in which it became so", () => {
    const at = (day: number): Memory => ({ right: 1, wrong: 0, days: 1, due: day * DAY });
    const found = new Map([
      ["A", at(5)],
      ["D", at(3)],
      ["B", at(3)],
      ["C", at(9)],
    ]);
    expect(due(found, 5 * DAY)).toEqual(["B", "D", "A"]);
  });

  it("stands where its days put it", () => {
    const memory = (days: number): Memory => ({ right: 1, wrong: 0, days, due: 10 * DAY });
    expect(standing(undefined, 0)).toBe("new");
    expect(standing(memory(KNOWN - 1), 0)).toBe("learning");
    expect(standing(memory(KNOWN), 0)).toBe("known");
    expect(standing(memory(KNOWN), 10 * DAY)).toBe("due");
  });
});
