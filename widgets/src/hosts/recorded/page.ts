/**
 * A page with recorded boards: they are drawn from the recording, and answer from it until Python is ready. Requests made in the
 * meantime are then carried out in order, and from then on Python answers. The page does not know whether Python runs in the
 * reader's own browser or behind a server.
 */

import { SOON } from "../../wire/model";
import type { Intent, Reference, Traits } from "../../wire/types";
import { AloneModel } from "../alone";

/** The message when Python is needed, and has failed. */
const STOPPED = "board-stopped";

/** Requests without side effects need not be repeated when a page is reopened. */
const ASKING: ReadonlySet<Intent["do"]> = new Set<Intent["do"]>(["draw", "report", "foresee", "keep"]);

/** Python's response to a message: the traits that changed, and the answer if one was expected. */
export interface Heard {
  traits: Partial<Traits>;
  answer: unknown;
}

/** Python has aborted its work, and has no page open any more; `says` is the message for the reader. */
export class Stopped extends Error {
  constructor(readonly says = STOPPED) {
    super(says);
  }
}

/** It crashed before it could answer. */
export class Gone extends Stopped {}

/** The interface of Python for a page. */
export interface Behind {
  /** The message if it is not available. */
  readonly none: string;
  /** Whether it is known not to be available. */
  readonly broken: boolean;
  /** Opens the page: the traits of its boards. */
  open(): Promise<Partial<Traits>[]>;
  tell(board: number, message: unknown): Promise<Heard>;
  /** Called with where the reader looks, if anybody wants to know. */
  look?(board: number, view: Traits["view"]): void;
  close(): void;
}

/** What a page passes to its boards. */
export interface Around {
  speak(lang: string): void;
  /** The words of a game, in the languages used so far. */
  texts(traits: Partial<Traits>): Promise<Record<string, string>>;
}

export class RecordedModel extends AloneModel {
  /** The requests to Python so far, in order: they are repeated when a page is reopened. */
  readonly journal: unknown[] = [];

  constructor(
    traits: Traits,
    private readonly page: RecordedPage,
    private readonly place: number,
    private readonly around: Around,
    version: string,
  ) {
    super(traits, (lang) => around.speak(lang), version);
  }

  override send(content: unknown): void {
    const intent = content as Intent;
    if (intent.do === "speak") return this.speak(intent.lang);
    if (this.page.live) return void this.ask(intent);
    const known = this.recorded(intent);
    if (intent.do === "report") return;
    this.journal.push(intent);
    if (intent.do === "keep") return; // nobody waits for that: it is done once Python is ready
    if (!known) this.note(intent, this.page.behind.broken ? this.page.behind.none : SOON);
    this.page.want();
  }

  override save_changes(): void {
    if (this.page.live) this.page.behind.look?.(this.place, this.traits.view);
  }

  /** The titles of the reference's positions; Python may have sent them before. */
  titled(titles: Reference["titles"]): void {
    const { reference } = this.traits;
    if (reference) this.set("reference", { ...reference, titles });
  }

  /** A pending request is mentioned in passing: it is not a refusal. */
  note(intent: Intent, id: string): void {
    const notice = this.refusal(intent, id);
    this.set("notice", notice.id === SOON ? { ...notice, told: [{ id: SOON, params: [], args: [] }] } : notice);
  }

  private async ask(intent: Intent): Promise<void> {
    if (!ASKING.has(intent.do)) this.journal.push(intent);
    try {
      const { traits, answer } = await this.page.behind.tell(this.place, intent);
      await this.take(traits);
      if (answer) this.say(answer);
    } catch (error) {
      if (error instanceof Gone) return this.another(intent);
      this.undone(intent, error);
      if (!(error instanceof Stopped)) throw error;
    }
  }

  /**
   * After a crash, a new Python is asked what the old one had not answered. Since that may have caused the crash, a third one is
   * not.
   */
  private another(intent: Intent): void {
    this.forget(intent);
    this.send(intent);
  }

  private forget(intent: unknown): void {
    const at = this.journal.lastIndexOf(intent);
    if (at >= 0) this.journal.splice(at, 1);
  }

  /** All words of what it shows, whatever that is. */
  async loadTexts(): Promise<void> {
    this.set("texts", await this.around.texts(this.traits));
  }

