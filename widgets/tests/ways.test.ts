// @vitest-environment node
/** The way to a value, held to the same cases as the kernel's (`tests/kernel/subjects.json`). */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { follow, OPERATIONS } from "../src/why/ways";
import type { Way } from "../src/wire/types";

interface Case {
  does: string;
  board: unknown;
  way: Way;
  which?: string | number;
  printed?: Record<string, number[]>;
  value?: unknown;
  unknown?: true;
}

const PATH = fileURLToPath(new URL("../../tests/kernel/subjects.json", import.meta.url));
const cases: Case[] = JSON.parse(readFileSync(PATH, "utf8"));

describe("a way", () => {
  it.each(cases)("$does", ({ board, way, which = null, printed = {}, value, unknown }) => {
    const cards = Object.fromEntries(Object.entries(printed).map(([kind, numbers]) => [kind, { numbers, text: "", ref: "" }]));
    const found = follow(way, { board, which, info: { cards } });
    if (unknown) expect(found).toBeUndefined();
    else expect(found).toStrictEqual(value);
  });

  it("has no operation that the cases do not try", () => {
    const tried = cases.flatMap(({ way }) => way.flatMap((step) => (typeof step === "string" ? [] : [step[0]])));
    expect([...new Set(tried)].sort()).toEqual(Object.keys(OPERATIONS).sort());
  });
});
