/**
 * A board of the site: it is drawn from what was recorded, and answers from that until Python is there. What was asked in the
 * meantime is then done in turn, and from then on Python answers.
 */
import { AloneModel } from "../alone";
import type { Reference } from "../reference/types";
import type { Intent, Traits } from "../types";
import type { Heard, Opening } from "./protocol";
import { Died, type Python, Stopped } from "./python";

/** What is said where Python is needed: it is on its way; the reader stopped it; it broke down; it cannot be had here. */
const SOON = "board-soon";
const STOPPED = "board-stopped";
const DIED = "board-python-died";
const NO_PYTHON = "board-no-python";

/** What only asks leaves nothing behind: a page that is opened again need not hear it. */
const ASKING: ReadonlySet<Intent["do"]> = new Set<Intent["do"]>(["draw", "report", "foresee", "keep"]);

/** What a page tells its boards. */
export interface Around {
  speak(lang: string): void;
  /** The words of a game, in the languages that were read so far. */
  texts(traits: Partial<Traits>): Promise<Record<string, string>>;
}

/** Whether the worker has ended with all that went on in it; the next one knows of no page. */
const isEnd = (error: unknown): boolean => error instanceof Stopped || error instanceof Died;

export class SiteModel extends AloneModel {
  /** What was asked of Python so far, in order: a page that is opened again hears all of it. */
  readonly journal: unknown[] = [];

  constructor(
    traits: Traits,
    private readonly page: SitePage,
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
    if (!known && intent.do !== "keep") this.note(intent, this.page.python.state === "broken" ? NO_PYTHON : SOON);
    this.page.want();
  }

  /** What its reference calls the positions; Python may have told it before. */
  titled(titles: Reference["titles"]): void {
    const { reference } = this.traits;
    if (reference) this.set("reference", { ...reference, titles });
  }

  note(intent: Intent, id: string): void {
    this.set("notice", this.refusal(intent, id));
  }

  private async ask(intent: Intent): Promise<void> {
    if (!ASKING.has(intent.do)) this.journal.push(intent);
    try {
      const { traits, answer } = await this.page.python.tell(this.page.name, this.place, intent);
      await this.take(traits);
      if (answer) this.say(answer);
    } catch (error) {
      this.undone(intent, error);
      if (!isEnd(error)) throw error;
    }
  }

  /** What was not done is not asked again, and is told where the reader stopped it or Python broke down with it. */
  undone(intent: unknown, error: unknown): void {
    const at = this.journal.lastIndexOf(intent);
    if (at >= 0) this.journal.splice(at, 1);
    if (isEnd(error)) this.note(intent as Intent, error instanceof Stopped ? STOPPED : DIED);
  }

  /** All that Python says otherwise than the page; the words, where it is about another game. */
  async take(told: Partial<Traits>): Promise<void> {
    const own = Object.entries(told).filter(([name, value]) => {
      const now = this.traits[name as keyof Traits];
      return name === "notice" || name === "look" || JSON.stringify(now) !== JSON.stringify(value);
    });
    const traits = Object.fromEntries(own) as Partial<Traits>;
    if (traits.info && traits.info.game !== this.traits.info.game)
      traits.texts = await this.around.texts({ ...this.traits, ...traits });
    if (own.length > 0) this.setAll(traits);
  }
}

/** What a page that was just opened says, but for where to look: the reader looks somewhere already. */
function unlooked({ look: _look, view: _view, ...traits }: Heard["traits"]): Heard["traits"] {
  return traits;
}

/** The boards of a page, and the page in Python. */
export class SitePage {
  /** Python has the page, and answers. */
  live = false;
  readonly boards: SiteModel[] = [];
  private opening_: Promise<void> | null = null;
  private readonly luck = Math.floor(Math.random() * 2 ** 31);

  constructor(
    readonly name: string,
    readonly python: Python,
    private readonly opening: Opening,
    private readonly lang: () => string,
  ) {}

  /** Has Python take over, as soon as it can. */
  want(): void {
    this.opening_ ??= this.takeOver().catch((error) => {
      this.opening_ = null;
      const left = this.boards.filter(({ journal }) => journal.length > 0);
      if (isEnd(error)) return left.length > 0 ? this.want() : undefined;
      console.error(error);
      for (const board of left) board.note(board.journal.at(-1) as Intent, NO_PYTHON);
    });
  }

  /** The traits that a page has which was not recorded. */
  async opened(): Promise<Partial<Traits>[]> {
    const traits = await this.python.open(this.name, this.opening, this.lang(), this.luck);
    this.opening_ = Promise.resolve();
    this.live = true;
    return traits;
  }

  /** Opens the page in Python, has it hear what was asked, and shows where that leads at once. */
  private async takeOver(): Promise<void> {
    const opened = await this.python.open(this.name, this.opening, this.lang(), this.luck);
    // More may be asked while this goes on, and a board may come: it is done when nothing is left, without waiting in between.
    const found = new Map<SiteModel, Heard["traits"]>();
    const answers: [SiteModel, unknown][] = [];
    const done = new Map<SiteModel, number>();
    const next = () => this.boards.find((board) => (done.get(board) ?? 0) < board.journal.length);
    for (let board = next(); board; board = next()) {
      const count = done.get(board) ?? 0;
      done.set(board, count + 1);
      const place = this.boards.indexOf(board);
      const intent = board.journal[count];
      const { traits, answer } = await this.python.tell(this.name, place, intent).catch((error) => {
        board!.undone(intent, error);
        throw error;
      });
      found.set(board, { ...(found.get(board) ?? unlooked(opened[place]!)), ...traits });
      if (answer) answers.push([board, answer]);
    }
    this.live = true;
    for (const [board, traits] of found) await board.take(traits);
    for (const [board, answer] of answers) board.say(answer);
  }

  /** The worker has ended: the page is opened anew in the next one, and all that was asked before is done again. */
  again(): void {
    if (!this.live) return;
    this.live = false;
    this.opening_ = null;
    this.want();
  }

  close(): void {
    if (this.live) this.python.close(this.name);
  }
}
