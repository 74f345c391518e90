/** The tree drawn, and two lines side by side. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sharedDepth } from "../src/compare/compare";
import { waysTo } from "../src/compare/ends";
import { between, knotBeside, sketch } from "../src/compare/sketch";
import { Tree } from "../src/wire/tree";
import type { Base } from "../src/wire/types";
import { AT_COPY, BRANCH_END, COPIED, HEAD, info, sample } from "./fixtures/sample";
import { Drawn } from "./model";

const { base, recent } = sample();
const tree = new Tree(base, recent);

describe("the drawing", () => {
  const knots = sketch(tree, new Set([HEAD]));

  it("has the root, the forks and the ends, each branch on a lane of its own", () => {
    expect([...knots.keys()].sort((a, b) => a - b)).toEqual([0, AT_COPY, HEAD, BRANCH_END]);
    expect(knots.get(0)).toMatchObject({ column: 0, lane: 0, parent: null, below: [AT_COPY] });
    expect(knots.get(AT_COPY)).toMatchObject({ column: 1, lane: 0, below: [HEAD, BRANCH_END] });
    expect(knots.get(HEAD)).toMatchObject({ column: 2, lane: 0 });
    expect(knots.get(BRANCH_END)).toMatchObject({ column: 2, lane: 1 });
  });

  it("knows between which knots one is, and how far", () => {
    expect(between(tree, knots, AT_COPY)).toMatchObject({ from: { node: AT_COPY }, to: null });
    const { from, to, part } = between(tree, knots, 2);
    expect([from.node, to?.node, part]).toEqual([0, AT_COPY, 2 / AT_COPY]);
    expect(between(tree, knots, COPIED)).toMatchObject({ from: { node: AT_COPY }, to: { node: BRANCH_END } });
  });

  it("is walked by its ways and lanes", () => {
    expect(knotBeside(knots, 0, "right")).toBe(AT_COPY);
    expect(knotBeside(knots, AT_COPY, "right")).toBe(HEAD);
    expect(knotBeside(knots, HEAD, "down")).toBe(BRANCH_END);
    expect(knotBeside(knots, BRANCH_END, "left")).toBe(AT_COPY);
    expect(knotBeside(knots, BRANCH_END, "up")).toBe(HEAD);
    expect(knotBeside(knots, 0, "left")).toBeNull();
  });

  it("stays small in a tree of thousands of branches", () => {
    const nodes = Array.from({ length: 5_000 }, (_, i) => [i % 2 ? 2 : 1, 0, [], {}] as [number, number, unknown[], object]);
    const wide = new Tree({ epoch: 1, root: base.root, rules: [], asks: [], options: [], nodes } as unknown as Base, null);
    expect(sketch(wide, new Set()).size).toBeLessThanOrEqual(240);
  });
});

describe("the way to another end", () => {
  it("is the choices behind each fork, from where it leaves the line", () => {
    expect(waysTo(tree, tree.path(HEAD), BRANCH_END)).toEqual([COPIED]);
    expect(waysTo(tree, tree.path(BRANCH_END), HEAD)).toEqual([AT_COPY + 1]);
    expect(waysTo(tree, tree.path(HEAD), HEAD)).toEqual([]);
  });
});

describe("two lines", () => {
  const side = (node: number) => ({ tree, info, line: tree.path(node) });
  it("part at the last node that both share", () => {
    expect(sharedDepth(side(HEAD), side(BRANCH_END))).toBe(tree.depth(AT_COPY));
    expect(sharedDepth(side(HEAD), side(AT_COPY))).toBe(tree.depth(AT_COPY));
  });
  it("of two plays part where another thing happens", () => {
    const other = { tree: new Tree(base, recent), info, line: tree.path(BRANCH_END) };
    expect(sharedDepth(side(HEAD), other)).toBe(tree.depth(AT_COPY));
  });
});

describe("on the board", () => {
  let board: Drawn;
  beforeEach(async () => {
    board = await Drawn.with();
  });
  afterEach(() => {
    board.close();
    board.el.remove();
  });
  const halves = () => board.all(".pn-half").map((half) => Number(half.dataset.node));
  const choose = async (value: string) => {
    if (board.all(".pn-compare-with").length === 0) await board.tab("branches");
    const select = board.one(".pn-compare-with") as HTMLSelectElement;
    select.value = value;
    await act(async () => void select.dispatchEvent(new Event("change", { bubbles: true })));
    await board.click(".pn-compare");
  };

  it("the tree is drawn, a press goes there, arrows walk it", async () => {
    await board.tab("branches");
    expect(board.all(".pn-knot").map((knot) => Number(knot.dataset.node))).toEqual([0, AT_COPY, HEAD, BRANCH_END]);
    expect(board.one(`.pn-knot[data-node="${HEAD}"]`).getAttribute("aria-label")).toContain("the game is here");
    expect(board.one(".pn-knot[aria-current]").dataset.node).toBe(String(HEAD));
    await board.press("ArrowLeft", `.pn-knot[data-node="${HEAD}"]`);
    expect((document.activeElement as HTMLElement).dataset.node).toBe(String(AT_COPY));
    expect(board.node).toBe(HEAD);
    await board.click(`.pn-knot[data-node="${BRANCH_END}"]`);
    expect(board.node).toBe(BRANCH_END);
  });

  it("two branches are compared: where they part, what differs, both in step", async () => {
    await choose(`node ${BRANCH_END}`);
    expect(board.one(".pn-parting").textContent).toMatch(/^They part after step /);
    const rows = board.all(".pn-contrasts tbody tr").map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows.slice(0, 3)).toEqual([
      ["P1: Points", "9", "7"],
      ["P2: Points", "9", "8"],
      ["P3: Points", "8", "7"],
    ]);
    expect(rows).toContainEqual(["ACQUIRE: Number", "3", "2"]);
    expect(halves()).toEqual([AT_COPY, AT_COPY]);
    await board.click(".pn-together-next");
    expect(halves()).toEqual([AT_COPY + 1, COPIED]);
    await board.press("End", ".pn-together-next");
    expect(halves()).toEqual([HEAD, BRANCH_END]);
    expect(board.all(".pn-half .pn-tag").length).toBeGreaterThan(0);
    await board.press("ArrowLeft", ".pn-together-next");
    expect(halves()[0]).not.toBe(HEAD);
    expect(board.node).toBe(HEAD);
    await board.press("Escape", ".pn-together-next");
    expect(board.all(".pn-comparing")).toHaveLength(0);
    expect(board.one(".pn-step")).toBeTruthy();
  });

  it("nothing on a board beside another can be chosen", async () => {
    await choose(`node ${BRANCH_END}`);
    for (const card of board.all(".pn-half .pn-card")) await act(async () => card.click());
    await board.click(".pn-half .pn-bits");
    await board.click(".pn-half .pn-hand");
    expect(board.model.sent).toEqual([]);
    expect(board.all('.pn-detail[data-about="seat 1"]')).toHaveLength(0);
    expect(board.all(".pn-half [data-selectable], .pn-half button.pn-player-top")).toHaveLength(0);
  });

  it("goes to the other branch", async () => {
    await choose(`node ${BRANCH_END}`);
    await board.click(".pn-take");
    expect([board.node, board.all(".pn-comparing").length]).toEqual([BRANCH_END, 0]);
  });

  it("another play shows itself as it comes, is gone on with, and can be put away", async () => {
    const made = { id: "board-made-without", params: [["card", "card"] as [string, string]], args: ["COPY"] };
    const first = { id: "board-made-first", params: [], args: [] };
    const whole = {
      ...base,
      rules: [...base.rules, ...recent.rules],
      asks: [...base.asks, ...recent.asks],
      options: [...base.options, ...recent.options],
      nodes: [...base.nodes, ...recent.nodes],
    };
    await board.set("plays", {
      at: 0,
      compared: 1,
      kept: [
        { number: 0, made: first },
        { number: 1, made },
      ],
    });
    await board.set("compared", { number: 1, made, info, base: whole, head: BRANCH_END });
    expect(board.all(".pn-half-title").map((title) => title.textContent)).toEqual(["This one", "Without COPY"]);
    await board.click(".pn-take");
    expect(board.model.sent).toEqual([{ do: "adopt" }]);
    await board.click(".pn-compare-close");
    expect(board.all(".pn-comparing")).toHaveLength(0);
    await choose("play 1");
    expect(board.all(".pn-half")).toHaveLength(2);
    expect(board.model.sent).toHaveLength(1);
  });
});
