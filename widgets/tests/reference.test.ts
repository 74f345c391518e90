/** The page of rules and cards: what is on it, what a search finds, and what an address names. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { answersOf, entriesOf, found, named, placesOf } from "../src/reference/entries";
import { rulesPage } from "../src/reference/page";
import type { Info, Reference } from "../src/wire/types";
import { Catalogue, Words } from "../src/wire/words";

const PLACE = { work: "PN 3.0", rulings: [], lessons: [], scenarios: [], more: 0 };
const REFERENCE: Reference = {
  game: "nightmare",
  places: [
    { ...PLACE, ref: "ref-pn30-object", place: "object", card: null },
    { ...PLACE, ref: "ref-pn30-card-copy", place: "card-copy", card: { text: "card-copy", numbers: [2] }, rulings: ["N-01"] },
  ],
  rulings: [{ id: "N-01", message: "ruling-n-01", others: ["inner"], scenarios: [], more: 0 }],
  titles: {},
  glossary: ["glossary-nightmare-bit"],
};
const TEXTS = `
ref-pn30-object = Everyone fights for control of it.
    .title = Aim of the game
ref-pn30-card-copy = Do the previous 2 cards again.
    .title = COPY
ruling-n-01 = From where do you count?
    .default = From the COPY.
    .reason = The bit is there.
    .other-inner = From the innermost one.
board-ruling-default = Our answer
board-ruling-other = This game's answer
board-ruling-reason = Why
board-ruling-another =
    { $count ->
        [one] Another answer
       *[other] Other answers
    }
glossary-nightmare-bit = A piece of yours. Élan!
    .title = bit
`;
const words = new Words(new Catalogue({ en: TEXTS }), "en", {
  game: "nightmare",
  players: [],
  asks: {},
  verbs: {},
} as unknown as Info);
const entries = entriesOf(REFERENCE, words);

describe("what there is to read", () => {
  it("has rules, cards, rulings and words, each under its own name", () => {
    expect(entries.map(({ group, title }) => [group, title])).toEqual([
      ["rules", "Aim of the game"],
      ["cards", "COPY"],
      ["rulings", "N-01. From where do you count?"],
      ["words", "bit"],
    ]);
  });
});

describe("a ruling", () => {
  it("has its other answers as others, which are no game's", () => {
    expect(answersOf(REFERENCE.rulings[0]!, words)).toEqual([
      ["Our answer", "From the COPY."],
      ["Why", "The bit is there."],
      ["Another answer", "From the innermost one."],
    ]);
  });
  it("is about the places that it touches", () => {
    expect(placesOf(REFERENCE.rulings[0]!, REFERENCE)).toEqual(["ref-pn30-card-copy"]);
  });
});

describe("a search", () => {
  const titles = (wanted: string) => found(entries, wanted).map(({ title }) => title);

  it("finds the beginnings of words, in titles first, then in texts", () => {
    expect(titles("cop")).toEqual(["COPY", "N-01. From where do you count?"]);
    expect(titles("n-01")).toEqual(["N-01. From where do you count?"]);
  });
  it("looks at what a ruling might also be", () => {
    expect(titles("innermost")).toEqual(["N-01. From where do you count?"]);
  });
  it("wants all the words that are looked for, in any order", () => {
    expect(titles("cards prev")).toEqual(["COPY"]);
    expect(titles("cards nothing")).toEqual([]);
  });
  it("leaves out the words with which one asks, unless there are no others", () => {
    const asks = (wanted: string) => found(entries, wanted, "how do i from the").map(({ title }) => title);
    expect(asks("How do I count?")).toEqual(["N-01. From where do you count?"]);
    expect(asks("from the")).toEqual(titles("from the"));
    expect(titles("from the")).not.toEqual([]);
    expect(titles("how do i count")).toEqual([]);
  });
  it("finds a word in any form, as far as the language names its endings", () => {
    const finds = (wanted: string) => found(entries, wanted, "", "ing ed s").map(({ title }) => title);
    expect(finds("counted")).toEqual(["N-01. From where do you count?"]);
    expect(titles("counted")).toEqual([]);
    expect(finds("bits"), "and leaves short words as they are").toEqual(titles("bits"));
  });
  it("does not mind accents, capitals or signs", () => {
    expect(titles("ELAN")).toEqual(["bit"]);
    expect(titles("(previous) cards?")).toEqual(["COPY"]);
  });
  it("shows all when nothing is looked for", () => {
    expect(titles("  ")).toHaveLength(4);
  });
});

describe("an address", () => {
  it("names an entry after its #, in capitals or not", () => {
    expect(named(entries, "#ref-pn30-card-copy")?.title).toBe("COPY");
    expect(named(entries, "#n-01")?.key).toBe("N-01");
    expect(named(entries, "#no-such")).toBeNull();
    expect(named(entries, "")).toBeNull();
  });
  it("that is no address names nothing", () => {
    expect(named(entries, "#%E0%A4%A")).toBeNull();
  });
});

describe("the way from a citation to the page", () => {
  beforeEach(() => {
    delete document.body.dataset.rules;
    delete document.body.dataset.baseUrl;
  });

  it("is there where the app has such a page", () => {
    document.body.dataset.rules = "nightmare bandwidth";
    document.body.dataset.baseUrl = "/x/voila/";
    expect(rulesPage("nightmare", "fr")).toBe("/x/voila/render/nightmare/rules.ipynb?lang=fr");
    expect(rulesPage("runtime_error", "fr")).toBeNull();
  });
  it("is not there in JupyterLab or in an exported page", () => {
    expect(rulesPage("nightmare", "en")).toBeNull();
  });
  it("leads to the page that the notebook of all games makes", () => {
    expect(readFileSync("../notebooks/rules.ipynb", "utf-8")).toContain("rules()");
  });
});
