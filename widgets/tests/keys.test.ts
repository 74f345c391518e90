import { describe, expect, it } from "vitest";
import { actionOf, type Zone, zoneOf } from "../src/asking/keys";

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...more });
const zones: Zone[] = ["field", "log", "entry", "button", "board"];

describe("actionOf", () => {
  it("steps, plays, walks the branches and chooses", () => {
    expect(actionOf(key("ArrowRight"), "board")).toEqual({ do: "step", by: 1 });
    expect(actionOf(key("ArrowUp"), "button")).toEqual({ do: "branch", by: -1 });
    expect(actionOf(key(" "), "board")).toEqual({ do: "play" });
    expect(actionOf(key("3"), "field")).toEqual({ do: "option", index: 2 });
    expect(actionOf(key("u"), "log")).toEqual({ do: "undo" });
  });

  it("leaves the arrows to the cards on the row, and up and down to the log", () => {
    expect(actionOf(key("ArrowRight"), "field")).toEqual({ do: "card", to: "next" });
    expect(actionOf(key("ArrowDown"), "log")).toEqual({ do: "entry", by: 1 });
  });

  it("keeps what is typed and what presses a button from the page around, and does nothing else with it", () => {
    expect(actionOf(key("x"), "entry")).toEqual({ do: "native" });
    expect(actionOf(key("Enter"), "button")).toEqual({ do: "native" });
    expect(actionOf(key(" "), "field")).toEqual({ do: "native" });
  });

  it("takes no key with a modifier, and never Tab", () => {
    for (const zone of zones) {
      expect(actionOf(key("Tab"), zone)).toBeNull();
      expect(actionOf(key("ArrowRight", { ctrlKey: true }), zone)).toBeNull();
      expect(actionOf(key("r", { metaKey: true }), zone)).toBeNull();
    }
    expect(actionOf(key("x"), "board")).toBeNull();
  });
});

it("zoneOf tells a slider, which is the board's, from a field to type in", () => {
  document.body.innerHTML = '<input type="range"><input type="text"><select></select><button></button>';
  const zone = (selector: string) => zoneOf(document.querySelector(selector)!);
  expect([zone("[type=range]"), zone("[type=text]"), zone("select"), zone("button")]).toEqual([
    "board",
    "entry",
    "entry",
    "button",
  ]);
});
