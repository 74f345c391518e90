/** How far somebody has come with exercises, and on which days. */
import { describe, expect, it } from "vitest";
import type { Answer } from "../src/kept/memory";
import { DAY, isDone, level, streak, today } from "../src/kept/training";

const NOW = 20_000 * DAY + DAY / 2;
const answer = (days: number, right = true, game = "g"): Answer => ({ at: NOW - days * DAY, game, about: [], right });
const on = (...days: number[]) => [...days].sort((a, b) => b - a).map((each) => answer(each));

describe("the level", () => {
  it("rises with five right answers and falls with wrong ones, never below the first", () => {
    const right = Array.from({ length: 5 }, () => answer(0));
    const wrong = Array.from({ length: 9 }, () => answer(0, false));
    expect(level([], "g")).toBe(1);
    expect(level(right, "g")).toBe(2);
    expect(level([...right, answer(0, false)], "g")).toBe(1);
    expect(level([...wrong, ...right], "g")).toBe(2);
    expect(level([...right, ...right, ...right, ...right, ...right, ...right], "g")).toBe(5);
  });

  it("is that of one game", () =>
    expect(
      level(
        [1, 2, 3, 4, 5].map(() => answer(0, true, "other")),
        "g",
      ),
    ).toBe(1));
});

describe("the days in a row", () => {
  it("count today, and yesterday while today is not over", () => {
    expect(streak([], NOW)).toBe(0);
    expect(streak(on(0), NOW)).toBe(1);
    expect(streak(on(1, 2), NOW)).toBe(2);
    expect(streak(on(0, 1, 2), NOW)).toBe(3);
  });

  it("forgive one missed day in seven, and not two", () => {
    expect(streak(on(0, 1, 3, 4), NOW)).toBe(4);
    expect(streak(on(0, 1, 4, 5), NOW)).toBe(2);
    expect(streak(on(0, 2, 4), NOW)).toBe(2);
    expect(streak(on(0, 2, 3, 4, 5, 6, 7, 9), NOW)).toBe(8);
  });

  it("count exercises of today alone for the ring, of every game", () => {
    expect(today([answer(1), answer(0), answer(0, false, "other")], NOW)).toBe(2);
  });
});

describe("the exercise of a day", () => {
  it("is done by whoever answered it, rightly or not, in that game", () => {
    const done = [{ ...answer(0, false), day: 20_000 }];
    expect(isDone(done, "g", 20_000)).toBe(true);
    expect(isDone(done, "g", 20_001)).toBe(false);
    expect(isDone(done, "other", 20_000)).toBe(false);
  });
});
