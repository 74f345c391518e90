import { describe, expect, it } from "vitest";
import { Catalogue, kindOf, Words } from "../src/wire/words";
import { info, texts } from "./fixtures/sample";

const catalogue = new Catalogue(texts());
const en = new Words(catalogue, "en", info);
const fr = new Words(catalogue, "fr", info);

describe("words", () => {
  it("say a step with its arguments, in both languages", () => {
    const saying = {
      id: "test-copies",
      params: [
        ["seat", "seat"],
        ["cards", "cards"],
      ],
      args: [1, ["PROGRAM ERROR", "BUG#2", "GOTO"]],
    };
    expect(en.say(saying as never)).toBe("P1 copies PROGRAM ERROR, then BUG, then GOTO.");
    expect(fr.say(saying as never)).toBe("P1 copie PROGRAM ERROR, puis BUG, puis GOTO.");
  });

  it("begin a question that is left to chance with a capital: chance is no name", () => {
    const asking = (lang: string, chance: string) =>
      new Words(new Catalogue({ [lang]: `who-chance = ${chance}\nask-nightmare-draw = { $who }: a card` }), lang, info);
    expect(asking("en", "chance").question("draw", "chance", [2])).toBe("Chance: a card");
    expect(asking("fr", "le hasard").question("draw", "chance", [2])).toBe("Le hasard: a card");
    expect(asking("en", "chance").question("draw", 2, [2]), "what a player is called stays as it is").toBe("P2: a card");
  });

  it("name the second copy of a card like the first, and no card that is hidden", () => {
    expect(kindOf("BUG#2")).toBe("BUG");
    const saying = { id: "test-moves", params: [["card", "card"]], args: [null] };
    expect(en.say(saying as never)).toBe(`The PC moves to ${en.text("hidden-card")}.`);
  });

  it("name a face-down card as one, count places from one, and call nobody nobody", () => {
    const saying = (id: string, kind: string, arg: unknown) => ({ id, params: [["card", kind]], args: [arg] }) as never;
    expect(en.say(saying("test-moves", "card", "FACE DOWN#2"))).toBe("The PC moves to a face-down card.");
    expect(en.say(saying("test-moves", "place", 2))).toBe("The PC moves to 3.");
    expect(en.say({ id: "test-won", params: [["seats", "seats"]], args: [[]] })).toBe("nobody wins.");
  });

  it("call a play by its title, or after its game", () => {
    expect([en.title(), fr.title()]).toEqual(["The sample game", "La partie d’exemple"]);
    expect(new Words(catalogue, "en", { ...info, title: "" }).title()).toBe("Programmer's Nightmare");
  });

  it("say of whoever names nobody but themselves that it is the player’s own self", () => {
    const asking = { ...info, verbs: { ...info.verbs, "test-player": [["seat", "seat"]] as [string, string][] } };
    const words = new Words(new Catalogue({ en: `${texts().en}\noption-${info.game}-test-player = { $seat }` }), "en", asking);
    expect([1, 2].map((seat) => words.option(["test-player", seat], 1))).toEqual(["myself", "P2"]);
  });

  it("list nothing, one, and more", () => {
    expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map((list) => en.list(list, "list-and"))).toEqual([
      "",
      "A",
      "A and B",
      "A, B and C",
    ]);
  });

  it("say some of a long list within a sentence and count the rest, as the kernel does, but list all of it where it is looked at", () => {
    const names = Array.from({ length: 57 }, (_, n) => `n${n}`);
    const first = names.slice(0, 20).join(", ");
    const saying = {
      id: "problem-unknown-answer",
      params: [
        ["answer", "text"],
        ["known", "texts"],
      ],
      args: ["x", names],
    } as never;
    expect(en.say(saying)).toBe(`“x” is no answer to this ruling; the answers are: ${first}… and 37 more`);
    expect(fr.say(saying)).toContain(`${first}… et 37\u00a0autres`);
    const long = { id: "problem-cards-missing", params: [["card", "texts"]], args: [Array(4).fill("a".repeat(200))] } as never;
    expect(en.say(long)).toBe(`these cards are nowhere: ${Array(3).fill("a".repeat(200)).join(", ")}… and 1 more`);
    expect(en.list(names, "list-and")).toMatch(/n55 and n56$/);
  });

  it("say a value of any length", () => {
    const saying = { id: "problem-unknown-card", params: [["card", "text"]], args: ["x".repeat(100_000)] } as never;
    expect(en.say(saying)).toBe(`there is no card ${"x".repeat(100_000)}`);
  });

  it("propose what was meant, name what a file should hold, and say an error within a sentence", () => {
    const unknown = {
      id: "problem-unknown-card",
      params: [
        ["card", "text"],
        ["close", "close"],
      ],
      args: ["BUGG", ["BUG", "ZAP"]],
    };
    expect(en.say(unknown as never)).toBe("there is no card BUGG (did you mean BUG or ZAP?)");
    expect(fr.say(unknown as never)).toBe("il n’y a pas de carte BUGG (vouliez-vous dire BUG ou ZAP\u202f?)");
    const expected = {
      id: "problem-expected",
      params: [
        ["expected", "json"],
        ["found", "text"],
      ],
      args: ["list", "5"],
    };
    expect(en.say(expected as never)).toBe("expected a list in brackets, found 5");
    expect(en.say({ ...expected, args: ["[who, verb, …]", "5"] } as never)).toBe("expected [who, verb, …], found 5");
    const kept = {
      id: "board-not-restored",
      params: [
        ["place", "text"],
        ["error", "error"],
      ],
      args: ["head", expected],
    };
    expect(en.say(kept as never)).toContain("(head: expected a list in brackets, found 5)");
  });

  it("show a gap in the catalogue as a gap", () => {
    expect(en.text("no-such-message")).toBe("no-such-message");
  });

  it("find the numbers on a card again, grammar included", () => {
    const words = (numbers: number[]) => en.card("card-pn30-acquire", numbers);
    const one = words([1]);
    expect(one.map((piece) => piece.text).join("")).toBe("You gain 1 point.");
    expect(one.find((piece) => piece.number === 0)?.text).toBe("1");
    expect(
      words([3])
        .map((piece) => piece.text)
        .join(""),
    ).toBe("You gain 3 points.");
  });

  it("say no answer whose operands are hidden", () => {
    expect(en.option(["number", "BUG", 0], 3)).toBe("Raise the number on BUG");
    expect(en.option(["number"], 3)).toBeNull();
  });

  it("sign a change as a printed page does", () => {
    expect([en.signed(1), en.signed(-2)]).toEqual(["+1", "\u22122"]);
  });
});
