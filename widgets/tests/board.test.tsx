import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PACE } from "../src/time/playing";
import type { Option } from "../src/wire/types";
import { AT_COPY, AT_NUMBER, BRANCH_END, COPIED, HEAD, moveAsk, numberAsk, playAsk } from "./fixtures/sample";
import { atRest, Drawn } from "./model";

let board: Drawn;
beforeEach(async () => {
  board = await Drawn.with();
});
afterEach(() => {
  board.close();
  board.el.remove();
  vi.useRealTimers();
});

describe("what is seen", () => {
  it("is the row with bits in order, numbers, the lock and the PC", () => {
    expect(board.all(".pn-card")).toHaveLength(10);
    expect(board.all("[data-pc]").map((card) => card.dataset.card)).toEqual(["BUG"]);
    expect(board.one("[data-card=ACQUIRE] .pn-number").textContent).toBe("3");
    expect(board.one("[data-card=ACQUIRE] .pn-counter").textContent).toContain("+1");
    expect(board.one("[data-card=GOTO]").textContent).toContain("leads to BUG");
    expect(board.one("[data-card=BUG]").textContent).toContain("GOTO leads here");
    expect(board.one("[data-card=GOTO] .pn-bit").textContent).toContain("P2");
    expect(board.one("[data-card=OVERWRITE]").textContent).toContain("no bit");
  });

  it("is the step in words with its citation and rulings, and the live region says exactly the words", () => {
    expect(board.live).toBe("BUG is about to be executed a second time: breaks are open.");
    expect(board.one(".pn-step .pn-cite").textContent).not.toMatch(/PN/);
    expect(board.one(".pn-step .pn-ruling").textContent).toBe("Ruling");
  });

  it("is hands as the seat looking may see them", () => {
    expect(board.one('[data-seat="3"] .pn-hand').textContent).toContain("BREAK");
    expect(board.one('[data-seat="2"]').textContent).toContain("4 cards in hand");
  });

  it("is in French as soon as the language changes, at the same place", async () => {
    await board.set("lang", "fr");
    expect(board.one(".pn-board").lang).toBe("fr");
    expect(board.live).toBe("BUG va s’exécuter une deuxième fois : les arrêts sont permis.");
    expect(board.one(".pn-title").textContent).toBe("La partie d’exemple");
    expect(board.node).toBe(HEAD);
  });

  it("is what is performed, outermost first, and as written on which card", async () => {
    await board.look(COPIED + 2);
    const performed = board.all(".pn-stack-list li").map((item) => item.textContent!.replace(/\s+/g, " "));
    expect(performed[0]).toMatch(/^COPY.*P1$/);
    expect(performed[1]).toMatch(/^BUG, as if written on COPY.*P1.*$/);
    expect(board.all(".pn-stack-list [data-changed] .pn-stack-card").map((item) => item.textContent)).toEqual([
      "BUG, as if written on COPY",
    ]);
  });

  it("is what changed in this step", async () => {
    await board.look(AT_NUMBER + 1);
    expect(board.all("[data-changed].pn-card").map((card) => card.dataset.card)).toEqual(["ACQUIRE"]);
    await board.look(5);
    expect(board.one('[data-seat="3"] .pn-change').textContent).toBe("\u22121");
    expect(board.all(".pn-points .pn-change")).toHaveLength(1);
  });

  it("holds names as text, never as markup", async () => {
    board.close();
    const info = { ...board.model.get("info"), players: ["<img src=x onerror=alert(1)>", "P2", "P3"], title: "<b>x</b>" };
    board = await Drawn.with({ info, names: { 3: "<i>here</i>" } });
    await board.tab("branches");
    expect(board.all("img, b:not(.pn-number), i")).toHaveLength(0);
    expect(board.one(".pn-player-name").textContent).toContain("<img");
    expect(board.one(".pn-title").textContent).toBe("<b>x</b>");
    expect(board.one(".pn-named").textContent).toBe("<i>here</i>");
  });
});

