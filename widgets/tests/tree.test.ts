import { describe, expect, it } from "vitest";
import { Tree } from "../src/wire/tree";
import type { NodeRow, Position } from "../src/wire/types";
import { AT_COPY, BRANCH_END, HEAD, sample } from "./fixtures/sample";

const points = (position: Position) => position.board.points;

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

  it("knows every position of 10,000 steps, forwards, backwards and anywhere", () => {
    const nodes = Array.from({ length: 10_000 }, (_, i): NodeRow => [1, 0, [1], { "board.pc": i % 10, "board.points.0": i }]);
    const tree = new Tree({ ...base, nodes }, null);
    for (let i = 0; i < 10_000; i++) tree.position(i);
    for (let i = 9_999; i >= 0; i -= 7) expect(tree.position(i).board.pc).toBe(i === 0 ? 4 : (i - 1) % 10);
    for (let i = 0; i < 1_000; i++) {
      const node = (i * 7919) % 10_000;
      expect(tree.position(node).board.pc).toBe(node === 0 ? 4 : (node - 1) % 10);
    }
  });
});
