import { describe, expect, it } from "vitest";
import { cardTarget, chosenAfter, left, nextTargets, partTarget, pathOf, seatTarget } from "../src/wire/choosing";
import type { Info, Option } from "../src/wire/types";
import type { Param } from "../src/wire/words";

const card: Param = ["card", "card"];
const verbs: Record<string, Param[]> = {
  execute: [],
  move: [card, ["place", "number"], ["target", "card"]],
  head: [card],
  tail: [card],
  claim: [card],
  "claim-for": [card, ["seat", "seat"]],
  place: [["place", "place"]],
};
const info = { verbs } as unknown as Info;
const paths = (...options: Option[]) => options.map((option) => pathOf(info, option));
const bit = (name: string, place: number) => partTarget(name, "place", place);

describe("what an answer points at", () => {
  it("is its operands in order; a number behind a card is something on that card", () => {
    expect(paths(["move", "BUG", 1, "COPY"], ["claim-for", "BUG", 2], ["place", 0], ["execute"])).toEqual([
      ["card BUG", "card BUG place 1", "card COPY"],
      ["card BUG", "seat 2"],
      ["place 0"],
      [],
    ]);
  });
});

describe("pointing at one thing after another", () => {
  const moves = paths(
    ["move", "BUG", 0, "COPY"],
    ["move", "BUG", 0, "GOTO"],
    ["move", "COPY", 0, "BUG"],
    ["move", "COPY", 1, "BUG"],
  );

  it("begins with a card or straight away with a bit on it", () => {
    expect([...nextTargets(moves, [])]).toEqual([
      cardTarget("BUG"),
      bit("BUG", 0),
      cardTarget("COPY"),
      bit("COPY", 0),
      bit("COPY", 1),
    ]);
    expect(chosenAfter(moves, [], bit("BUG", 0))).toEqual([cardTarget("BUG"), bit("BUG", 0)]);
  });

  it("goes on by itself where there is only one way, and stops where there are two", () => {
    expect(chosenAfter(moves, [], cardTarget("BUG"))).toEqual([cardTarget("BUG"), bit("BUG", 0)]);
    expect(chosenAfter(moves, [], cardTarget("COPY"))).toEqual([cardTarget("COPY")]);
    expect(left(moves, [cardTarget("COPY")])).toEqual([2, 3]);
  });

  it("takes two clicks to move a bit", () => {
    const first = chosenAfter(moves, [], bit("BUG", 0))!;
    expect([...nextTargets(moves, first)]).toEqual([cardTarget("COPY"), cardTarget("GOTO")]);
    expect(left(moves, chosenAfter(moves, first, cardTarget("GOTO"))!)).toEqual([1]);
  });

  it("begins anew with what cannot come next, and is nothing where no answer points", () => {
    const first = chosenAfter(moves, [], bit("BUG", 0))!;
    expect(chosenAfter(moves, first, bit("COPY", 1))).toEqual(moves[3]);
    expect(chosenAfter(moves, first, cardTarget("ZAP"))).toBeNull();
    expect(chosenAfter(paths(["execute"]), [], seatTarget(1))).toBeNull();
  });

  it("leaves ways that differ in their verb alone to be told apart", () => {
    const ends = paths(["head", "BUG"], ["tail", "BUG"], ["head", "ZAP"]);
    const chosen = chosenAfter(ends, [], cardTarget("BUG"))!;
    expect([left(ends, chosen), [...nextTargets(ends, chosen)]]).toEqual([[0, 1], []]);
    expect(left(ends, chosenAfter(ends, [], cardTarget("ZAP"))!)).toEqual([2]);
  });
});
