/** The one person who plays against opponents is "you" wherever their seat is spoken of; whoever has a name keeps it. */
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { youOf } from "../src/wire/seated";
import type { Info, Saying } from "../src/wire/types";
import { Catalogue, Words } from "../src/wire/words";
import { sentText } from "./catalogue";
import { sample } from "./fixtures/sample";
import { Drawn } from "./model";

const TEXTS = Object.fromEntries(
  ["en", "fr"].map((lang) => {
    const own = ["words", "nightmare", "bandwidth"].map((folder) =>
      readFileSync(`../pnrules/${folder}/locales/${lang}/you.ftl`, "utf-8"),
    );
    return [
      lang,
      [sentText("nightmare", lang, "game.ftl", "board.ftl"), sentText("bandwidth", lang, "game.ftl"), ...own].join("\n"),
    ];
  }),
);
const INFO: Info = {
  ...sample().info,
  game: "nightmare",
  players: ["You", "Tess", "Max"],
  asks: { execute: [["card", "card"]] },
};
const words = (lang: string, you: number | null = 1) =>
  new Words(new Catalogue(TEXTS), lang, { ...INFO, players: [lang === "en" ? "You" : "Vous", "Tess", "Max"] }, undefined, you);
const saying = (id: string, args: unknown[], ...params: [string, string][]): Saying => ({ id, params, args });
const SEAT: [string, string] = ["seat", "seat"];
const CARD: [string, string] = ["card", "card"];
const OWNER: [string, string] = ["owner", "seat"];

describe("the seat of the one person", () => {
  it("is theirs where all others are opponents, and nobody's where there are several persons or none", () => {
    expect(youOf("tess,person,max")).toBe(2);
    expect(youOf("person,person,max")).toBeNull();
    expect(youOf("tess,max")).toBeNull();
    expect([youOf(""), youOf("person")]).toEqual([null, null]);
  });
});

describe("what is said to the one person", () => {
  const [en, fr] = [words("en"), words("fr")];

  it("is said to them where they do something", () => {
    const executes = saying("nightmare-executes", [1, "BUG"], SEAT, CARD);
    expect([en.say(executes), fr.say(executes)]).toEqual(["You execute BUG.", "Vous exécutez BUG."]);
    const declines = saying("nightmare-declines", [1, "BUG"], SEAT, CARD);
    expect([en.say(declines), fr.say(declines)]).toEqual(["You do not execute BUG.", "Vous n’exécutez pas BUG."]);
  });

  it("is said of others as ever", () => {
    expect(en.say(saying("nightmare-executes", [2, "BUG"], SEAT, CARD))).toBe("Tess executes BUG.");
    expect(words("en", null).say(saying("nightmare-executes", [2, "BUG"], SEAT, CARD))).toBe("Tess executes BUG.");
  });

  it("has what is theirs as theirs, also where another does something with it", () => {
    const takes = saying("nightmare-takes-bit", [2, 1, "BUG"], SEAT, OWNER, CARD);
    expect([en.say(takes), fr.say(takes)]).toEqual(["Tess takes your bit off BUG.", "Tess vous enlève un bit sur BUG."]);
    expect(en.say(saying("nightmare-break-stops", [1, "BUG"], SEAT, CARD))).toBe(
      "Your BREAK stops the program. The PC moves to BUG.",
    );
  });

  it("needs no message of its own where they are only named; within a list, too", () => {
    expect(en.say(saying("bandwidth-may-be-dealt", [1], SEAT))).toBe("The next card goes to you.");
    expect(en.say(saying("bandwidth-goes-by", [1], SEAT))).toBe("The Token goes past you, and you get no point.");
    expect(fr.say(saying("bandwidth-arrives", [1], SEAT))).toBe("Le jeton s’arrête chez vous, et vous marquez 1\u00a0point.");
    expect(en.say(saying("nightmare-result-draw", [[1, 2]], ["seats", "seats"]))).toBe("It is a draw: you and Tess.");
    expect(en.say(saying("nightmare-result-points", [[1]], ["seats", "seats"]))).toBe("You win, with 20 points or more.");
  });

  it("has a game that has no words for it speak of them by their seat", () => {
    const frog = new Words(
      new Catalogue({ en: `${TEXTS.en}\nfrog-jumps = { $seat } jumps to { $place }.` }),
      "en",
      INFO,
      undefined,
      1,
    );
    expect(frog.say(saying("frog-jumps", [1, 4], SEAT, ["place", "number"]))).toBe("P1 jumps to 4.");
  });

  it("keeps its short form short", () => {
    expect(en.sayShort(saying("nightmare-plays-head", [1, "BUG"], SEAT, CARD))).toBe("You play BUG at the head.");
  });

  it("is asked without their name", () => {
    expect([en.question("execute", 1, ["BUG"]), fr.question("execute", 1, ["BUG"])]).toEqual([
      "Execute BUG?",
      "Exécuter BUG\u202f?",
    ]);
    expect(en.question("execute", 2, ["BUG"])).toBe("Tess: execute BUG?");
  });

  it("is a label where a seat is marked", () => {
    expect([en.seat(1), en.player(1), fr.seat(1), en.seat(2)]).toEqual(["You", "You", "Vous", "P2"]);
    expect(en.text("board-hand-of", { seat: en.player(1) })).toBe("Your hand");
    expect(en.text("board-branch", { who: en.who(1), words: "BUG" })).toBe("You: BUG");
  });
});

