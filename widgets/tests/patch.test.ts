// @vitest-environment node
/** Patches, held to the same cases as the kernel's (`tests/kernel/patches.json`); and to its positions, on whole plays. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { applied, OPERATIONS } from "../src/patch";
import { Tree } from "../src/tree";
import type { Base, Patch, Position } from "../src/types";

interface Cases {
  applied: { does: string; before: unknown; patch: Patch; after: unknown }[];
  shared: { does: string; before: unknown; patch: Patch; same: string[]; other: string[] }[];
  refused: { because: string; before: unknown; patch: Patch }[];
}

const read = (path: string) => JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8"));
const cases: Cases = read("../../tests/kernel/patches.json");

const at = (data: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inside, name) => (inside as Record<string, unknown>)[name], data);

describe("a patch", () => {
  it.each(cases.applied)("$does", ({ before, patch, after }) => {
    const kept = structuredClone(before);
    expect(applied(before, patch)).toEqual(after);
    expect(before).toEqual(kept);
  });

  it.each(cases.shared)("shares $does", ({ before, patch, same, other }) => {
    const after = applied(before, patch);
    expect(same.filter((path) => at(after, path) !== at(before, path))).toEqual([]);
    expect(other.filter((path) => at(after, path) === at(before, path))).toEqual([]);
  });

  it.each(cases.refused)("is refused for $because", ({ before, patch }) => {
    const kept = structuredClone(before);
    expect(() => applied(before, patch)).toThrow(RangeError);
    expect(before).toEqual(kept);
  });

  it("has an operation for each that the cases try, and no other", () => {
    const lasts = cases.applied.flatMap(({ patch }) => Object.keys(patch).map((path) => path.split(".").at(-1)!));
    expect([...OPERATIONS.keys()].sort()).toEqual([...new Set(lasts.filter((last) => /^[a-z]{2,}$/.test(last)))].sort());
  });
});

interface Sent {
  game: string;
  seat: number | null;
  base: Base;
  positions: string[];
}

/** The same for the same members, in whatever order they stand. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === "object" && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, each]) => [name, sorted(each)]),
        )
      : value;

/** What a position comes to, with its frames in full: what a frame begins with may be left out of it. */
function digest({ board, frames, ask, ...rest }: Position): string {
  const begins = { pc: 0, source: null, actor: 0 };
  const full = frames.map((frame) => ({ ...begins, ...frame, env: frame.env ?? {} }));
  return createHash("sha256")
    .update(JSON.stringify(sorted({ board, frames: full, ask, ...rest })))
    .digest("hex")
    .slice(0, 12);
}

describe.each(read("./fixtures/trees.json") as Sent[])("the tree of $game as $seat sees it", ({ base, positions }) => {
  it("comes to the kernel's position at every node", () => {
    const tree = new Tree(base, null);
    expect(tree.forked).toBe(true);
    expect(positions.length).toBe(tree.size);
    expect(positions.map((_, node) => digest(tree.position(node)))).toEqual(positions);
    expect([...positions.keys()].reverse().map((node) => digest(tree.position(node)))).toEqual([...positions].reverse());
  });
});
