// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { render } from "preact";
import { beforeEach, describe, expect, it } from "vitest";
import LOOKS from "../../pnrules/nightmare/shown/looks.json";
import ART from "../../pnrules/showing/art.json";
import { bandwidth } from "../src/games/bandwidth";
import { nightmare } from "../src/games/nightmare";
import { faceOf } from "../src/games/nightmare/face";
import { runtimeError } from "../src/games/runtime_error";
import { Art, addSprite } from "../src/parts/art";

describe("the pictures of cards", () => {
  beforeEach(() => document.body.replaceChildren());

  it("are in the page once, however many boards there are", async () => {
    await Promise.all([addSprite(), addSprite()]);
    await addSprite();
    expect(document.querySelectorAll("#pn-sprite")).toHaveLength(1);
    const ids = [...document.querySelectorAll("symbol")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("are found in the sprite, one for every kind of card", async () => {
    await addSprite();
    const kinds = Object.keys(LOOKS);
    expect(kinds).toHaveLength(34);
    const place = document.createElement("div");
    for (const kind of kinds) {
      render(<Art face={faceOf(kind)!} />, place);
      const href = place.querySelector("use")!.getAttribute("href")!;
      expect(document.querySelector(`symbol${href} path`), kind).not.toBeNull();
    }
  });

  it("say nothing to a screen reader", () => {
    const place = document.createElement("div");
    render(<Art face={faceOf("ZAP")!} />, place);
    expect(place.querySelector("svg")!.getAttribute("aria-hidden")).toBe("true");
    expect(place.textContent).toBe("");
  });

  it("are drawn with inks that have a style", () => {
    const styles = readFileSync("src/parts/art.css", "utf8");
    const styled = new Set([...styles.matchAll(/data-ink~?="([\w ]+)"/g)].flatMap(([, inks]) => inks!.split(" ")));
    const used = new Set(Object.values(ART).flatMap((strokes) => strokes.flatMap(([ink]) => ink!.split(" "))));
    expect([...used].filter((ink) => ink !== "line" && !styled.has(ink))).toEqual([]);
  });

  it("stand beside what the reference has of a card, by the place in the rulebook", () => {
    expect(nightmare.faceAt!("card-bit-maker")?.art).toBe("bit maker");
    expect(nightmare.faceAt!("object")).toBeNull();
    expect(bandwidth.faceAt!("card-pass-x")?.art).toBe("pass");
    expect(bandwidth.faceAt!("card-cut-and-paste")?.art).toBe("cut and paste");
    expect(runtimeError.faceAt!("loop")?.art).toBe("loop");
    expect(runtimeError.faceAt!("scripting")).toBeNull();
  });
});
