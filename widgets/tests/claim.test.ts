/** A claim on a board: its verdict, the strategy's moves, the numbers to claim from, the evidence. */
import { afterEach, describe, expect, it } from "vitest";
import { AloneModel } from "../src/hosts/alone";
import type { Claim, Element as Shape, Traits } from "../src/wire/types";
import { boardText } from "./catalogue";
import { sample } from "./fixtures/sample";
import { Drawn } from "./model";

const WORDS = `
claim-next = Next move
claim-how-proved = You draw.
claim-how-refuted = You play.
claim-proved = proved
claim-refuted = refuted
`;
const both = (en: string, fr: string) => ({ en, fr });
const RING: Shape = [
  "svg",
  { role: "img", "aria-label": "A ring" },
  [
    ["circle", { r: "5" }, [["title", {}, ["<b>"]]]],
    ["script", {}, ["x"]],
  ],
];
const CLAIM: Claim = {
  verdict: "proved",
  says: both("Proved: on and on.", "Prouvé : sans fin."),
  lines: { en: ["hand 5", "  play 5"], fr: ["main 5"] },
  drawn: { en: RING, fr: null },
  cite: null,
  rulings: ["N-01"],
  moves: true,
  numbers: null,
  key: null,
};
const NUMBERS = {
  each: [
    { called: both("Spares", "Réserves"), most: 1 },
    { called: both("Kings", "Rois"), most: 2 },
  ],
  at: [0, 1],
  table: both("All verdicts", "Tous les verdicts"),
  verdicts: [
    ["proved", "refuted", "refuted"],
    ["proved", "proved", "refuted"],
  ],
};

let board: Drawn;
const drawn = async (claim: Partial<Claim> = {}, traits: Partial<Traits> = {}) => {
  const texts = { en: boardText("en") + WORDS, fr: boardText("fr") + WORDS };
  board = await Drawn.with({ texts, claim: { ...CLAIM, ...claim }, ...traits });
};
afterEach(() => {
  board.close();
  board.el.remove();
});
const range = (which: number) => board.all(".pn-range")[which] as HTMLInputElement;

describe("a claim", () => {
  it("says what it came to, in the page's language, and who plays", async () => {
    await drawn();
    expect(board.one(".pn-claim [role=status]").textContent).toContain("Proved: on and on.");
    expect(board.one(".pn-claim").textContent).toContain("You draw.");
    await board.set("lang", "fr");
    expect(board.one(".pn-claim [role=status]").textContent).toContain("Prouvé");
  });

  it("has the strategy play by a button, where it has a move and play stands", async () => {
    await drawn();
    await board.click(".pn-claim-move");
    expect(board.model.sent).toEqual([{ do: "claim-move" }]);
    await board.set("claim", { ...CLAIM, moves: false });
    expect(board.one(".pn-claim-move").getAttribute("aria-disabled")).toBe("true");
    await board.click(".pn-claim-move");
    expect(board.model.sent).toHaveLength(1);
  });

  it("tells whoever has left the strategy the way back, and nobody else", async () => {
    await drawn();
    expect(board.one(".pn-claim-left").textContent).toBe("");
    await board.set("claim", { ...CLAIM, moves: false });
    expect(board.one(".pn-claim-left").textContent).not.toBe("");
  });

  it("has no strategy to play where it is refuted", async () => {
    await drawn({ verdict: "refuted", moves: false });
    expect(board.all(".pn-claim-move, .pn-claim-left")).toHaveLength(0);
    expect(board.one(".pn-claim").textContent).toContain("You play.");
  });

  it("opens with the evidence: in words, by its place, and as a picture of nothing but shapes", async () => {
    await drawn();
    expect(board.one('.pn-tab[data-tab="claim"]').getAttribute("aria-pressed")).toBe("true");
    expect(board.all(".pn-evidence li").map((line) => [line.textContent, line.style.paddingInlineStart])).toEqual([
      ["hand 5", "0ch"],
      ["play 5", "2ch"],
    ]);
    expect(board.all(".pn-proof .pn-ruling")).toHaveLength(1);
    expect(board.one(".pn-proof svg").getAttribute("aria-label")).toBe("A ring");
    expect(board.one(".pn-proof title").textContent).toBe("<b>");
    expect(board.all(".pn-proof script")).toHaveLength(0);
    await board.set("lang", "fr");
    expect(board.all(".pn-proof svg")).toHaveLength(0);
  });

  it("keeps the other tabs", async () => {
    await drawn();
    await board.tab("log");
    expect(board.all(".pn-log")).toHaveLength(1);
    expect(board.all(".pn-proof")).toHaveLength(0);
  });
});

