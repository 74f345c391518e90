/** An anywidget model without a kernel. */
import { act } from "preact/test-utils";
import widget from "../src/hosts/widget";
import type { Model } from "../src/wire/model";
import type { Intent, Traits } from "../src/wire/types";
import { sample } from "./fixtures/sample";

export class FakeModel implements Model {
  readonly sent: Intent[] = [];
  saved = 0;
  private readonly callbacks = new Map<string, Set<(message?: unknown) => void>>();

  constructor(private readonly traits: Traits) {}

  get<K extends keyof Traits>(key: K): Traits[K] {
    return this.traits[key];
  }
  set<K extends keyof Traits>(key: K, value: Traits[K]): void {
    this.traits[key] = value;
    for (const callback of [...(this.callbacks.get(`change:${key}`) ?? [])]) callback();
  }
  /** Several at once, as a kernel says them: whoever hears of one finds all the others as they are now. */
  setAll(traits: Partial<Traits>): void {
    Object.assign(this.traits, traits);
    for (const key of Object.keys(traits) as (keyof Traits)[]) this.set(key, this.traits[key]);
  }
  save_changes(): void {
    this.saved++;
  }
  send(content: unknown): void {
    this.sent.push(content as Intent);
  }
  /** The kernel says something. */
  tell(message: unknown): void {
    for (const callback of [...(this.callbacks.get("msg:custom") ?? [])]) callback(message);
  }
  on(event: string, callback: (message?: unknown) => void): void {
    const known = this.callbacks.get(event) ?? new Set();
    this.callbacks.set(event, known.add(callback));
  }
  off(event: string, callback: (message?: unknown) => void): void {
    this.callbacks.get(event)?.delete(callback);
  }
  get listeners(): number {
    return [...this.callbacks.values()].reduce((sum, set) => sum + set.size, 0);
  }
}

/** A drawn board, with hands to use it. */
export class Drawn {
  readonly model: FakeModel;
  readonly el = document.createElement("div");
  readonly close: () => void;

  private constructor(traits: Partial<Traits>, around: Element) {
    this.model = new FakeModel({ ...sample(), ...traits });
    around.append(this.el);
    this.close = widget.render({ model: this.model, el: this.el });
  }

  /** `around`: what the board is put into. */
  static async with(traits: Partial<Traits> = {}, around: Element = document.body): Promise<Drawn> {
    let drawn!: Drawn;
    await act(async () => {
      drawn = new Drawn(traits, around);
    });
    return drawn;
  }

  one(selector: string): HTMLElement {
    const found = this.el.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  }
  all(selector: string): HTMLElement[] {
    return [...this.el.querySelectorAll<HTMLElement>(selector)];
  }
  get node(): number {
    return Number(this.one(".pn-board").dataset.node);
  }
  get live(): string {
    return this.one(".pn-live").textContent ?? "";
  }
  get scores(): number[] {
    return this.all(".pn-points [data-seat] .pn-score").map((score) => Number(score.textContent));
  }
  async set<K extends keyof Traits>(key: K, value: Traits[K]): Promise<void> {
    await act(async () => this.model.set(key, value));
  }
  /** The kernel wants this node looked at. */
  async look(node: number): Promise<void> {
    await this.set("look", { node, seq: this.model.get("look").seq + 1 });
  }
  async tab(name: "log" | "why" | "branches" | "take" | "deal" | "settings"): Promise<void> {
    await this.click(`.pn-tab[data-tab="${name}"]`);
  }
  /** Does something, and waits until it is drawn. */
  async act(does: () => unknown): Promise<void> {
    await act(async () => void does());
  }
  /** Does something, and waits until it is drawn, but not until it is painted: what waits for that is still to come. */
  async unpainted(does: () => unknown): Promise<void> {
    does();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  }
  /** Presses a key where the focus is, be that nowhere; as a hand does, at once. */
  key(key: string): void {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
  async click(selector: string): Promise<void> {
    await act(async () => this.one(selector).click());
  }
  /** Presses a key where the focus should be; returns the event as the page around the board saw it, if it did. */
  async press(key: string, selector = ".pn-board", more: KeyboardEventInit = {}): Promise<KeyboardEvent | null> {
    let seen: KeyboardEvent | null = null;
    const outside = (event: Event) => {
      seen = event as KeyboardEvent;
    };
    document.addEventListener("keydown", outside);
    const target = this.one(selector);
    target.focus();
    await act(
      async () => void target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more })),
    );
    document.removeEventListener("keydown", outside);
    return seen;
  }
}

/** Waits until nobody scrubs any more. */
export async function atRest(): Promise<void> {
  await act(async () => void (await new Promise((stand) => setTimeout(stand, 250))));
}
