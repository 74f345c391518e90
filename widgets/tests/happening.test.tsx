/** See it happen: what a choice sets off is played from stop to stop, and nobody answers what they have not seen. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nightmare } from "../src/games/nightmare";
import { beatsOf } from "../src/happening/beats";
import { Tree } from "../src/wire/tree";
import type { Company } from "../src/wire/types";
import { AT_COPY, HEAD, numberAsk, sample } from "./fixtures/sample";
import { Drawn } from "./model";

describe("on the board", () => {
  let board: Drawn;
  const tree = new Tree(sample().base, sample().recent);
  const told = { tree, game: nightmare, loops: [], everyStep: false };
  const beats = beatsOf(told, AT_COPY, HEAD, true);
  const stops = beats.map(({ node }) => node);
  const ask = { ...numberAsk, node: AT_COPY, kind: "execute", who: 1, args: ["COPY"] };
  const still = (reduced: boolean) =>
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: reduced && query.includes("reduce") }));
  const passing = async (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

  /** The first answer at COPY is pressed, and the kernel goes on to where the sample stands. */
  const choose = async () => {
    await board.click(".pn-option");
    await act(async () => {
      board.model.set("ask", sample().ask);
      board.model.set("head", HEAD);
    });
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    still(false);
    board = await Drawn.with({
      head: AT_COPY,
      view: { node: AT_COPY },
      ask: { ...ask, options: [{ option: ["decline"], preview: null }] },
    });
  });
  afterEach(() => {
    board.close();
    board.el.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is played stop by stop to the next question, whose answers nobody sees before", async () => {
    await choose();
    for (const { node, stay } of beats) {
      expect(board.node).toBe(node);
      expect(board.all(".pn-option, .pn-undo, .pn-to-ask")).toEqual([]);
      expect(board.one(".pn-happening .pn-question").textContent).toBe("Watch what happens");
      await passing(stay - 1);
      expect(board.node).toBe(node);
      await passing(1);
    }
    expect(board.node).toBe(HEAD);
    expect(board.all(".pn-happening")).toEqual([]);
    expect(board.all(".pn-option").length).toBeGreaterThan(0);
    await passing(60_000);
    expect(board.node).toBe(HEAD);
  });

  it("tells the kernel where the eye is, and that play is further", async () => {
    await choose();
    expect(board.one(".pn-board").dataset.head).toBe(String(HEAD));
    expect(board.model.get("view").node).toBe(stops[0]);
  });

  it.each(["1", "u", "ArrowLeft", "x", " ", "Escape"])("is skipped by the key %j, which does nothing else", async (key) => {
    await choose();
    const before = board.model.sent.length;
    expect(await board.press(key)).toBeNull();
    expect(board.node).toBe(HEAD);
    expect(board.model.sent).toHaveLength(before);
  });

  it("is left alone by Tab, by a modifier, and by a key that is held down", async () => {
    await choose();
    await board.press("Tab");
    await board.press("Shift");
    expect((await board.press("1", ".pn-board", { repeat: true })) ?? "kept").toBe("kept");
    expect(board.node).toBe(stops[0]);
    expect(board.model.sent).toHaveLength(1);
  });

  it.each([".pn-happening-skip", ".pn-card", ".pn-prev", ".pn-tab"])(
    "is skipped by a press on %s, which does nothing else",
    async (part) => {
      await choose();
      await board.click(part);
      expect(board.node).toBe(HEAD);
      expect(board.all(".pn-card[aria-expanded=true]")).toEqual([]);
      expect(board.model.sent).toHaveLength(1);
    },
  );

  it("leaves the way on from a verdict to whoever takes it meanwhile, by mouse or by key", async () => {
    const verdict = { right: true, says: null, why: null, cite: null, rulings: [], lost: false };
    const about = { game: "nightmare", topic: "PN 3.0 card-copy", topics: [], known: [], turns_on: [], about: [], level: 1 };
    const words = { name: "nightmare 1/1", title: { en: "" }, task: { en: "Then?" }, seat: 1, choices: [], key: null };
    const asked = { day: null, daily: false, only: null, chosen: true, own: true, more: true };
    const exercise = { ...about, ...words, ...asked, tried: 0, verdict, solved: true, shown: false };
    await choose();
    await board.set("exercise", exercise);
    await board.press("Enter", ".pn-next-level");
    expect(board.node, "the key is the button's").toBe(stops[0]);
    await board.click(".pn-next-level");
    expect(board.model.sent.at(-1)).toEqual({ do: "exercise", name: "next" });
  });

  it("has the focus where it is skipped, and then at the question", async () => {
    board.one(".pn-option").focus();
    await choose();
    expect(document.activeElement).toBe(board.one(".pn-happening-skip"));
    await board.press("Enter", ".pn-happening-skip");
    expect(document.activeElement).toBe(board.one(".pn-ask"));
  });

  it("is heard by its captions, one by one, and then by the question", async () => {
    const captions = () => board.all(".pn-captions li").map((each) => Number(each.dataset.node));
    const says = beats.filter((beat) => beat.says).map(({ node }) => node);
    expect(board.one(".pn-captions").getAttribute("role")).toBe("log");
    await choose();
    expect(board.one(".pn-told").getAttribute("aria-live")).toBe("off");
    for (const { node, stay } of beats) {
      expect(captions()).toEqual(says.filter((each) => each <= node));
      await passing(stay);
    }
    expect(captions()).toEqual([]);
    expect(board.one(".pn-told").getAttribute("aria-live")).toBe("polite");
  });

  it("stands as a list of its captions where it is skipped, until the next choice", async () => {
    await choose();
    await board.click(".pn-happening-skip");
    const says = beats.filter((beat) => beat.says).map(({ node }) => String(node));
    expect(says.length).toBeGreaterThan(1);
    expect(board.all(".pn-captions li").map((each) => each.dataset.node)).toEqual(says);
    await board.click(".pn-option");
    await board.set("head", AT_COPY);
    expect(board.all(".pn-captions li")).toEqual([]);
  });

  it("is told once more, slowly, to whoever asks what happened", async () => {
    await choose();
    await board.click(".pn-happening-skip");
    expect(board.one(".pn-watch").textContent).toBe("What happened?");
    await board.click(".pn-watch");
    for (const { node, stay } of beats) {
      expect(board.node).toBe(node);
      await passing(2 * stay - 1);
      expect(board.node).toBe(node);
      await passing(1);
    }
    expect(board.node).toBe(HEAD);
  });

  it("goes as fast as the reader has once chosen, on every page", async () => {
    localStorage.setItem("pnrules speed", "4");
    board.close();
    board.el.remove();
    board = await Drawn.with({
      head: AT_COPY,
      view: { node: AT_COPY },
      ask: { ...ask, options: [{ option: ["decline"], preview: null }] },
    });
    await choose();
    await passing(beats[0]!.stay / 4);
    expect(board.node).toBe(stops[1]);
    localStorage.removeItem("pnrules speed");
  });

  describe("with an opponent who has to choose after it", () => {
    const alone: Company = {
      who: "person,person,search",
      passing: false,
      passes: false,
      hand_to: null,
      thinks: null,
      hints: false,
    };
    const thinks = (node: number): Company => ({ ...alone, thinks: { seat: 3, node, done: 0, of: 200 } });
    /** The answers of the sample: P1 at COPY, then others; play comes to each question after them. */
    const asked = tree.path(HEAD).filter((node) => node >= AT_COPY && tree.position(node).ask !== null);
    const [first, second] = [asked[1]!, asked[3]!];
    const arrives = async (head: number, table: Company) =>
      act(async () => {
        const look = { node: head, seq: board.model.get("look").seq + 1 };
        board.model.setAll({ table, ask: { ...ask, node: head, options: [], refused: [] }, head, look });
      });
    const thought = () =>
      board.model.sent.filter(({ do: what }) => what === "think").map((intent) => "node" in intent && intent.node);

    it("thinks while it is being seen, and what it chooses is told after it, in the same go", async () => {
      await board.click(".pn-option");
      await arrives(second, thinks(second));
      expect(board.one(".pn-happening")).toBeTruthy();
      await passing(1);
      expect(thought()).toEqual([second]);
      const before = board.node;
      await arrives(HEAD, alone);
      expect(board.node).toBe(before);
      const seen = [before];
      for (let ms = 0; board.node !== HEAD && ms < 30_000; ms += 10) {
        await passing(10);
        if (seen.at(-1) !== board.node) seen.push(board.node);
      }
      const own = beatsOf(told, AT_COPY, second, true).map(({ node }) => node);
      const theirs = beatsOf(told, second, HEAD, false).map(({ node }) => node);
      expect(seen).toEqual([...own, ...theirs, HEAD]);
    });

    it("is not waited for any more when the reader skips: what it chooses then is a caption at once", async () => {
      await board.click(".pn-option");
      await arrives(first, thinks(first));
      await passing(1);
      await arrives(second, thinks(second));
      await board.press("x");
      await passing(1);
      await arrives(HEAD, alone);
      expect(board.node).toBe(HEAD);
      const says = [...beatsOf(told, first, second, false), ...beatsOf(told, second, HEAD, false)].filter((beat) => beat.says);
      expect(board.all(".pn-captions li").map((each) => Number(each.dataset.node))).toEqual(says.map(({ node }) => node));
    });
  });

  it("is not played where play goes on without a choice of the reader's, as by undo and redo", async () => {
    await board.press("r");
    await board.set("head", HEAD);
    expect(board.node).toBe(HEAD);
    expect(board.all(".pn-watch")).toEqual([]);
  });

  it("under reduced motion plays nothing, and a button shows it one by one", async () => {
    still(true);
    await choose();
    expect(board.node).toBe(HEAD);
    expect(board.all(".pn-captions li").map((each) => Number(each.dataset.node))).toEqual(
      beats.filter((beat) => beat.says).map(({ node }) => node),
    );
    await board.click(".pn-watch");
    for (const stop of stops) {
      await passing(60_000);
      expect(board.node).toBe(stop);
      expect(board.all(".pn-option")).toEqual([]);
      await board.click(".pn-happening-next");
    }
    expect(board.node).toBe(HEAD);
    expect(board.all(".pn-option").length).toBeGreaterThan(0);
  });
});
