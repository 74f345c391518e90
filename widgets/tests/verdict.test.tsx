/** A question settled: asked of the kernel, shown in the place of the table, printed, saved, copied, put away. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { asSettled } from "../src/parts/settled";
import type { Came, Judged, RuledBy } from "../src/wire/types";
import { AT_COPY, HEAD } from "./fixtures/sample";
import { Drawn } from "./model";

const came = (points: string): Came => ({
  steps: [{ number: 2, words: `Everyone counts ${points}.`, cite: "PN 3.0, BUG", points }],
  more: 0,
  ends: [`Points: ${points}`],
  shows: ["Program, head to tail: BUG"],
  drawn: "<svg/>",
});
const answer = (name: string, points: string, holds: boolean): RuledBy => ({
  name,
  says: `What ${name} says.`,
  holds,
  shared: 1,
  came: came(points),
  allowed: false,
});
const JUDGED: Judged = {
  node: 0,
  text: "All of it as text",
  page: "<!DOCTYPE html>",
  settled: {
    lang: "en",
    title: "A table",
    work: "Programmer's Nightmare, PN 3.0",
    line: "PN 3.0 | >1BUG | RUN | -",
    begins: ["Program, head to tail: BUG"],
    drawn: "<svg/>",
    came: came("P1 8"),
    refused: null,
    ruled: [
      {
        id: "N-04",
        question: "Which cards count?",
        decides: true,
        answers: [answer("default", "P1 8", true), answer("under-the-pc", "P1 9", false)],
      },
    ],
    untried: ["N-12"],
  },
};

let board: Drawn;
const drawn = async () => {
  board = await Drawn.with();
  await board.click('.pn-tab[data-tab="take"]');
};
const told = async (message: unknown) => {
  board.model.tell(message);
  await board.set("notice", null);
};
const sheet = () => board.el.querySelector(".pn-verdict-sheet");

afterEach(() => {
  board?.close();
  board?.el.remove();
  vi.unstubAllGlobals();
});

describe("a question at the table", () => {
  it("is settled from the step that is looked at", async () => {
    await drawn();
    await board.click(".pn-settle");
    expect(board.model.sent).toEqual([{ do: "settle", node: HEAD }]);
    await board.look(AT_COPY);
    await board.click(".pn-settle");
    expect(board.model.sent.at(-1)).toEqual({ do: "settle", node: AT_COPY });
  });

  it("stands in the place of the table with both answers, until it is put away", async () => {
    await drawn();
    await told(JUDGED);
    expect(board.all(".pn-table")).toHaveLength(0);
    expect(board.all(".pn-verdict-side").map((side) => side.dataset.answer)).toEqual(["default", "under-the-pc"]);
    expect(board.all(".pn-verdict-ends").map((ends) => ends.textContent)).toEqual(["Points: P1 8", "Points: P1 9"]);
    expect(board.all(".pn-verdict-picture")).toHaveLength(2);
    expect(board.one(".pn-verdict-line code").textContent).toBe(JUDGED.settled.line);
    expect(sheet()!.textContent).toContain("N-12");
    expect(sheet()!.textContent).toContain("Each ruling is tried by itself");
    await board.click(".pn-verdict-close");
    expect(sheet()).toBeNull();
    expect(board.all(".pn-table")).toHaveLength(1);
  });

  it("is put away by Escape", async () => {
    await drawn();
    await told(JUDGED);
    await board.press("Escape", ".pn-verdict-sheet");
    expect(sheet()).toBeNull();
  });

  it("shows both boards side by side when another answer is asked for", async () => {
    await drawn();
    await told(JUDGED);
    await board.click(".pn-verdict-besides");
    expect(board.model.sent.at(-1)).toEqual({ do: "ruling", id: "N-04", answer: "under-the-pc", end: HEAD });
    expect(sheet()).toBeNull();
  });

  it("is copied as text, and says where a browser does not let it", async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    await drawn();
    await told(JUDGED);
    await board.click(".pn-verdict-copy");
    await vi.waitFor(() => expect(board.one(".pn-verdict-sheet [role=status]").textContent).toBe("Copied."));
    expect(writeText).toHaveBeenCalledWith(JUDGED.text);
  });

  it("is asked for again in another language, and gone when other eyes look", async () => {
    await drawn();
    await told(JUDGED);
    await board.set("lang", "fr");
    expect(board.model.sent.at(-1)).toEqual({ do: "settle", node: 0 });
    await told({ ...JUDGED, settled: { ...JUDGED.settled, lang: "fr" } });
    expect(sheet()!.querySelector("h2")!.textContent).toBe("Ce qui se passe, et pourquoi");
    await board.set("seat", 2);
    expect(sheet()).toBeNull();
    expect(board.all(".pn-settle")).toHaveLength(0);
  });

  it("is no other message", () => {
    expect([asSettled(null), asSettled({ report: "x", node: 1 }), asSettled({ settled: null })]).toEqual([null, null, null]);
  });
});

describe("the page of a question", () => {
  const laying = {
    examples: [
      { name: "nightmare/sample", called: { en: "The example", fr: "L’exemple" } },
      { name: "nightmare/version-1", called: { en: "Version 1", fr: "Version 1" } },
    ],
    laid: 0,
    at: "nightmare/sample",
  };
  const select = () => board.one('[data-setting="question-example"] select') as HTMLSelectElement;

  it("opens with what is to be done, and lays an example out", async () => {
    board = await Drawn.with({ laying });
    expect(board.all(".pn-asked-steps > li")).toHaveLength(3);
    expect([...select().options].map(({ text }) => text)).toEqual(["The example", "Version 1"]);
    await board.act(() => {
      select().value = "nightmare/version-1";
      select().dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(board.model.sent).toEqual([{ do: "lay", name: "nightmare/version-1" }]);
    await board.click(".pn-question-build");
    expect(board.model.sent.at(-1)).toEqual({ do: "edit", node: HEAD });
  });

  it("settles all that was done, and names no example where a position came from elsewhere", async () => {
    board = await Drawn.with({ laying: { ...laying, at: null } });
    expect([...select().options].map(({ text }) => text)).toEqual(["A position of your own", "The example", "Version 1"]);
    await board.click(".pn-settle");
    expect(board.model.sent).toEqual([{ do: "settle", node: 0 }]);
  });
});
