/** The board of Battle for Bandwidth, drawn from what the kernel sends of the rulebook's example. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { routePath, seatsAround } from "../src/games/bandwidth/around";
import { firstCard, isGap, printed } from "../src/games/bandwidth/board";
import type { Traits } from "../src/wire/types";
import { sentTexts } from "./catalogue";
import { Drawn } from "./model";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const texts = sentTexts("bandwidth");
const sent = (name: string) => ({ ...(JSON.parse(readFileSync(here(`./fixtures/${name}.json`), "utf8")) as Traits), texts });
const example = () => sent("bandwidth");

let board: Drawn;
beforeEach(async () => {
  board = await Drawn.with(example());
});
afterEach(() => {
  board.close();
  board.el.remove();
});

/** The first node whose step says this. */
function nodeThat(id: string, times = 1, { rules, nodes } = example().base): number {
  let seen = 0;
  const at = nodes.findIndex(([, rule]) => rules[rule]!.id === `bandwidth-${id}` && ++seen === times);
  if (at < 0) throw new Error(`no step ${id}`);
  return at + 1;
}
const names = (selector: string) => board.all(`${selector} .pn-card-name`).map((name) => name.textContent);
const plain = (element: HTMLElement) => element.textContent!.replace(/\s+/g, " ");

describe("the top", () => {
  it("names the rulebook, and no version where there is one way to play", async () => {
    expect(board.one(".pn-subtitle").textContent).toMatch(/^Rules BfB(?!,)/);
    await board.set("info", { ...example().info, versions: 2, version: 2 });
    expect(board.one(".pn-subtitle").textContent).toMatch(/^Rules BfB, version 2/);
  });
});

