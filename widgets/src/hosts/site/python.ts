/** Python as a page has it: started when it is wanted, once for all pages of a visit, stopped where it takes too long. */
import { type Heard, Stopped } from "../recorded/page";
import type { Begun } from "./begun";
import type { Asked, Call, Opening, Said } from "./protocol";

/** `idle`: nobody has wanted it yet. `broken`: it cannot be started here. */
export type State = "idle" | "starting" | "ready" | "broken";

interface Waiting {
  call: Call;
  done(text: string | null): void;
  failed(error: Error): void;
}

/** So often in a row Python may break down before it is given up: an answer begins the count anew. */
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

  /** `make` makes the worker; `begun` gives one that has begun already, if any has. */
  constructor(
    private readonly make: () => Worker,
    private readonly begun: () => Begun | null = () => null,
  ) {}

  /** Called whenever the state, or whether something is waited for, has changed. */
  onChange(callback: () => void): void {
    this.heard.add(callback);
  }

  private changed(): void {
    for (const callback of this.heard) callback();
  }

  /** Whether something was asked that is not answered yet. */
  get busy(): boolean {
    return this.waiting.size > 0;
  }

  /** Starts it, if nobody has. */
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

  /** Whatever goes on is given up; Python starts anew, with no page open. */
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

  /** Opens a page: the traits of its boards. */
  async open(page: string, opening: Opening, lang: string, luck: number): Promise<Heard["traits"][]> {
    return JSON.parse((await this.ask({ do: "open", page, opening, lang, luck }))!);
  }

  async tell(page: string, board: number, message: unknown): Promise<Heard> {
    return JSON.parse((await this.ask({ do: "hear", page, board, message }))!);
  }

  /** Nothing waits for these: a page that is not open in Python yet will be opened as it is by then. */
  speak(page: string, lang: string): void {
    if (this.worker) this.ask({ do: "speak", page, lang }).catch(() => {});
  }

  close(page: string): void {
    if (this.worker) this.ask({ do: "close", page }).catch(() => {});
  }
}
