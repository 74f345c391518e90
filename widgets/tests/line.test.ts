import { describe, expect, it } from "vitest";
import { asked, forksOf, lineOf, placeOf, settled, sibling, stopsOf, triedAt, withStop } from "../src/wire/line";
import { Tree } from "../src/wire/tree";
import { AT_COPY, BRANCH_END, COPIED, HEAD, sample } from "./fixtures/sample";

const { base, recent } = sample();
const tree = new Tree(base, recent);
const none = new Map<number, number>();

describe("the line", () => {
  it("goes through the node to a leaf, towards where play stands", () => {
    expect(lineOf(tree, 3, HEAD, none).at(-1)).toBe(HEAD);
    expect(lineOf(tree, 3, BRANCH_END, none).at(-1)).toBe(BRANCH_END);
    expect(lineOf(tree, COPIED, HEAD, none)).toContain(COPIED);
  });

  it("prefers the way last walked", () => {
    expect(lineOf(tree, 3, HEAD, new Map([[AT_COPY, COPIED]])).at(-1)).toBe(BRANCH_END);
  });
});

describe("stops", () => {
  const line = lineOf(tree, HEAD, HEAD, none);

  it("leave out bookkeeping, but not where a question was answered", () => {
    const stops = stopsOf(tree, line, false, new Set());
    expect(stops).not.toContain(3);
    expect(tree.rule(AT_COPY)?.quiet).toBe(true);
    expect(stops).toContain(AT_COPY);
    expect(asked(tree, AT_COPY)).toBe(true);
  });

  it("are all steps when every step is wanted, and hold what is marked", () => {
    expect(stopsOf(tree, line, true, new Set())).toEqual(line);
    expect(stopsOf(tree, line, false, new Set([3]))).toContain(3);
    const stops = stopsOf(tree, line, false, new Set());
    expect(withStop(tree, stops, 3)).toEqual(stopsOf(tree, line, false, new Set([3])));
    expect(withStop(tree, stops, 2)).toBe(stops);
  });

  it("have places, also for a node between two", () => {
    const stops = stopsOf(tree, line, false, new Set());
    for (const [i, node] of stops.entries()) expect(placeOf(tree, stops, node)).toBe(i);
    expect(stops[placeOf(tree, stops, 3)]).toBe(2);
  });
});

describe("branches", () => {
  it("are found from anywhere behind their fork, round and round", () => {
    expect(forksOf(tree, lineOf(tree, HEAD, HEAD, none))).toEqual([AT_COPY]);
    expect(sibling(tree, HEAD, 1)).toBe(COPIED);
    expect(sibling(tree, BRANCH_END, 1)).toBe(tree.children(AT_COPY)[0]);
    expect(sibling(tree, BRANCH_END, -1)).toBe(tree.children(AT_COPY)[0]);
    expect(sibling(tree, 3, 1)).toBeNull();
  });

  it("know what has been tried", () => {
    expect(triedAt(tree, AT_COPY, ["execute"])).toBe(COPIED);
    expect(triedAt(tree, AT_COPY, ["fly"])).toBeNull();
  });

  it("settle at the next stop", () => {
    expect(settled(tree, 3, false)).toBe(4);
    expect(settled(tree, 3, true)).toBe(3);
    expect(settled(tree, BRANCH_END, false)).toBe(BRANCH_END);
  });
});
