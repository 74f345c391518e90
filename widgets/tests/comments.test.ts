import { afterEach, describe, expect, it } from "vitest";
import { sample } from "./fixtures/sample";
import { atRest, Drawn } from "./model";

const COMMENTS = { "0": "Look first.", "2": { en: "Why this card?", fr: "Pourquoi cette carte ?" } };
let board: Drawn | undefined;
afterEach(() => board?.close());

async function commented(traits: Partial<Parameters<typeof Drawn.with>[0]> = {}): Promise<Drawn> {
  board = await Drawn.with({ info: { ...sample().info, comments: COMMENTS }, ...traits });
  return board;
}

describe("a teacher's comment", () => {
  it("stands under the sentence of its step, and under no other", async () => {
    const board = await commented();
    await board.look(2);
    expect(board.one(".pn-comment").textContent).toContain("Why this card?");
    expect(board.live).not.toContain("Why this card?");
    await board.look(1);
    expect(board.all(".pn-comment")).toEqual([]);
    await board.look(0);
    expect(board.one(".pn-comment").textContent).toContain("Look first.");
  });

  it("speaks the reader's language, or the one that there is", async () => {
    const board = await commented({ lang: "fr" });
    await board.look(2);
    expect(board.one(".pn-comment").textContent).toContain("Pourquoi cette carte ?");
    await board.look(0);
    expect(board.one(".pn-comment").textContent).toContain("Look first.");
  });

  it("is heard once, together with the sentence, and called a comment", async () => {
    const board = await commented();
    await board.look(2);
    const heard = board.all("[aria-live]").filter((region) => region.textContent?.includes("Why this card?"));
    expect(heard).toHaveLength(1);
    expect(heard[0]!.getAttribute("aria-atomic")).toBe("true");
    expect(heard[0]!.querySelector(".pn-live")).not.toBeNull();
    expect(board.one(".pn-comment .pn-hidden").textContent).toBe("Comment:");
    expect(board.one(".pn-comment svg").getAttribute("aria-hidden")).toBe("true");
  });

  it("leaves a mark at its step in the log, with words", async () => {
    const board = await commented();
    await board.look(2);
    await atRest();
    const marked = board.all(".pn-log-step").filter((entry) => entry.querySelector(".pn-log-comment"));
    expect(marked.map((entry) => entry.dataset.node)).toEqual(["0", "2"]);
    expect(marked[1]!.textContent).toContain("has a comment");
  });

  it("is not there where a play has none", async () => {
    board = await Drawn.with();
    await board.look(2);
    expect(board.all(".pn-comment, .pn-log-comment")).toEqual([]);
  });
});
