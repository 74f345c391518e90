/** Time on the board: the strip, into/over/out, loops, the log's previews and filters, play. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nightmare } from "../src/games/nightmare";
import { rowsOf } from "../src/log";
import { cells, fewer, stationsOf } from "../src/loop-view";
import { lassosAt, lassosOn } from "../src/loops";
import { type Moment, momentsOf } from "../src/moments";
import { movesOf, type Piece } from "../src/motion";
import { into, nested, out, over } from "../src/nesting";
import { slotsOf } from "../src/slots";
import { across, apart, lanesOf, planOf, stopAt } from "../src/strip";
import { PACE } from "../src/timeline";
import { Tree } from "../src/tree";
import type { Traits } from "../src/types";
import { AT_COPY, COPIED, HEAD, sample, texts } from "./fixtures/sample";
import { atRest, Drawn } from "./model";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sent = (name: string) => ({
  ...(JSON.parse(readFileSync(here(`./fixtures/${name}.json`), "utf8")) as Traits),
  texts: texts(),
});
const moment = (more: Partial<Moment> = {}): Moment => ({
  lane: "A",
  who: null,
  running: true,
  points: [10, 10],
  within: [],
  ...more,
});
const FRAME = { width: 516, left: 0, right: 0 };

describe("into, over and out", () => {
  /** Nothing; COPY begins (at node 3), in it BUG (5); BUG is over, then COPY; then ZAP (9). */
  const stops = [[], [3], [3, 5], [3, 5], [3], [], [9], []].map((within) => ({ within }));

  it("goes into the next card that is begun within what is under way", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((place) => into(stops, place))).toEqual([1, 2, null, null, null, 6, null, null]);
  });

  it("goes over what lies deeper, on and back", () => {
    expect([0, 1, 2, 4, 5, 7].map((place) => over(stops, place, 1))).toEqual([5, 4, 3, 5, 7, null]);
    expect([0, 1, 4, 5, 7].map((place) => over(stops, place, -1))).toEqual([null, 0, 1, 0, 5]);
  });

  it("goes out of the innermost card, on to where it is over and back to where it had not begun", () => {
    expect([0, 1, 2, 3, 4, 6].map((place) => out(stops, place, 1))).toEqual([null, 5, 4, 4, 5, 7]);
    expect([1, 2, 3, 6].map((place) => out(stops, place, -1))).toEqual([0, 1, 1, 5]);
  });

  it("goes to the end of a line that ends within, and never out of it", () => {
    const open = [[], [3], [3, 5]].map((within) => ({ within }));
    expect([over(open, 0, 1), out(open, 1, 1)]).toEqual([2, null]);
  });

  it("tells one performance of a card from the next, without a stop between them", () => {
    const twice = [[3], [4]].map((within) => ({ within }));
    expect([out(twice, 0, 1), into(twice, 0)]).toEqual([1, null]);
  });

  it("is nothing where no card is performed", () => {
    expect([nested(stops), nested([{ within: [] }])]).toEqual([true, false]);
  });
});

describe("what is known of each step", () => {
  const tree = new Tree(sample().base, sample().recent);
  const moments = momentsOf(tree, tree.path(COPIED + 2), nightmare);

  it("is where the program counter is, and in a performance the node at which it began", () => {
    expect(moments[moments.length - 1]!.lane).toBe("COPY");
    const within = moments.map((one) => one.within.length);
    expect(Math.max(...within)).toBe(2);
    const [outer, inner] = moments[moments.length - 1]!.within;
    expect(tree.position(outer!).frames.some(({ source }) => source === "COPY")).toBe(true);
    expect(tree.position(tree.parent(outer!)!).frames.some(({ source }) => source === "COPY")).toBe(false);
    expect(inner!).toBeGreaterThan(outer!);
  });

  it("is the same whichever line it is asked for on", () => {
    const other = momentsOf(tree, tree.path(HEAD), nightmare);
    expect(other[AT_COPY]).toBe(moments[AT_COPY]);
  });
});

