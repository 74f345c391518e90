import { describe, expect, it } from "vitest";
import { nightmare } from "../src/games/nightmare";
import { changesOf, noteOf, pendingOf, ringPlaces, spotsOf, turnsOf } from "../src/games/nightmare/board";
import { around, chevronOf, insideOf, laneOf, rounded, rowsOf, seamOf, wireOf } from "../src/games/wires";
import { wordsAt } from "../src/wire/happened";
import type { Position } from "../src/wire/types";
import { Catalogue, Words } from "../src/wire/words";
import { info, texts } from "./fixtures/sample";

const lay = (card: string, more = {}) => ({ card, bits: [1], changes: [] as number[], link: null as string | null, ...more });

describe("what changed on the row", () => {
  const before = [lay("A"), lay("B"), lay("C")];

  it("is nothing where nothing did", () => {
    expect(changesOf([...before], before).size).toBe(0);
    expect(changesOf([lay("A", { changes: [0] }), ...before.slice(1)], before).size).toBe(0);
  });

  it("is bits, numbers, a lock", () => {
    const after = [lay("A", { bits: [1, 2] }), lay("B", { changes: [1] }), lay("C", { link: "A" })];
    expect([...changesOf(after, before)]).toEqual([
      ["A", ["bits"]],
      ["B", ["numbers"]],
      ["C", ["link"]],
    ]);
  });

  it("is a new card, and not its neighbours, which only make room", () => {
    expect([...changesOf([lay("N"), ...before], before)]).toEqual([["N", ["new"]]]);
  });

  it("is a card that moved", () => {
    expect(changesOf([before[1]!, before[0]!, before[2]!], before).get("A")).toEqual(["moved"]);
  });
});

interface Shown {
  row: unknown[];
  pc?: number;
  stop?: object;
  running?: boolean;
  beside?: unknown[];
  frames?: Partial<Position["frames"][number]>[];
}

/** A position with what a test is about; everything else is as it mostly is. */
function shown({ row, pc = 0, stop = { acting: 0, gone: false }, running = true, beside = [], frames = [] }: Shown): Position {
  const run = { runner: null, running, opened: false, stop };
  const frame = { code: "running", pc: 2 };
  return {
    board: { row, pc, way: 1, points: [], out: [], run, table: {}, beside },
    frames: [frame, ...frames].map((f) => ({ ...frame, ...f })),
    ask: null,
  };
}

describe("cards that share a name", () => {
  const words = new Words(new Catalogue(texts()), "en", info);
  const named = (row: string[], beside: unknown[] = []) => {
    const telling = wordsAt(shown({ row: row.map((card) => lay(card)), beside }), nightmare, words);
    return row.map((card) => telling.cardName(card));
  };

  it("are told apart by their places, from the head; a card alone by its name", () => {
    expect(named(["COPY", "BUG", "COPY#2"])).toEqual(["COPY (place 1)", "BUG", "COPY (place 3)"]);
  });

  it("count where one lies beside another card, and where both lie face down", () => {
    expect(named(["BUG", "SUBROUTINE"], [{ card: "SUBROUTINE", cards: [lay("BUG#2")] }])).toEqual([
      "BUG (place 1)",
      "SUBROUTINE",
    ]);
    expect(named(["FACE DOWN", "FACE DOWN#2"])).toEqual(["a face-down card (place 1)", "a face-down card (place 2)"]);
  });

  it("tell a SUBROUTINE in another from that one", () => {
    const beside = [{ card: "SUBROUTINE", cards: [lay("SUBROUTINE#2")] }];
    const telling = wordsAt(shown({ row: [lay("SUBROUTINE")], beside }), nightmare, words);
    expect(telling.cardName("SUBROUTINE")).toBe("SUBROUTINE (place 1)");
    expect(telling.cardName("SUBROUTINE#2")).toBe("SUBROUTINE (inner card)");
  });

  it("have no place where the other lies face down", () => {
    expect(named(["BUG", "FACE DOWN"])).toEqual(["BUG", "a face-down card"]);
  });

  it("keep what the words know of texts and languages", () => {
    const telling = words.telling(new Map([["BUG", 4]]));
    expect([telling.lang, telling.text("board-start"), telling.cardName("ZAP")]).toEqual([
      "en",
      words.text("board-start"),
      "ZAP",
    ]);
    expect(words.telling(new Map())).toBe(words);
  });
});

describe("the bits at a stop", () => {
  const here = lay("A", { bits: [2, 1, 1], due: [2] });

  it("have acted, act, or have still to", () => {
    expect(turnsOf(shown({ row: [here], stop: { acting: 1, gone: false } }), here)).toEqual(["acted", "acting", "due"]);
  });

  it("are only bits on any other card, in no run, and before the stop has begun", () => {
    const other = lay("B");
    expect(turnsOf(shown({ row: [here, other] }), other)).toEqual([null]);
    expect(turnsOf(shown({ row: [here], running: false }), here)).toEqual([null, null, null]);
    const arriving = shown({ row: [here] });
    expect(turnsOf({ ...arriving, frames: [{ ...arriving.frames[0]!, pc: 0 }] }, here)).toEqual([null, null, null]);
    expect(turnsOf(shown({ row: [here], stop: { acting: 0, gone: true } }), here)).toEqual([null, null, null]);
  });
});

