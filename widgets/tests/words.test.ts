import { describe, expect, it } from "vitest";
import { Catalogue, kindOf, Words } from "../src/words";
import { info, texts } from "./fixtures/sample";

const catalogue = new Catalogue(texts());
const en = new Words(catalogue, "en", info);
const fr = new Words(catalogue, "fr", info);

describe("words", () => {
  it("say a step with its arguments, in both languages", () => {
    const saying = { id: "test-copies", params: [["seat", "seat"], ["cards", "cards"]], args: [1, ["PROGRAM ERROR", "BUG#2", "GOTO"]] };
    expect(en.say(saying as never)).toBe("P1 copies PROGRAM ERROR, then BUG, then GOTO.");
    expect(fr.say(saying as never)).toBe("P1 copie PROGRAM ERROR, puis BUG, puis GOTO.");
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

  it("say of who names nobody but themselves that it is oneself", () => {
    const asking = { ...info, verbs: { ...info.verbs, "test-player": [["seat", "seat"]] as [string, string][] } };
    const words = new Words(new Catalogue({ en: `${texts()["en"]}\noption-${info.game}-test-player = { $seat }` }), "en", asking);
    expect([1, 2].map((seat) => words.option(["test-player", seat], 1))).toEqual(["oneself", "P2"]);
  });

  it("list nothing, one, and more", () => {
    expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map((list) => en.list(list, "list-and"))).toEqual(["", "A", "A and B", "A, B and C"]);
  });

  it("show a gap in the catalogue as a gap", () => {
    expect(en.text("no-such-message")).toBe("no-such-message");
  });

  it("find the numbers on a card again, grammar included", () => {
    const words = (numbers: number[]) => en.card("card-pn30-acquire", numbers);
    const one = words([1]);
    expect(one.map((piece) => piece.text).join("")).toBe("Your score rises by 1 point.");
    expect(one.find((piece) => piece.number === 0)?.text).toBe("1");
    expect(words([3]).map((piece) => piece.text).join("")).toBe("Your score rises by 3 points.");
  });

  it("say no answer whose operands are hidden", () => {
    expect(en.option(["number", "BUG", 0], 3)).toBe("Raise the number on BUG");
    expect(en.option(["number"], 3)).toBeNull();
  });

  it("sign a change as a printed page does", () => {
    expect([en.signed(1), en.signed(-2)]).toEqual(["+1", "\u22122"]);
  });
});