describe("elements that outlive their cards", () => {
  const counted = (from: number) => () => from++;
  const before = new Map([
    ["BUG", 0],
    ["COPY", 1],
    ["ZAP", 2],
  ]);

  it("stay with a card that stays, wherever it has moved", () => {
    expect([...slotsOf(["ZAP", "BUG"], before, true, counted(3))]).toEqual([
      ["ZAP", 2],
      ["BUG", 0],
    ]);
  });

  it("are handed on in a hurry, and new at rest, so that a new card is seen to come", () => {
    expect(slotsOf(["BUG", "BREAK", "RUN"], before, true, counted(3))).toEqual(
      new Map([
        ["BUG", 0],
        ["BREAK", 1],
        ["RUN", 2],
      ]),
    );
    expect(slotsOf(["BUG", "BREAK", "RUN"], before, false, counted(3))).toEqual(
      new Map([
        ["BUG", 0],
        ["BREAK", 3],
        ["RUN", 4],
      ]),
    );
  });

  it("are made where none has become free, and never shared", () => {
    const slots = slotsOf(["BUG", "COPY", "ZAP", "BREAK"], before, true, counted(3));
    expect(new Set(slots.values()).size).toBe(4);
  });
});

describe("the strip", () => {
  it("has a stop where the slider has it, and finds it again under the pointer", () => {
    for (const place of [0, 1, 17, 49, 50]) expect(stopAt(FRAME, across(FRAME, place, 50), 50)).toBe(place);
    expect([stopAt(FRAME, -30, 50), stopAt(FRAME, 999, 50)]).toEqual([0, 50]);
    expect([across(FRAME, 0, 50), across(FRAME, 50, 50)]).toEqual([8, 508]);
  });

  it("has its lanes in the program's order, with those that come later behind their neighbours", () => {
    const rows = [
      ["A", "B", "C"],
      ["A", "N", "B", "C"],
    ];
    const stops = ["B", "A", "N", "C"].map((lane) => moment({ lane }));
    const lanesAt = (place: number) => rows[place < 2 ? 0 : 1]!.map((key) => ({ key, name: key }));
    expect(lanesOf(stops, lanesAt).map(({ key }) => key)).toEqual(["A", "N", "B", "C"]);
    expect(lanesOf(stops.slice(0, 1), lanesAt).map(({ key }) => key)).toEqual(["B"]);
  });

  const lanes = [
    { key: "A", name: "A" },
    { key: "B", name: "B" },
  ];

  it("of a short run shows who did something by the seat's shape, and the way from lane to lane", () => {
    const stops = Array.from({ length: 30 }, (_, i) => moment({ lane: i % 2 ? "A" : "B", who: i % 3 === 0 ? 2 : null }));
    const plan = planOf(stops, lanes, 3, FRAME, 0);
    expect(plan.shapes.map(({ d }) => d.split("M").length - 1)).toEqual([0, 10, 0]);
    expect([plan.together, plan.bars.length, plan.trail.startsWith("M")]).toEqual([1, 0, true]);
  });

  it("of a long run is as dark as the share of the stops drawn together, and says how many those are", () => {
    const stops = Array.from({ length: 10_000 }, (_, i) => moment({ lane: i % 4 === 0 ? "A" : "B", who: i < 5000 ? 1 : 2 }));
    const plan = planOf(stops, lanes, 2, FRAME, 0);
    expect(plan.together).toBe(40);
    // A quarter of the stops of each column, and three quarters, are of the lightest and of the third shade.
    expect(plan.bars.map((d) => d.split("M").length - 1)).toEqual([1, 0, 1, 0]);
    expect(plan.who.map(({ d }) => d.split("M").length - 1)).toEqual([1, 1]);
    expect(plan.trail).toBe("");
  });

  it("draws points as steps: level until they change", () => {
    const stops = [10, 10, 12].map((score) => moment({ points: [score, 10] }));
    const [one, two] = planOf(stops, lanes, 2, FRAME, 0).points;
    expect(one!.d).toMatch(/^M8 [\d.]+H508V[\d.]+H508$/);
    expect(two!.d).toMatch(/^M8 [\d.]+H508$/);
  });

  it("in a column shows the most and the least that points came to", () => {
    const stops = Array.from({ length: 4000 }, (_, i) => moment({ points: [i === 2000 ? 20 : 10] }));
    expect(planOf(stops, lanes, 1, FRAME, 0).points[0]!.d.match(/V/g)).toHaveLength(2);
  });

  it("moves labels apart that would lie on each other, within their bounds", () => {
    const placed = apart([10, 10, 11], 5, 60);
    expect([...placed].sort((a, b) => a - b).every((y, i, all) => i === 0 || y - all[i - 1]! >= 12)).toBe(true);
    expect(Math.max(...apart([58, 59, 60], 5, 60))).toBeLessThanOrEqual(60);
  });
});

