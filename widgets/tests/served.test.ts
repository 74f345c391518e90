/** A page that was recorded: what it does before Python is there, when it comes, when it goes; and the apps' way to their kernels. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Behind, Gone, type Heard, RecordedModel, RecordedPage, Stopped } from "../src/hosts/recorded/page";
import { look } from "../src/hosts/served/cells";
import { Kernel } from "../src/hosts/served/kernel";
import type { Traits } from "../src/wire/types";
import { sample } from "./fixtures/sample";

const around = { speak: () => {}, texts: async () => ({}) };
const settled = () => new Promise((done) => setTimeout(done));

/** Python that says what it was told, and answers when it is let. */
class Told implements Behind {
  readonly none = "board-no-kernel";
  broken = false;
  readonly heard: unknown[] = [];
  opened = 0;
  go: () => void = () => {};
  fails: Error | null = null;

  open(): Promise<Partial<Traits>[]> {
    this.opened += 1;
    return new Promise((done) => {
      this.go = () => done([{ head: 0, look: { node: 0, seq: 9 } }]);
    });
  }

  async tell(_board: number, message: unknown): Promise<Heard> {
    this.heard.push(message);
    if (this.fails) throw this.fails;
    return { traits: { head: this.heard.length, notice: null }, answer: null };
  }

  close(): void {}
}

function recorded(behind = new Told()) {
  const page = new RecordedPage(behind);
  const model = new RecordedModel({ ...sample(), head: 0 }, page, 0, around, "1");
  page.boards.push(model);
  return { behind, page, model };
}

describe("a recorded page", () => {
  it("says that it needs Python, has it come, and does then what was asked, in order", async () => {
    const { behind, page, model } = recorded();
    model.send({ do: "undo" });
    model.send({ do: "redo" });
    expect(model.get("notice")?.id).toBe("board-soon");
    expect(model.get("notice")?.told).toEqual([{ id: "board-soon", params: [], args: [] }]); // promised, not refused
    expect([behind.opened, page.live]).toEqual([1, false]);
    behind.go();
    await settled();
    expect(behind.heard).toEqual([{ do: "undo" }, { do: "redo" }]);
    expect([page.live, model.get("head"), model.get("notice")]).toEqual([true, 2, null]);
  });

  it("does all of it again when Python has gone, and not before something is asked", async () => {
    const { behind, page, model } = recorded();
    model.send({ do: "undo" });
    behind.go();
    await settled();
    page.lost();
    await settled();
    expect([behind.opened, page.live]).toEqual([1, false]);
    model.send({ do: "redo" });
    behind.go();
    await settled();
    expect(behind.heard).toEqual([{ do: "undo" }, { do: "undo" }, { do: "redo" }]);
    expect(page.live).toBe(true);
  });

  it("does not take for there what went while it came", async () => {
    const { behind, page } = recorded();
    page.want();
    const first = behind.go;
    page.lost();
    first();
    await settled();
    expect(page.live).toBe(false);
    page.want();
    behind.go();
    await settled();
    expect([behind.opened, page.live]).toEqual([2, true]);
  });

  it("forgets what was stopped, and says so", async () => {
    const { behind, page, model } = recorded();
    page.want();
    behind.go();
    await settled();
    behind.fails = new Stopped();
    model.send({ do: "undo" });
    await settled();
    expect(model.get("notice")?.id).toBe("board-stopped");
    expect(model.journal).toEqual([]);
  });

  it("asks another Python what the one that went had not answered, but not a third one", async () => {
    const { behind, page, model } = recorded();
    page.want();
    behind.go();
    await settled();
    const goes = () => {
      behind.fails = new Gone();
      page.lost();
    };
    const telling = behind.tell.bind(behind);
    behind.tell = (board, message) => {
      goes();
      return telling(board, message);
    };
    model.send({ do: "undo" });
    await settled();
    expect([behind.opened, model.get("notice")?.id, model.journal]).toEqual([2, "board-soon", [{ do: "undo" }]]);
    behind.go();
    await settled();
    expect([model.get("notice")?.id, model.journal]).toEqual(["board-stopped", []]);
  });

  it("says where there will be none", () => {
    const { behind, model } = recorded();
    behind.broken = true;
    model.send({ do: "undo" });
    expect(model.get("notice")?.id).toBe("board-no-kernel");
  });
});

const WIDGET = "application/vnd.jupyter.widget-view+json";
const output = (given: object) => `<script type="application/vnd.voila.cell-output+json">${JSON.stringify(given)}</script>`;
const widget = (id: string) => output({ output_type: "display_data", data: { [WIDGET]: { model_id: id }, "text/plain": "…" } });
const cells = (...given: string[]) =>
  `<template id="pn-kernel" data-id="k1"></template>${given.map((inner, n) => `<div cell-index="${n + 1}">${inner}</div>`).join("")}`;

function shown(...inner: string[]): HTMLElement {
  const main = document.createElement("main");
  main.innerHTML = inner.map((html, n) => `<div cell-index="${n + 1}">${html}</div>`).join("");
  return main;
}