describe("places for a card", () => {
  const words = new Words(new Catalogue(texts()), "en", info);
  const row = [lay("A"), lay("B"), lay("C")];

  it("are the gaps of the program and its two ends", () => {
    const spots = spotsOf(shown({ row }));
    expect([...spots.before]).toEqual([
      ["A", 0],
      ["B", 1],
      ["C", 2],
    ]);
    expect(spots.last).toEqual({ card: "C", place: 3 });
    expect([0, 1, 3].map((place) => noteOf(shown({ row }), ["place", place], words))).toEqual(["before A", "after A", "after C"]);
  });

  it("are counted without the card that SEQUENCE MOD moves, in the sequence where it lies", () => {
    const moving = (todo: string[], beside: unknown[] = []) =>
      shown({ row, beside, frames: [{ code: "SEQUENCE MOD", source: "SEQUENCE MOD", env: { todo } }] });
    expect([...spotsOf(moving(["B"])).before]).toEqual([
      ["A", 0],
      ["C", 1],
    ]);
    const inner = spotsOf(moving(["X"], [{ card: "B", cards: [lay("X"), lay("Y")] }]));
    expect([inner.owner, [...inner.before], inner.last]).toEqual(["B", [["Y", 0]], { card: "Y", place: 1 }]);
  });

  it("of a bit: whose it is", () => {
    const position = shown({ row: [lay("A", { bits: [1, 3] })] });
    expect(noteOf(position, ["bit", "A", 1], words)).toBe("P3’s bit");
    expect(noteOf(position, ["execute"], words)).toBeNull();
  });
});

describe("what is still to be performed", () => {
  const frame = { pc: 0, source: "COPY", actor: 1 };

  it("is what COPY and its like have left; elsewhere it is a choice made so far", () => {
    expect(pendingOf({ ...frame, code: "COPY", env: { todo: ["BUG", { card: "GOTO", here: "COPY", actor: 1 }] } })).toEqual([
      "BUG",
      "GOTO",
    ]);
    expect(pendingOf({ ...frame, code: "BIT SWAPPER", env: { todo: ["BUG", 0] } })).toEqual([]);
  });
});

describe("the ring", () => {
  it.each([8, 9, 10, 14, 18, 21, 22])("has an inside, and each of %i cards lies beside the one before it", (n) => {
    const places = ringPlaces(n);
    expect(Math.max(...places.map(({ row }) => row))).toBeGreaterThan(2);
    const away = { left: [0, -1], right: [0, 1], top: [-1, 0], bottom: [1, 0] };
    places.slice(1).forEach(({ row, column, side }, i) => {
      const [down, across] = away[side] as [number, number];
      expect([row + down, column + across]).toEqual([places[i]!.row, places[i]!.column]);
    });
  });

  it.each([2, 3, 10, 14, 18, 21])("has a place of its own on the border for each of %i cards", (n) => {
    const places = ringPlaces(n);
    expect(new Set(places.map(({ row, column }) => `${row}/${column}`)).size).toBe(n);
  });
});

describe("wires", () => {
  const box = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 80 });

  const ROWS = { left: 12, gap: 20 };

  it("run beneath two cards of one line", () => {
    expect(wireOf(box(0, 0), box(200, 0), 0, ROWS).d).toMatch(/^M68 80L68 83.*L268 80$/);
  });

  it("run through the gap to the next line, and round by the margin to a farther one", () => {
    expect(wireOf(box(0, 0), box(200, 100), 0, ROWS).d).toMatch(/L268 100$/);
    expect(wireOf(box(0, 0), box(200, 300), 1, ROWS).d).toContain("Q7 90 ");
    expect(seamOf(box(200, 300), box(0, 0), 0, ROWS)).toEqual({
      d: expect.stringMatching(/L84 80$/),
      tip: expect.stringMatching(/^M84 80/),
    });
  });

  it("lie one beneath the other between two rows, all of them above the flag on the row below", () => {
    const back = [0, 1, 2].map(
      (number) => /Q\S+ (\d+) /.exec(wireOf(box(200, 114), box(0, 0), number, { left: 12, gap: 34 }).d)![1],
    );
    expect(back).toEqual(["86", "91", "96"]);
    expect(rowsOf([box(12, 0), box(200, 0), box(12, 114)])).toEqual({ left: 12, gap: 34 });
  });

  it("run round the inside of a ring in a lane of their own, the shorter way, and never through its middle", () => {
    const boxes = [box(0, 0), box(200, 0), box(400, 0), box(0, 100), box(400, 300), box(200, 300)];
    const ring = around(boxes);
    const inside = insideOf(boxes, ring);
    expect(inside).toEqual({ left: 100, right: 400, top: 80, bottom: 300 });
    // From a corner through the gap to the lane's corner, along its top, down its right side, and so into the other corner.
    const far = laneOf(box(0, 0), box(400, 300), ring, inside, 0, 20);
    expect(far.d).toMatch(/^M92 80L92 82.5Q92 85 97 85L.*Q113 85 113 89.*Q387 93 387 98L387 .*Q408 295 .*L408 300$/);
    expect(far.tip).toBe("M408 300l-4.5 -7l9 0z");
    const left = laneOf(box(200, 0), box(0, 100), ring, inside, 1, 20);
    expect(left.d).toMatch(/^M250 80L250 101Q250 106 245 106L.*Q126 106 126 111L126 135Q126 140 121 140L100 140$/);
    expect(left.tip).toBe("M100 140l7 4.5l0 -9z");
  });

  it("have a chevron between neighbours, that points the way the program runs", () => {
    expect(chevronOf(box(0, 0), box(110, 0), 1)).toMatch(/^M102.5 .*l5 /);
    expect(chevronOf(box(0, 0), box(110, 0), -1)).toMatch(/l-5 /);
    expect(chevronOf(box(0, 0), box(0, 100), 1)).toMatch(/l4.5 5l/);
    expect(chevronOf(box(300, 0), box(0, 100), 1)).toBeNull();
  });

  it("round their corners", () => {
    expect(
      rounded([
        [0, 0],
        [0, 20],
        [20, 20],
      ]),
    ).toBe("M0 0L0 15Q0 20 5 20L20 20");
  });
});
