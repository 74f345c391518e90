/** A game to be dealt: what is offered, what is chosen before it is dealt, and what the page asks for. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dealable, inGame } from "../src/dealing/using";
import type { Dealable, Deals, Traits } from "../src/wire/types";
import { boardText } from "./catalogue";
import { Drawn } from "./model";

const called = (name: string, nom = name) => ({ en: name, fr: nom });

const OPPONENTS = ["randi", "max", "tess", "vera"];
const NIGHTMARE: Dealable = {
  game: "nightmare",
  called: called("Programmer's Nightmare"),
  works: { "3.0": "PN 3.0", "3.1": "PN 3.1" },
  versions: [
    { version: 2, called: called("Version 2", "La version 2") },
    { version: 1, called: called("Version 1", "La version 1") },
  ],
  seats: [2, 6],
  chance: true,
  opponents: OPPONENTS,
};
const RUNTIME_ERROR: Dealable = {
  game: "runtime_error",
  called: called("Runtime Error"),
  works: { 1: "RE" },
  versions: [{ version: 1, called: called("1") }],
  seats: [2, 4],
  chance: true,
  opponents: OPPONENTS,
};
const NOW = { game: "nightmare", edition: "3.0", version: 2, players: 6, seed: 5, who: "", hands: "" };
const OFFERED: Deals = {
  games: [NIGHTMARE, RUNTIME_ERROR],
  seeds: [1, 999999],
  now: NOW,
  cards: null,
  dealt: 0,
  back: null,
  unknown: [],
  problems: [],
  opened: true,
};
const MISSING = { place: "cards[0].green", id: "problem-missing", params: [], args: [] };
const TOO_MANY = {
  place: "seed",
  id: "problem-out-of-range",
  params: [
    ["low", "number"],
    ["high", "number"],
    ["found", "text"],
  ] as [string, string][],
  args: [1, 9, "12"],
};

let board: Drawn;
const drawn = async (deal: Partial<Deals> | null, more: Partial<Traits> = {}) => {
  board = await Drawn.with({ deal: deal && { ...OFFERED, ...deal }, ...more });
};
const again = async (deal: Partial<Deals> | null, more: Partial<Traits> = {}) => {
  board.close();
  board.el.remove();
  await drawn(deal, more);
};
const set = (deal: Partial<Deals>) => board.set("deal", { ...OFFERED, ...deal });
beforeEach(() => drawn({}));
afterEach(() => {
  board.close();
  board.el.remove();
});

const select = (name: string) => board.one(`[data-setting=deal-${name}] select`) as HTMLSelectElement;
const options = (name: string) => [...select(name).options].map((option) => option.textContent);
const pick = (name: string, value: string) =>
  board.act(() => {
    select(name).value = value;
    select(name).dispatchEvent(new Event("change", { bubbles: true }));
  });
const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  board.act(() => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
const seed = () => board.one("[data-setting=deal-seed] input") as HTMLInputElement;
const cards = () => board.one(".pn-own-cards textarea") as HTMLTextAreaElement;

describe("a game to be dealt", () => {
  it("is offered where the board deals, and only there; shown at first where the session says so", async () => {
    expect(board.one(".pn-tabs").dataset.tab).toBe("deal");
    await again({ opened: false });
    expect(board.one(".pn-tabs").dataset.tab).toBe("log");
    expect(board.one(".pn-tab[data-tab=deal]").getAttribute("aria-label")).toBe("New game");
    expect(board.all(".pn-dealing")).toHaveLength(0);
    await board.tab("deal");
    expect(board.all(".pn-dealing")).toHaveLength(1);
    await again(null);
    expect(board.all(".pn-tab[data-tab=deal]")).toHaveLength(0);
    expect(board.one(".pn-tabs").dataset.tab).toBe("log");
  });

  it("is chosen from what there is of each game, in the reader's language", async () => {
    expect(options("game")).toEqual(["Programmer's Nightmare", "Runtime Error"]);
    expect(options("version")).toEqual(["Version 2", "Version 1"]);
    expect(options("edition")).toEqual(["PN 3.0", "PN 3.1"]);
    expect(options("players")).toEqual(["2", "3", "4", "5", "6"]);
    await board.set("lang", "fr");
    expect(options("version")).toEqual(["La version 2", "La version 1"]);
    expect(board.one(".pn-deal").textContent).toBe("Distribuer");
    await pick("game", "runtime_error");
    expect(board.all("[data-setting]").map((row) => row.dataset.setting)).toEqual([
      "deal-who",
      "deal-game",
      "deal-players",
      "deal-seed",
    ]);
    expect(options("players")).toEqual(["2", "3", "4"]);
  });

  it("is played against an opponent by one press on its face, and by nobody else's choice by another", async () => {
    const face = (who: string) => board.one(`.pn-opponent[data-opponent=${who}]`);
    expect(board.all(".pn-opponent").map((each) => each.querySelector("strong")!.textContent)).toEqual([
      "Randi",
      "Max",
      "Tess",
      "Vera",
    ]);
    await board.click(".pn-opponent[data-opponent=tess]");
    expect([select("who").value, face("tess").getAttribute("aria-pressed")]).toEqual(["tess", "true"]);
    await board.click(".pn-deal");
    expect(board.model.sent.at(-1)).toMatchObject({ do: "deal", who: "person,tess,tess,tess,tess,tess" });
    await board.click(".pn-opponent[data-opponent=tess]");
    expect(select("who").value).toBe("alone");
  });

  it("stands in a form of one game without the choice of another", async () => {
    await again({ games: [{ ...NIGHTMARE, works: { "3.0": "PN 3.0" }, versions: NIGHTMARE.versions.slice(0, 1) }] });
    expect(board.all("[data-setting]").map((row) => row.dataset.setting)).toEqual(["deal-who", "deal-players", "deal-seed"]);
  });

  it("is asked for as it is chosen, and nothing is before", async () => {
    await pick("version", "1");
    await pick("edition", "3.1");
    await pick("players", "4");
    await type(seed(), "42");
    expect(board.model.sent).toEqual([]);
    await board.click(".pn-deal");
    const asked = { game: "nightmare", edition: "3.1", version: 1, players: 4, seed: 42, who: "", hands: "" };
    expect(board.model.sent).toEqual([{ do: "deal", ...asked, cards: null }]);
  });

  it("has as many players in another game as can play it, and the rest as usual", async () => {
    expect(inGame({ ...NOW, edition: "3.1", version: 1 }, NIGHTMARE)).toEqual({ ...NOW, edition: "3.1", version: 1 });
    expect(inGame(NOW, RUNTIME_ERROR)).toEqual({ ...NOW, game: "runtime_error", edition: "1", version: 1, players: 4 });
    expect(dealable(OFFERED, "no such game")).toBe(NIGHTMARE);
    await pick("game", "runtime_error");
    await pick("game", "nightmare");
    await board.click(".pn-deal");
    expect(board.model.sent).toEqual([{ do: "deal", ...NOW, players: 4, cards: null }]);
  });

  it("is not asked for with a number that is none or that there is not", async () => {
    for (const wrong of ["", "0", "1000000", "1.5"]) {
      await type(seed(), wrong);
      expect(seed().validity.valid).toBe(false);
      await board.click(".pn-deal");
    }
    expect(board.model.sent).toEqual([]);
  });

  it("stays as it is chosen while something else is read, and begins anew once it was dealt", async () => {
    await pick("players", "4");
    await board.tab("log");
    await board.tab("deal");
    expect(select("players").value).toBe("4");
    await set({ dealt: 1, now: { ...NOW, players: 5, seed: 8 }, back: NOW });
    expect([select("players").value, seed().value]).toEqual(["5", "8"]);
  });

  it("is kept in the browser apart from the one before", async () => {
    document.body.dataset.voila = "voila";
    history.pushState(null, "", "/voila/render/play.ipynb");
    localStorage.clear();
    await again({}, { number: 0 });
    const kept = async () => {
      await board.act(() => board.one("[data-option]").click());
      board.model.tell({ kept: {} });
      return Object.keys(localStorage).length;
    };
    expect(await kept()).toBe(1);
    expect(await kept()).toBe(1);
    await set({ dealt: 1 });
    expect(await kept()).toBe(2);
    delete document.body.dataset.voila;
    history.pushState(null, "", "/");
    localStorage.clear();
  });

  it("leads back to the one before, where there is one", async () => {
    expect(board.all(".pn-deal-back")).toHaveLength(0);
    await set({ dealt: 1, back: NOW });
    expect(board.one(".pn-deal-back").textContent).toBe("Back to deal 5");
    await board.click(".pn-deal-back");
    expect(board.model.sent).toEqual([{ do: "deal-back" }]);
  });

  it("says no numbers of a game without chance, and chooses one that opponents try by", async () => {
    const kalah: Dealable = {
      ...RUNTIME_ERROR,
      game: "kalah",
      called: called("Kalah", "Le kalah"),
      seats: [2, 2],
      chance: false,
    };
    const now = { ...NOW, game: "kalah", edition: "1", version: 1, players: 2, seed: 5 };
    await set({ dealt: 1, games: [NIGHTMARE, kalah], now, back: now });
    expect(board.all("[data-setting=deal-seed]")).toHaveLength(0);
    expect(board.one(".pn-deal").textContent).toBe("Play");
    expect(board.one(".pn-deal-back").textContent).toBe("Back to the game before");
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    await board.click(".pn-deal");
    expect(board.model.sent).toEqual([{ do: "deal", ...now, seed: 500000, cards: null }]);
    vi.restoreAllMocks();
  });

  it("hands the focus on to the first question of the game that was dealt, and takes it from nowhere else", async () => {
    board.one(".pn-deal").focus();
    await set({ dealt: 1 });
    expect(document.activeElement?.className).toContain("pn-ask");
    board.one(".pn-help-toggle").focus();
    await set({ dealt: 2 });
    expect(document.activeElement?.className).toContain("pn-help-toggle");
  });

  it("keeps the focus while it could not be dealt, and says what is wrong where", async () => {
    board.one(".pn-deal").focus();
    await set({ problems: [TOO_MANY, MISSING] });
    expect(document.activeElement?.className).toContain("pn-deal");
    expect(board.one(".pn-dealing [role=alert] b").textContent).toBe("There are 2 problems.");
    expect(board.all(".pn-dealing [role=alert] li").map((line) => line.textContent)).toEqual([
      "Deal number: must be between 1 and 9, found 12",
      "cards[0].green: is missing",
    ]);
    await set({ problems: [], dealt: 1 });
    expect(board.all(".pn-dealing [role=alert]")).toHaveLength(0);
  });

  it("says what of the page's address there is not", async () => {
    expect(board.all(".pn-dealing [role=status]")).toHaveLength(0);
    await set({ unknown: ["players=9", "seed=x"] });
    const said = board.one(".pn-dealing [role=status]").textContent;
    expect(said).toBe("This page does not know “players=9, seed=x”. It uses the usual setting instead.");
  });

  it("may have cards to be written down, which no key of the board's own comes between", async () => {
    await again({ cards: '{"cards": []}', games: [RUNTIME_ERROR] });
    expect(cards().value).toBe('{"cards": []}');
    const node = board.node;
    for (const key of ["1", "u", "r", "w", "?", " ", "Home", "ArrowLeft", "Enter"]) {
      await board.press(key, ".pn-own-cards textarea");
      await board.press(key, "[data-setting=deal-seed] input");
      await board.press(key, "[data-setting=deal-players] select");
    }
    expect([board.node, board.model.sent, board.all(".pn-help").length]).toEqual([node, [], 0]);
    await type(cards(), "{");
    await board.tab("why");
    await board.tab("deal");
    expect(cards().value).toBe("{");
    await board.click(".pn-deal");
    expect(board.model.sent.map((intent) => "cards" in intent && intent.cards)).toEqual(["{"]);
  });

  it("is labelled: each field by its words, the form by what it is for", async () => {
    await again({ cards: "{}" });
    expect(board.one(".pn-dealing").getAttribute("aria-label")).toBe("New game");
    const labels = [...board.el.querySelectorAll<HTMLLabelElement>(".pn-dealing label")];
    expect(labels.map((label) => label.querySelector("span")?.textContent ?? label.textContent)).toEqual([
      "The cards, one on each line",
      "Who plays",
      "Game",
      "Way to play",
      "Rulebook",
      "Players",
      "Deal number",
    ]);
    expect(labels.map((label) => label.control !== null)).toEqual(labels.map(() => true));
    expect(boardText("fr")).toContain("board-deal-cards = ");
  });
});
