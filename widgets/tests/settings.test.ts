/** What surrounds the board: what it offers to change, and what a press asks for. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Info } from "../src/wire/types";
import { sample } from "./fixtures/sample";
import { Drawn } from "./model";

const around: Partial<Info> = {
  works: { "3.0": "PN 3.0", "3.1": "PN 3.1" },
  register: ["N-01", "N-03", "N-34"],
  answers: { "N-01": ["default", "copied"] },
};

let board: Drawn;
const drawn = async (offer: string[], info: Partial<Info> = {}) => {
  board = await Drawn.with({ offer, info: { ...sample().info, ...around, ...info } });
};
beforeEach(() => drawn(["lang", "seat", "rules"]));
afterEach(() => {
  board.close();
  board.el.remove();
});

const pick = async (select: HTMLSelectElement, value: string) => {
  select.value = value;
  await board.act(() => select.dispatchEvent(new Event("change", { bubbles: true })));
};
const opened = async () => {
  await board.tab("settings");
  const list = board.one(".pn-rulings") as HTMLDetailsElement;
  await board.act(() => {
    list.open = true;
    list.dispatchEvent(new Event("toggle"));
  });
};
const listed = () => board.all(".pn-ruling-entry").map((entry) => entry.dataset.ruling);

describe("what surrounds the board", () => {
  it("is offered where the session says so, and only then", async () => {
    expect(board.all(".pn-tab[data-tab=settings]")).toHaveLength(1);
    board.close();
    await drawn(["lang"]);
    await board.tab("settings");
    expect(board.all(".pn-language")).toHaveLength(1);
    expect(board.all("[data-setting], .pn-rulings")).toHaveLength(0);
    board.close();
    await drawn([]);
    expect(board.all(".pn-tab[data-tab=settings]")).toHaveLength(0);
  });

  it("is the language, each called by its own name", async () => {
    await board.tab("settings");
    const buttons = board.all(".pn-segment");
    expect(buttons.map((button) => [button.textContent, button.lang, button.getAttribute("aria-pressed")])).toEqual([
      ["English", "en", "true"],
      ["Français", "fr", "false"],
    ]);
    await board.click("[data-speak=fr]");
    expect(board.model.sent).toEqual([{ do: "speak", lang: "fr" }]);
  });

  it("is whose eyes: a seat's, or the whole table's", async () => {
    await board.tab("settings");
    const eyes = board.one("[data-setting=seat] select") as HTMLSelectElement;
    expect([...eyes.options].map((option) => option.textContent)).toEqual(["the whole table", "P1", "P2", "P3"]);
    await pick(eyes, "2");
    await pick(eyes, "");
    expect(board.model.sent).toEqual([
      { do: "see", seat: 2 },
      { do: "see", seat: null },
    ]);
  });

  it("are handed on where somebody else decides, so that no seat is a dead end", async () => {
    const { base, recent, head, ask } = sample();
    expect(ask?.who).toBe(3);
    const hidden = (lists: typeof base.options) => lists.map(() => []);
    const unseen = {
      ask: null,
      seat: 2,
      base: { ...base, options: hidden(base.options) },
      recent: { ...recent, options: hidden(recent.options) },
    };
    board.close();
    board = await Drawn.with({ offer: ["seat"], ...unseen });
    expect(board.node).toBe(head);
    expect(board.all(".pn-option")).toHaveLength(0);
    expect(board.all(".pn-hand-over button").map((button) => button.textContent)).toEqual([
      "Hand the screen to P3",
      "Show the whole table",
    ]);
    await board.click(".pn-hand-over button");
    await board.click(".pn-hand-over button:last-child");
    expect(board.model.sent).toEqual([
      { do: "see", seat: 3 },
      { do: "see", seat: null },
    ]);
    board.close();
    board = await Drawn.with({ offer: [], ...unseen });
    expect(board.all(".pn-hand-over")).toHaveLength(0);
  });

  it("is the rulebook, where there are several", async () => {
    await board.tab("settings");
    const books = board.one("[data-setting=edition] select") as HTMLSelectElement;
    expect([...books.options].map((option) => option.textContent)).toEqual(["PN 3.0", "PN 3.1"]);
    await pick(books, "3.1");
    expect(board.model.sent).toEqual([{ do: "rules", edition: "3.1", rulings: {} }]);
    board.close();
    await drawn(["rules"], { works: { 1: "RE" } });
    await board.tab("settings");
    expect(board.all("[data-setting=edition]")).toHaveLength(0);
  });

  it("is the rulings, folded: those with another answer to choose, the others to read", async () => {
    await board.tab("settings");
    expect(listed()).toEqual([]);
    await opened();
    expect(board.all(".pn-rulings .pn-subheading").map((heading) => heading.textContent)).toEqual([
      "1 with other answers: choose one",
      "2 with one answer",
    ]);
    expect(listed()).toEqual(["N-01", "N-03", "N-34"]);
    const [ours, other] = board.all("[data-ruling=N-01] input") as HTMLInputElement[];
    expect(ours!.checked).toBe(true);
    await board.act(() => other!.click());
    expect(board.model.sent).toEqual([{ do: "rules", edition: "3.0", rulings: { "N-01": "copied" } }]);
  });

  it("is a field that finds a ruling by its id or by all words of it, in the reader's language", async () => {
    await opened();
    const find = board.one(".pn-find input") as HTMLInputElement;
    const look = (words: string) =>
      board.act(() => {
        find.value = words;
        find.dispatchEvent(new Event("input", { bubbles: true }));
      });
    await look("n-34");
    expect(listed()).toEqual(["N-34"]);
    await look("no such words");
    expect(listed()).toEqual([]);
    await look(" ");
    expect(listed()).toHaveLength(3);
  });

  it("is shown as it holds, when another choice was refused", async () => {
    await opened();
    const answers = board.all("[data-ruling='N-01'] input") as HTMLInputElement[];
    const seat = board.one("[data-setting=seat] select") as HTMLSelectElement;
    await board.act(() => answers[1]!.click());
    await pick(seat, "2");
    expect(board.model.sent.map((intent) => intent.do)).toEqual(["rules", "see"]);
    await board.set("notice", { seq: 1, id: "board-alone", params: [], args: [], cite: null, rulings: [] });
    expect([answers[0]!.checked, seat.value]).toEqual([true, ""]);
  });

  it("says which ruling is answered otherwise", async () => {
    board.close();
    await drawn(["rules"], { rulings: { "N-01": "copied" } });
    await opened();
    expect(board.all("[data-otherwise]").map((entry) => entry.dataset.ruling)).toEqual(["N-01"]);
    expect((board.all("[data-ruling=N-01] input") as HTMLInputElement[]).map(({ checked }) => checked)).toEqual([false, true]);
  });
});