describe("loops on a line", () => {
  const traits = sent("nightmare_loop");
  const tree = new Tree(traits.base, traits.recent);
  const line = tree.path(traits.head);
  const [[node, returns]] = traits.loops as [[number, number[]]];

  it("are those the kernel has proved, if all of them lies on the line", () => {
    expect(lassosOn(tree, line, traits.loops)).toEqual([{ node, returns, level: 0 }]);
    expect(lassosOn(tree, tree.path(returns[0]!), traits.loops)).toEqual([{ node, returns: [returns[0]], level: 0 }]);
    expect(lassosOn(tree, tree.path(returns[0]! - 1), traits.loops)).toEqual([]);
    expect(lassosOn(tree, line, [])).toEqual([]);
  });

  it("lie on different levels where they overlap, and side by side where they do not", () => {
    const inside: [number, number[]] = [node + 2, [node + 5]];
    const later: [number, number[]] = [node + 5, [node + 7]];
    const levels = lassosOn(tree, line, [[node, returns], later, inside]).map((lasso) => [lasso.node, lasso.level]);
    expect(levels).toEqual([
      [node + 2, 0],
      [node + 5, 0],
      [node, 1],
    ]);
  });

  it("are meant, of several at one place, all of them, the shortest first; outside of all the one that closed last", () => {
    const inside: [number, number[]] = [node + 2, [node + 5]];
    const lassos = lassosOn(tree, line, [[node, [returns[0]!]], inside]);
    const meant = (at: number) => lassosAt(tree, lassos, at).map((lasso) => lasso.node);
    expect(meant(node + 3)).toEqual([node + 2, node]);
    expect(meant(node + 6)).toEqual([node]);
    expect(meant(line.at(-1)!)).toEqual([node]);
    expect(meant(0)).toEqual([node + 2]);
    expect(lassosAt(tree, [], 0)).toEqual([]);
  });

  it("have one station for each stay on a lane", () => {
    const lanes = ["A", "B"].map((key) => ({ key, name: key }));
    const moments = ["A", "A", null, "B", "A"].map((lane) => moment({ lane }));
    expect(stationsOf(moments, lanes, 0, 5)).toEqual([
      { name: "A", from: 0, to: 3 },
      { name: "B", from: 3, to: 4 },
      { name: "A", from: 4, to: 5 },
    ]);
    const many = Array.from({ length: 40 }, (_, i) => ({ name: String(i), from: i, to: i + 1 }));
    expect(fewer(many, 16)).toHaveLength(14);
    expect(fewer(many, 16)[0]).toEqual({ name: "0", from: 0, to: 3 });
    expect(fewer(many, 16).at(-1)!.to).toBe(40);
  });

  it("lie round a border, each on a cell of its own beside the one before", () => {
    for (const n of [3, 4, 6, 9, 16]) {
      const border = cells(n, Math.max(2, Math.ceil((n + 4) / 3)));
      expect(new Set(border.map(({ row, column }) => `${row} ${column}`)).size).toBe(n);
      for (let i = 1; i < n; i++) {
        expect(Math.abs(border[i]!.row - border[i - 1]!.row) + Math.abs(border[i]!.column - border[i - 1]!.column)).toBe(1);
      }
    }
  });
});

