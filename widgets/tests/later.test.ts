/** What the site draws only when a part of its script has come. */
import { readFileSync } from "node:fs";
import { h, options, render } from "preact";
import { act } from "preact/test-utils";
import { expect, it, vi } from "vitest";
import { inTwo, LATER_STYLES } from "../site/later.mjs";
import { fetchPart, later, partsOf } from "../src/hosts/site/later";
import { Given, give } from "../src/parts/part";
import { useWords } from "../src/parts/scene";
import type { Words } from "../src/wire/words";
import { sample } from "./fixtures/sample";

/** What the list of keys needs of the words. */
const words = { text: (id: string) => id, has: () => false, info: { game: "frog" } } as unknown as Words;

it("is nothing before its part is there, and is drawn in its place then", async () => {
  const Help = later("more", "Help");
  const place = document.createElement("div");
  await act(() => render(h(Given, { gifts: [give(useWords, words)], children: h(Help, {}) }), place));
  expect(place.innerHTML).toBe("");
  await act(() => fetchPart("more"));
  expect(place.querySelectorAll(".pn-help")).toHaveLength(1);
});

it("is drawn too when its part comes between the first drawing and its effect", async () => {
  vi.resetModules(); // no part has been fetched
  const [parts, site, scene] = await Promise.all([
    import("../src/parts/part"),
    import("../src/hosts/site/later"),
    import("../src/parts/scene"),
  ]);
  const Help = site.later("more", "Help");
  const place = document.createElement("div");
  const effects: (() => void)[] = [];
  const { requestAnimationFrame: before } = options;
  options.requestAnimationFrame = (effect) => effects.push(effect); // preact waits for it before an effect happens
  render(h(parts.Given, { gifts: [parts.give(scene.useWords, words)], children: h(Help, {}) }), place);
  await site.fetchPart("more");
  expect([place.innerHTML, effects.length]).toEqual(["", 1]);
  if (before) options.requestAnimationFrame = before;
  else delete options.requestAnimationFrame;
  await act(() => effects[0]!());
  expect(place.querySelectorAll(".pn-help")).toHaveLength(1);
});

it("is fetched at once where a board has it from the beginning", () => {
  const traits = sample();
  expect(partsOf(traits)).toEqual([]);
  expect(partsOf({ ...traits, lesson: {} as never })).toEqual(["learning"]);
  expect(partsOf({ ...traits, level: {} as never, claim: {} as never })).toEqual(["claim", "learning"]);
  for (const task of ["lesson", "exercise", "guessing"]) expect(partsOf({ ...traits, [task]: {} })).toEqual(["learning"]);
  expect(partsOf({ ...traits, deal: { opened: true } as never })).toEqual(["dealing"]);
  expect(partsOf({ ...traits, deal: { opened: false } as never })).toEqual([]);
  expect(partsOf({ ...traits, laying: {} as never })).toEqual(["dealing"]);
  expect(partsOf({ ...traits, reference: {} as never })).toEqual(["reference"]);
});

it("has its styles with it where they lie in a sheet of their own, which names every layer in its order", () => {
  const style = readFileSync("src/style.css", "utf-8");
  const { first, later: rest } = inTwo(style);
  const imports = (text: string) => [...text.matchAll(/^@import "\.\/([\w/]+\.css)"/gm)].map(([, name]) => name);
  expect(imports(rest)).toEqual(LATER_STYLES.sheets);
  expect([...imports(first), ...imports(rest)].sort()).toEqual(imports(style).sort());
  const layers = /^@layer .*;$/m.exec(style)![0];
  expect([first, rest].map((text) => text.includes(layers))).toEqual([true, true]);
});
