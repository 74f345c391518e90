/** Tables that the kernel lays out: Kalah's, as it is sent, and areas of each form. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { blocksOf, HEAP, onRing, shareOnRing, sizeOf } from "../src/games/generic/layout";
import type { Area, Piece, Traits } from "../src/wire/types";
import { exampleTexts } from "./catalogue";
import { Drawn } from "./model";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sent = () => ({
  ...(JSON.parse(readFileSync(here("./fixtures/kalah.json"), "utf8")) as Traits),
  texts: exampleTexts("kalah"),
});

const piece = (name: string, more: Partial<Piece> = {}): Piece => ({
  name,
  card: null,
  picture: "",
  number: null,
  notes: [],
  bits: [],
  flag: null,
  back: false,
  ...more,
});
const area = (form: Area["form"], pieces: (Piece | null)[], more: Partial<Area> = {}): Area => ({
  label: form,
  form,
  pieces,
  seat: 0,
  spots: [],
  scale: null,
  ...more,
});

describe("where things are", () => {
  it("small areas that follow each other share a line, large ones have their own", () => {
    const forms = ["ring", "hand", "hand", "pile", "grid", "track"] as const;
    expect(blocksOf(forms.map((form) => area(form, [])))).toEqual([[0], [1, 2, 3], [4], [5]]);
  });

  it("a row has as many columns as pieces, a grid as its spots reach", () => {
    expect(sizeOf(area("row", [piece("1"), null, piece("2")]))).toEqual([3, 1]);
    const spots = [
      { row: 1, column: 1, high: 3, wide: 1 },
      { row: 2, column: 2, high: 1, wide: 6 },
    ];
    expect(sizeOf(area("grid", [piece("1"), piece("2")], { spots }))).toEqual([7, 3]);
  });

  it("the first of a ring is on top, and the others follow clockwise without touching", () => {
    const four = [0, 1, 2, 3].map((place) => onRing(place, 4).map((at) => Math.round(at)));
    expect(four.map(([x, y]) => [x! + 0, y! + 0])).toEqual([
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]);
    for (const count of [2, 3, 5, 8, 12, 20]) {
      const size = shareOnRing(count);
      const apart = (1 - size) * (count === 2 ? 1 : Math.sin(Math.PI / count));
      expect(apart).toBeGreaterThan(size);
    }
  });

  it("things of a heap lie apart", () => {
    const near = HEAP.flatMap(([x, y], i) => HEAP.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v)));
    expect(Math.min(...near)).toBeGreaterThan(0.2);
  });
});

describe("a board of pits", () => {
  let board: Drawn;
  beforeEach(async () => {
    board = await Drawn.with(sent());
  });
  afterEach(() => {
    board.close();
    board.el.remove();
  });
  const tile = (card: string) => board.one(`.pn-tile[data-card="${card}"]`);
  const lies = (card: string) => (tile(card).parentElement as HTMLElement).style.gridArea.replaceAll(" ", "");

  it("has both rows between the stores, each pit opposite its own", () => {
    expect(lies("B6")).toBe("1/2/span1/span1");
    expect(lies("A1")).toBe("3/2/span1/span1");
    expect(lies("B1")).toBe("1/7/span1/span1");
    expect(lies("B")).toBe("1/1/span3/span1");
    expect(lies("A")).toBe("1/8/span3/span1");
  });

  it("shows as many seeds as there are, and says their number", () => {
    expect(tile("A2").querySelectorAll("svg")).toHaveLength(5);
    expect(tile("A2").textContent).toContain("5");
    expect(tile("A1").querySelectorAll("svg")).toHaveLength(0);
  });

  it("a pit is what one presses to sow it, by key too", async () => {
    expect(board.all(".pn-tile[data-selectable]").map((each) => each.dataset.card)).toEqual(["B6", "B5", "B4", "B3"]);
    await board.click('.pn-tile[data-card="B4"]');
    expect(board.model.sent.at(-1)).toMatchObject({ do: "choose", option: ["sow", "B4"] });
    expect(tile("B4").tagName).toBe("BUTTON");
  });

  it("an empty pit and the other player's are forbidden, with the reason", () => {
    expect(tile("B1").textContent).toContain("there is no seed in B1");
    expect(tile("A2").textContent).toContain("A2 is a pit of the other player");
  });

  it("seed by seed, shows what is in the hand and what has changed", async () => {
    await board.look(3);
    const hand = board.one(".pn-tile:not([data-card])[data-heap]");
    expect(hand.querySelectorAll("svg")).toHaveLength(3);
    expect(board.all(".pn-card.pn-tile[data-changed]").map((each) => each.dataset.card)).toEqual(["A4"]);
    expect(tile("A4").querySelector(".pn-change")!.textContent).toBe("+1");
  });

  it("a seed that goes elsewhere is one of its kind, so that it is seen to move", () => {
    const seeds = board.all(".pn-heap > i");
    expect(new Set(seeds.map((seed) => seed.dataset.kind))).toEqual(new Set(["seed"]));
    expect(new Set(seeds.map((seed) => seed.dataset.piece)).size).toBe(seeds.length);
  });

  it("has a track on which each player goes towards the goal", () => {
    expect(board.all(".pn-lanes b").map((each) => each.textContent)).toEqual(["9", "0"]);
    expect(board.one(".pn-lanes").dataset.goal).toBe("25");
  });
});

describe("pictures", () => {
  /** The board with other pieces in the grid's place. */
  async function drawnWith(pieces: Piece[], pictures = {}): Promise<Drawn> {
    const traits = sent();
    const layout = { areas: [area("row", pieces)], remarks: [] };
    const { root } = traits.base;
    const at = { ...root, shown: { ...root.shown!, layouts: { en: layout, fr: layout } } };
    const base = { ...traits.base, root: at, nodes: [] };
    return Drawn.with({ ...traits, base, info: { ...traits.info, pictures }, head: 0, view: { node: 0 }, ask: null });
  }

  it("are a game's own, a pictogram of the board's, or an emoji", async () => {
    const own = { leaf: { box: "0 0 8 8", shapes: [{ element: "circle", attributes: { cx: "4", cy: "4", r: "3" } }] } };
    const board = await drawnWith(
      [piece("a", { picture: "leaf" }), piece("b", { picture: "bug" }), piece("c", { picture: "🐸" })],
      own,
    );
    expect(board.one('[data-card="a"] svg').getAttribute("viewBox")).toBe("0 0 8 8");
    expect(board.all('[data-card="a"] circle')).toHaveLength(1);
    expect(board.all('[data-card="b"] .pn-icon-lines')).toHaveLength(1);
    expect(board.one('[data-card="c"] .pn-emoji').textContent).toBe("🐸");
    board.close();
  });

  it("have nothing in them that runs, loads or links, whatever is sent", async () => {
    const shapes = [
      { element: "script", attributes: {} },
      { element: "image", attributes: { href: "http://elsewhere.test/" } },
      { element: "path", attributes: { d: "M0 0h1", onclick: "alert(1)", style: "fill: url(http://elsewhere.test/)" } },
    ];
    const board = await drawnWith([piece("a", { picture: "bad" })], { bad: { box: "0 0 1 1", shapes } });
    const drawn = board.one('[data-card="a"] svg');
    expect(drawn.innerHTML).not.toMatch(/script|image|onclick|style|elsewhere/);
    expect(drawn.querySelectorAll("path")).toHaveLength(1);
    board.close();
  });
});
