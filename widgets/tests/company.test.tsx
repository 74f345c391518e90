/** Who plays: opponents that think while the page asks, the screen that is passed on, whose choice is taken back, hints. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hintFor, percent } from "../src/company/hints";
import { choosers } from "../src/company/undoing";
import { codesOf, covered, filled, fitting, wayOf, withSeat } from "../src/dealing/who";
import { calledOf } from "../src/wire/seated";
import { Tree } from "../src/wire/tree";
import type { Advice, Ask, Company, Foreseen, Reason, Traits } from "../src/wire/types";
import { Catalogue, Words } from "../src/wire/words";
import { sentText } from "./catalogue";
import { AT_COPY, ask, HEAD, sample } from "./fixtures/sample";
import { Drawn } from "./model";

const ALONE: Company = { who: "", passing: false, passes: false, hand_to: null, thinks: null, hints: true };
const thinks = (done: number, node = HEAD) => ({
  ...ALONE,
  who: "person,person,search",
  thinks: { seat: 3, node, done, of: 200 },
});
const none: Ask = { ...ask, options: [], refused: [] };

const tree = new Tree(sample().base, sample().recent);
let board: Drawn;
const drawn = async (traits: Partial<Traits>) => {
  board?.close();
  board?.el.remove();
  board = await Drawn.with(traits);
};
const passing = async (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const asked = (what: string) => board.model.sent.filter(({ do: name }) => name === what);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  board?.close();
  board?.el.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an opponent", () => {
  it("thinks as often as the page asks, and the page says how far that is", async () => {
    await drawn({ table: thinks(0), ask: none });
    expect(board.one(".pn-thinking .pn-question").textContent).toContain("P3 is thinking…");
    expect(board.all(".pn-option")).toEqual([]);
    await passing(10);
    expect(asked("think")).toEqual([{ do: "think", node: HEAD }]);
    await passing(60_000);
    expect(asked("think")).toHaveLength(1);
    await board.set("table", thinks(50));
    const bar = board.one("[role=progressbar]");
    expect([bar.getAttribute("aria-valuenow"), bar.getAttribute("aria-valuemax")]).toEqual(["50", "200"]);
    expect(board.one(".pn-thinking").textContent).toContain("50 of 200 games in its head");
    await passing(10);
    expect(asked("think")).toHaveLength(2);
  });

  it("is stopped by a pause, and goes on", async () => {
    await drawn({ table: thinks(0), ask: none });
    await board.click(".pn-thinking-stop");
    await board.set("table", thinks(8));
    await passing(60_000);
    expect(asked("think")).toEqual([]);
    expect(board.one(".pn-thinking-stop").textContent).toBe("Let P3 choose");
    await board.click(".pn-thinking-stop");
    await passing(10);
    expect(asked("think")).toHaveLength(1);
  });

  it("waits while the reader looks elsewhere", async () => {
    await drawn({ table: thinks(0), ask: none, view: { node: AT_COPY } });
    await passing(60_000);
    expect(asked("think")).toEqual([]);
    expect(board.all(".pn-thinking")).toEqual([]);
    await board.look(HEAD);
    await passing(10);
    expect(asked("think")).toHaveLength(1);
  });

  it("answers at the reader's pace, and the next one thinks meanwhile", async () => {
    await drawn({ table: thinks(0, AT_COPY), ask: { ...none, node: AT_COPY }, head: AT_COPY, view: { node: AT_COPY } });
    await passing(10);
    await act(async () => {
      board.model.set("table", thinks(0));
      board.model.set("ask", none);
      board.model.set("head", HEAD);
    });
    expect(board.all(".pn-happening")).toHaveLength(1);
    expect(board.node).not.toBe(HEAD);
    await passing(10);
    expect(asked("think")).toHaveLength(2);
    expect(board.node).not.toBe(HEAD);
    await board.press("x");
    expect(board.node).toBe(HEAD);
    expect(board.one(".pn-watch").textContent).toBe("What happened?");
  });

  it("is told by what it chose, which stands while the next one thinks", async () => {
    const before = tree
      .path(HEAD)
      .filter((node) => tree.answer(node) !== null)
      .at(-1)!;
    const stood = tree.parent(before)!;
    await drawn({ table: thinks(0, stood), ask: { ...none, node: stood }, head: stood, view: { node: stood } });
    await passing(10);
    await act(async () => {
      board.model.set("table", thinks(0));
      board.model.set("ask", none);
      board.model.set("head", HEAD);
    });
    expect(board.node).toBe(before);
    for (let seconds = 0; board.node !== HEAD && seconds < 20; seconds++) await passing(1000);
    expect(board.node).toBe(HEAD);
    expect(board.one(".pn-thinking .pn-question").textContent).toBe("Watch what happens");
    expect(board.one(".pn-thinking .pn-happening-place").textContent).toContain("is thinking…");
    expect(board.all(".pn-captions li").map((each) => Number(each.dataset.node))).toEqual([before]);
  });

  it("does not tear away whoever has looked back while it thought", async () => {
    await drawn({ table: thinks(0, AT_COPY), ask: { ...none, node: AT_COPY }, head: AT_COPY, view: { node: AT_COPY } });
    await passing(10);
    expect(asked("think")).toHaveLength(1);
    await board.press("Home");
    const back = board.node;
    expect(back).not.toBe(AT_COPY);
    await act(async () => {
      board.model.set("table", thinks(0));
      board.model.set("ask", none);
      board.model.set("head", HEAD);
      board.model.set("look", { node: HEAD, seq: board.model.get("look").seq + 1 });
    });
    expect(board.node).toBe(back);
    expect(board.model.get("view")).toEqual({ node: back });
    await passing(60_000);
    expect(board.node).toBe(back);
    expect(asked("think")).toHaveLength(1);
    await board.look(HEAD);
    expect(board.node).toBe(HEAD);
    await passing(60_000);
    expect(asked("think")).toHaveLength(2);
  });

  it("may be undone while it thinks", async () => {
    await drawn({ table: thinks(0), ask: none });
    await board.press("u");
    expect(asked("undo")).toHaveLength(1);
    await act(async () => {
      board.model.set("table", { ...ALONE, who: "person,person,search" });
      board.model.set("ask", { ...ask, node: AT_COPY, who: 1, kind: "execute", args: ["COPY"] });
      board.model.set("head", AT_COPY);
    });
    expect(board.all(".pn-thinking, .pn-happening")).toEqual([]);
    const before = asked("think").length;
    await passing(60_000);
    expect(asked("think")).toHaveLength(before);
  });
});

describe("the screen that is passed on", () => {
  const cover: Company = { ...ALONE, passing: true, passes: true, hand_to: 3, hints: false };

  it("says to whom it goes, and shows that player's cards when they are there", async () => {
    await drawn({ table: cover, seat: 0, ask: none, offer: ["seat"] });
    expect(board.one(".pn-hand-to .pn-question").textContent).toContain("Hand the screen to P3");
    expect(board.one(".pn-cover").textContent).toContain("Hand the screen to P3");
    expect(board.all(".pn-option, .pn-hand-over")).toEqual([]);
    expect(board.one(".pn-subtitle").textContent).toContain("All hands are covered");
    await board.click(".pn-uncover");
    expect(asked("uncover")).toEqual([{ do: "uncover", seat: 3 }]);
  });

  it("is covered at the place where play stands alone", async () => {
    await drawn({ table: cover, seat: 0, ask: none, view: { node: AT_COPY } });
    expect(board.all(".pn-cover, .pn-hand-to")).toEqual([]);
  });

  it("can be turned on and off in the settings, where it may be", async () => {
    await drawn({ table: { ...ALONE, passes: true }, offer: ["seat"] });
    await board.tab("settings");
    const box = board.one(".pn-setting-check input") as HTMLInputElement;
    expect(box.checked).toBe(false);
    await board.act(() => box.click());
    expect(asked("pass")).toEqual([{ do: "pass", on: true }]);
    await board.set("table", ALONE);
    expect(board.all(".pn-setting-check:not(.pn-setting-sounds)")).toEqual([]);
  });
});

describe("undo", () => {
  it("takes nothing back while the reader looks at another place: they would not see what", async () => {
    await drawn({ table: ALONE, view: { node: 0 } });
    await board.click(".pn-undo");
    await board.press("u");
    expect(board.model.sent.filter((each) => each.do === "undo")).toEqual([]);
    expect(board.one(".pn-undo").getAttribute("aria-disabled")).toBe("true");
    await board.click(".pn-to-head");
    await board.click(".pn-undo");
    expect(board.model.sent.filter((each) => each.do === "undo")).toHaveLength(1);
  });

  it("says whose choice it takes back", async () => {
    await drawn({ table: ALONE });
    expect(board.one(".pn-undo").getAttribute("aria-label")).toBe("Undo what P2 chose");
    expect(board.all(".pn-whose")).toEqual([]);
  });

  it("offers the choice between persons, and none of an opponent's", async () => {
    const all = choosers(tree, HEAD, () => true);
    expect(all).toEqual([2, 3, 1]);
    await drawn({ table: { ...ALONE, who: "person,person,person", passing: true } });
    await board.click(".pn-whose-toggle");
    expect(board.all(".pn-undo-of").map((button) => button.getAttribute("aria-label"))).toEqual(
      all.map((seat) => `Undo what P${seat} chose`),
    );
    await board.act(() => board.all(".pn-undo-of")[1]!.click());
    expect(asked("undo-of")).toEqual([{ do: "undo-of", seat: all[1] }]);
    expect(choosers(tree, HEAD, (seat) => seat !== all[0])).toEqual(all.slice(1));
  });
});

describe("a hint", () => {
  const advice: Advice = {
    node: HEAD,
    seat: 3,
    done: 40,
    of: 100,
    slices: 1,
    options: [
      { option: ["pass"], share: 0.7, expects: [0.2, 0.2, 0.6], points: [7.5, 9, 11] },
      { option: ["break-hand"], share: 0.3, expects: [0.4, 0.35, 0.25], points: null },
    ],
    best: null,
    tempting: null,
    matters: true,
  };

  it("is worked out of what was tried most, for the player who chooses", () => {
    const hint = hintFor(advice);
    expect([hint.best, hint.next]).toEqual([
      { option: ["pass"], wins: 0.6 },
      { option: ["break-hand"], wins: 0.25 },
    ]);
    expect(hint.of([["break-hand"]])).toBe(0.25);
    expect(hint.of([["break-hand"], ["pass"]])).toBe(0.6);
    expect(hint.of([["break-word"]])).toBeNull();
    expect([hint.isBest([["pass"]]), hint.isBest([["break-hand"]])]).toEqual([true, false]);
    expect(percent(0.625)).toBe(63);
  });

  it("is asked for by a button and by a key, goes on until it is whole, and can be stopped and put away", async () => {
    await drawn({ table: ALONE });
    expect(board.one(".pn-ask-hint").textContent).toBe("Hint");
    await board.press("h");
    expect(asked("advise")).toEqual([{ do: "advise", node: HEAD }]);
    await board.set("advice", advice);
    expect(board.one(".pn-ask-hint").textContent).toContain("Stop");
    await passing(10);
    expect(asked("advise")).toHaveLength(2);
    await board.press("h");
    await board.set("advice", { ...advice, done: 60 });
    await passing(1000);
    expect(asked("advise")).toHaveLength(2);
    expect(board.one(".pn-advice").textContent).toContain("From 60 games in its head, with only what P3 can see.");
    await board.press("h");
    expect(asked("advise-end")).toHaveLength(1);
  });

  it("says that a proof is one, and of a choice that came out as well how little that means", async () => {
    const best = advice.options[0]!;
    const sure = { ...best, share: 1, expects: [0, 0, 1] };
    await drawn({ table: ALONE, advice: { ...advice, done: 1, of: 1, options: [sure] } });
    expect(board.one(".pn-advice [role=status]").textContent).toContain("P3 wins at once. It is proved.");
    expect(board.all(".pn-advice .pn-note")).toEqual([]);
    const second = { ...advice.options[1]!, expects: best.expects };
    await drawn({ table: ALONE, advice: { ...advice, done: 100, options: [best, second] } });
    expect(board.one(".pn-advice [role=status]").textContent).toMatch(/As good: .*, 60 of 100, but tried less often\./);
    expect(board.all(".pn-advice .pn-note")).toHaveLength(1);
  });

  it("says beside each choice what it brings, and why the best is best", async () => {
    await drawn({ table: ALONE, advice: { ...advice, done: 100 } });
    const wins = board.all(".pn-wins");
    expect(wins.map((each) => each.querySelector(".pn-hidden")!.textContent)).toEqual([
      "wins 25 in 100 games",
      "wins 60 in 100 games",
    ]);
    expect(wins.map((each) => each.dataset.best)).toEqual([undefined, ""]);
    expect(board.one(".pn-advice [role=status]").textContent).toMatch(
      /P3 wins about 60 of 100 games\. Next best: .*, 25 of 100\./,
    );
    await board.set("lang", "fr");
    expect(board.one(".pn-wins").textContent).toContain("25\u202f%");
  });

  it("says why: what is expected to follow, with everybody's points, and plays it on the board", async () => {
    const told: Foreseen = { id: "board-made-without", params: [["card", "card"]], args: ["BUG#2"], apart: { "BUG#2": 7 } };
    const best: Reason = {
      option: ["pass"],
      events: [told],
      points: [11, 9, 10],
      result: null,
      idle: true,
      open: false,
      plays: true,
    };
    const hidden: Reason = { ...best, option: ["break-hand"], events: [], points: [], open: true, plays: false };
    await drawn({ table: ALONE, advice: { ...advice, done: 100, best, tempting: hidden } });
    const [first, second] = board.all(".pn-reason");
    expect(first!.textContent).toContain(
      "Without BUG (place 7) These are the points if everyone then leaves things as they are.",
    );
    expect(first!.querySelectorAll(".pn-after-seat")).toHaveLength(3);
    expect([first!.hasAttribute("open"), second!.hasAttribute("open")]).toEqual([true, false]);
    expect(second!.textContent).toContain("What follows depends on cards that are still hidden.");
    expect(second!.querySelector(".pn-follow")).toBeNull();
    await board.click(".pn-follow");
    expect(asked("follow")).toEqual([{ do: "follow", node: HEAD, option: ["pass"] }]);
  });

  it("tells the beginning of a long run, and how much is left out; of a short one all", async () => {
    const told: Foreseen = { id: "board-made-without", params: [["card", "card"]], args: ["BUG#2"], apart: {} };
    const best: Reason = {
      option: ["pass"],
      events: Array(40).fill(told),
      points: [11, 9, 10],
      result: null,
      idle: false,
      open: false,
      plays: true,
    };
    await drawn({ table: ALONE, advice: { ...advice, done: 100, best } });
    const said = board.one(".pn-reason").textContent!;
    const first = said.split("Without BUG").length - 1;
    const left = Number(/And so on, for another (\d+) steps\./.exec(said)![1]);
    expect(first).toBeGreaterThan(5);
    expect(first + left).toBe(40);
    await board.set("advice", { ...advice, done: 100, best: { ...best, events: Array(5).fill(told) } });
    expect(board.one(".pn-reason").textContent!.split("Without BUG").length - 1).toBe(5);
    expect(board.one(".pn-reason").textContent).not.toContain("And so on");
  });

  it("says what the points were later on, on average, where none change in what is expected", async () => {
    const best: Reason = { option: ["pass"], events: [], points: [9, 9, 8], result: null, idle: false, open: false, plays: true };
    await drawn({ table: ALONE, advice: { ...advice, done: 100, best } });
    expect(board.one(".pn-reason").textContent).toContain("the points were on average: P1 7.5, P2 9.0, P3 11.0.");
    await board.set("lang", "fr");
    expect(board.one(".pn-reason").textContent).toContain("P1 7,5, P2 9,0, P3 11,0.");
  });

  it("says so where nothing matters any more", async () => {
    await drawn({ table: ALONE, advice: { ...advice, done: 100, matters: false } });
    expect(board.one(".pn-advice [role=status]").textContent).toContain("It does not matter any more what P3 chooses");
  });

  it("says what it has found while it goes on", async () => {
    await drawn({ table: ALONE, advice });
    expect(board.one(".pn-advice").textContent).toContain("P3 wins about 60 of 100 games.");
    expect(board.one(".pn-advice [role=status]").textContent).toBe("");
  });

  it("is offered to nobody for cards that they do not see, and not while one is to find out", async () => {
    await drawn({ table: ALONE, seat: 1 });
    expect(board.all(".pn-ask-hint")).toEqual([]);
    await drawn({ table: { ...ALONE, hints: false } });
    expect(board.all(".pn-ask-hint")).toEqual([]);
    await drawn({});
    expect(board.all(".pn-ask-hint")).toEqual([]);
  });
});

describe("who plays the next deal", () => {
  const OPPONENTS = { opponents: ["randi", "max", "tess", "vera"] };

  it("is one reader, persons, one against an opponent, or named seat by seat", () => {
    expect(wayOf({ who: "", players: 3 }, OPPONENTS)).toBe("alone");
    expect(wayOf({ who: "person,person,person", players: 3 }, OPPONENTS)).toBe("people");
    expect(wayOf({ who: "person,tess,tess", players: 3 }, OPPONENTS)).toBe("tess");
    expect(wayOf({ who: "person,tess,max", players: 3 }, OPPONENTS)).toBe("each");
    expect(wayOf({ who: "person,search,search", players: 3 }, OPPONENTS)).toBe("each");
    expect(filled("max", { who: "", players: 3 })).toEqual({ who: "person,max,max", hands: "" });
    expect(filled("people", { who: "random,random", players: 2 })).toEqual({ who: "person,person", hands: "" });
    expect(filled("alone", { who: "random,random", players: 2 })).toEqual({ who: "", hands: "" });
    expect(withSeat({ who: "", players: 2 }, 2, "max")).toBe("person,max");
    expect(codesOf({ who: "", players: 2 })).toEqual(["person", "person"]);
  });

  it("is called by name: an opponent by its own, whoever was given one by that", () => {
    const words = new Words(new Catalogue({ en: sentText("nightmare", "en") }), "en", sample().info);
    const info = (...players: string[]) => ({ ...sample().info, players });
    expect(calledOf(info("P1", "P2", "P3"), "person,tess,tess", words)).toEqual(["P1", "Tess", "Tess 2"]);
    expect(calledOf(info("Ada", "Bob"), "person,vera", words)).toEqual(["Ada", "Bob"]);
    expect(calledOf(info("P1", "P2"), "person,search:9", words)).toEqual(["P1", "P2"]);
    expect(calledOf(info("P1", "P2"), "", words)).toEqual(["P1", "P2"]);
  });

  it("is fitted to as many as play, and to the opponents that a game has", () => {
    expect(fitting("person,search:9", 4, OPPONENTS)).toBe("person,search:9,search:9,search:9");
    expect(fitting("person,greedy,random", 2, OPPONENTS)).toBe("person,greedy");
    expect(fitting("", 4, OPPONENTS)).toBe("");
    expect(fitting("person,tess", 2, { opponents: ["randi"] })).toBe("person,randi");
    expect(fitting("person,search", 2, { opponents: ["randi"] })).toBe("person,randi");
  });

  it("covers hands between two persons or more, unless they are to lie open", () => {
    expect(covered({ who: "person,person", hands: "", players: 2 })).toBe(true);
    expect(covered({ who: "person,random,person", hands: "open", players: 3 })).toBe(false);
    expect(covered({ who: "person,random", hands: "", players: 2 })).toBeNull();
    expect(covered({ who: "", hands: "", players: 2 })).toBeNull();
  });
});