describe("a run that was left", () => {
  const left = { id: "describe-running-stopped", params: [["count", "number"]], args: [20000] } as const;

  it("says that it goes on, and a press goes on with it", async () => {
    board.close();
    board = await Drawn.with({ head: 5, view: { node: 5 }, ask: null, running: left as never });
    expect(board.one(".pn-still-running").textContent).toBe(
      "It still goes on. There was no choice to make for 20,000 steps, so we stopped here. That proves nothing: it can go on.",
    );
    expect(board.all(".pn-to-ask")).toHaveLength(0);
    await board.click(".pn-go-on");
    expect(board.model.sent).toEqual([{ do: "go-on", node: 5 }]);
  });

  it("is told where it was left alone", async () => {
    board.close();
    board = await Drawn.with({ head: 5, view: { node: 3 }, ask: null, running: left as never });
    expect(board.all(".pn-still-running, .pn-go-on")).toHaveLength(0);
  });

  it("is nothing where a question is open", () => {
    expect(board.all(".pn-still-running, .pn-go-on")).toHaveLength(0);
  });
});

describe("time", () => {
  it("goes back and on in the browser alone", async () => {
    await board.click(".pn-prev");
    expect(board.live).toBe("GOTO jumps to BUG and is locked to it.");
    await board.click(".pn-first");
    expect([board.node, board.live]).toEqual([0, "The start of this game."]);
    expect(board.scores).toEqual([10, 10, 10]);
    await board.click(".pn-last");
    expect(board.scores).toEqual([9, 9, 8]);
    expect(board.model.sent).toEqual([]);
  });

  it("steps over bookkeeping unless every step is wanted", async () => {
    await board.look(2);
    await board.click(".pn-next");
    expect(board.node).toBe(4);
    await board.click(".pn-every");
    await board.click(".pn-prev");
    expect(board.node).toBe(3);
  });

  it("can be scrubbed, and clicked in the log", async () => {
    const slider = board.one(".pn-slider") as HTMLInputElement;
    slider.value = "1";
    await act(async () => void slider.dispatchEvent(new Event("input", { bubbles: true })));
    expect(board.node).toBe(1);
    await board.click(`.pn-log [data-node="${AT_COPY}"]`);
    expect(board.node).toBe(AT_COPY);
    await atRest();
    expect(board.one('.pn-log [aria-current="step"]').dataset.node).toBe(String(AT_COPY));
  });

  it("plays to the end by itself, and stops there", async () => {
    await board.click(".pn-first");
    vi.useFakeTimers();
    await board.click(".pn-play");
    await act(async () => void (await vi.advanceTimersByTimeAsync(PACE * 1.5)));
    expect(board.node).toBe(1);
    for (let i = 0; i < 40; i++) await act(async () => void (await vi.advanceTimersByTimeAsync(PACE)));
    expect(board.node).toBe(HEAD);
    expect(board.one(".pn-play").getAttribute("aria-label")).toBe("Play");
  });

  it("tells the kernel where one looks, now and then", async () => {
    vi.useFakeTimers();
    for (let i = 0; i < 5; i++) await board.click(".pn-prev");
    expect(board.model.saved).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(board.model.saved).toBe(1);
    expect(board.model.get("view").node).toBe(board.node);
  });

  it("does not believe a late echo of where one looked before play went on", async () => {
    await board.click(".pn-first");
    await board.set("head", AT_COPY);
    expect(board.node).toBe(AT_COPY);
    await board.set("view", { node: 0 });
    expect(board.node).toBe(AT_COPY);
  });

  it("goes along when play goes on", async () => {
    await board.click(".pn-first");
    await board.set("head", AT_COPY);
    expect(board.node).toBe(AT_COPY);
  });
});

