/** The site's side of a page: Python as it is started, stopped and begun anew; what is asked before and after it is there. */
/// <reference types="vite/client" />
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LATER } from "../site/later.mjs";
import { RecordedModel, RecordedPage, Stopped } from "../src/hosts/recorded/page";
import { Texts } from "../src/hosts/recorded/texts";
import { behind } from "../src/hosts/site/behind";
import { Navigation } from "../src/hosts/site/navigation";
import type { Asked, Call, Said } from "../src/hosts/site/protocol";
import { Python } from "../src/hosts/site/python";
import { Status } from "../src/hosts/site/status";
import type { Intent, Traits } from "../src/wire/types";
import { sample } from "./fixtures/sample";

/** A worker that answers when it is told to. */
class FakeWorker {
  onmessage: ((event: { data: Said }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  ended = false;
  readonly asked: Asked[] = [];

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: Said): void {
    this.onmessage?.({ data });
  }
  ready(): void {
    this.say({ ready: true, snapshot: false, took: 1 });
  }
  get calls(): Call["do"][] {
    return this.asked.map(({ call }) => call.do);
  }
  /** Answers what was asked last. */
  async answer(data: unknown): Promise<void> {
    this.say({ number: this.asked.at(-1)!.number, text: JSON.stringify(data) });
    await settled();
  }
}

const settled = () => new Promise((done) => setTimeout(done));

let workers: FakeWorker[];
let python: Python;
const last = () => workers.at(-1)!;
const opening = { cells: ["1"], asked: {} };

beforeEach(() => {
  workers = [];
  python = new Python(() => {
    workers.push(new FakeWorker());
    return last() as unknown as Worker;
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("Python", () => {
  it("is started once, however often it is wanted", () => {
    python.start();
    python.start();
    expect([workers.length, python.state]).toEqual([1, "starting"]);
    last().ready();
    expect(python.state).toBe("ready");
  });

  it("is begun anew when it is stopped, and what went on fails", async () => {
    python.start();
    last().ready();
    const asked = python.open("a", opening, "en", 1);
    python.stop();
    await expect(asked).rejects.toBeInstanceOf(Stopped);
    expect([workers.length, workers[0]!.ended, python.state, python.busy]).toEqual([2, true, "starting", false]);
  });

  it("that breaks down is not given up before it has done so three times with no answer between", async () => {
    for (let time = 1; time <= 3; time++) {
      python.start();
      last().ready();
      const asked = python.open("a", opening, "en", 1);
      last().say({ broken: "memory" });
      await expect(asked).rejects.toMatchObject(time < 3 ? { says: "board-python-died" } : { message: "memory" });
      expect(python.state).toBe(time < 3 ? "idle" : "broken");
    }
    python.start();
    expect(workers).toHaveLength(3);
  });

  it("has every chance again once it has answered", async () => {
    for (let time = 1; time <= 4; time++) {
      const asked = python.open("a", opening, "en", 1);
      last().ready();
      await last().answer([]);
      expect(await asked).toEqual([]);
      last().onerror?.({ message: "gone" });
      expect(python.state).toBe("idle");
    }
  });

  it("that cannot start is broken at once", async () => {
    const asked = python.open("a", opening, "en", 1);
    last().onerror?.({ message: "no such file" });
    await expect(asked).rejects.not.toBeInstanceOf(Stopped);
    expect(python.state).toBe("broken");
    await expect(python.open("a", opening, "en", 1)).rejects.toThrow("cannot be started");
  });
});

const choice: Intent = { do: "undo" };
const other: Intent = { do: "redo" };

function paged(): { page: RecordedPage; board: RecordedModel } {
  const page = new RecordedPage(behind(python, "a 1", opening, () => "en"));
  const board = new RecordedModel({ ...sample() } as Traits, page, 0, { speak: () => {}, texts: async () => ({}) }, "1.0");
  page.boards.push(board);
  python.onChange(() => python.state === "idle" && page.again());
  return { page, board };
}

describe("a page's board", () => {
  it("says that Python is on its way, and shows what comes of it once it is there", async () => {
    const { page, board } = paged();
    board.send(choice);
    expect([board.get("notice")?.id, page.live]).toEqual(["board-soon", false]);
    last().ready();
    await last().answer([{ head: 5 }]);
    expect(last().calls).toEqual(["open", "hear"]);
    await last().answer({ traits: { head: 4, notice: null }, answer: null });
    expect([page.live, board.get("head"), board.get("notice")]).toEqual([true, 4, null]);
  });

  it("does in turn what was asked while Python heard what was asked before", async () => {
    const { page, board } = paged();
    board.send(choice);
    last().ready();
    await last().answer([{ head: 5 }]);
    board.send(other);
    await last().answer({ traits: { head: 4 }, answer: null });
    expect(page.live).toBe(false);
    await last().answer({ traits: { head: 3 }, answer: null });
    expect([page.live, board.get("head")]).toEqual([true, 3]);
    expect(
      last()
        .asked.slice(1)
        .map(({ call }) => (call as Call & { do: "hear" }).message),
    ).toEqual([choice, other]);
  });

  it("is opened anew after a stop, with all that was done and without what was stopped", async () => {
    const { page, board } = paged();
    board.send(choice);
    last().ready();
    await last().answer([{}]);
    await last().answer({ traits: { head: 4 }, answer: null });
    board.send(other);
    python.stop();
    await settled();
    expect([board.get("notice")?.id, page.live, board.journal]).toEqual(["board-stopped", false, [choice]]);
    last().ready();
    await last().answer([{}]);
    await last().answer({ traits: { head: 4 }, answer: null });
    expect([page.live, workers.length, board.get("head")]).toEqual([true, 2, 4]);
  });

  it("does not ask again what Python broke down with while it took over", async () => {
    const { page, board } = paged();
    board.send(choice);
    last().ready();
    await last().answer([{}]);
    last().say({ broken: "memory" });
    await settled();
    expect([board.get("notice")?.id, board.journal, workers.length]).toEqual(["board-python-died", [], 1]);
    board.send(other);
    last().ready();
    await last().answer([{}]);
    await last().answer({ traits: { head: 3 }, answer: null });
    expect([page.live, workers.length, board.get("head")]).toEqual([true, 2, 3]);
  });

  it("wants no Python because a browser keeps where its reader is", () => {
    const { board } = paged();
    board.send({ do: "keep" } as Intent);
    expect([workers.length, board.get("notice"), board.journal]).toEqual([0, null, [{ do: "keep" }]]);
  });

  it("says so where Python cannot start", async () => {
    const { board } = paged();
    board.send(choice);
    last().onerror?.({ message: "no such file" });
    await settled();
    expect(board.get("notice")?.id).toBe("board-no-python");
  });

  it("looks on where its reader looks when Python takes over", async () => {
    const { board } = paged();
    const looked = board.get("look");
    board.send(choice);
    last().ready();
    await last().answer([{ look: { node: 99, seq: 9 }, head: 5 }]);
    await last().answer({ traits: {}, answer: null });
    expect([board.get("look"), board.get("head")]).toEqual([looked, 5]);
  });
});

describe("the words of a page", () => {
  it("are still those of all that its board shows once the rest has come", async () => {
    const parts: string[] = [];
    const texts = new Texts(async (_, part) => `${parts.push(part) && part}`, ["en"]);
    texts.speak("en");
    const { page } = paged();
    const shown = { ...sample(), laying: { examples: [], made: [], shelf: [] } } as unknown as Traits;
    const around = { speak: () => {}, texts: (told: Partial<Traits>) => texts.of(told, true) };
    const board = new RecordedModel(shown, page, 0, around, "1.0");
    await board.loadTexts();
    expect(parts).toContain("studio");
    expect(board.get("texts").en).toContain("studio");
  });

  const info = { info: { game: "frog" } } as unknown as Partial<Traits>;

  it("are fetched once, in the languages that were spoken, and those of rules only when all is wanted", async () => {
    const fetched: string[] = [];
    const texts = new Texts(async (lang, part) => `${fetched.push(`${lang}/${part}`) && part}`, ["en", "fr"]);
    texts.speak("en");
    expect(await texts.of(info)).toEqual({ en: "board\nfrog", fr: "" });
    expect(await texts.of(info, true)).toEqual({ en: "board\nfrog\nfrog-you\nfrog-rules\nfrog-rulings", fr: "" });
    const alone = { ...info, table: { who: "person,tess" } } as Partial<Traits>;
    expect((await texts.of(alone)).en, "whoever plays alone is spoken to at once").toBe("board\nfrog\nfrog-you");
    const lesson = { ...info, lesson: { seat: 1 } } as Partial<Traits>;
    expect((await texts.of(lesson)).en, "and so is whoever learns").toBe("board\nfrog\nfrog-you\nlesson");
    texts.speak("fr");
    expect((await texts.of(info)).fr).toBe("board\nfrog");
    expect(new Set(fetched).size).toBe(fetched.length);
  });

  it("are asked for again where they could not be had", async () => {
    let reachable = false;
    const texts = new Texts(
      async (_, part) => {
        if (!reachable) throw new Error("no network");
        return part;
      },
      ["en"],
    );
    texts.speak("en");
    await expect(texts.of(info)).rejects.toThrow("no network");
    reachable = true;
    expect(await texts.of(info)).toEqual({ en: "board\nfrog" });
  });
});

describe("the line on top of a page", () => {
  const words = {
    "site-starting": "starts",
    "site-works": "works",
    "site-stop": "Stop",
    "site-newer": "newer",
    "site-load-newer": "Load",
  };
  const line = () => document.getElementById("pn-python")!.textContent;

  beforeEach(() => {
    document.body.innerHTML = '<div id="pn-python"></div>';
  });

  it("says that Python starts only where there is no page before that, so that none moves", () => {
    const status = new Status(python, () => {});
    status.show(words);
    python.open("a", opening, "en", 1).catch(() => {});
    expect(line()).toBe("");
    status.wait(true);
    expect(line()).toBe("starts");
    status.wait(false);
    expect(line()).toBe("");
  });

  it("offers to stop what takes long", () => {
    vi.useFakeTimers();
    const stop = vi.fn();
    new Status(python, stop).show(words);
    python.open("a", opening, "en", 1).catch(() => {});
    last().ready();
    vi.advanceTimersByTime(1499);
    expect(line()).toBe("");
    vi.advanceTimersByTime(1);
    expect(line()).toBe("works Stop");
    document.querySelector("button")!.click();
    expect(stop).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("offers a newer version", () => {
    const status = new Status(python, () => {});
    const load = vi.fn();
    status.renewed(load);
    status.show(words);
    expect(line()).toBe("newer Load");
    document.querySelector("button")!.click();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe("going from page to page", () => {
  const fetched = vi.fn(async () => new Response("", { status: 404 }));

  beforeEach(() => {
    vi.stubGlobal("fetch", fetched);
    fetched.mockClear();
    document.body.dataset.site = "./";
    document.body.innerHTML = '<form action="play.html"><input name="seed" value="7"><button>Deal</button></form>';
  });

  it("asks for the page of a form, but leaves alone what a board does with its own", async () => {
    new Navigation(async () => {}).listen();
    const form = document.querySelector("form")!;
    form.onsubmit = (event) => event.preventDefault();
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    await settled();
    expect(fetched).not.toHaveBeenCalled();
    form.onsubmit = null;
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    await settled();
    expect(fetched.mock.calls.map(([to]: unknown[]) => new URL(String(to)).search)).toEqual(["?seed=7"]);
  });
});

describe("the parts of the site's script", () => {
  const modules = import.meta.glob("../src/**/*.tsx");

  it("have the components that the build says they have", async () => {
    for (const [part, files] of Object.entries(LATER)) {
      const made = (await import(`../src/hosts/site/parts/${part}.ts`)) as Record<string, unknown>;
      for (const [file, names] of Object.entries(files)) {
        const own = (await modules[`../src/${file}.tsx`]!()) as Record<string, unknown>;
        for (const name of names) expect([part, name, made[name]]).toEqual([part, name, own[name]]);
      }
    }
  });
});
