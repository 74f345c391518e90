/** A page's own connection to its kernel: the part of Jupyter's protocol over a websocket that boards need. */

/** The parts of a kernel's messages that are used here. */
export interface Message {
  header: { msg_type: string };
  parent_header: { msg_id?: string };
  content: {
    comm_id?: string;
    execution_state?: string;
    data?: { method?: string; state?: Record<string, unknown>; states?: Record<string, { state: unknown }>; content?: unknown };
  };
}

/** The delay before reconnecting, in ms. */
const AGAIN = 2000;

/** A unique id in Jupyter's format. `crypto.randomUUID` is missing on pages without a certificate. */
export function fresh(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  private socket: WebSocket | null = null;
  private ended = false;
  private readonly session = fresh();
  private readonly unsent: string[] = [];

  /** `heard` is called with every message; `broke` when the connection breaks: the kernel may be gone, or the network. */
  constructor(
    private readonly address: string,
    private readonly heard: (message: Message) => void,
    private readonly broke: () => void,
  ) {
    this.open();
  }

  /** A reconnection with the same session gets the messages sent meanwhile. */
  private open(): void {
    const socket = new WebSocket(`${this.address}?session_id=${this.session}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      for (const text of this.unsent.splice(0)) socket.send(text);
    });
    socket.addEventListener("message", ({ data }) => {
      if (typeof data === "string" && !this.ended) this.heard(JSON.parse(data) as Message);
    });
    socket.addEventListener("close", () => {
      if (this.ended) return;
      this.broke();
      setTimeout(() => this.ended || this.open(), AGAIN);
    });
  }

  /** Send a message to the kernel. Gives its id, which the answers refer to. */
  send(kind: string, content: object, metadata: object = {}): string {
    const id = fresh();
    const header = { msg_id: id, msg_type: kind, session: this.session, username: "", version: "5.3", date: "" };
    const text = JSON.stringify({ header, parent_header: {}, metadata, content, channel: "shell", buffers: [] });
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    else this.unsent.push(text);
    return id;
  }

  close(): void {
    this.ended = true;
    this.socket?.close();
  }
}