describe("what moved", () => {
  const piece = (key: string, left: number, kind: string | null = null): [string, Piece] => [
    key,
    { element: document.createElement("span"), key, kind, place: { left, top: 0, width: 10, height: 10 } },
  ];

  it("comes from its own place, or from that of a like piece that is gone", () => {
    const before = new Map([piece("pc", 0), piece("bit A 1 0", 50, "bit 1"), piece("bit B 2 0", 70, "bit 2")]);
    const now = new Map([piece("pc", 100), piece("bit C 1 0", 90, "bit 1"), piece("card N", 5)]);
    expect([...movesOf(before, now)]).toEqual([
      ["pc", [-100, 0]],
      ["bit C 1 0", [-40, 0]],
    ]);
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
    vi.useRealTimers();
  });

  const point = async (selector: string, type: string, more: PointerEventInit = {}) =>
    act(
      async () =>
        void board.one(selector).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", ...more })),
    );
  const soon = async () => act(async () => void (await new Promise((done) => setTimeout(done, 120))));

  const stripOpen = async () => {
    if (board.all(".pn-strip").length === 0) await board.click(".pn-strip-toggle");
  };

  it("the strip is put away until it is wanted, and then stays on boards that come later", async () => {
    expect(board.all(".pn-strip")).toHaveLength(0);
    await stripOpen();
    const other = await Drawn.with();
    expect(other.all(".pn-strip")).toHaveLength(1);
    await other.click(".pn-strip-toggle");
    expect(other.all(".pn-strip")).toHaveLength(0);
    other.close();
    other.el.remove();
  });

  it("the strip says in words what it shows", async () => {
    await stripOpen();
    const words = board.one(".pn-strip-area").getAttribute("aria-label")!;
    expect(board.one(".pn-strip-area").getAttribute("role")).toBe("img");
    expect(words).toContain(`steps 0 to ${board.one(".pn-slider").getAttribute("max")}`);
    expect(words).toContain("P3: 10 points at the start, 8 at the end.");
  });

  it("the strip is gone to by a click, and says the step that is pointed at without going there", async () => {
    await stripOpen();
    const at = across({ width: 800, left: 126, right: 40 }, 1, Number(board.one(".pn-slider").getAttribute("max")));
    await point(".pn-strip-area", "pointermove", { clientX: at });
    expect(board.node).toBe(HEAD);
    expect(board.one(".pn-strip-words").textContent).toMatch(/^Step 1\. /);
    await point(".pn-strip-area", "pointerdown", { clientX: at, button: 0 });
    expect(board.node).toBe(1);
  });

  it("goes into, over and out of COPY by keys and by buttons", async () => {
    await board.look(AT_COPY);
    expect(board.one(".pn-out").getAttribute("aria-disabled")).toBe("true");
    expect(board.one(".pn-out").getAttribute("aria-label")).toContain("nothing is being performed here");
    await board.look(COPIED + 1);
    expect(board.all(".pn-stack-list li")).toHaveLength(2);
    await board.press("Home", ".pn-board", { shiftKey: true });
    expect(board.all(".pn-stack-list li")).toHaveLength(1);
    await board.press("ArrowDown", ".pn-board", { shiftKey: true });
    expect(board.all(".pn-stack-list li")).toHaveLength(2);
    await board.press("Home", ".pn-board", { shiftKey: true });
    await board.press("Home", ".pn-board", { shiftKey: true });
    expect(board.all(".pn-stack-list li")).toHaveLength(0);
    const before = board.node;
    await board.click(".pn-into");
    expect(board.all(".pn-stack-list li").length).toBeGreaterThan(0);
    await board.press("ArrowLeft", ".pn-board", { shiftKey: true });
    expect(board.node).toBe(before);
  });

  it("shows a step of the log on the table while it is pointed at, and goes nowhere", async () => {
    const scores = board.scores;
    await point('.pn-log [data-node="1"]', "pointermove");
    await soon();
    expect(board.one(".pn-table").dataset.preview).toBe("1");
    expect(board.one(".pn-preview-mark").textContent).toBe("Preview of step 1");
    expect(board.scores).toEqual([10, 10, 10]);
    expect([board.node, board.model.sent]).toEqual([HEAD, []]);
    await point(".pn-log", "pointerleave");
    await soon();
    expect(board.all(".pn-preview-mark")).toHaveLength(0);
    expect(board.scores).toEqual(scores);
  });

  it("lets nothing be chosen on a table that is only a preview", async () => {
    await board.look(AT_COPY);
    await point(`.pn-log [data-node="${HEAD}"]`, "pointermove");
    await soon();
    expect(board.all(".pn-table [data-selectable]")).toHaveLength(0);
  });

  it("walks the log by arrow keys without going anywhere, until Enter", async () => {
    await atRest();
    await board.press("ArrowUp", '.pn-log [aria-current="step"]');
    const focused = document.activeElement as HTMLElement;
    expect(Number(focused.dataset.node)).toBeLessThan(HEAD);
    expect(board.node).toBe(HEAD);
    await act(async () => focused.click());
    expect(board.node).toBe(Number(focused.dataset.node));
  });

  it("shows choices alone, or steps that changed points alone", async () => {
    await board.click('[data-filter="points"]');
    const changed = board.all(".pn-log-step").map((step) => step.textContent);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThan(10);
    expect(board.one('[data-filter="points"]').getAttribute("aria-pressed")).toBe("true");
    await board.click('[data-filter="choices"]');
    for (const step of board.all(".pn-log-step")) {
      const tree = new Tree(sample().base, sample().recent);
      expect(tree.answer(Number(step.dataset.node))).not.toBeNull();
    }
  });

  it("waits while the page is not seen, and plays on when it is", async () => {
    await board.click(".pn-first");
    vi.useFakeTimers();
    const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await board.click(".pn-play");
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    await act(async () => void (await vi.advanceTimersByTimeAsync(PACE * 5)));
    expect(board.node).toBe(0);
    visible.mockRestore();
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    await act(async () => void (await vi.advanceTimersByTimeAsync(PACE * 1.5)));
    expect(board.node).toBeGreaterThan(0);
  });
});

