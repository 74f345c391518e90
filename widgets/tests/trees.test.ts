// @vitest-environment node
/** Trees of every game: the board comes to the kernel's positions, and to its values of what one may ask about them. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { follow } from "../src/why/ways";
import { Tree } from "../src/wire/tree";
import type { Base, Info, Position } from "../src/wire/types";

interface Sent {
  seat: number | null;
  info: Info;
  base: Base;
  positions: string[];
  cards: string[];
  asked: string[];
}

const PATH = fileURLToPath(new URL("./fixtures/trees.json", import.meta.url));
const trees: Sent[] = JSON.parse(readFileSync(PATH, "utf8"));

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, each]) => [name, sorted(each)]));
};

/** The same for the same members, in whatever order they stand. */
const digest = (data: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(sorted(data)))
    .digest("hex")
    .slice(0, 12);

/** A position with its frames in full: what a frame begins with may be left out of it. */
function filled(position: Position): unknown {
  const begins = { pc: 0, source: null, actor: 0 };
  return { ...position, frames: position.frames.map((frame) => ({ ...begins, ...frame, env: frame.env ?? {} })) };
}

/** The values of all subjects of every seat and of the cards, each in a list: an empty one where it is not known. */
function askedAbout(position: Position, { info, cards }: Sent): unknown[][] {
  const several = { seat: info.players.map((_, i) => i + 1), card: cards, table: [null] };
  return (info.subjects ?? []).flatMap(({ about, way }) =>
    several[about].map((which) => {
      const value = follow(way, { board: position.board, which, info });
      return value === undefined ? [] : [value];
    }),
  );
}

describe.each(trees)("the tree of $info.game as $seat sees it", (sent) => {
  const tree = new Tree(sent.base, null);
  const nodes = Array.from({ length: tree.size }, (_, node) => node);

  it("has the kernel's position at every node, whichever way one comes", () => {
    expect(tree.forked).toBe(true);
    expect(nodes.map((node) => digest(filled(tree.position(node))))).toEqual(sent.positions);
    const anew = new Tree(sent.base, null);
    expect(nodes.map((node) => digest(filled(anew.position(tree.size - 1 - node)))).reverse()).toEqual(sent.positions);
  });

  it("has the kernel's values of everything that one may ask about", () => {
    expect(sent.info.subjects!.length).toBeGreaterThan(8);
    expect(new Set(sent.asked).size).toBeGreaterThan(20);
    expect(nodes.map((node) => digest(askedAbout(tree.position(node), sent)))).toEqual(sent.asked);
  });
});
