/** Time on the board: the film, into/over/out, loops, the log's previews and filters, play. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rowsOf } from "../src/frame/log";
import { nightmare } from "../src/games/nightmare";
import { movesOf, type Piece } from "../src/parts/motion";
import { slotsOf } from "../src/parts/slots";
import { across, decisionsIn, foldsOf, layoutOf, roundAt, type Segment, stopAt, unfold, visitsOf } from "../src/time/film";
import { endsOf, lineOf, linesOf } from "../src/time/film-lines";
import { lassosAt, lassosOn } from "../src/time/loops";
import { type Moment, momentsOf } from "../src/time/moments";
import { into, nested, out, over } from "../src/time/nesting";
import { PACE } from "../src/time/playing";
import { Tree } from "../src/wire/tree";
import type { Option, Traits } from "../src/wire/types";
import { AT_COPY, COPIED, HEAD, sample, texts } from "./fixtures/sample";
import { atRest, Drawn } from "./model";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sent = (name: string) => ({
  ...(JSON.parse(readFileSync(here(`./fixtures/${name}.json`), "utf8")) as Traits),
  texts: texts(),
});
const moment = (more: Partial<Moment> = {}): Moment => ({
  visit: "A",
  begins: false,
  who: null,
  asks: null,
  points: [10, 10],
  within: [],
  ...more,
});
/** Visits one after another, each of so many stops; what is said twice in a row begins anew. */
const filmed = (...keys: string[]) => keys.flatMap((visit) => [moment({ visit, begins: true }), moment({ visit })]);
const told = (segments: readonly Segment[]) =>
  segments.map(({ visits, times }) => [visits.map(({ key }) => key).join(" "), times]);

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
    expect(moments[moments.length - 1]!.visit).toBe("COPY");
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

describe("visits", () => {
  it("last as long as the same is visited; what belongs to none goes on with the one before", () => {
    const stops = [null, "RUN", null, "BUG", "BUG", "ZAP"].map((visit) => moment({ visit }));
    expect(visitsOf(stops)).toEqual([
      { key: "RUN", from: 1, to: 3 },
      { key: "BUG", from: 3, to: 5 },
      { key: "ZAP", from: 5, to: 6 },
    ]);
  });

  it("of the same card are two where the second begins anew", () => {
    expect(visitsOf(filmed("BUG", "BUG"))).toEqual([
      { key: "BUG", from: 0, to: 2 },
      { key: "BUG", from: 2, to: 4 },
    ]);
  });

  it("are none before anything ran", () => {
    expect(visitsOf([moment({ visit: null }), moment({ visit: null })])).toEqual([]);
    expect(foldsOf([])).toEqual([]);
  });
});