describe("a loop on the board", () => {
  let board: Drawn;
  beforeEach(async () => {
    board = await Drawn.with(sent("nightmare_loop"));
  });
  afterEach(() => {
    board.close();
    board.el.remove();
  });

  it("is a bracket that says how often it came back, and what was found is marked", () => {
    expect(board.one(".pn-strip-loop").textContent).toBe("loop, proved: comes back 2 times");
    expect(board.all(".pn-strip-finds").map((mark) => mark.dataset.finds)).toEqual(["proved"]);
    expect(board.one(".pn-strip-area").getAttribute("aria-label")).toContain(
      "Proved: the position after step 13 is back after step 39, and 2 times in all.",
    );
  });

  it("is drawn as stem and cycle, whose stations are gone to, on demand", async () => {
    expect(board.all(".pn-loop")).toHaveLength(0);
    await board.click(".pn-loop-toggle");
    const ring = board.all(".pn-loop-ring .pn-station");
    expect(ring.map((station) => station.firstChild!.textContent)).toEqual([
      "REVERSE PROGRAM",
      "ACQUIRE",
      "FUTURE",
      "REVERSE PROGRAM",
      "FUTURE",
      "ACQUIRE",
    ]);
    expect(board.all(".pn-station").filter((station) => station.tabIndex === 0)).toHaveLength(1);
    const scores = board.scores;
    await board.click(".pn-loop-ring li:nth-child(2) .pn-station");
    expect(board.one(".pn-loop-ring li:nth-child(2) .pn-station").getAttribute("aria-current")).toBe("step");
    expect(board.scores).toEqual(scores);
    await board.press("ArrowRight", ".pn-loop-ring li:nth-child(2) .pn-station");
    expect(document.activeElement).toBe(board.one(".pn-loop-ring li:nth-child(3) .pn-station"));
  });

  it("within a longer one has a bracket under that one's, and each of the two its stem and cycle", async () => {
    board.close();
    board.el.remove();
    board = await Drawn.with(sent("nightmare_loops"));
    const feet = board
      .all(".pn-strip-loop path:first-child")
      .map((path) => Number(/^M\S+ (\d+)/.exec(path.getAttribute("d")!)![1]));
    expect(feet).toHaveLength(2);
    expect(feet[0]).toBeGreaterThan(feet[1]!); // the inner one closes first, and lies nearer to the lanes
    await board.click(".pn-first");
    await board.click(".pn-loop-toggle");
    for (let i = 0; i < 12 && board.all(".pn-loop-which .pn-chip").length < 2; i++) await board.press("ArrowRight", ".pn-slider");
    const rings: number[] = [];
    for (const chip of board.all(".pn-loop-which .pn-chip")) {
      await act(async () => chip.click());
      expect(chip.getAttribute("aria-pressed")).toBe("true");
      rings.push(board.all(".pn-loop-ring .pn-station").length);
    }
    // ZAP and the GOTO that leads back to it; all five cards, ZAP and GOTO twice.
    expect(rings).toEqual([2, 7]);
  });

  it("is never called proved where it was only stopped", async () => {
    const stopped = sent("nightmare_loop");
    const rules = stopped.base.rules.map((rule) => (rule.finds ? { ...rule, finds: "stopped" as const } : rule));
    await board.set("loops", []);
    await board.set("base", { ...stopped.base, rules, epoch: 2 });
    expect(board.all(".pn-strip-loop, .pn-loop-toggle")).toHaveLength(0);
    expect(board.all(".pn-strip-finds").map((mark) => mark.dataset.finds)).toEqual(["stopped"]);
    expect(board.one(".pn-strip-area").getAttribute("aria-label")).not.toContain("Proved");
  });
});

describe("the rows of the log", () => {
  it("keep the places of their stops", () => {
    const tree = new Tree(sample().base, sample().recent);
    const line = tree.path(HEAD);
    expect(rowsOf("all", tree, line, line, null).map(({ place }) => place)).toEqual(line.map((_, i) => i));
    expect(rowsOf("points", tree, line, line, null)).toEqual([]);
    const changed = rowsOf("points", tree, line, line, momentsOf(tree, line, nightmare));
    expect(
      changed.every(
        ({ node }) =>
          JSON.stringify(nightmare.points(tree.position(node))) !==
          JSON.stringify(nightmare.points(tree.position(tree.parent(node)!))),
      ),
    ).toBe(true);
    expect(changed.length).toBeGreaterThan(0);
  });
});
