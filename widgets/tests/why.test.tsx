/** Why is it so: the browser's answers are the kernel's, on whole games of every kind; and the panel that tells them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changesBack, keyOf, latest, type Subject, same, TABLE } from "../src/why/subject";
import { subjectsOf } from "../src/why/subjects";
import { comeBack } from "../src/why/what_if";
import { cardTarget, seatTarget } from "../src/wire/choosing";
import { Tree } from "../src/wire/tree";
import type { Base, Info, Position } from "../src/wire/types";
import { AT_COPY, AT_NUMBER, COPIED, HEAD, info, numberAsk, sample } from "./fixtures/sample";
import { Drawn } from "./model";

interface Fixture {
  info: Info;
  base: Base;
  why: [node: number, subjects: [fact: (string | number)[], value: unknown, steps: number[]][]][];
  compared: [here: number, there: number, differences: [fact: (string | number)[], here: unknown, there: unknown][]];
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const fixture = (game: string) => JSON.parse(readFileSync(here(`./fixtures/why_${game}.json`), "utf8")) as Fixture;

/** Every subject that the board knows of what a fact is about. */
function subjectOf(fact: readonly (string | number)[], position: Position, { info }: Fixture): Subject | undefined {
  const which = fact[1];
  const about = which === undefined ? TABLE : typeof which === "number" ? seatTarget(which) : cardTarget(which);
  return subjectsOf(position, about, info).find((each) => keyOf(each.fact) === fact.join(" "));
}

describe.each(["nightmare", "bandwidth", "runtime_error"])("on a whole game of %s", (game) => {
  const given = fixture(game);
  const tree = new Tree(given.base, null);

  it("every subject that the kernel knows has the same value, and the same steps made it so", () => {
    const changed = new Set<string | number>();
    for (const [node, subjects] of given.why) {
      const position = tree.position(node);
      expect(subjects.length).toBeGreaterThan(10);
      for (const [fact, value, steps] of subjects) {
        const subject = subjectOf(fact, position, given);
        if (fact[0] === "result") continue; // how the game ended is said where the question would be
        expect([fact, subject?.valueIn(position) ?? null]).toEqual([fact, value]);
        expect([fact, [...changesBack(tree, node, subject!.valueIn)]]).toEqual([fact, steps]);
        if (steps.length > 0) changed.add(fact[0]!);
      }
    }
    expect(changed.size).toBeGreaterThan(5);
  });

  it("the same differs between two positions", () => {
    const [here, there, differences] = given.compared;
    const [one, other] = [tree.position(here), tree.position(there)];
    expect(differences.length).toBeGreaterThan(5);
    for (const [fact, before, after] of differences.filter(([fact]) => fact[0] !== "result")) {
      const subject = subjectOf(fact, other, given)!;
      expect([fact, subject.valueIn(one) ?? null, subject.valueIn(other) ?? null]).toEqual([fact, before, after]);
      expect(same(subject.valueIn(one), subject.valueIn(other))).toBe(false);
    }
  });
});

describe("looking back", () => {
  const row = (points: number) =>
    [1, 0, [], { "board.points": [points] }] as [number, number, unknown[], Record<string, unknown>];
  const base = (nodes: ReturnType<typeof row>[]) => ({
    epoch: 1,
    root: { board: { points: [0] }, frames: [], ask: null },
    rules: [],
    asks: [],
    options: [],
    nodes,
  });
  const read = (position: Position) => (position.board.points as number[])[0];

  it("goes no further than is shown, however long the play is", () => {
    const tree = new Tree(base(Array.from({ length: 10_000 }, (_, i) => row(i + 1))) as Base, null);
    const read_ = vi.fn(read);
    expect(latest(changesBack(tree, 10_000, read_), 8)).toEqual({
      nodes: [10_000, 9_999, 9_998, 9_997, 9_996, 9_995, 9_994, 9_993],
      more: true,
    });
    expect(read_.mock.calls.length).toBeLessThan(100);
  });

  it("goes back to the start where nothing changed, and says so", () => {
    const tree = new Tree(base(Array.from({ length: 10_000 }, () => row(0))) as Base, null);
    expect(latest(changesBack(tree, 10_000, read), 8)).toEqual({ nodes: [], more: false });
  });
});

