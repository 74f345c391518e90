/** The focus is never lost, not even until something is painted: a key that is pressed at once is heard. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AT_COPY, AT_NUMBER, HEAD, moveAsk, numberAsk } from "./fixtures/sample";
import { Drawn } from "./model";

let board: Drawn;
beforeEach(async () => {
  board = await Drawn.with();
});
afterEach(() => {
  board.close();
  board.el.remove();
});

/** What was begun is painted, and what has waited for that is done. */
const painted = () => act(async () => void (await new Promise((done) => setTimeout(done, 150))));
const focused = () => document.activeElement as HTMLElement;

describe("what had the focus is gone", () => {
  it("and the question has it, when a choice was answered: a number pressed at once chooses", async () => {
    const option = board.one(".pn-option");
    option.focus();
    await board.click(".pn-option");
    board.model.sent.length = 0;
    await board.unpainted(() => {
      board.model.set("ask", numberAsk);
      board.model.set("head", AT_NUMBER);
    });
    expect(option.isConnected).toBe(false);
    expect(focused()).toBe(board.one(".pn-ask"));
    board.key("1");
    expect(board.model.sent).toMatchObject([{ do: "choose", node: AT_NUMBER, option: numberAsk.options[0]!.option }]);
  });

  it("and the question has it, when nothing was pressed: the board is led elsewhere, and keys are heard there", async () => {
    const option = board.one(".pn-option");
    option.focus();
    await board.unpainted(() => board.model.set("look", { node: AT_COPY, seq: 1 }));
    expect(option.isConnected).toBe(false);
    expect(focused()).toBe(board.one(".pn-ask"));
    const before = board.node;
    await board.unpainted(() => board.key("ArrowLeft"));
    expect(board.node).toBeLessThan(before);
  });

  it("and the question has it, when the answers about one card take the place of its name", async () => {
    await board.set("asked", moveAsk);
    await board.look(AT_NUMBER);
    await painted();
    const group = board.one(".pn-group");
    await board.act(() => group.focus());
    await board.unpainted(() => group.click());
    expect(board.all(".pn-all")).toHaveLength(1);
    expect(focused()).toBe(board.one(".pn-ask"));
  });

  it("and nobody takes it from elsewhere on the page", async () => {
    board.one(".pn-option").focus();
    focused().blur();
    await board.look(AT_COPY);
    expect(focused()).toBe(document.body);
    const elsewhere = document.body.appendChild(document.createElement("button"));
    elsewhere.focus();
    await board.look(HEAD);
    expect(focused()).toBe(elsewhere);
    elsewhere.remove();
  });
});

describe("what is pointed at as soon as a question is drawn", () => {
  it("is not forgotten with what was pointed at in the question before", async () => {
    await board.unpainted(() => {
      board.model.set("ask", moveAsk);
      board.model.set("head", AT_NUMBER);
    });
    board.one("[data-card=BUG] ~ .pn-bit-row .pn-bit-choice").click();
    await painted();
    expect(board.all(".pn-narrowed")).toHaveLength(1);
    expect(board.all(".pn-option")).toHaveLength(4);
  });
});