describe("every message of the games", () => {
  const all = (lang: string) =>
    ["nightmare", "bandwidth", "runtime_error"].flatMap((game) => {
      const folder = `../pnrules/${game}/locales/${lang}`;
      const text = readdirSync(folder)
        .filter((name) => ["game.ftl", "you.ftl"].includes(name))
        .map((name) => readFileSync(`${folder}/${name}`, "utf-8"))
        .join("\n");
      return [...text.matchAll(/^([a-z][\w-]*) =((?:.*\n)(?:(?:[ }].*)?\n)*)/gm)].map(([, id, said]) => [id!, said!] as const);
    });
  /** What is never said to a person on a board: what chance is asked, the command line's, what is wrong with a file. */
  const ELSEWHERE = /^(ask|cli|tell|describe|problem|you)-/;

  it("that has a player do or own something says it to the one person too", () => {
    const messages = new Map(all("en"));
    const missing = [...messages].flatMap(([id, said]) =>
      ELSEWHERE.test(id)
        ? []
        : [...said.matchAll(/\{ \$(seat|owner|by|neighbour) \}(?=’s|, who | (?:is|has|does|wants|[a-z]+s) )/g)]
            .map(([, name]) => `you-${name}-${id}`)
            .filter((own) => !messages.has(own)),
    );
    expect(missing).toEqual([]);
  });

  it("that is said to the one person is in both languages, and stands for one that there is", () => {
    const [en, fr] = [new Map(all("en")), new Map(all("fr"))];
    const own = [...en.keys()].filter((id) => id.startsWith("you-"));
    expect(own.length).toBeGreaterThan(150);
    expect([...fr.keys()].filter((id) => id.startsWith("you-"))).toEqual(own);
    const boards = ["nightmare", "bandwidth", "runtime_error"].map((game) =>
      readFileSync(`../pnrules/${game}/locales/en/board.ftl`, "utf-8"),
    );
    const lost = own
      .map((id) => id.replace(/^you-[a-z]+-/, ""))
      .filter((id) => !en.has(id) && !boards.some((text) => text.includes(`${id} =`)));
    expect(lost).toEqual([]);
  });
});

describe("on the board", () => {
  let board: Drawn;
  const table = { who: "person,tess,max", passing: false, passes: false, hand_to: null, thinks: null, hints: true };
  const drawn = async (players: string[], who = table.who) => {
    board = await Drawn.with({ info: { ...sample().info, players }, table: { ...table, who }, seat: null });
  };
  afterEach(() => {
    board.close();
    board.el.remove();
  });
  const chips = () => board.all(".pn-player-top").map((top) => top.querySelector(".pn-bit")!.textContent!.replace(/^\W+/, ""));
  const names = () => board.all(".pn-player-name").map((name) => name.textContent);

  it("the one person is you, and opponents have their names", async () => {
    await drawn(["P1", "P2", "P3"]);
    expect([chips(), names()]).toEqual([
      ["You", "P2", "P3"],
      ["Tess", "Max"],
    ]);
    await board.set("lang", "fr");
    expect(chips()[0]).toBe("Vous");
  });

  it("whoever was given a name keeps it", async () => {
    await drawn(["Ada", "Bob", "Cleo"]);
    expect([chips(), names()]).toEqual([
      ["P1", "P2", "P3"],
      ["Ada", "Bob", "Cleo"],
    ]);
  });

  it("where several persons play, nobody is you", async () => {
    await drawn(["P1", "P2", "P3"], "person,person,max");
    expect([chips(), names()]).toEqual([["P1", "P2", "P3"], ["Max"]]);
  });
});