describe("the program", () => {
  it("is rows of three, with the gap that the GOTO left and places still free", () => {
    expect(board.all(".pn-bfb-row")).toHaveLength(2);
    expect(board.all(".pn-bfb-row").map((row) => row.querySelectorAll(".pn-slot").length)).toEqual([3, 3]);
    expect(names(".pn-bfb-rows")).toEqual(["Pass X ↻", "Terminal X+1", "Function"]);
    expect(board.all("[data-gap]").map((gap) => gap.textContent)).toEqual(["gap"]);
    expect(board.all(".pn-bfb-empty").map((place) => place.textContent)).toEqual(["gap", "free", "free"]);
  });

  it("has its function beside it", () => {
    expect(names(".pn-bfb-function")).toEqual(["Pass 2 ↻"]);
  });

  it("shows every green number, and which one gives X", async () => {
    expect(board.all(".pn-card .pn-green[data-gives]").map(plain)).toEqual(["green number 66gives X"]);
    expect(plain(board.one(".pn-x"))).toBe("6X is the green number of the first card. It would be 6 if the program ran now.");
    await board.look(nodeThat("executes"));
    expect(board.one(".pn-card [data-gives]").closest<HTMLElement>(".pn-card")!.dataset.card).toBe("Pass 3 ↻");
    expect(plain(board.one(".pn-x"))).toBe("1X is 1 in this run, because that is the green number of the first card.");
    expect(board.all(".pn-card .pn-green")).toHaveLength(8);
    expect(board.all(".pn-bfb-rows .pn-green:not([data-gives])").map(plain)).toContain("green number 44if first");
  });

  it("marks no other card as giving X once a GOTO that gave it has gone in the run", async () => {
    board.close();
    board.el.remove();
    const play = sent("bandwidth_goto_first");
    board = await Drawn.with(play);
    await board.look(nodeThat("executes", 1, play.base));
    expect(board.one(".pn-card [data-gives]").closest<HTMLElement>(".pn-card")!.dataset.card).toBe("GOTO 20");
    await board.look(nodeThat("executes", 2, play.base));
    expect(board.one(".pn-x").textContent).toContain("X is 5 in this run");
    expect(board.all(".pn-card [data-gives]")).toHaveLength(0);
    await board.look(nodeThat("run-ends", 1, play.base));
    expect(board.one(".pn-card [data-gives]").closest<HTMLElement>(".pn-card")!.dataset.card).toBe("Pass 1 ↻");
  });

  it("marks the card at which it stands, and the one in the function while that is performed", async () => {
    await board.look(nodeThat("sets-off"));
    expect(board.all("[data-pc]").map((card) => card.dataset.card)).toEqual(["Pass 3 ↻"]);
    await board.look(nodeThat("calls"));
    expect(board.all("[data-pc]").map((card) => card.dataset.card)).toEqual(["Function", "Pass 2 ↻"]);
    expect(plain(board.one(".pn-stack"))).toContain("Function");
    expect(board.all(".pn-stack .pn-bit"), "no seat performs them").toHaveLength(0);
  });

  it("says what is gone and what is new in a step", async () => {
    await board.look(nodeThat("deletes"));
    expect(board.one(".pn-gone").textContent).toContain("Gone in this step: Pass 3 ↻, Pass 1 ↺ and Pass 2 ↺.");
    await board.look(nodeThat("to-the-function"));
    expect(board.one(".pn-bfb-function [data-changed]").dataset.card).toMatch(/^Pass 1 ↻/);
  });

  it("is walked by arrow keys, and a card opens to its rules", async () => {
    await board.press("ArrowRight", '[data-card="Pass X ↻"]');
    expect((document.activeElement as HTMLElement).dataset.card).toBe("Terminal X+1");
    await board.click('[data-card="Terminal X+1"]');
    expect(plain(board.one(".pn-detail"))).toContain("Send the Token to Terminal X+1");
    expect(plain(board.one(".pn-detail"))).toContain("X+1 is 7 now, and there is no Terminal 7.");
    expect(plain(board.one(".pn-detail"))).toContain("If this card comes first, X is its green number, 1, in the whole run.");
    expect(board.one(".pn-detail .pn-cite")).toBeTruthy();
  });

  it("says what X comes to on each card that has it, and whom a terminal is", async () => {
    await board.look(nodeThat("executes"));
    const said = (card: string) => board.one(`.pn-bfb-rows [data-card="${card}"] .pn-comes-to`).textContent!.trim();
    expect(said("Pass X ↻")).toBe("X is 1 now.");
    expect(said("Terminal X+1")).toBe("X+1 is 2 now, and that is Betty.");
    expect(board.all('.pn-bfb-rows [data-card="Pass 3 ↻"] .pn-comes-to')).toHaveLength(0);
  });
});

describe("the Token's way", () => {
  const way = () => board.all(".pn-way-stop").map((stop) => stop.querySelector(".pn-hidden")!.textContent);

  it("is drawn before a run, from where the Token is to each seat where it brings a point", async () => {
    await board.look(1);
    expect(board.one(".pn-way-head").textContent).toBe("The Token’s way 1 point at each stop, if the program ran now");
    expect(way()).toEqual(["P3", "P2", "P1", "P3", "P4", "P2", "P3", "P2", "P4"]);
    expect(
      board
        .all(".pn-way-stop")
        .map((stop) => stop.title)
        .slice(0, 2),
    ).toEqual(["from Carl", "Pass 3 ↻: to Betty"]);
  });

  it("is not drawn in a run, and is that of the next one after it", async () => {
    await board.look(nodeThat("executes"));
    expect(board.all(".pn-way")).toHaveLength(0);
    await board.look(nodeThat("terminal-moves"));
    expect(way()[0]).toBe("P4");
  });

  it("says who would win, and that the Token would stay", async () => {
    const traits = example();
    const show = async (outlook: Record<string, unknown>) => {
      board.close();
      board.el.remove();
      board = await Drawn.with({ ...traits, base: { ...traits.base, root: { ...traits.base.root, outlook } } });
      await board.look(0);
    };
    await show({ stops: [["Pass 3 ↻", 2]], wins: 2 });
    expect(board.one(".pn-way-wins").textContent).toBe("Betty would win there.");
    await show({ stops: [] });
    expect(board.one(".pn-way").textContent).toContain("the Token would stay here");
    expect(board.all(".pn-way-stop")).toHaveLength(0);
  });
});

