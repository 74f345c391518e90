/** The board of Runtime Error, drawn from what the kernel sends of the sample round. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isDown, lying } from "../src/games/runtime_error/board";
import type { Traits } from "../src/wire/types";
import { sentTexts } from "./catalogue";
import { Drawn } from "./model";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const texts = sentTexts("runtime_error");
const round = () => ({ ...(JSON.parse(readFileSync(here("./fixtures/runtime_error.json"), "utf8")) as Traits), texts });

let board: Drawn;
beforeEach(async () => {
  board = await Drawn.with(round());
});
afterEach(() => {
  board.close();
  board.el.remove();
});

/** The first node whose step says this. */
function nodeThat(id: string): number {
  const { rules, nodes } = round().base;
  const at = nodes.findIndex(([, rule]) => rules[rule]!.id === `runtime_error-${id}`);
  if (at < 0) throw new Error(`no step ${id}`);
  return at + 1;
}
const names = (selector: string) => board.all(`${selector} .pn-card-name`).map((name) => name.textContent);
const top = (pile: string) => board.one(`[data-pile="${pile}"] .pn-re-top`).textContent;
const size = (pile: string) => board.one(`[data-pile="${pile}"] .pn-re-count`).textContent;

describe("statements", () => {
  it("are two bounds and a function, before their player", () => {
    expect(names('.pn-re-player[data-seat="1"]')).toEqual(["A♣", "5♣", "9♥"]);
    expect(names('.pn-re-player[data-seat="2"]')).toEqual(["4♥", "K♥", "7♦"]);
    expect(board.one('[data-seat="2"] .pn-re-laid').getAttribute("aria-label")).toBe("Statement from 4♥ to K♥, function 7♦");
  });

  it("are marked where the input satisfies them, as the kernel says", async () => {
    expect(board.all("[data-satisfied]")).toHaveLength(0);
    await board.look(nodeThat("plays-input"));
    expect(board.all("[data-satisfied]").map((one) => one.querySelector('[data-part="function"]')?.textContent)).toEqual([
      "Function:7♦",
    ]);
    expect(top("input")).toBe("5♠");
  });

  it("stay marked until the input has gone, when their function has been executed", async () => {
    await board.look(nodeThat("edits"));
    expect(board.all("[data-satisfied]")).toHaveLength(1);
    await board.look(nodeThat("discards"));
    expect(board.all("[data-satisfied]")).toHaveLength(0);
  });

  it("show an edited card face down until the input is gone", async () => {
    await board.look(nodeThat("edits"));
    expect(board.all(".pn-re-card[data-down]").map((card) => card.dataset.card)).toEqual(["9♥"]);
    expect(board.one("[data-asleep]").textContent).toContain("rests until the input is gone");
    await board.look(nodeThat("turns-up"));
    expect(board.all(".pn-re-card[data-down]")).toHaveLength(0);
  });
});

describe("the piles", () => {
  it("show the top discard, and how many cards there are", () => {
    expect(top("discards")).toBe("5♠");
    expect(size("discards")).toBe("2 cards");
    expect(size("deck")).toBe("40 cards");
    expect(top("input")).toBe("–");
  });
});

describe("the claim", () => {
  it("is asked for by a button, in one's own turn", () => {
    const button = board.one(".pn-re-ask");
    expect(button.textContent).toBe("Can I win now?");
    button.click();
    expect(board.model.sent.at(-1)).toEqual({ do: "choose", node: round().head, option: ["claim"], who: 1 });
  });

  it("is not asked for while one looks back", async () => {
    await board.look(nodeThat("plays-input"));
    expect(board.all(".pn-re-ask")).toHaveLength(0);
  });

  it("stands there with its verdict", async () => {
    expect(board.all(".pn-re-verdict")).toHaveLength(0);
    await board.look(nodeThat("refuted"));
    expect(board.one(".pn-re-verdict").dataset.verdict).toBe("refuted");
    expect(board.one(".pn-re-verdict").textContent).toMatch(/^Disproved: whatever P1 does, some cards end this turn/);
  });
});

describe("the players", () => {
  it("have no points, and hold their cards", () => {
    expect(board.all(".pn-score")).toHaveLength(0);
    expect(board.all(".pn-player")).toHaveLength(2);
    expect(board.all('.pn-player[data-seat="1"] .pn-hand-card').map((card) => card.textContent)).toEqual(["J♦", "K♦", "9♠"]);
  });
});

describe("what is known of a card", () => {
  const hidden = { lower: "3♥", upper: null, function: "5♣", down: "upper" };
  it("is that it lies face down, for whoever may not see it", () => {
    expect(isDown(hidden, "upper")).toBe(true);
    expect(isDown(hidden, "lower")).toBe(false);
    expect(isDown({ ...hidden, upper: "J♥", down: "J♥" }, "upper")).toBe(true);
    expect(lying([[hidden], []])).toEqual(["3♥", "5♣"]);
  });
});

describe("why, and why not", () => {
  it("is told of a function card, of the statements of a player and of a pile", async () => {
    await board.click('.pn-re-card[data-card="9♥"]');
    await board.click('[data-subject="places"]');
    expect(board.one(".pn-why-now").textContent).toContain("P1, statement 1: function");
    expect(board.all(".pn-because-step").length).toBeGreaterThan(0);
    await board.click('.pn-re-player[data-seat="2"] [data-why="statements"]');
    expect(board.one(".pn-subject[aria-pressed=true]").textContent).toBe("Statements: 4♥ K♥ 7♦");
    await board.click('[data-pile="discards"] .pn-re-count');
    expect(board.one(".pn-subject[aria-pressed=true]").textContent).toBe("Discard pile: 2♥ and 5♠");
  });

  it("says of a card that can be no lower bound which rule forbids it", async () => {
    expect(board.all(".pn-card[data-forbidden]").map((card) => card.dataset.card)).toEqual(["K♦", "9♠"]);
    await board.click('[data-card="K♦"]');
    expect(board.all(".pn-why-not-words").map((reason) => reason.textContent)).toContain(
      "As the lower bound, K♦ must be worth less than J♦.",
    );
    expect(board.model.sent).toEqual([]);
  });
});

describe("the panel of a card", () => {
  it("says what the card counts, what its suit does as a function, and where the rules have both", async () => {
    const card = board.all(".pn-card[data-card]").find((each) => each.dataset.card!.endsWith("♦"))!;
    await board.press("i", `.pn-card[data-card="${card.dataset.card}"]`);
    const panel = board.one(".pn-detail");
    expect(panel.textContent).toContain("As a function: EDIT.");
    expect(panel.textContent).toContain("it counts");
    expect([...panel.querySelectorAll(".pn-cite")].map((chip) => chip.textContent)).toEqual([
      "In the rules, Writing a statement",
      "In the rules, EDIT (diamonds)",
    ]);
  });
});
