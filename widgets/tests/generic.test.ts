/** The board of a game without a drawing of its own, drawn from what the kernel sends of Frog, a package that is not ours. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { generic } from "../src/games/generic";
import { TABLE } from "../src/why/subject";
import { subjectsOf } from "../src/why/subjects";
import { Tree } from "../src/wire/tree";
import type { Described, Frame, Position, Traits } from "../src/wire/types";
import { exampleTexts } from "./catalogue";
import { Drawn } from "./model";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const texts = exampleTexts("frog");
const sent = () => ({ ...(JSON.parse(readFileSync(here("./fixtures/frog.json"), "utf8")) as Traits), texts });

let board: Drawn;
beforeEach(async () => {
  board = await Drawn.with(sent());
});
afterEach(() => {
  board.close();
  board.el.remove();
});

/** The groups on the field: what they are called, and the names on their tiles. */
const groups = () =>
  board
    .all(".pn-tile-group")
    .map((group) => [
      group.getAttribute("aria-label"),
      [...group.querySelectorAll(".pn-card-name")].map((name) => name.textContent).join(" "),
    ]);
const flagged = () => board.all(".pn-tile[data-pc]").map((tile) => tile.dataset.card);

/** The first node whose step says this. */
function nodeThat(id: string): number {
  const { rules, nodes } = sent().base;
  return nodes.findIndex(([, rule]) => rules[rule]!.id === `frog-${id}`) + 1;
}

describe("a game without a drawing of its own", () => {
  it("shows what lies where, and of the others' hands only that there are cards", () => {
    expect(groups()).toEqual([
      ["The ring", "1 2 3 0 2"],
      ["Ada", "? ? ?"],
      ["Bob", "2 1 1"],
      ["The deck", ""],
    ]);
    expect(board.one('[data-form="pile"] .pn-tile-number').textContent).toBe("20");
    expect(flagged()).toEqual(["0"]);
    expect(board.scores).toEqual([1, 0]);
  });

  it("speaks the reader's language", async () => {
    await board.set("lang", "fr");
    expect(groups()[0]).toEqual(["Le cercle", "1 2 3 0 2"]);
    expect(board.one(".pn-tile[data-pc]").textContent).toContain("grenouille");
  });

  it("shows every step, and what is new in it", async () => {
    await board.look(nodeThat("plays"));
    expect(flagged()).toEqual(["2"]);
    expect(board.all('.pn-tile[data-changed="new"]').map((tile) => tile.dataset.card)).toEqual(["0"]);
    expect(board.scores).toEqual([0, 0]);
  });

  it("lets an answer be pointed at, tile by tile", async () => {
    expect(board.all(".pn-tile[data-selectable]").map((tile) => tile.dataset.card)).toEqual(["2#3", "1#3", "1#4"]);
    await board.click('.pn-tile[data-card="2#3"]');
    expect(board.one('.pn-tile[data-card="2#3"]').getAttribute("aria-pressed")).toBe("true");
    expect(board.all(".pn-tile[data-selectable]").map((tile) => tile.dataset.card)).toEqual(["1", "2", "3", "2#2"]);
    await board.click('.pn-tile[data-card="3"]');
    expect(board.model.sent.at(-1)).toMatchObject({ do: "choose", option: ["play", "2#3", "3"] });
  });

  it("plays one of two cards that are alike, whichever is pressed, and forbids neither", async () => {
    expect(board.all(".pn-tile[data-forbidden]")).toEqual([]);
    await board.click('.pn-tile[data-card="1#4"]');
    await board.click('.pn-tile[data-card="3"]');
    expect(board.model.sent.at(-1)).toMatchObject({ do: "choose", option: ["play", "1#3", "3"] });
  });

  it("never takes the card that no answer names for one that is told from it by its place", async () => {
    const traits = sent();
    const options = traits.ask!.options.filter(({ option }) => option[2] !== "2#2");
    await board.set("ask", { ...traits.ask!, options });
    await board.click('.pn-tile[data-card="2#3"]');
    expect(board.all(".pn-tile[data-selectable]").map((tile) => tile.dataset.card)).toEqual(["1", "2", "3"]);
    await board.click('.pn-tile[data-card="2#2"]');
    expect(board.model.sent.filter((message) => message.do === "choose")).toEqual([]);
  });

  it("tells cards apart by their places where they share a name", () => {
    expect(board.el.textContent).toContain("Ada lays 0 over 1 (place 4)");
  });

  it("has one tile in the order of the tabulator, and moves by arrows within a group", async () => {
    expect(board.all('.pn-tile[tabindex="0"]').map((tile) => tile.dataset.card)).toEqual(["1"]);
    await board.press("ArrowRight", '.pn-tile[data-card="1"]');
    expect(board.all('.pn-tile[tabindex="0"]').map((tile) => tile.dataset.card)).toEqual(["2"]);
  });

  it("has a film of turns, and of the cards that its routines perform", () => {
    const names = board.all(".pn-film-segment .pn-film-name").map((name) => name.textContent);
    expect(new Set(names)).toEqual(new Set(sent().info.players));
    expect(board.all(".pn-film-segment .pn-seat-shape").length).toBe(names.length);
    const at = (frames: Frame[], who: number | null): Position => ({
      board: {},
      frames,
      ask: who === null ? null : { who, kind: "play", args: [], options: [] },
    });
    const asked = at([{ code: "turn" }], 2);
    const performing = at([{ code: "turn" }, { code: "jump", source: "JUMP" }], null);
    expect(generic.mark(asked, null)).toEqual({ visit: "seat 2", begins: false, who: null });
    expect(generic.mark(performing, asked)).toEqual({ visit: "JUMP", begins: true, who: 2 });
    expect(generic.mark(at([{ code: "turn" }], null), performing)).toEqual({ visit: null, begins: false, who: null });
  });

  it("answers why a seat's points and the table are as they are", async () => {
    await board.click('.pn-player[data-seat="1"] .pn-player-top');
    expect(board.one(".pn-becauses").textContent).toContain("Ada scores 1 point");
  });

  it("is asked about what it describes, where it describes anything, and else about its facts", () => {
    const { info, base } = sent();
    const position = new Tree(base, null).position(0);
    const asked = (subjects?: Described[]) =>
      subjectsOf(position, TABLE, subjects ? { ...info, subjects } : info).map(({ fact, valueIn }) => [fact, valueIn(position)]);
    expect(asked()).toContainEqual([["turn"], 1]);
    expect(asked()).toContainEqual([["ring"], ["1", "2", "3", "1#2", "2#2"]]);
    expect(asked([{ name: "sat", about: "table", way: ["ring", ["at", ["frog"]]], said: "card" }])).toEqual([[["sat"], "1"]]);
  });
});