describe("the table", () => {
  it("has every seat with its terminal, and the token where it is", () => {
    expect(board.all(".pn-seat .pn-terminal > [aria-hidden]").map((terminal) => terminal.textContent)).toEqual([
      "T4",
      "T1",
      "T2",
      "T3",
    ]);
    expect(board.all(".pn-seat[data-token]").map((seat) => seat.dataset.seat)).toEqual(["4"]);
    expect(board.one(".pn-seat[data-token]").textContent).toContain("Token");
  });

  it("draws the token's way seat by seat, and says it", async () => {
    await board.look(nodeThat("arrives"));
    expect(board.one(".pn-route-words").textContent).toBe("The Token in this step: Carl, then Dana, then Adam, then Betty.");
    expect(board.one(".pn-route-line").getAttribute("d")!.match(/A/g)).toHaveLength(3);
    await board.look(nodeThat("goes-by"));
    expect(board.all(".pn-seat[data-token]").map((seat) => seat.dataset.seat)).toEqual(["4"]);
  });

  it("draws a jump to a terminal straight across, unless it is the neighbour's", async () => {
    await board.look(nodeThat("sends"));
    expect(board.one(".pn-route-words").textContent).toBe("The Token in this step: Dana, then Betty.");
    expect(board.one(".pn-route-line").getAttribute("d")).toMatch(/^M[^A]*L/);
  });

  it("is in French as soon as the language changes", async () => {
    await board.set("lang", "fr");
    expect(board.one(".pn-x").textContent).toBe("6X est le nombre vert de la première carte. Il vaut 6 en ce moment.");
    expect(board.all("[data-gap]").map((gap) => gap.textContent)).toEqual(["trou"]);
  });
});

describe("the plans", () => {
  it("stand beside the actions, with the points that the round would bring", () => {
    const choice = board.all(".pn-choice").find((each) => each.textContent!.includes("End my turn"))!;
    expect(choice.querySelector(".pn-preview-stops")!.textContent).toBe("… if nobody does more before the program runs");
  });

  it("stand below the cards behind whose names answers are folded, once where they are all the same", () => {
    const below = (card: string) => {
      const group = board.one(`[data-group="${card}"]`).closest(".pn-choice")!;
      return [...group.querySelectorAll<HTMLElement>(".pn-brings li")].map((line) => line.querySelector("span")!.textContent);
    };
    expect(below("Terminal X")).toEqual(["Terminal X to the program", "Terminal X to the function"]);
    expect(below("Cut and Paste")).toEqual(["What follows"]);
    const scores = board.all('[data-group="Terminal X"] ~ .pn-brings .pn-after-score').map((score) => score.textContent);
    expect(scores).toEqual(["1", "4", "2", "3", "1", "4", "2", "2"]);
  });

  it("of one card are shown when it is pressed in the hand, and its answer is sent", async () => {
    expect(board.all(".pn-held [data-selectable] .pn-card-name").map((name) => name.textContent)).toEqual([
      "Terminal X",
      "Cut and Paste",
    ]);
    await board.click('.pn-held [data-card="Terminal X"]');
    const texts = board.all(".pn-ask .pn-option").map((option) => plain(option));
    expect(texts).toEqual(["1Terminal X to the program", "2Terminal X to the function"]);
    await board.click(`.pn-ask .pn-option[data-option='["function","Terminal X"]']`);
    expect(board.model.sent.at(-1)).toMatchObject({ do: "choose", option: ["function", "Terminal X"], who: 2 });
  });

  it("are for the cards of whoever is asked: nobody's hand lies open where nothing is", async () => {
    await board.look(nodeThat("executes"));
    expect(board.all(".pn-held")).toHaveLength(0);
  });
});

