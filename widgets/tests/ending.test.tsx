/** The end of a game: who came where, the lines of the points, and what one may do then. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chartOf, levelsOf, spread } from "../src/ending/chart";
import { placesOf, winnersOf, yours } from "../src/ending/places";
import type { Reason, Turning, TurningPoint } from "../src/wire/types";
import { AT_COPY, BRANCH_END } from "./fixtures/sample";
import { atRest, Drawn } from "./model";

describe("the places", () => {
  const placed = (...args: Parameters<typeof placesOf>) => placesOf(...args).map(({ seat, place }) => [seat, place]);

  it("begin with who won, whoever has more points, and go on by points; equal points share one", () => {
    expect(placed([2], [], [[12, 6, 9, 9]], 4)).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
      [4, 3],
    ]);
  });

  it("of those who are out go by who held out longer", () => {
    const course = [
      [10, 10, 10],
      [10, 0, 10],
      [10, 0, 0],
    ];
    expect(placed([1], [2, 3], course, 3)).toEqual([
      [1, 1],
      [3, 2],
      [2, 3],
    ]);
  });

  it("are shared by all who share a result, and by all others where there are no points", () => {
    expect(placed([1, 3], [], [], 4)).toEqual([
      [1, 1],
      [3, 1],
      [2, 3],
      [4, 3],
    ]);
  });

  it("say to the one person who plays what the game came to for them", () => {
    expect(yours("person,search,search", [1])).toBe("won");
    expect(yours("search,person,search", [3])).toBe("lost");
    expect(yours("search,person", [1, 2])).toBe("shared");
    expect(yours("person,person,search", [1]), "two persons read it").toBeNull();
    expect(yours("search,search", [1]), "nobody plays").toBeNull();
    expect(yours("", [1]), "one reader chooses for everyone").toBeNull();
    expect(yours("person,search", []), "nobody won").toBeNull();
  });

  it("go by the seats that a result names", () => {
    expect(
      winnersOf({
        id: "x",
        params: [
          ["points", "number"],
          ["seats", "seats"],
        ],
        args: [9, [1, 4]],
      }),
    ).toEqual([1, 4]);
    expect(winnersOf({ id: "x", params: [["seat", "seat"]], args: [3] })).toEqual([3]);
    expect(winnersOf({ id: "x", params: [], args: [] })).toEqual([]);
  });
});

describe("the lines", () => {
  it("are level until points change, and end at the points that are left", () => {
    const { lines } = chartOf(
      [
        [10, 10],
        [10, 10],
        [12, 10],
      ],
      400,
      200,
    );
    expect(lines.map(({ points }) => points)).toEqual([12, 10]);
    expect(lines[0]!.d).toMatch(/^M[\d.]+ [\d.]+H[\d.]+V[\d.]+H[\d.]+$/);
    expect(lines[1]!.d).toMatch(/^M[\d.]+ [\d.]+H[\d.]+$/);
    expect(lines[0]!.end).toBeLessThan(lines[1]!.end);
  });

  it("lie beside each other where points are equal", () => {
    const { lines } = chartOf([[10, 10, 10]], 400, 200);
    expect(new Set(lines.map(({ end }) => end)).size).toBe(3);
  });

  it("have a few level lines, below zero too", () => {
    expect(levelsOf(0, 12)).toEqual([0, 5, 10]);
    expect(levelsOf(0, 3)).toEqual([0, 1, 2, 3]);
    expect(levelsOf(-4, 14)).toEqual([-5, 0, 5, 10]);
  });

  it("have marks that do not lie on each other, within bounds", () => {
    const marks = spread([100, 100, 101, 100], 20, 0, 110);
    const sorted = [...marks].sort((a, b) => a - b);
    expect(sorted.every((y, i) => i === 0 || y - sorted[i - 1]! >= 20)).toBe(true);
    expect([sorted[0]! >= 0, sorted[3]! <= 110]).toEqual([true, true]);
  });
});

describe("on the board", () => {
  let board: Drawn;
  const END = BRANCH_END;
  const result = { id: "test-won", params: [["seats", "seats"] as [string, string]], args: [[2]] };
  const ended = (again: string[]) =>
    Drawn.with({
      ask: null,
      result,
      head: END,
      view: { node: END },
      plays: { at: 0, compared: null, kept: [], again },
    });
  beforeEach(async () => {
    board = await ended(["same", "new"]);
  });
  afterEach(() => {
    board.close();
    board.el.remove();
  });

  it("is who won in a sentence, the places, and the points in words", () => {
    expect(board.one(".pn-ending-said").textContent).toBe("P2 wins.");
    expect(board.all(".pn-ending-places li")).toHaveLength(3);
    expect(board.one(".pn-ending-places li[data-won]").textContent).toContain("P2");
    expect(board.all(".pn-ending-line")).toHaveLength(3);
    const told = board.one(".pn-ending-chart svg").getAttribute("aria-label")!;
    for (const [i, score] of board.scores.entries())
      expect(told).toContain(`Points of P${i + 1}: 10 at the start, ${score} at the end.`);
  });

  it("is told to the one person who played as theirs", async () => {
    expect(board.all(".pn-ending-mine")).toEqual([]);
    const table = (who: string) => ({
      ...board.model.get("table"),
      who,
      passing: false,
      passes: false,
      hand_to: null,
      thinks: null,
      hints: true,
    });
    await board.set("table", table("search,person,search"));
    expect(board.one(".pn-ending-said").textContent).toBe("You won. You win.");
    await board.set("table", table("person,search,search"));
    expect(board.one(".pn-ending-said").textContent).toBe("You lost. P2 wins.");
  });

  it("can be played again, dealt anew or as it was", async () => {
    await board.click(".pn-ending-new");
    await board.click(".pn-ending-same");
    expect(board.model.sent).toEqual([
      { do: "again", deal: "new" },
      { do: "again", deal: "same" },
    ]);
    expect(board.one(".pn-ending-same").textContent).toBe("Same deal");
  });

  it("can be practised on, by who sees the whole table", async () => {
    await board.click(".pn-ending-train");
    expect(board.model.sent).toEqual([{ do: "train" }]);
    await board.set("seat", 1);
    expect(board.all(".pn-ending-train")).toEqual([]);
  });

  it("where nobody dealt begins from the start, and where no kernel is, not at all", async () => {
    board.close();
    board = await ended(["same"]);
    expect(board.all(".pn-ending-new")).toEqual([]);
    expect(board.one(".pn-ending-same").textContent).toBe("From the start");
    board.close();
    board = await ended([]);
    expect(board.all(".pn-ending-new, .pn-ending-same, .pn-ending-train")).toEqual([]);
    expect(board.all(".pn-ending-look")).toHaveLength(1);
  });

  it("can be looked through from the start; the scoreboard comes back when it is wanted", async () => {
    await board.click(".pn-ending-look");
    expect([board.node, board.all(".pn-ending")]).toEqual([0, []]);
    await board.press("End");
    expect([board.node, board.all(".pn-ending")]).toEqual([END, []]);
    expect(board.one(".pn-to-ending").getAttribute("aria-expanded")).toBe("false");
    await board.press("Home");
    await atRest();
    await board.click(".pn-to-ending");
    expect([board.node, board.all(".pn-ending").length]).toEqual([END, 1]);
    await board.click(".pn-to-ending");
    expect(board.all(".pn-ending")).toEqual([]);
  });
});

describe("turning points", () => {
  let board: Drawn;
  const point: TurningPoint = {
    node: AT_COPY,
    seat: 1,
    chosen: ["decline"],
    better: ["execute"],
    expected: 0.2,
    possible: 0.55,
    tries: 200,
    paid: 0,
    after: null,
    instead: null,
  };
  const turning = (done: number, found: unknown[]): Turning => ({
    head: BRANCH_END,
    done,
    of: 4,
    found: found as TurningPoint[],
  });
  const company = { who: "", passing: false, passes: false, hand_to: null, thinks: null, hints: true };
  beforeEach(async () => {
    board = await Drawn.with({
      ask: null,
      result: { id: "test-won", params: [["seats", "seats"]], args: [[2]] },
      head: BRANCH_END,
      view: { node: BRANCH_END },
      table: company,
    });
  });
  afterEach(() => {
    board.close();
    board.el.remove();
  });
  const reviews = () => board.model.sent.filter(({ do: name }) => name === "review").length;

  it("are looked for on demand, choice by choice, until somebody stops that", async () => {
    await board.click(".pn-turning-find");
    expect(reviews()).toBe(1);
    await board.set("turning", turning(1.5, []));
    expect(board.one(".pn-turning").textContent).toContain("Looking at choice 2 of 4");
    expect(board.one(".pn-turning").textContent).toContain("None has been found so far.");
    await atRest();
    expect(reviews()).toBe(2);
    await board.click(".pn-turning-stop");
    await board.set("turning", turning(2.5, []));
    await atRest();
    expect(reviews()).toBe(2);
    await board.set("turning", turning(4, []));
    expect(board.one(".pn-turning").textContent).toContain("No choice was clearly worse than another.");
    expect(board.all(".pn-turning-goes")).toEqual([]);
  });

  it("say what was chosen, what was better and by how much, and are marked on the lines", async () => {
    await board.set("turning", turning(4, [point]));
    const said = board.one(".pn-turning-point").textContent!;
    expect(said).toMatch(/Step \d+\. P1 chose: /);
    expect(said).toContain("It wins 55 of 100 games instead of 20.");
    expect(board.one(".pn-turning").textContent).toContain("From 200 games in its head for each choice");
    await board.set("turning", turning(4, [{ ...point, possible: 1, tries: 0 }]));
    expect(board.one(".pn-turning-point").textContent).toContain("It is proved to win.");
    expect(board.all(".pn-turning-mark").map((mark) => mark.textContent)).toEqual(["1"]);
  });

  it("say what was to be expected, to be played on the board, and what was paid for nothing", async () => {
    const instead = {
      option: ["execute"],
      events: [],
      points: [],
      result: null,
      idle: false,
      open: false,
      plays: true,
    } as Reason;
    await board.set("turning", turning(4, [{ ...point, instead }]));
    expect(board.one(".pn-reason summary").textContent).toContain("After “Execute”:");
    await board.click(".pn-follow");
    expect(board.model.sent.at(-1)).toEqual({ do: "follow", node: AT_COPY, option: ["execute"] });
    expect(board.all(".pn-ending")).toEqual([]);
    await board.click(".pn-to-ending");
    await board.set("turning", turning(4, [{ ...point, paid: 1 }]));
    expect(board.one(".pn-turning-point").textContent).toContain("This cost 1 point and brought nothing.");
  });

  it("are gone to by a press, where another choice may be tried", async () => {
    await board.set("turning", turning(4, [point]));
    await board.click(".pn-turning-try");
    expect([board.node, board.all(".pn-ending")]).toEqual([AT_COPY, []]);
    expect(board.one(".pn-given").textContent).toContain("Chosen here");
    expect(board.all(".pn-ask .pn-option").length).toBeGreaterThan(1);
  });

  it("are not looked for where nobody can think", async () => {
    await board.set("table", { ...company, hints: false });
    expect(board.all(".pn-turning")).toEqual([]);
  });
});