describe("numbers to claim from", () => {
  it("are sliders with a name and a value, and show at once what was chosen", async () => {
    await drawn({ numbers: NUMBERS, verdict: "refuted" });
    expect(board.all(".pn-slide label").map(({ textContent }) => textContent)).toEqual(["Spares", "Kings"]);
    expect(board.all(".pn-slide output").map(({ textContent }) => textContent)).toEqual(["0", "1"]);
    expect([range(1).min, range(1).max, range(1).value]).toEqual(["0", "2", "1"]);
    await board.act(() => {
      range(0).value = "1";
      range(0).dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(board.model.sent).toEqual([{ do: "claim-numbers", at: [1, 1] }]);
    expect(board.all(".pn-slide output").map(({ textContent }) => textContent)).toEqual(["1", "1"]);
    await board.set("claim", { ...CLAIM, numbers: { ...NUMBERS, at: [1, 2] } });
    expect(range(1).value).toBe("2");
  });

  it("keep the arrow keys from the board", async () => {
    await drawn({ numbers: NUMBERS }, { view: { node: 0 } });
    const before = board.node;
    const key = await board.press("ArrowRight", ".pn-range");
    expect(board.node).toBe(before);
    expect(key).toBeNull();
  });

  it("have a table of all verdicts in which the chosen one stands out", async () => {
    await drawn({ numbers: NUMBERS });
    expect(board.one(".pn-verdicts caption").textContent).toBe("All verdicts");
    const rows = board.all(".pn-verdicts tbody tr").map((row) => [...row.querySelectorAll<HTMLElement>("td")]);
    expect(rows.map((row) => row.map(({ dataset }) => dataset.verdict))).toEqual(NUMBERS.verdicts);
    expect(rows.map((row) => row.map((cell) => cell.getAttribute("aria-current")))).toEqual([
      [null, "true", null],
      [null, null, null],
    ]);
    expect(rows[0]![1]!.textContent).toContain("refuted");
  });

  it("are chosen on a page with nobody behind it, with all that comes of them", () => {
    const told = (at: number[], verdict: string, head: number) => ({
      head,
      claim: { ...CLAIM, verdict, numbers: { ...NUMBERS, at } },
    });
    const key = [told([0, 0], "proved", 3), told([0, 1], "refuted", 4)];
    const model = new AloneModel({ ...sample(), claim: { ...CLAIM, numbers: NUMBERS, key } });
    const heard: string[] = [];
    for (const name of ["head", "claim"]) model.on(`change:${name}`, () => heard.push(`${name} ${model.get("head")}`));
    model.send({ do: "claim-numbers", at: [0, 0] });
    expect(model.get("claim")).toMatchObject({ verdict: "proved", numbers: { at: [0, 0] }, key });
    expect(heard).toEqual(["head 3", "claim 3"]);
    model.send({ do: "claim-numbers", at: [0, 1] });
    expect([model.get("claim")!.verdict, model.get("head")]).toEqual(["refuted", 4]);
    model.send({ do: "claim-move" });
    expect(model.get("notice")?.id).toBe("board-alone");
    board = { close() {}, el: document.createElement("div") } as unknown as Drawn;
  });
});

describe("a guess", () => {
  it("is a question whose choices are sentences", async () => {
    const choices = [{ says: both("Yes", "Oui") }, { says: both("No", "Non") }];
    const asked = { task: both("For ever?", "Sans fin ?"), seat: 1, choices, tried: null, verdict: null, solved: false };
    board = await Drawn.with({ guessing: { ...asked, key: null } });
    expect(board.all(".pn-board, .pn-table")).toHaveLength(0);
    expect(board.all(".pn-option").map(({ textContent }) => textContent)).toEqual(["1Yes", "2No"]);
    await board.click(".pn-choice:last-child .pn-option");
    expect(board.model.sent).toEqual([{ do: "guess-say", choice: 1 }]);
  });

  it("is answered by the page where nobody is behind it, and another may follow", () => {
    const verdict = (right: boolean) => ({ right, says: null, why: null, cite: null, rulings: [] });
    const asked = { task: both("For ever?", "Sans fin ?"), seat: 1, choices: [], tried: null, verdict: null, solved: false };
    const model = new AloneModel({ ...sample(), guessing: { ...asked, key: [verdict(true), verdict(false)] } });
    model.send({ do: "guess-say", choice: 0 });
    expect(model.get("guessing")).toMatchObject({ tried: 0, verdict: verdict(true), solved: true });
    model.send({ do: "guess-say", choice: 1 });
    expect(model.get("guessing")).toMatchObject({ tried: 1, verdict: verdict(false), solved: true });
    board = { close() {}, el: document.createElement("div") } as unknown as Drawn;
  });
});
