/** What the site draws only when a part of its script has come. */
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import { fetchPart, later, partsOf } from "../src/hosts/site/later";
import type { Scene } from "../src/parts/context";
import { Scened } from "../src/parts/scened";
import { sample } from "./fixtures/sample";

/** What the list of keys needs of a scene. */
const scene = { words: { text: (id: string) => id, has: () => false }, info: { game: "frog" } } as unknown as Scene;

it("is nothing before its part is there, and is drawn in its place then", async () => {
  const Help = later("more", "Help");
  const place = document.createElement("div");
  await act(() => render(h(Scened, { scene, children: h(Help, {}) }), place));
  expect(place.innerHTML).toBe("");
  await act(() => fetchPart("more"));
  expect(place.querySelectorAll(".pn-help")).toHaveLength(1);
});

it("is fetched at once where a board has it from the beginning", () => {
  const traits = sample();
  expect(partsOf(traits)).toEqual([]);
  expect(partsOf({ ...traits, lesson: {} as never })).toEqual(["learning"]);
  expect(partsOf({ ...traits, level: {} as never, claim: {} as never })).toEqual(["claim", "learning"]);
  expect(partsOf({ ...traits, deal: { opened: true } as never })).toEqual(["dealing"]);
  expect(partsOf({ ...traits, deal: { opened: false } as never })).toEqual([]);
  expect(partsOf({ ...traits, reference: {} as never })).toEqual(["reference"]);
});
