/** A kernel behind a server, for a page: each of the page's boards is a widget there. */

import type { Traits } from "../../wire/types";
import { type Behind, Gone, type Heard } from "../recorded/page";
import { Connection, fresh, type Message } from "./connection";

/** A kernel that has run the page's notebook, and the widgets that are its boards, in order. */
export interface Filled {
  kernel: string;
  boards: string[];
}

/** The source of kernels, and the listener for unrequested changes. */
export interface Office {
  /** The prefix of the server's websocket addresses. */
  address: string;
  fill(): Promise<Filled>;
  /** Called with the boards' traits when a kernel has just made them. */
  opened(boards: Partial<Traits>[]): Promise<void>;
  changed(board: number, traits: Partial<Traits>): void;
  said(board: number, message: unknown): void;
  broke(): void;
}

type States = Record<string, { state: unknown }>;

/** After this time (in ms) an answer counts as lost. */
const AGAIN = 5000;

interface Asked {
  board: number;
  heard: Heard;
  done(heard: Heard): void;
  failed(error: Error): void;
}

/** The widget's state that boards do not take from it: the page has its own words, and its reader chooses the view. */
const NOT_TOLD: ReadonlySet<string> = new Set(["layout", "tabbable", "tooltip", "texts", "view"]);

function traitsOf(state: Record<string, unknown>): Partial<Traits> {
  return Object.fromEntries(Object.entries(state).filter(([name]) => !name.startsWith("_") && !NOT_TOLD.has(name)));
}

/** The boards' language is the page's choice. */
const silent = ({ lang: _lang, ...traits }: Partial<Traits>): Partial<Traits> => traits;

export class Kernel implements Behind {
  readonly none = "board-no-kernel";
  broken = false;
  private connection: Connection | null = null;
  private boards: string[] = [];
  private readonly asked = new Map<string, Asked>();
  private control: { id: string; told(states: States): void; failed(error: Error): void } | null = null;

  constructor(private readonly office: Office) {}

  async open(): Promise<Partial<Traits>[]> {
    this.lose();
    const { kernel, boards } = await this.office.fill();
    this.boards = boards;
    const address = `${this.office.address}api/kernels/${kernel}/channels`;
    this.connection = new Connection(
      address,
      (message) => this.hear(message),
      () => this.office.broke(),
    );
    const states = await this.states(this.connection);
    const opened = boards.map((id) => traitsOf(states[id]!.state as Record<string, unknown>));
    await this.office.opened(opened);
    return opened.map(silent);
  }

  /**
   * The state of every widget. A server may lose the answer if its own connection to the kernel is newer than the page's, so the request
   * is repeated until there is one.
   */
  private async states(connection: Connection): Promise<States> {
    const id = fresh();
    const found = new Promise<States>((told, failed) => {
      this.control = { id, told, failed };
    });
    const request = () => connection.send("comm_msg", { comm_id: id, data: { method: "request_states" } });
    connection.send(
      "comm_open",
      { comm_id: id, target_name: "jupyter.widget.control", data: {}, target_module: null },
      { version: "1.0.0" },
    );
    request();
    const again = setInterval(request, AGAIN);
    try {
      return await found;
    } finally {
      clearInterval(again);
    }
  }

  tell(board: number, message: unknown): Promise<Heard> {
    const { connection } = this;
    if (!connection) return Promise.reject(new Gone());
    const id = connection.send("comm_msg", { comm_id: this.boards[board], data: { method: "custom", content: message } });
    return new Promise((done, failed) => {
      this.asked.set(id, { board, heard: { traits: {}, answer: null }, done, failed });
    });
  }

  /** Report the reader's view. */
  look(board: number, view: Traits["view"]): void {
    const data = { method: "update", state: { view }, buffer_paths: [] };
    this.connection?.send("comm_msg", { comm_id: this.boards[board], data });
  }

  private hear({ header, parent_header, content }: Message): void {
    const asked = this.asked.get(parent_header.msg_id ?? "");
    if (header.msg_type === "status" && content.execution_state === "idle" && asked) {
      this.asked.delete(parent_header.msg_id!);
      asked.done(asked.heard);
    }
    if (header.msg_type !== "comm_msg" || !content.data) return;
    const { method, state, states } = content.data;
    if (this.control && content.comm_id === this.control.id && states) return this.control.told(states);
    const board = this.boards.indexOf(content.comm_id ?? "");
    if (board < 0) return;
    const mine = asked?.board === board ? asked : null;
    if (method === "update" && state) {
      if (mine) Object.assign(mine.heard.traits, silent(traitsOf(state)));
      else this.office.changed(board, traitsOf(state));
    } else if (method === "custom") {
      if (mine) mine.heard.answer = content.data.content;
      else this.office.said(board, content.data.content);
    }
  }

  /** The kernel has gone: pending requests are rejected. */
  lose(): void {
    this.connection?.close();
    this.connection = null;
    const asked = [...this.asked.values()];
    this.asked.clear();
    this.control?.failed(new Gone());
    this.control = null;
    for (const each of asked) each.failed(new Gone());
  }

  close(): void {
    this.lose();
  }
}
