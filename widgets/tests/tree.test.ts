import { describe, expect, it } from "vitest";
import { applied, Tree } from "../src/tree";
import type { NodeRow, Position } from "../src/types";
import { AT_COPY, BRANCH_END, HEAD, root, sample } from "./fixtures/sample";

const points = (position: Position) => position.board.points;

describe("applied", () => {
  it("sets by path, grows and cuts arrays, in order", () => {
    const before = { board: { a: [1, 2, 3], b: { c: 1 } }, frames: [], ask: null } as Position;
    const after = applied(before, { "board.a.1": 9, "board.a.3": 4, "board.a.length": 4, "board.b.c": 2, "board.b.d": null });
    expect(after.board).toEqual({ a: [1, 9, 3, 4], b: { c: 2, d: null } });
    expect(applied(after, { "board.a.length": 1, "board.a.1": 7 }).board.a).toEqual([1, 7]);
    expect(applied(after, { "board.a.drop": 1 }).board.a).toEqual([1, 3, 4]);
    expect(applied(after, { "board.a.insert": [0, 8] }).board.a).toEqual([8, 1, 9, 3, 4]);
  });

  it("changes nothing in place and shares what is equal", () => {
    const text = JSON.stringify(root);
    const after = applied(root, { "board.row.2.changes": [1] });
    expect(JSON.stringify(root)).toBe(text);
    const [before, later] = [root.board.row, after.board.row] as [unknown[], unknown[]];
    expect(later[1]).toBe(before[1]);
    expect(later[2]).not.toBe(before[2]);
    expect(after.frames).toBe(root.frames);
  });
});

describe("Tree", () => {
  const { base, recent } = sample();

  it("joins what is sent once and what is sent often", () => {
    const tree = new Tree(base, recent);
    expect(tree.size).toBe(base.nodes.length + recent.nodes.length + 1);
    expect(points(tree.position(HEAD))).toEqual([9, 9, 8]);
    expect(points(tree.position(BRANCH_END))).toEqual([7, 8, 7]);
    expect(points(tree.position(0))).toEqual([10, 10, 10]);
  });

  it("knows its shape", () => {
    const tree = new Tree(base, recent);
    expect(tree.children(AT_COPY)).toHaveLength(2);
    expect(tree.children(AT_COPY).map((child) => tree.answer(child))).toEqual([["decline"], ["execute"]]);
    expect(tree.path(2)).toEqual([0, 1, 2]);
    expect(tree.parent(0)).toBeNull();
    expect(tree.has(tree.size)).toBe(false);
    expect(tree.has(-1)).toBe(false);
    expect(() => tree.position(tree.size)).toThrow(RangeError);
  });

  it("leaves out nodes that belong to another state of the play", () => {
    const tree = new Tree(base, { ...recent, epoch: 99 });
    expect(tree.size).toBe(base.nodes.length + 1);
  });

  it("keeps its positions while the play goes on", () => {
    const tree = new Tree(base, recent);
    const position = tree.position(HEAD);
    const grown = { ...recent, nodes: [...recent.nodes, [tree.size - HEAD, 0, [1], { "board.pc": 1 }, ["pass"]] as NodeRow] };
    expect(new Tree(base, grown, tree).position(HEAD)).toBe(position);
    expect(new Tree({ ...base }, recent, tree).position(HEAD)).toEqual(position);
  });

  it("is quick with 10,000 steps, forwards, backwards and anywhere", () => {
    const nodes = Array.from({ length: 10_000 }, (_, i): NodeRow => [1, 0, [1], { "board.pc": i % 10, "board.points.0": i }]);
    const start = performance.now();
    const tree = new Tree({ ...base, nodes }, null);
    for (let i = 0; i < 10_000; i++) tree.position(i);
    for (let i = 9_999; i >= 0; i -= 7) expect(tree.position(i).board.pc).toBe(i === 0 ? 4 : (i - 1) % 10);
    for (let i = 0; i < 1_000; i++) tree.position((i * 7919) % 10_000);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
