// @vitest-environment node
/** Patches, held to the same cases as the kernel's (`tests/kernel/patches.json`). */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { applied, OPERATIONS } from "../src/wire/patch";
import type { Patch } from "../src/wire/types";

interface Cases {
  applied: { does: string; before: unknown; patch: Patch; after: unknown }[];
  shared: { does: string; before: unknown; patch: Patch; same: string[]; other: string[] }[];
  refused: { because: string; before: unknown; patch: Patch }[];
}

const PATH = fileURLToPath(new URL("../../tests/kernel/patches.json", import.meta.url));
const cases: Cases = JSON.parse(readFileSync(PATH, "utf8"));

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
