/** What is copied from a page of the site. */
import { describe, expect, it } from "vitest";
import { lines, link } from "../src/hosts/site/share";

const at = new URL("https://example.org/games/en/play/nightmare.html?go-on=3&seed=7&players=3#log");
const shell = { key: "play/nightmare", root: "../../", asks: ["players", "seed"] };

describe("a link to a page", () => {
  it("is its address, with what the page is asked for", () => {
    expect(link(shell, at)).toBe("https://example.org/games/en/play/nightmare.html?seed=7&players=3");
  });
  it("has nothing of where this reader left off, nor where on the page", () => {
    expect(link({ asks: [] }, at)).toBe("https://example.org/games/en/play/nightmare.html");
  });
});

describe("the lines for another page", () => {
  /** As another page reads them, but without loading anything. */
  const read = (text: string) => {
    const template = document.createElement("template");
    template.innerHTML = text.replaceAll("iframe", "div");
    return template.content;
  };
  const frame = (text: string) => read(text).querySelector("div")!;

  it("are one frame with the same board in the page's language", () => {
    const found = frame(lines(shell, at, "fr", "Une nouvelle partie"));
    expect(found.getAttribute("src")).toBe("https://example.org/games/embed/fr/play/nightmare.html?seed=7&players=3");
    expect(found.title).toBe("Une nouvelle partie");
  });
  it("hold a title as text, whatever is in it", () => {
    const title = `"Pass" & <b>go</b>`;
    expect(frame(lines(shell, at, "en", title)).title).toBe(title);
    expect(read(lines(shell, at, "en", title)).querySelector("b")).toBeNull();
  });
});