describe("the panel", () => {
  let board: Drawn;
  beforeEach(async () => {
    board = await Drawn.with();
  });
  afterEach(() => {
    board.close();
    board.el.remove();
  });
  const steps = () => board.all(".pn-because-step").map((step) => Number(step.dataset.node));
  const LOST = 5;
  const BUGGED = 9;

  it("tells the steps that made a score so, the newest first, each with its rule", async () => {
    await board.click('.pn-player[data-seat="3"] .pn-player-top');
    expect(steps()).toEqual([BUGGED, LOST]);
    expect(board.all(".pn-became").map((change) => change.textContent)).toEqual(["9 → 8", "10 → 9"]);
    expect(board.all(".pn-because .pn-cite")).toHaveLength(2);
    expect(board.one(".pn-why-began").textContent).toBe("At the start of the game: 10");
    expect(board.one(".pn-why-now").textContent).toContain("Points: 8");
  });

  it("leads to a step and keeps what was asked; the step looked at is marked; there is a way back", async () => {
    await board.click('.pn-player[data-seat="3"] .pn-player-top');
    await board.click(`.pn-because-step[data-node="${LOST}"]`);
    expect(board.node).toBe(LOST);
    expect(steps()).toEqual([BUGGED, LOST]);
    expect(board.one(".pn-because-step[aria-current]").dataset.node).toBe(String(LOST));
    await board.click(".pn-why-return");
    expect(board.node).toBe(HEAD);
    await board.click(`.pn-because-step[data-node="${LOST}"]`);
    await board.click(".pn-prev");
    expect(steps()).toEqual([]);
    expect(board.one(".pn-why-now").textContent).toBe("Points: 10. It has been so since the game began.");
  });

  it("opens at the part of a card that is pressed", async () => {
    await board.click('[data-card="ACQUIRE"] .pn-counter');
    expect(board.one(".pn-subject[aria-pressed=true]").dataset.subject).toBe("numbers");
    expect(steps()).toEqual([AT_NUMBER + 1]);
    await board.click('[data-card="GOTO"] .pn-link');
    expect(board.one(".pn-detail").textContent).toContain("GOTO");
    expect(board.one(".pn-subject[aria-pressed=true]").textContent).toBe("Always leads to: BUG");
    await board.click('[data-card="GOTO"] .pn-bits');
    expect(board.one(".pn-why-now").textContent).toBe("Bits: P2. It has been so since the game began.");
  });

  it("says of the program counter, on whatever card it stands, which steps brought it there", async () => {
    await board.click(".pn-pc");
    expect(board.one(".pn-detail").getAttribute("aria-label")).toBe("The table");
    expect(steps()[0]).toBe(HEAD - 1);
  });

  it("opens by key, takes the focus, and Escape leads back to what was asked about", async () => {
    await board.press("w", '[data-card="COPY"]');
    expect(board.one(".pn-detail").dataset.about).toBe("card COPY");
    expect((document.activeElement as HTMLElement).dataset.subject).toBe("places");
    await board.press("Escape", ".pn-subject[aria-pressed=true]");
    expect(board.all(".pn-detail")).toHaveLength(0);
    expect((document.activeElement as HTMLElement).dataset.card).toBe("COPY");
    await board.press("w");
    expect(board.one(".pn-detail").dataset.about).toBe("table");
    await board.press("w");
    expect(board.all(".pn-detail")).toHaveLength(0);
  });

  it("asks nothing of the kernel", async () => {
    await board.click(".pn-why-toggle");
    for (const { dataset } of board.all(".pn-subject")) await board.click(`[data-subject="${dataset.subject}"]`);
    expect(board.model.sent).toEqual([]);
  });

  it("knows of another hand how many cards it has, and no more", async () => {
    await board.click('.pn-player[data-seat="2"] .pn-player-top');
    expect(board.one('[data-subject="hands"]').textContent).toBe("Hand: 4 cards");
  });

  it("asks for the same play without a card where the play could begin so", async () => {
    await board.set("info", { ...info, removable: ["BUG"] });
    await board.press("i", '[data-card="COPY"]');
    expect(board.all(".pn-absent")).toHaveLength(0);
    await board.press("i", '[data-card="BUG"]');
    await board.click(".pn-absent");
    expect(board.model.sent).toEqual([{ do: "without", card: "BUG", end: HEAD }]);
  });

  it("says when the card without which a play was made is in it again", () => {
    const made = (card: string) => ({ id: "board-made-without", params: [["card", "card"]] as [string, string][], args: [card] });
    const { base } = sample();
    const start = base.root;
    const table = (start.board as { table: object }).table;
    const withDiscards = (discards: string[]) =>
      ({ ...start, board: { ...start.board, table: { ...table, discards } } }) as Position;
    expect(comeBack(made("BUG#9"), withDiscards(["BUG#9"]), info)).toBeNull();
    expect(comeBack(made("BUG#9"), withDiscards([]), info)).toBe("BUG#9");
    expect(comeBack({ id: "board-made-first", params: [], args: [] }, withDiscards([]), info)).toBeNull();
  });

  it("is in French with the board", async () => {
    await board.set("lang", "fr");
    await board.click('.pn-player[data-seat="3"] .pn-player-top');
    expect(board.one(".pn-why-began").textContent).toBe("Au début de la partie\u00a0: 10");
  });
});

