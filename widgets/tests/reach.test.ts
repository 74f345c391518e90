/** What COPY, FUTURE and GOTO reach, marked on the board: drawn from what the kernel sends. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import type { Position, Traits } from "../src/wire/types";
import { sentTexts } from "./catalogue";
import { Drawn } from "./model";

const texts = sentTexts("nightmare");
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sent = (name: string) => ({ ...(JSON.parse(readFileSync(here(`./fixtures/${name}.json`), "utf8")) as Traits), texts });

let board: Drawn;
const draw = async (traits: Traits, node = 0) => {
  board = await Drawn.with(traits);
  await board.look(node);
};
afterEach(() => {
  board.close();
  board.el.remove();
});

const card = (name: string) => board.one(`.pn-row [data-card="${name}"]`);
const marked = () =>
  board
    .all("[data-reached]")
    .map((each) => [each.dataset.card, each.dataset.reached, each.querySelector(".pn-reached b")?.textContent]);
const point = (name: string, pointerType = "mouse") =>
  board.act(() => card(name).dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType })));
const leave = (pointerType = "mouse") =>
  board.act(() => board.one(".pn-field").dispatchEvent(new PointerEvent("pointerleave", { pointerType })));
const BOTH = [
  ["REVERSE PROGRAM", "does", "1"],
  ["ACQUIRE", "does", "2"],
];

describe("what a FUTURE would do", () => {
  it("is marked in its order while it is pointed at, and no longer", async () => {
    await draw(sent("nightmare_loop"));
    expect(marked()).toEqual([]);
    await point("FUTURE");
    expect(marked()).toEqual(BOTH);
    expect(board.one(".pn-reached").textContent).toBe("1FUTURE does this");
    expect(board.one(".pn-reached").getAttribute("aria-hidden"), "it is said of the FUTURE").toBe("true");
    await point("ACQUIRE");
    expect(marked()).toEqual([]);
    await point("FUTURE");
    await leave();
    expect(marked()).toEqual([]);
  });

  it("is marked while it has the focus, unless another is pointed at", async () => {
    await draw(sent("nightmare_loop"));
    await board.act(() => card("FUTURE").focus());
    expect(marked()).toEqual(BOTH);
    await board.act(() => card("ACQUIRE").focus());
    expect(marked()).toEqual([]);
  });

  it("stays marked when a finger is lifted", async () => {
    await draw(sent("nightmare_loop"));
    await point("FUTURE", "touch");
    await leave("touch");
    expect(marked()).toEqual(BOTH);
  });

  it("is otherwise once the program runs the other way, also under a pointer that rests", async () => {
    await draw(sent("nightmare_loop"));
    const { nodes, rules } = board.model.get("base");
    const turned = nodes.findIndex(([, rule]) => rules[rule]!.id === "nightmare-reverses") + 1;
    expect(turned).toBeGreaterThan(0);
    await point("FUTURE");
    await board.look(turned);
    expect(marked().map(([name, , order]) => [name, order])).toEqual([
      ["REVERSE PROGRAM", "2"],
      ["ACQUIRE", "1"],
    ]);
  });

  it("is said in words, on the card and where one reads it, in either language", async () => {
    await draw(sent("nightmare_loop"));
    expect(card("FUTURE").textContent).toContain("Now it would do REVERSE PROGRAM, then ACQUIRE.");
    expect(card("ACQUIRE").textContent).not.toContain("Now it would");
    await board.click('.pn-row [data-card="FUTURE"]');
    expect(board.one(".pn-detail").textContent).toContain("Now it would do REVERSE PROGRAM, then ACQUIRE.");
    await board.set("lang", "fr");
    expect(card("FUTURE").textContent).toContain("Maintenant, elle appliquerait REVERSE PROGRAM, puis ACQUIRE.");
  });
});

describe("where a GOTO leads", () => {
  /** The GOTO at the start, locked as it lies there, or not locked yet. */
  const lying = (link: string | null) => {
    const traits = sent("nightmare_loops");
    const { root } = traits.base;
    const row = (root.board.row as { card: string }[]).map((each) => (each.card === "GOTO" ? { ...each, link } : each));
    return { ...traits, base: { ...traits.base, root: { ...root, board: { ...root.board, row } } } };
  };

  it("is marked, and said in words", async () => {
    await draw(lying(null));
    await point("GOTO");
    expect(marked()).toEqual([["ZAP", "leads", undefined]]);
    expect(card("ZAP").textContent).toContain("GOTO leads here");
    expect(card("GOTO").textContent).toContain("Now it would jump to ZAP.");
  });

  it("is not said twice of one that says where it is locked", async () => {
    await draw(lying("ZAP"));
    await point("GOTO");
    expect(marked()).toEqual([["ZAP", "leads", undefined]]);
    expect(card("GOTO").textContent).toContain("leads to ZAP");
    expect(card("GOTO").textContent).not.toContain("Now it would");
  });
});

describe("what reaches nothing", () => {
  const withOutlook = (outlook: Position["outlook"]) => {
    const traits = sent("nightmare_loop");
    const { outlook: _, ...root } = traits.base.root;
    return {
      ...traits,
      base: { ...traits.base, root: outlook ? { ...root, outlook } : root, nodes: [] },
      recent: { ...traits.recent, nodes: [] },
      head: 0,
    };
  };

  it("says so", async () => {
    await draw(withOutlook({ FUTURE: [] }));
    await point("FUTURE");
    expect(marked()).toEqual([]);
    expect(card("FUTURE").textContent).toContain("Now it would reach no card.");
  });

  it("is left alone in a page from before positions said it", async () => {
    await draw(withOutlook(undefined));
    await point("FUTURE");
    expect(marked()).toEqual([]);
    expect(card("FUTURE").textContent).not.toContain("Now it would");
  });
});