describe("repeats on the film", () => {
  const folded = (...keys: string[]) => told(foldsOf(visitsOf(filmed(...keys))));

  it("are folded where the same card comes three times or more", () => {
    expect(folded("BUG", "BUG", "ZAP")).toEqual([
      ["BUG", 1],
      ["BUG", 1],
      ["ZAP", 1],
    ]);
    expect(folded("RUN", "BUG", "BUG", "BUG", "ZAP")).toEqual([
      ["RUN", 1],
      ["BUG", 3],
      ["ZAP", 1],
    ]);
  });

  it("are folded where a cycle of cards comes again and again, and what is left of the last round stands beside them", () => {
    const round = ["INCREMENT", "REVERSE PROGRAM"];
    const seven = Array.from({ length: 7 }, () => round).flat();
    expect(folded("RUN", ...seven, "INCREMENT", "BUG")).toEqual([
      ["RUN", 1],
      ["INCREMENT REVERSE PROGRAM", 7],
      ["INCREMENT", 1],
      ["BUG", 1],
    ]);
  });

  it("take two cards of a kind for the same", () => {
    const way = ["REVERSE PROGRAM", "INCREMENT", "REVERSE PROGRAM#2", "INCREMENT"];
    expect(folded(...way, ...way)).toEqual([["REVERSE PROGRAM INCREMENT", 4]]);
  });

  it("say which round a step is in", () => {
    const visits = visitsOf(filmed("RUN", "A", "B", "A", "B", "A", "B"));
    const fold = foldsOf(visits)[1]!;
    expect([fold.from, fold.to, fold.times]).toEqual([2, 14, 3]);
    expect([2, 5, 6, 9, 10, 13].map((place) => roundAt(fold, visits, place))).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it("are seen one by one where they are unfolded, and nothing else is", () => {
    const visits = visitsOf(filmed("A", "A", "A", "B", "C", "C", "C"));
    const segments = foldsOf(visits);
    expect(unfold(segments, visits, null)).toBe(segments);
    expect(told(unfold(segments, visits, 0))).toEqual([
      ["A", 1],
      ["A", 1],
      ["A", 1],
      ["B", 1],
      ["C", 3],
    ]);
  });
});

describe("the film", () => {
  const laid = (keys: string[], width: number) => {
    const stops = filmed(...keys);
    return layoutOf(foldsOf(visitsOf(stops)), stops.length, width, false);
  };

  it("of a short play has the slider's scale, and finds a stop again under the pointer", () => {
    const layout = laid(["A", "B", "C"], 516);
    expect([across(layout, 0), across(layout, 5), layout.width]).toEqual([8, 508, 516]);
    expect(layout.edges).toEqual([0, 158, 358, 516]);
    for (const place of [0, 1, 2, 3, 4, 5]) expect(stopAt(layout, across(layout, place))).toBe(place);
    expect([stopAt(layout, -30), stopAt(layout, 999)]).toEqual([0, 5]);
  });

  it("of a long play is longer than its band, so that every visit can be seen, and finds a stop again all the same", () => {
    const layout = laid(
      Array.from({ length: 500 }, (_, i) => `card ${i}`),
      516,
    );
    expect(layout.width).toBe(500 * 26 + 16);
    // Each of the two stops of a visit has half of its room.
    expect([0, 1, 2, 999].map((place) => across(layout, place))).toEqual([14.5, 27.5, 40.5, 8 + 499 * 26 + 19.5]);
    for (const place of [0, 1, 17, 499, 998, 999]) expect(stopAt(layout, across(layout, place))).toBe(place);
    expect([stopAt(layout, -30), stopAt(layout, 1e6)]).toEqual([0, 999]);
  });

  it("gives each of some visits its room, however long the others are, and each step a place in its own", () => {
    const stops = [...filmed("A"), ...Array.from({ length: 97 }, () => moment({ visit: "B" })), ...filmed("C")];
    const layout = layoutOf(foldsOf(visitsOf(stops)), stops.length, 216, false);
    expect(layout.width).toBe(216);
    // 26, 130 and 26 are stretched to the 200 pixels there are.
    expect(layout.edges.map(Math.round)).toEqual([8, 37, 179, 208]);
    stops.forEach((_, place) => {
      const at = place < 2 ? 0 : place < 99 ? 1 : 2;
      expect(across(layout, place)).toBeGreaterThan(layout.edges[at]!);
      expect(across(layout, place)).toBeLessThan(layout.edges[at + 1]!);
    });
  });

  it("of five thousand rounds is no longer than one folded segment needs", () => {
    const layout = laid(["RUN", ...Array.from({ length: 10_000 }, (_, i) => "AB"[i % 2]!)], 516);
    expect(told(layout.segments)).toEqual([
      ["RUN", 1],
      ["A B", 5000],
    ]);
    expect(layout.width).toBe(516);
    expect(stopAt(layout, across(layout, 12_345))).toBe(12_345);
  });

  it("shows each decision where it was made; of those that lie on each other, the first", () => {
    const layout = laid(["A", "B", "C"], 516);
    const decisions = [1, 3, 4].map((place) => ({ seat: place, place }));
    expect(decisionsIn(layout, decisions, 0, 5).map(({ seat, x }) => [seat, x])).toEqual([
      [1, 108],
      [3, 308],
      [4, 408],
    ]);
    expect(decisionsIn(layout, decisions, 2, 3).map(({ place }) => place)).toEqual([3]);
    const dense = laid(["RUN", ...Array.from({ length: 10_000 }, (_, i) => "AB"[i % 2]!)], 516);
    const every = Array.from({ length: 20_000 }, (_, place) => ({ seat: 1, place }));
    expect(decisionsIn(dense, every, 0, 20_001).length).toBeLessThan(90);
  });
});

describe("points on the film", () => {
  const stops = [10, 10, 12, 12].map((score) => moment({ points: [score, 10], visit: "A" }));
  const layout = layoutOf(foldsOf(visitsOf(stops)), stops.length, 316, false);

  it("are not drawn before anybody's have changed, nor in a game without points", () => {
    expect(linesOf(stops.slice(0, 2))).toBeNull();
    expect(linesOf([moment({ points: [] }), moment({ points: [] })])).toBeNull();
  });

  it("are steps: level until they change", () => {
    const lines = linesOf(stops)!;
    expect([lines.least, lines.most]).toEqual([10, 12]);
    expect(lineOf(lines, 0, layout, 0, 3, 24)).toMatch(/^M8 ([\d.]+)H208V(?!\1)[\d.]+H308$/);
    expect(lineOf(lines, 1, layout, 0, 3, 24)).toMatch(/^M8 [\d.]+H308$/);
    expect(lineOf(lines, 0, layout, 2, 3, 24)).toMatch(/^M208 [\d.]+H308$/);
  });

  it("that change twice in one place go through the most and the least that there was", () => {
    const many = Array.from({ length: 20_000 }, (_, i) => moment({ visit: "AB"[i % 2]!, points: [i === 10_001 ? 20 : 10] }));
    const dense = layoutOf(foldsOf(visitsOf(many)), many.length, 516, false);
    const d = lineOf(linesOf(many)!, 0, dense, 0, 19_999, 24);
    expect(d.match(/V/g)!.length).toBe(2);
  });

  it("end in shapes of which none lies on another", () => {
    const ends = endsOf(linesOf(stops)!, 0, 24);
    expect(ends.map(({ seat, column }) => [seat, column])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(endsOf(linesOf(stops)!, 3, 24).map(({ column }) => column)).toEqual([0, 0]);
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

  it("the film says in words what it shows", () => {
    const words = board.one(".pn-film").getAttribute("aria-label")!;
    expect(board.one(".pn-film").getAttribute("role")).toBe("img");
    expect(words).toContain(`from step 0 to step ${board.one(".pn-slider").getAttribute("max")}`);
    expect(words).toContain("Points of P3: 10 at the start, 8 at the end.");
  });

  it("the film has a segment a visit, by the card's pictogram and family, and the one looked at is outlined", async () => {
    const names = board.all(".pn-film-segment .pn-film-name").map((name) => name.textContent);
    expect(names).toContain("COPY");
    const copy = board.all(".pn-film-segment")[names.indexOf("COPY")]!;
    expect(copy.dataset.family).toBe("copies");
    expect(copy.querySelectorAll("svg")).toHaveLength(1);
    await board.look(AT_COPY);
    expect(board.one(".pn-film-here").style.left).toBe(copy.style.left);
  });

  it("a press on a segment goes to its first step, and pointing at it only says so", async () => {
    const names = board.all(".pn-film-segment .pn-film-name").map((name) => name.textContent);
    await point(".pn-film", "pointermove", { clientX: 9 });
    expect(board.node).toBe(HEAD);
    expect(board.one(".pn-film-words").textContent).toMatch(/^Step 0\. /);
    await point(`.pn-film-segment[data-segment="${names.indexOf("COPY")}"]`, "pointerdown", { button: 0 });
    expect(board.node).toBe(AT_COPY);
  });

  it("a decision is the shape of the seat that made it, and a press on it goes there", async () => {
    const tree = new Tree(sample().base, sample().recent);
    const decided = tree.path(HEAD).filter((_node, i, line) => i < line.length - 1 && tree.answer(line[i + 1]!) !== null);
    const seats = decided.flatMap((node) => {
      const who = tree.position(node).ask?.who;
      return typeof who === "number" ? [String(who)] : [];
    });
    const drawn = board.all(".pn-film-decided");
    expect(drawn.map((one) => one.dataset.colour)).toEqual(seats);
    expect(seats.length).toBeGreaterThan(1);
    await point(`.pn-film-decided[data-place="${drawn[0]!.dataset.place}"]`, "pointerdown", { button: 0 });
    expect(board.node).toBe(decided[0]);
  });

  it("a drag on the film goes along the steps", async () => {
    const { width } = { width: 800 };
    await point(".pn-film", "pointerdown", { button: 0, clientX: width / 2 });
    const middle = board.node;
    await point(".pn-film", "pointermove", { clientX: width / 2 + 2 });
    expect(board.node).toBe(middle);
    await point(".pn-film", "pointermove", { clientX: width / 4 });
    expect(board.node).toBeLessThan(middle);
    await point(".pn-film", "pointerup");
    const left = board.node;
    await point(".pn-film", "pointermove", { clientX: 9 });
    expect(board.node).toBe(left);
  });

  it("goes into, over and out of COPY by keys and by buttons", async () => {
    await board.look(AT_COPY);
    expect(board.one(".pn-out").getAttribute("aria-disabled")).toBe("true");
    expect(board.one(".pn-out").getAttribute("aria-label")).toContain("no card is happening here");
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

  it("shows no place as forbidden on a table that is only a preview: that is so of the question where play stands", async () => {
    const { refused, ...ask } = board.model.get("ask")!;
    const forbidden = { ...refused[0]!, who: ask.who, option: ["place", 1] as Option };
    await board.set("ask", { ...ask, options: [{ option: ["place", 0], preview: null }], refused: [forbidden] });
    expect(board.all(".pn-place[aria-disabled]")).toHaveLength(1);
    await point('.pn-log [data-node="1"]', "pointermove");
    await soon();
    expect(board.one(".pn-table").dataset.preview).toBe("1");
    expect(board.all(".pn-place")).toHaveLength(0);
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
    expect(board.one(".pn-film-proved").textContent).toBe("loop, proved: comes back 2 times");
    expect(board.one(".pn-film-loop title").textContent).toMatch(/^Proved: step 39 /);
    expect(board.all(".pn-film-finds").map((mark) => mark.dataset.finds)).toEqual(["proved"]);
    expect(board.one(".pn-film").getAttribute("aria-label")).toContain(
      "Proved: step 39 brings back exactly the position of step 13. It comes back 2 times in all.",
    );
  });

  it("goes to and fro on the film, a segment a visit, as the cards lie: REVERSE PROGRAM, ACQUIRE, FUTURE", () => {
    const names = board.all(".pn-film-segment .pn-film-name").map((name) => name.textContent);
    const begin = names.indexOf("REVERSE PROGRAM");
    // P1 turns the program round whenever it comes to REVERSE PROGRAM: over the head to the tail, and back.
    const round = ["REVERSE PROGRAM", "FUTURE", "ACQUIRE", "REVERSE PROGRAM", "ACQUIRE", "FUTURE"];
    expect(names[begin - 1]).toBe("RUN");
    expect(names.slice(begin, begin + 12)).toEqual([...round, ...round]);
  });

  it("within a longer one has a bracket above that one's", async () => {
    board.close();
    board.el.remove();
    board = await Drawn.with(sent("nightmare_loops"));
    const feet = board
      .all(".pn-film-loop path:not(.pn-film-again)")
      .map((path) => Number(/V(\d+)H/.exec(path.getAttribute("d")!)![1]));
    expect(feet).toHaveLength(2);
    expect(feet[0]).toBeLessThan(feet[1]!); // the inner one closes first, and lies nearer to the segments
  });

  it("is never called proved where it was only stopped", async () => {
    const stopped = sent("nightmare_loop");
    const rules = stopped.base.rules.map((rule) => (rule.finds ? { ...rule, finds: "stopped" as const } : rule));
    await board.set("loops", []);
    await board.set("base", { ...stopped.base, rules, epoch: 2 });
    expect(board.all(".pn-film-loop, .pn-film-proved")).toHaveLength(0);
    expect(board.all(".pn-film-finds").map((mark) => mark.dataset.finds)).toEqual(["stopped"]);
    expect(board.one(".pn-film").getAttribute("aria-label")).not.toContain("Proved");
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
