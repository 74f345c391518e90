/** The prose of a notebook around boards: in which language it is read. */
import { afterEach, describe, expect, it } from "vitest";
import { Drawn } from "./model";

const notebook = document.createElement("div");
notebook.className = "jp-Notebook";
const boards: Drawn[] = [];
const drawn = async (lang: string, around: Element = notebook) => {
  const board = await Drawn.with({ lang }, around);
  boards.push(board);
  return board;
};
afterEach(() => {
  for (const board of boards.splice(0)) board.close();
  notebook.replaceChildren();
  notebook.remove();
  delete notebook.dataset.pnLang;
});

describe("the prose of a notebook", () => {
  it("is in the language of its first board, and of the one that is switched last", async () => {
    document.body.append(notebook);
    const first = await drawn("fr");
    const second = await drawn("en");
    expect(notebook.dataset.pnLang).toBe("fr");
    await first.set("lang", "en");
    expect(notebook.dataset.pnLang).toBe("en");
    await second.set("lang", "fr");
    expect(notebook.dataset.pnLang).toBe("fr");
  });

  it("follows a board that comes onto the page only after it was drawn", async () => {
    const aside = document.createElement("div");
    await drawn("fr", aside);
    document.body.append(notebook);
    notebook.append(aside);
    await expect.poll(() => notebook.dataset.pnLang).toBe("fr");
  });

  it("is left alone where there is no notebook", async () => {
    await drawn("fr", document.body);
    expect(document.querySelectorAll("[data-pn-lang]")).toHaveLength(0);
  });
});