describe("the keyboard", () => {
  it("steps, goes to the ends, and walks to the other branch", async () => {
    await board.press("ArrowLeft", ".pn-slider");
    expect(board.node).toBe(HEAD - 1);
    await board.press("Home");
    expect(board.node).toBe(0);
    await board.press("End");
    expect(board.node).toBe(HEAD);
    await board.press("ArrowDown");
    expect(board.node).toBe(COPIED);
    await board.press("ArrowUp");
    expect(board.node).toBe(COPIED - (COPIED - AT_COPY) + 1);
  });

  it("chooses by number, undoes and redoes", async () => {
    await board.press("1");
    expect(board.model.sent.at(-1)).toEqual({ do: "choose", node: HEAD, option: ["break-hand"], who: 3 });
    await board.press("u");
    expect(board.model.sent.at(-1)).toEqual({ do: "undo" });
    await board.set("head", AT_COPY);
    await board.press("r");
    expect(board.model.sent.at(-1)).toEqual({ do: "redo" });
  });

  it("has one stop on the row, and arrows from card to card", async () => {
    expect(board.all('.pn-card[tabindex="0"]').map((card) => card.dataset.card)).toEqual(["BUG"]);
    await board.press("ArrowRight", "[data-card=BUG]");
    expect((document.activeElement as HTMLElement).dataset.card).toBe("COPY");
    expect(board.node).toBe(HEAD);
    expect(board.all('.pn-card[tabindex="0"]').map((card) => card.dataset.card)).toEqual(["COPY"]);
    await board.press("End", "[data-card=COPY]");
    await board.press("ArrowRight", "[data-card=INCREMENT]");
    expect((document.activeElement as HTMLElement).dataset.card).toBe("GOTO");
  });

  it("keeps its keys from the page around, and takes no others", async () => {
    expect(await board.press("ArrowLeft")).toBeNull();
    expect(await board.press("Enter", ".pn-next")).toBeNull();
    await board.tab("branches");
    expect(await board.press("d", ".pn-name-input")).toBeNull();
    expect((await board.press("Tab"))?.defaultPrevented).toBe(false);
    expect((await board.press("s", ".pn-board", { ctrlKey: true }))?.defaultPrevented).toBe(false);
    expect((await board.press("x"))?.defaultPrevented).toBe(false);
  });

  it("is explained on the board", async () => {
    await board.press("?");
    expect(board.one(".pn-help").textContent).toContain("undo, redo");
    await board.press("Escape");
    expect(board.all(".pn-help")).toHaveLength(0);
  });

  it("stays on the question after a choice", async () => {
    board.one(".pn-option").focus();
    await board.click(".pn-option");
    await board.set("head", AT_COPY);
    expect(document.activeElement).toBe(board.one(".pn-ask"));
  });
});

describe("keys that the page around the board has shortcuts on", () => {
  /** Whether JupyterLab, which hears a key first, is asked to leave it to the board. */
  async function shielded(selector: string, key: string, more: KeyboardEventInit = {}): Promise<boolean> {
    let asked = false;
    const jupyter = ({ target }: Event) => {
      asked = (target as Element).hasAttribute("data-lm-suppress-shortcuts");
    };
    document.addEventListener("keydown", jupyter, true);
    await board.press(key, selector, more);
    document.removeEventListener("keydown", jupyter, true);
    return asked;
  }

  it("are left to the board where they are its own, and only there", async () => {
    expect(await shielded(".pn-help-toggle", "r")).toBe(true);
    expect(await shielded(".pn-help-toggle", "Enter")).toBe(true);
    await board.tab("branches");
    expect(await shielded(".pn-name-input", "r")).toBe(true);
    expect(await shielded(".pn-help-toggle", "s", { ctrlKey: true })).toBe(false);
    expect(await shielded(".pn-help-toggle", "b")).toBe(false);
  });
});

