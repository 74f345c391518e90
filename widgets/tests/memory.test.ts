/** What is remembered: the same days as the terminal's (`tests/training/fixture.py` writes them). */
import { describe, expect, it } from "vitest";
import { DAY, due, KNOWN, type Memory, remembered, standing } from "../src/memory";
import fixture from "./fixtures/memory.json";

describe("what is remembered", () => {
  it("of one log comes to the same days as in the terminal", () => {
    const found = Object.fromEntries(remembered(fixture.answers, "game"));
    expect(Object.keys(found).length).toBe(60);
    expect(found).toEqual(fixture.remembered);
  });

  it("knows each game for itself", () => {
    const answers = [
      { at: 0, game: "one", about: ["A"], right: true },
      { at: 0, game: "other", about: ["A", "B"], right: false },
    ];
    expect([...remembered(answers, "one").keys()]).toEqual(["A"]);
    expect(remembered(answers, "other").get("B")).toMatchObject({ right: 0, wrong: 1, days: 1, due: DAY });
    expect(remembered(answers, "third").size).toBe(0);
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