describe("a hand that is looked at", () => {
  const show = async (name: string) => {
    board.close();
    board.el.remove();
    board = await Drawn.with(sent(name));
  };
  const hands = () => board.all(".pn-held").map((hand) => hand.getAttribute("aria-label"));

  it.each([
    ["to the whole table", "bandwidth_looking", ["Ada looks at Bob’s hand"]],
    ["to whoever looks, before the own hand", "bandwidth_looking_1", ["Ada looks at Bob’s hand", "Hand of Ada"]],
    ["as any hand to whom it belongs", "bandwidth_looking_2", ["Hand of Bob"]],
    ["to nobody else", "bandwidth_looking_3", ["Hand of Cleo"]],
  ])("is drawn %s", async (_, name, expected) => {
    await show(name);
    expect(hands()).toEqual(expected);
  });

  it("is the one whose cards are taken, not one's own card of the same name", async () => {
    await show("bandwidth_looking_1");
    expect(board.all("[data-looked-at] [data-selectable]")).toHaveLength(2);
    expect(board.all(".pn-held:not([data-looked-at]) [data-selectable]")).toHaveLength(0);
    await board.click('[data-looked-at] [data-card="GOTO 10#2"]');
    expect(board.model.sent.at(-1)).toMatchObject({ do: "choose", option: ["take", "GOTO 10"], who: 1 });
  });

  it("is said in French", async () => {
    await show("bandwidth_looking_1");
    await board.set("lang", "fr");
    expect(hands()[0]).toBe("Main : Bob (Ada regarde)");
  });
});

describe("places and paths", () => {
  it("go clockwise from the top", () => {
    expect(seatsAround(4, 40)).toEqual([
      { x: 50, y: 10 },
      { x: 90, y: 50 },
      { x: 50, y: 90 },
      { x: 10, y: 50 },
    ]);
  });

  it.each([2, 3, 4, 5, 6])("are apart for %i seats", (n) => {
    expect(new Set(seatsAround(n, 40).map(({ x, y }) => `${x}/${y}`)).size).toBe(n);
  });

  it("follow the edge to a neighbour, either way, and cross to any other", () => {
    expect(routePath([1, 2], 4, 20)).toBe("M50 30A20 20 0 0 1 70 50");
    expect(routePath([2, 1], 4, 20)).toBe("M70 50A20 20 0 0 0 50 30");
    expect(routePath([1, 3], 4, 20)).toBe("M50 30L50 70");
    expect(routePath([4, 1, 2], 4, 20).match(/0 0 1/g)).toHaveLength(2);
  });

  it("know the first card, gaps and what is printed", () => {
    expect(firstCard([[null, "A", null]])).toBe("A");
    expect(firstCard([])).toBeNull();
    expect(isGap([["A", null, "B"]], 0, 1)).toBe(true);
    expect(
      isGap(
        [
          ["A", null, null],
          ["B", null, null],
        ],
        0,
        2,
      ),
    ).toBe(true);
    expect(isGap([["A", null, null]], 0, 1)).toBe(false);
    expect([printed({ number: 3, from_x: false }), printed({ number: 0, from_x: true })]).toEqual(["3", "X"]);
    expect([printed({ number: 1, from_x: true }), printed({ number: -1, from_x: true })]).toEqual(["X+1", "X\u22121"]);
  });
});

describe("why", () => {
  it("is told of the Token, a terminal and a card's place", async () => {
    await board.click(".pn-token-word");
    expect(board.one(".pn-detail").dataset.about).toBe("table");
    expect(board.one(".pn-subject[aria-pressed=true]").dataset.subject).toBe("token");
    expect(board.all(".pn-because-step").length).toBeGreaterThan(1);
    await board.click('.pn-seat[data-seat="2"] .pn-terminal');
    expect(board.one(".pn-detail").dataset.about).toBe("seat 2");
    expect(board.one(".pn-why-now").textContent).toContain("Terminal: 1");
    await board.click('.pn-bfb-places [data-card="Pass X ↻"]');
    expect(board.one('[data-subject="places"]').textContent).toBe("Where it lies: row 1, place 1");
  });
});