describe("what the cells gave", () => {
  it("is on the page already, and names the widgets of its boards", () => {
    const main = shown('<div data-board="0"></div>', "<p>prose</p>", "<div data-told>told</div>", '<div data-board="1"></div>');
    const before = main.innerHTML;
    const given = look(cells(widget("a"), "<p>prose</p>", widget("t"), widget("b")), main);
    expect(given).toEqual({ kernel: "k1", boards: ["a", "b"], more: false });
    expect(main.innerHTML).toBe(before);
  });

  it("puts a text right that came out otherwise", () => {
    const main = shown('<div data-board="0"></div>', "<pre data-printed>1</pre><pre data-value>[2, 3]</pre>");
    const printed = output({ output_type: "stream", name: "stdout", text: ["3\n"] });
    const value = output({ output_type: "execute_result", data: { "text/plain": "[2,\n 3]" } });
    expect(look(cells(widget("a"), printed + value), main).more).toBe(false);
    expect([...main.querySelectorAll("pre")].map((each) => each.textContent)).toEqual(["3\n", "[2, 3]"]);
  });

  it.each([
    ["a picture", { output_type: "display_data", data: { "image/png": "…", "text/plain": "2" } }],
    ["a widget", { output_type: "display_data", data: { [WIDGET]: { model_id: "s" } } }],
    ["a warning", { output_type: "stream", name: "stderr", text: "Careful" }],
    ["an error", { output_type: "error" }],
  ])("leaves %s to Jupyter's scripts, at its place", (_what, more) => {
    const main = shown('<div data-board="0"></div>', "");
    expect(look(cells(widget("a"), output(more)), main).more).toBe(true);
    expect(main.querySelector('[cell-index="2"] script')).not.toBeNull();
    expect(main.querySelector('[cell-index="1"] script')).toBeNull();
  });

  it("says so where a board that was recorded is not there", () => {
    const main = shown('<div data-board="0"></div>', '<div data-board="1"></div>');
    expect(look(cells(widget("a"), ""), main).boards).toBeNull();
  });
});

/** A websocket at whose other end a test sits. */
class Socket extends EventTarget {
  static last: Socket;
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: { header: { msg_id: string; msg_type: string }; content: { comm_id: string; data: { method: string } } }[] = [];

  constructor(readonly address: string) {
    super();
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  say(msg_type: string, parent: string, content: object): void {
    const data = JSON.stringify({ header: { msg_type }, parent_header: { msg_id: parent }, content });
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

describe("a kernel behind a server", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function connected() {
    vi.stubGlobal("WebSocket", Socket);
    const changed: unknown[] = [];
    const kernel = new Kernel({
      address: "ws://here/",
      fill: async () => ({ kernel: "k1", boards: ["a", "b"] }),
      opened: async () => {},
      changed: (board, traits) => changed.push([board, traits]),
      said: (board, message) => changed.push([board, message]),
      broke: () => {},
    });
    const opening = kernel.open();
    await settled();
    const socket = Socket.last;
    socket.open();
    const control = socket.sent[0]!.content.comm_id;
    const state = (head: number) => ({ state: { head, lang: "fr", texts: {}, _esm: "…", view: { node: 3 } } });
    const answer = () =>
      socket.say("comm_msg", "", { comm_id: control, data: { method: "update_states", states: { b: state(2), a: state(1) } } });
    return { kernel, socket, changed, opening, answer };
  }

  async function opened() {
    const { opening, answer, ...connection } = await connected();
    answer();
    return { ...connection, boards: await opening };
  }

  it("is asked what its boards are: what the page says by itself is left out", async () => {
    const { socket, boards } = await opened();
    expect(socket.address).toMatch(/^ws:\/\/here\/api\/kernels\/k1\/channels\?session_id=[0-9a-f]{32}$/);
    expect(boards).toEqual([{ head: 1 }, { head: 2 }]);
  });

  it("is asked again until it has answered: a server may lose the answer", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { kernel, socket, opening, answer } = await connected();
    const requests = () => socket.sent.filter(({ content }) => content.data?.method === "request_states");
    expect(requests()).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(requests().map(({ content }) => content)).toEqual(Array(3).fill(requests()[0]!.content));
    answer();
    answer();
    expect(await opening).toEqual([{ head: 1 }, { head: 2 }]);
    vi.advanceTimersByTime(60_000);
    expect(requests()).toHaveLength(3);
    const second = kernel.open();
    await settled();
    kernel.lose();
    await expect(second).rejects.toBeInstanceOf(Gone);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("has answered a message when it is idle again; what others are by it is told besides", async () => {
    const { kernel, socket, changed } = await opened();
    const answer = kernel.tell(1, { do: "undo" });
    const { header, content } = socket.sent.at(-1)!;
    expect(content).toEqual({ comm_id: "b", data: { method: "custom", content: { do: "undo" } } });
    const said = (id: string, data: object) => socket.say("comm_msg", header.msg_id, { comm_id: id, data });
    said("b", { method: "update", state: { head: 5 } });
    said("a", { method: "update", state: { lang: "en" } });
    said("b", { method: "custom", content: { kept: 1 } });
    socket.say("status", header.msg_id, { execution_state: "idle" });
    expect(await answer).toEqual({ traits: { head: 5 }, answer: { kept: 1 } });
    expect(changed).toEqual([[0, { lang: "en" }]]);
  });

  it("answers nothing any more when it has gone", async () => {
    const { kernel } = await opened();
    const answer = kernel.tell(0, { do: "undo" });
    kernel.lose();
    await expect(answer).rejects.toBeInstanceOf(Gone);
    await expect(kernel.tell(0, { do: "undo" })).rejects.toBeInstanceOf(Gone);
  });
});
