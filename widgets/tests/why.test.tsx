/** Why is it so: the browser's answers are the kernel's, on whole games of every kind; and the panel that tells them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { gameView } from "../src/games";
import { cardTarget, seatTarget } from "../src/choosing";
import { Tree } from "../src/tree";
import type { Base, Info, Position } from "../src/types";
import { changesBack, keyOf, same, TABLE, type Subject } from "../src/why/subject";
import { Drawn } from "./model";

interface Fixture {
  info: Info;
  base: Base;
  why: [node: number, subjects: [fact: (string | number)[], value: unknown, steps: number[]][]][];
  compared: [here: number, there: number, differences: [fact: (string | number)[], here: unknown, there: unknown][]];
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const fixture = (game: string) => JSON.parse(readFileSync(here(`./fixtures/why_${game}.json`), "utf8")) as Fixture;

/** Every subject that the board knows of what a fact is about. */
function subjectOf(fact: readonly (string | number)[], position: Position, { info }: Fixture): Subject | undefined {
  const which = fact[1];
  const about = which === undefined ? TABLE : typeof which === "number" ? seatTarget(which) : cardTarget(which);
  return gameView(info.game).subjects(position, about, info).find((each) => keyOf(each.fact) === fact.join(" "));
}

describe.each(["nightmare", "bandwidth", "runtime_error"])("on a whole game of %s", (game) => {
  const given = fixture(game);
  const tree = new Tree(given.base, null);

  it("every subject that the kernel knows has the same value, and the same steps made it so", () => {
    const changed = new Set<string | number>();
    for (const [node, subjects] of given.why) {
      const position = tree.position(node);
      expect(subjects.length).toBeGreaterThan(10);
      for (const [fact, value, steps] of subjects) {
        const subject = subjectOf(fact, position, given);
        if (fact[0] === "result") continue; // how the game ended is said where the question would be
        expect([fact, subject?.read(position) ?? null]).toEqual([fact, value]);
        expect([fact, [...changesBack(tree, node, subject!.read)]]).toEqual([fact, steps]);
        if (steps.length > 0) changed.add(fact[0]!);
      }
    }
    expect(changed.size).toBeGreaterThan(5);
  });

  it("the same differs between two positions", () => {
    const [here, there, differences] = given.compared;
    const [one, other] = [tree.position(here), tree.position(there)];
    expect(differences.length).toBeGreaterThan(5);
    for (const [fact, before, after] of differences.filter(([fact]) => fact[0] !== "result")) {
      const subject = subjectOf(fact, other, given)!;
      expect([fact, subject.read(one) ?? null, subject.read(other) ?? null]).toEqual([fact, before, after]);
      expect(same(subject.read(one), subject.read(other))).toBe(false);
    }
  });
});