  /** An unfinished request is not repeated, and rejected if Python aborted it. */
  undone(intent: unknown, error: unknown): void {
    this.forget(intent);
    if (error instanceof Stopped) this.note(intent as Intent, error.says);
  }

  /** Everything in which Python differs from the page; and the words, if it is about another game, or a lesson is made. */
  async take(told: Partial<Traits>): Promise<void> {
    const own = Object.entries(told).filter(([name, value]) => {
      const now = this.traits[name as keyof Traits];
      return name === "notice" || name === "look" || JSON.stringify(now) !== JSON.stringify(value);
    });
    const traits = Object.fromEntries(own) as Partial<Traits>;
    const made = traits.studio && !this.traits.studio;
    if (made || (traits.info && traits.info.game !== this.traits.info.game))
      traits.texts = await this.around.texts({ ...this.traits, ...traits });
    if (own.length > 0) this.setAll(traits);
  }
}

/** What a newly opened page says, except for where to look: the reader is already looking somewhere. */
export function unlooked({ look: _look, view: _view, ...traits }: Partial<Traits>): Partial<Traits> {
  return traits;
}

/** The boards of a page, and the page in Python. */
export class RecordedPage {
  readonly boards: RecordedModel[] = [];
  private answers = false;
  private opening: Promise<void> | null = null;
  /** How often Python has crashed: work begun before a crash is not resumed. */
  private gone = 0;

  /** `changed` is called when Python has the page, and when it no longer has it. */
  constructor(
    readonly behind: Behind,
    private readonly changed: () => void = () => {},
  ) {}

  /** Python has the page, and answers. */
  get live(): boolean {
    return this.answers;
  }

  /** Python is starting. */
  get opens(): boolean {
    return this.opening !== null && !this.answers;
  }

  private answer(answers: boolean): void {
    this.answers = answers;
    this.changed();
  }

  /** Lets Python take over as soon as possible. */
  want(): void {
    if (this.opening) return;
    const opening = this.takeOver().catch((error) => {
      if (this.opening === opening) this.opening = null;
      const left = this.boards.filter(({ journal }) => journal.length > 0);
      if (error instanceof Stopped) return left.length > 0 ? this.want() : undefined;
      console.error(error);
      for (const board of left) board.note(board.journal.at(-1) as Intent, this.behind.none);
    });
    this.opening = opening;
  }

  /** The traits of a page without a recording. */
  async opened(): Promise<Partial<Traits>[]> {
    const traits = await this.behind.open();
    this.opening = Promise.resolve();
    this.answer(true);
    return traits;
  }

  /** Opens the page in Python, repeats the requests, and shows the result at once. */
  private async takeOver(): Promise<void> {
    const { gone } = this;
    const opened = await this.behind.open();
    // More requests and boards may arrive meanwhile: it is done when none is left, without waiting in between.
    const found = new Map<RecordedModel, Partial<Traits>>();
    const answers: [RecordedModel, unknown][] = [];
    const done = new Map<RecordedModel, number>();
    const next = () => this.boards.find((board) => (done.get(board) ?? 0) < board.journal.length);
    for (let board = next(); board; board = next()) {
      const count = done.get(board) ?? 0;
      done.set(board, count + 1);
      const place = this.boards.indexOf(board);
      const intent = board.journal[count];
      const { traits, answer } = await this.behind.tell(place, intent).catch((error) => {
        if (gone === this.gone || error instanceof Gone) board!.undone(intent, error);
        throw error;
      });
      found.set(board, { ...(found.get(board) ?? unlooked(opened[place]!)), ...traits });
      if (answer) answers.push([board, answer]);
    }
    if (gone !== this.gone) throw new Gone();
    this.answer(true);
    for (const [board, traits] of found) await board.take(traits);
    for (const [board, answer] of answers) board.say(answer);
  }

  /** Python has crashed: the page answers from what it has, until it is reopened and all requests have been repeated. */
  lost(): void {
    this.gone += 1;
    this.opening = null;
    this.answer(false);
  }

  /** Python has aborted its work: the page is reopened at once. */
  again(): void {
    if (!this.live) return;
    this.lost();
    this.want();
  }

  close(): void {
    if (this.live) this.behind.close();
  }
}