describe("choices", () => {
  it("show what would follow", () => {
    const [, pass] = board.all(".pn-choice");
    expect(pass!.textContent).toContain("BUG hurts P1, P2 and P3.");
    expect(pass!.querySelectorAll(".pn-change")).toHaveLength(3);
  });

  it("send an intent, and nothing else", async () => {
    await board.click(`.pn-option[data-option='["pass"]']`);
    expect(board.model.sent).toEqual([{ do: "choose", node: HEAD, option: ["pass"], who: 3 }]);
    expect(board.node).toBe(HEAD);
  });

  it("show what is refused, with the reason and its citation; trying it asks the kernel", async () => {
    const refused = board.one(".pn-refused");
    expect(refused.textContent).toContain("Nothing was executed a second time for P1 yet.");
    expect(refused.querySelector(".pn-cite")).not.toBeNull();
    await board.click(".pn-refused-try");
    expect(board.model.sent).toEqual([{ do: "choose", node: HEAD, option: ["break-word"], who: 1 }]);
  });

  it("put the kernel's refusal into an alert, each time anew", async () => {
    expect(board.all(".pn-notice")).toHaveLength(0);
    const cite = { work: "PN 3.0", place: "break", ref: "ref-pn30-break" };
    const notice = { seq: 1, id: "refused-break-closed", params: [], args: [], cite, rulings: ["N-34"] };
    await board.set("notice", notice);
    expect(board.one('.pn-notice [role="alert"]').textContent).toContain("No card of this run");
    expect(board.all(".pn-notice .pn-cite")).toHaveLength(1);
    await board.click(".pn-notice-close");
    expect(board.all(".pn-notice")).toHaveLength(0);
    await board.set("notice", { ...notice, seq: 2 });
    expect(board.all(".pn-notice")).toHaveLength(1);
  });

  it("are made by a click on the card, where it decides", async () => {
    await board.set("ask", numberAsk);
    await board.set("head", AT_NUMBER);
    expect(board.all(".pn-option")).toHaveLength(8);
    expect(board.all("[data-selectable]")).toHaveLength(8);
    await board.click("[data-card=ACQUIRE]");
    expect(board.model.sent).toEqual([{ do: "choose", node: AT_NUMBER, option: ["number", "ACQUIRE", 0], who: 3 }]);
    await board.click("[data-card=INCREMENT]");
    expect(board.one(".pn-detail").textContent).toContain("INCREMENT");
    expect(board.model.sent).toHaveLength(1);
  });

  it("can be read before they are made", async () => {
    await board.set("ask", numberAsk);
    await board.set("head", AT_NUMBER);
    await board.press("i", "[data-card=ACQUIRE]");
    expect(board.one(".pn-detail").textContent).toContain("ACQUIRE");
    await board.click(".pn-detail-close");
    await board.click("[data-card=BUG] + .pn-more");
    expect(board.one(".pn-detail").textContent).toContain("BUG");
    expect(board.model.sent).toEqual([]);
  });

  it("point out on the board what they are about", async () => {
    await board.set("ask", numberAsk);
    await board.set("head", AT_NUMBER);
    const option = board.one(`.pn-option[data-option='["number","BUG",0]']`);
    await act(async () => option.focus());
    expect(board.all(".pn-card[data-pointed]").map((card) => card.dataset.card)).toEqual(["BUG"]);
    await act(async () => option.blur());
    expect(board.all("[data-pointed]")).toEqual([]);
  });

  it("stand at the card that is asked about, where they are few and name nothing themselves", async () => {
    expect(board.all("[data-card=BUG] ~ .pn-answer-row .pn-answer").map(({ textContent }) => textContent)).toEqual(
      board.all(".pn-option").map((option) => option.querySelector(":scope > span:not(.pn-digit)")!.textContent),
    );
    expect(board.all(".pn-answer")).toHaveLength(2);
    await act(async () => board.one(".pn-option[data-option='[\"pass\"]']").focus());
    expect(board.all(".pn-answer[data-pointed]")).toEqual([board.all(".pn-answer")[1]]);
    await act(async () => board.all(".pn-answer")[1]!.click());
    expect(board.model.sent).toEqual([{ do: "choose", node: HEAD, option: ["pass"], who: expect.anything() }]);
  });

  it("stand at no card where each names something, or where play has gone on", async () => {
    await board.set("ask", playAsk);
    await board.set("head", AT_NUMBER);
    expect(board.all(".pn-answer")).toEqual([]);
  });

  it("move a bit in two clicks, and say what is left in between", async () => {
    await board.set("ask", moveAsk);
    await board.set("head", AT_NUMBER);
    expect(board.all(".pn-group").map((group) => group.dataset.group)).toEqual(["BUG", "GOTO"]);
    await board.click("[data-card=BUG] ~ .pn-bit-row .pn-bit-choice");
    expect(board.one(".pn-narrowed p").textContent).toBe("Go on choosing, on the board or here:");
    expect(board.all(".pn-option")).toHaveLength(4);
    expect(board.all(".pn-card[data-selectable]").map((card) => card.dataset.card)).toEqual([
      "FUTURE",
      "ACQUIRE",
      "COPY",
      "INCREMENT",
    ]);
    await board.press("Escape", "[data-card=COPY]");
    expect(board.all(".pn-narrowed")).toHaveLength(0);
    expect((document.activeElement as HTMLElement).dataset.card).toBe("COPY");
    board.one("[data-card=BUG] ~ .pn-bit-row .pn-bit-choice").focus();
    await board.click("[data-card=BUG] ~ .pn-bit-row .pn-bit-choice");
    expect((document.activeElement as HTMLElement).dataset.card).toBe("BUG");
    await board.click("[data-card=COPY]");
    expect(board.model.sent).toEqual([{ do: "choose", node: AT_NUMBER, option: ["move", "BUG", 0, "COPY"], who: 3 }]);
  });

  it("are all there again when one comes back to the question, whatever had been pointed at", async () => {
    const before = board.model.get("head");
    await board.set("ask", moveAsk);
    await board.set("head", AT_NUMBER);
    await board.click("[data-card=BUG] ~ .pn-bit-row .pn-bit-choice");
    expect(board.all(".pn-group")).toHaveLength(0);
    await board.set("ask", null);
    await board.set("head", before);
    await board.set("ask", moveAsk);
    await board.set("head", AT_NUMBER);
    expect(board.all(".pn-group").map((group) => group.dataset.group)).toEqual(["BUG", "GOTO"]);
  });

  it("play a card of the open hand: at the head or at the tail", async () => {
    await board.set("ask", playAsk);
    await board.set("head", AT_NUMBER);
    expect(board.all(".pn-held [data-card]").map((card) => card.dataset.card)).toEqual(["BREAK", "ACQUIRE#2"]);
    await board.click(`.pn-held [data-card="ACQUIRE#2"]`);
    expect(board.model.sent).toEqual([]);
    expect(board.one(".pn-narrowed p").textContent).toBe("Which of these?");
    await board.click(".pn-choice:nth-of-type(2) .pn-option");
    expect(board.model.sent).toEqual([{ do: "choose", node: AT_NUMBER, option: ["tail", "ACQUIRE#2"], who: 3 }]);
  });

  it("name a player by a click on the player, and a place by one between the cards", async () => {
    await board.set("ask", {
      ...playAsk,
      kind: "player",
      options: [1, 2].map((seat) => ({ option: ["player", seat] as Option, preview: null })),
    });
    await board.set("head", AT_NUMBER);
    expect(board.all(".pn-player[data-selectable]").map((player) => player.dataset.seat)).toEqual(["1", "2"]);
    await board.click('[data-seat="2"] .pn-player-choose');
    await board.set("ask", {
      ...playAsk,
      kind: "place",
      options: [0, 10].map((place) => ({ option: ["place", place] as Option, preview: null })),
    });
    expect(board.all(".pn-place").map((place) => place.getAttribute("aria-label"))).toEqual([
      "Place 1 (before GOTO)",
      "Place 11 (after INCREMENT)",
    ]);
    await board.click(".pn-place[data-place='10']");
    expect(board.model.sent.map((intent) => intent.do === "choose" && intent.option)).toEqual([
      ["player", 2],
      ["place", 10],
    ]);
  });

  it("that last are folded away, and two cards that nobody can tell apart are one choice", async () => {
    await board.set("ask", {
      ...playAsk,
      options: [["pass"], ["draw", "BUG#2"], ["draw", "BUG#3"], ["pass-until", "change"]].map((option) => ({
        option: option as Option,
        preview: null,
      })),
    });
    await board.set("head", AT_NUMBER);
    expect(board.all(".pn-option").map((option) => option.textContent)).toEqual(["1Let it run", "2BUG× 2"]);
    await board.click(".pn-lasting-toggle");
    await board.click(".pn-lasting .pn-option");
    expect(board.model.sent).toEqual([{ do: "choose", node: AT_NUMBER, option: ["pass-until", "change"], who: 3 }]);
  });

  it("can be made at an earlier question; one already tried is only walked to", async () => {
    await board.look(7);
    await board.click(`.pn-option[data-option='["decline"]']`);
    expect(board.model.sent).toEqual([{ do: "choose", node: 7, option: ["decline"], who: 3 }]);
    await board.look(AT_COPY);
    await atRest();
    await board.click(`.pn-option[data-option='["execute"]']`);
    expect(board.node).toBe(COPIED);
    expect(board.model.sent).toHaveLength(1);
  });

  it("made by a number in a hurry answer the question that the step leads to, not the one still shown", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now()); // however busy the machine is
    await board.look(AT_COPY);
    await board.look(7);
    clock.mockRestore();
    expect(board.all(".pn-question-area[data-waits]")).toHaveLength(1);
    await board.press("2");
    await atRest();
    expect(board.model.sent).toMatchObject([{ do: "choose", node: 7, option: ["decline"] }]);
    expect(board.all("[data-waits]")).toEqual([]);
  });

  it("at a question undone to are made by the kernel, tried or not", async () => {
    await board.set("ask", {
      ...numberAsk,
      node: AT_COPY,
      kind: "execute",
      who: 1,
      args: ["COPY"],
      options: [{ option: ["execute"], preview: null }],
    });
    await board.set("head", AT_COPY);
    await board.click(`.pn-option[data-option='["execute"]']`);
    expect(board.model.sent).toEqual([{ do: "choose", node: AT_COPY, option: ["execute"], who: 1 }]);
  });

  it("lead on from the middle of a run to the next question", async () => {
    await board.look(4);
    await board.click(".pn-to-ask");
    expect(board.node).toBe(7);
  });
});

