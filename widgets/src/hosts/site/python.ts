/** The pages' side of Python: it is started on demand, once for all pages of a visit, and can be stopped if it takes too long. */
import { type Heard, Stopped } from "../recorded/page";
import type { Begun } from "./begun";
import type { Asked, Call, Opening, Said } from "./protocol";

/** `idle`: not needed yet. `broken`: it cannot be started here. */
export type State = "idle" | "starting" | "ready" | "broken";

interface Waiting {
  call: Call;
  done(text: string | null): void;
  failed(error: Error): void;
}

/** How many crashes in a row are fatal; an answer resets the count. */
const MOST_DEATHS = 3;

export class Python {
  state: State = "idle";
  /** How it was started, once it is ready. */
  started: { snapshot: boolean; took: number } | null = null;
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private deaths = 0;
  private readonly heard = new Set<() => void>();

  /** `make` makes a worker; `begun` gives the one that has started already, if any. */
  constructor(
    private readonly make: () => Worker,
    private readonly begun: () => Begun | null = () => null,
  ) {}

  /** Call back whenever `state` or `busy` has changed. */
  onChange(callback: () => void): void {
    this.heard.add(callback);
  }

  private changed(): void {
    for (const callback of this.heard) callback();
  }

  /** Whether there are pending calls. */
  get busy(): boolean {
    return this.waiting.size > 0;
  }

  /** Start it unless it has started. */
  start(): void {
    if (this.worker || this.state === "broken") return;
    this.state = "starting";
    const begun = this.begun();
    const worker = begun?.worker ?? this.make();
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data);
    worker.onerror = (event) => this.broke(event.message);
    this.changed();
    for (const said of begun?.said ?? []) this.hear(said);
  }

  private hear(said: Said): void {
    if ("ready" in said) {
      this.state = "ready";
      this.started = said;
      return this.changed();
    }
    if ("broken" in said) return this.broke(said.broken);
    const waiting = this.waiting.get(said.number);
    this.waiting.delete(said.number);
    if ("failed" in said) waiting?.failed(new Error(said.failed));
    else {
      this.deaths = 0;
      waiting?.done(said.text);
    }
    this.changed();
  }

  private broke(why: string): void {
    const died = this.state === "ready" && ++this.deaths < MOST_DEATHS;
    if (died) console.warn("Python has broken down.", why);
    else console.error("Python cannot be started.", why);
    if (!died) this.state = "broken";
    this.end(died ? new Stopped("board-python-died") : new Error(why));
  }

  /** Abort all work, and restart Python, with no page open. */
  stop(): void {
    this.end(new Stopped());
    this.start();
  }

  private end(error: Error): void {
    this.worker?.terminate();
    this.worker = null;
    if (this.state !== "broken") this.state = "idle";
    const given = [...this.waiting.values()];
    this.waiting.clear();
    for (const each of given) each.failed(error);
    this.changed();
  }

  private ask(call: Call): Promise<string | null> {
    this.start();
    const number = ++this.asked;
    const answer = new Promise<string | null>((done, failed) => this.waiting.set(number, { call, done, failed }));
    if (this.worker) this.worker.postMessage({ number, call } satisfies Asked);
    else this.waiting.get(number)!.failed(new Error("Python cannot be started."));
    this.changed();
    return answer;
  }

  /** Open a page. Resolves to the traits of its boards. */
  async open(page: string, opening: Opening, lang: string, luck: number): Promise<Heard["traits"][]> {
    return JSON.parse((await this.ask({ do: "open", page, opening, lang, luck }))!);
  }

  async tell(page: string, board: number, message: unknown): Promise<Heard> {
    return JSON.parse((await this.ask({ do: "hear", page, board, message }))!);
  }

  /** Report the view, without waiting for an answer: a page that is not open yet will be opened with its latest view anyway. */
  speak(page: string, lang: string): void {
    if (this.worker) this.ask({ do: "speak", page, lang }).catch(() => {});
  }

  close(page: string): void {
    if (this.worker) this.ask({ do: "close", page }).catch(() => {});
  }
}
