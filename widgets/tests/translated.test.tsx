/** A page that the browser translates: each text of it lies in elements of the browser's. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AT_COPY, COPIED } from "./fixtures/sample";
import { atRest, Drawn } from "./model";

/** Does what a browser does, with "~" before each text instead of a translation. */
function translate(root: Element): void {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement!.closest("font, svg")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `~${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** All that is read on it, as it was before it was translated. */
const said = (root: Element) => root.textContent!.replaceAll("~", "");

describe("a text that the browser has translated", () => {
  const place = document.createElement("div");
  afterEach(() => act(() => render(null, place)));
  const show = (what: preact.ComponentChild) => act(() => render(<p>{what}</p>, place));

  it.each([
    ["alone", "one", "two"],
    ["in parts", ["one ", 2], ["three ", 4]],
    ["before an element", ["one", <b key="b">!</b>], ["two", <b key="b">!</b>]],
    ["behind an element", [<b key="b">!</b>, "one"], [<b key="b">!</b>, "two"]],
    ["that goes", ["one", <b key="b">!</b>], [null, <b key="b">!</b>]],
    ["that gets an element", "one", ["one", <b key="b">!</b>]],
    ["that loses an element", ["one", <b key="b">!</b>], "two"],
    ["that is a number", 1, 2],
    ["in a list", [["one"], <b key="b">!</b>], [["two", "three"], <b key="b">!</b>]],
    ["without an element of its own", <>one</>, <>two</>],
    ["that gives way to an element", "one", <b>two</b>],
  ])("%s is followed by the next one alone", async (_, before, after) => {
    await show(after);
    const alone = said(place);
    await act(() => render(null, place));
    await show(before);
    translate(place);
    await show(after);
    expect(said(place)).toBe(alone);
  });

  it("leaves the element where it was, with the focus", async () => {
    const button = (text: string) => act(() => render(<button type="button">{text}</button>, place));
    document.body.append(place);
    await button("one");
    const element = place.querySelector("button")!;
    element.focus();
    translate(place);
    await button("two");
    expect(place.querySelector("button")).toBe(element);
    expect(document.activeElement).toBe(element);
    expect(element.textContent).toBe("two");
  });
});

describe("a board that the browser has translated", () => {
  let board: Drawn;
  let plain: Drawn;
  beforeEach(async () => {
    board = await Drawn.with({ offer: ["lang", "seat", "rules"] });
    plain = await Drawn.with({ offer: ["lang", "seat", "rules"] });
  });
  afterEach(() => {
    for (const each of [board, plain]) {
      each.close();
      each.el.remove();
    }
  });

  it("says at each step and on each tab what one says that was not", async () => {
    const both = async (does: (each: Drawn) => Promise<void>) => {
      translate(board.el);
      for (const each of [board, plain]) await does(each);
      await atRest();
      expect(said(board.el)).toBe(said(plain.el));
    };
    for (const node of [1, 2, AT_COPY, COPIED, 3]) await both((each) => each.look(node));
    for (const tab of ["why", "branches", "settings", "log"] as const) await both((each) => each.tab(tab));
    await both((each) => each.set("lang", "fr"));
  });

  it("leaves no text to Preact beside another node, in any tab", async () => {
    const loose = () => {
      const walk = document.createTreeWalker(board.el, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walk.nextNode()) {
        const text = walk.currentNode as Text;
        const parent = text.parentElement!;
        if (text.data.trim() !== "" && !parent.closest("svg") && parent.childNodes.length > 1) found.push(parent.outerHTML);
      }
      return found;
    };
    for (const tab of ["log", "why", "branches", "settings"] as const) {
      await board.tab(tab);
      expect(loose()).toEqual([]);
    }
  });
});