describe("the tree", () => {
  it("shows the ways on from a fork, and walks them", async () => {
    await board.tab("branches");
    expect(board.all(".pn-branch").map((branch) => [Number(branch.dataset.node), branch.getAttribute("aria-current")])).toEqual([
      [AT_COPY + 1, "true"],
      [COPIED, null],
    ]);
    await board.click(`.pn-branch[data-node="${COPIED}"]`);
    expect(board.live).toBe("P1 copies PROGRAM ERROR, then BUG.");
    await board.click(".pn-last");
    expect([board.node, board.scores]).toEqual([BRANCH_END, [7, 8, 7]]);
  });

  it("says where play stands, and leads back or on from here", async () => {
    await board.look(BRANCH_END);
    await board.click(".pn-play-here");
    expect(board.model.sent).toEqual([{ do: "goto", node: BRANCH_END }]);
    await board.click(".pn-to-head");
    expect(board.node).toBe(HEAD);
  });

  it("has named positions", async () => {
    await board.tab("branches");
    const input = board.one(".pn-name-input") as HTMLInputElement;
    await board.look(4);
    input.value = " an error ";
    await act(async () => void input.dispatchEvent(new Event("input", { bubbles: true })));
    await act(
      async () => void board.one(".pn-name-form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
    );
    expect(board.model.sent).toEqual([{ do: "name", node: 4, name: "an error" }]);
    await board.click(`.pn-named[data-node="${HEAD}"]`);
    expect(board.node).toBe(HEAD);
  });
});

describe("citations", () => {
  it("open the rule and the ruling in our words, and close again", async () => {
    await board.click(".pn-step .pn-cite");
    expect(board.one(".pn-step .pn-rule").textContent!.length).toBeGreaterThan(80);
    expect(board.one(".pn-step .pn-rule-title").textContent).toMatch(/^PN 3\.0, /);
    await board.click(".pn-step .pn-ruling");
    expect(board.one(".pn-step .pn-rule-title").textContent).toMatch(/^Ruling N-34\. .*\?$/);
    expect(board.one(".pn-step .pn-rule").textContent).toContain("Why");
    await board.press("Escape", ".pn-step .pn-ruling");
    expect(board.all(".pn-step .pn-rule")).toHaveLength(0);
  });
});

describe("an ended game, a removed board", () => {
  it("says how it ended", async () => {
    board.close();
    const result = { id: "test-won", params: [["seats", "seats"] as [string, string]], args: [[2]] };
    board = await Drawn.with({ ask: null, result, head: COPIED + 2, view: { node: COPIED + 2 } });
    expect(board.one(".pn-result").textContent).toBe("P2 wins.");
    expect(board.all(".pn-option")).toHaveLength(0);
  });

  it("leaves nothing behind", async () => {
    expect(board.model.listeners).toBeGreaterThan(0);
    board.close();
    expect(board.model.listeners).toBe(0);
    expect(board.el.childElementCount).toBe(0);
  });
});

describe("in a notebook whose kernel does not know the board any more", () => {
  it("a choice is not swallowed: one is told to run the cell again, each time", async () => {
    const output = document.createElement("div");
    output.className = "jupyter-widgets-disconnected";
    const left = await Drawn.with({}, output);
    await left.look(HEAD);
    await left.click(".pn-option");
    const first = left.model.get("notice");
    expect(first?.id).toBe("board-run-again");
    expect(left.one(".pn-notice-words").textContent).toContain("run the board’s cell again");
    await left.click(".pn-option");
    expect(left.model.get("notice")?.seq).not.toBe(first?.seq);
    expect(left.model.sent).toEqual([]);
    output.className = "";
    await left.click(".pn-option");
    expect(left.model.sent.map((intent) => intent.do)).toContain("choose");
    left.close();
  });
});
