import { describe, expect, it } from "vitest";
import { changesOf, ringPlaces } from "../src/games/nightmare";
import { rounded, seamOf, wireOf } from "../src/games/wires";

const lay = (card: string, more = {}) => ({ card, bits: [1], changes: [] as number[], link: null as string | null, ...more });

describe("what changed on the row", () => {
  const before = [lay("A"), lay("B"), lay("C")];

  it("is nothing where nothing did", () => {
    expect(changesOf([...before], before).size).toBe(0);
    expect(changesOf([lay("A", { changes: [0] }), ...before.slice(1)], before).size).toBe(0);
  });

  it("is bits, numbers, a lock", () => {
    const after = [lay("A", { bits: [1, 2] }), lay("B", { changes: [1] }), lay("C", { link: "A" })];
    expect([...changesOf(after, before)]).toEqual([["A", ["bits"]], ["B", ["numbers"]], ["C", ["link"]]]);
  });

  it("is a new card, and not its neighbours, which only make room", () => {
    expect([...changesOf([lay("N"), ...before], before)]).toEqual([["N", ["new"]]]);
  });

  it("is a card that moved", () => {
    expect(changesOf([before[1]!, before[0]!, before[2]!], before).get("A")).toEqual(["moved"]);
  });
});

describe("the ring", () => {
  it.each([2, 3, 10, 14, 18, 21])("has a place of its own on the border for each of %i cards", (n) => {
    const places = ringPlaces(n);
    expect(new Set(places.map(({ row, column }) => `${row}/${column}`)).size).toBe(n);
  });
});

describe("wires", () => {
  const box = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 80 });

  it("run beneath two cards of one line", () => {
    expect(wireOf(box(0, 0), box(200, 0)).d).toMatch(/^M64 80L64 84.*L264 80$/);
  });

  it("run through the gap to the next line, and round by the margin to a farther one", () => {
    expect(wireOf(box(0, 0), box(200, 100)).d).toMatch(/L264 100$/);
    expect(wireOf(box(0, 0), box(200, 300)).d).toContain("Q7 89 ");
    expect(seamOf(box(200, 300), box(0, 0))).toMatch(/L80 80$/);
  });

  it("round their corners", () => {
    expect(rounded([[0, 0], [0, 20], [20, 20]])).toBe("M0 0L0 15Q0 20 5 20L20 20");
  });
});