describe("why not", () => {
  const why = {
    id: "refused-same-card",
    params: [],
    args: [],
    cite: { work: "PN 3.0", place: "x", ref: "ref-pn30-card-bug" },
    rulings: [],
  };
  let board: Drawn;
  beforeEach(async () => {
    board = await Drawn.with({
      ask: {
        ...numberAsk,
        node: HEAD,
        options: [{ option: ["number", "ACQUIRE", 0], preview: null }],
        refused: [
          { who: 3, option: ["number", "BUG", 0], why, hoped: true },
          { who: 3, option: ["number", "COPY", 0], why, hoped: false },
        ],
      },
    });
  });
  afterEach(() => {
    board.close();
    board.el.remove();
  });

  it("marks on the board what cannot be pointed at, and tells who hears it why", () => {
    expect(board.all(".pn-card[data-forbidden]").map((card) => card.dataset.card)).toEqual(["BUG", "COPY"]);
    expect(board.one('[data-card="BUG"]').textContent).toContain("Not allowed now: refused-same-card");
    expect(board.one('[data-card="ACQUIRE"]').dataset.forbidden).toBeUndefined();
  });

  it("tells the reason with its rule in the panel about it", async () => {
    await board.click('[data-card="BUG"]');
    expect(board.one(".pn-why-not-words").textContent).toBe("refused-same-card");
    expect(board.one(".pn-why-not .pn-cite")).toBeTruthy();
  });

  it("tells unasked only what somebody may hope for", () => {
    expect(board.all(".pn-refused-try")).toHaveLength(1);
  });
});

describe("what if", () => {
  let board: Drawn;
  beforeEach(async () => {
    board = await Drawn.with({ info: { ...info, answers: { "N-34": ["default", "hand-over"] } } });
  });
  afterEach(() => {
    board.close();
    board.el.remove();
  });

  it("is asked at an earlier question of every answer that was not given, with the line to be gone through again", async () => {
    await board.look(AT_COPY);
    expect(board.one(".pn-given").textContent).toBe("Chosen here: Don’t execute.");
    await board.click(".pn-foresee");
    expect(board.all(".pn-what-if")).toHaveLength(1);
    await board.click(".pn-what-if");
    expect(board.model.sent).toEqual([
      { do: "foresee", node: AT_COPY },
      { do: "what-if", node: AT_COPY, option: ["execute"], end: HEAD },
    ]);
  });

  it("shows there what each answer would have done, once it knows", async () => {
    await board.look(AT_COPY);
    const preview = { points: [7, 8, 7], steps: [], stops: "ask" };
    const options = [
      { option: ["execute"] as [string], preview },
      { option: ["decline"] as [string], preview: { ...preview, points: [9, 9, 8] } },
    ];
    await board.set("asked", { ...numberAsk, node: AT_COPY, who: 1, kind: "execute", args: ["COPY"], options });
    expect(board.all(".pn-preview summary")).toHaveLength(2);
    expect(board.all(".pn-foresee")).toHaveLength(0);
    await board.click(".pn-what-if");
    expect(board.model.sent.at(-1)).toMatchObject({ do: "what-if", option: ["execute"] });
  });

  it("offers in the middle of a run to have declined the last choice, and the way to its other answers", async () => {
    await board.look(AT_NUMBER - 1);
    await board.click(".pn-declined");
    expect(board.model.sent).toEqual([{ do: "what-if", node: AT_NUMBER - 2, option: ["decline"], end: HEAD }]);
    await board.click(".pn-to-choice");
    expect(board.node).toBe(AT_NUMBER - 2);
  });

  it("offers the other answers of a ruling where it is cited", async () => {
    await board.click(".pn-step .pn-ruling");
    expect(board.all(".pn-step .pn-other-answer")).toHaveLength(1);
    await board.click(".pn-step .pn-ruling-play");
    expect(board.model.sent).toEqual([{ do: "ruling", id: "N-34", answer: "hand-over", end: HEAD }]);
  });

  it("says how far the same answers went, and leads to the comparison with how it was", async () => {
    const count = (id: string, n: number) => ({ id, params: [["count", "number"]] as [string, string][], args: [n] });
    const told = [count("board-repeated", 3), count("board-stopped-asked", 2)];
    await board.set("notice", { seq: 1, ...told[0]!, cite: null, rulings: [], told, compare: [COPIED, HEAD] });
    expect(board.all(".pn-notice-words p").map((line) => line.textContent)).toEqual([
      "3 choices were made again.",
      "Then it stopped with 2 choices left, because a new choice came up.",
    ]);
    expect(board.all(".pn-notice [role=alert]")).toHaveLength(0);
    await board.click(".pn-compare-was");
    expect(board.one(".pn-comparing")).toBeTruthy();
  });
});
