/**
 * A page of the apps, as it was recorded: its boards are drawn at once, and its kernel answers as soon as it is there. The page's own
 * script (`page.js`) asks for the kernel and says what is wrong with it.
 */
import { NOT_KEPT } from "../../kept/keeping";
import type { Traits } from "../../wire/types";
import { RecordedModel, RecordedPage, unlooked } from "../recorded/page";
import { Texts } from "../recorded/texts";
import widget from "../widget";
import { look } from "./cells";
import { type Filled, Kernel } from "./kernel";

/** What the page's script gives, and does. */
export interface Host {
  reader: string;
  languages: string[];
  /** Where scripts and words lie, and in which version; the version of pnrules. */
  assets: string;
  version: string;
  pnrules: string;
  /** Where the server's addresses begin. */
  base: string;
  record: { boards: Omit<Traits, "texts">[] };
  main: HTMLElement;
  /** Asks for a kernel, as often as it takes, and gives what the cells came to in it. */
  fill(): Promise<string>;
  /** There is a kernel now, and this page has it. */
  has(kernel: string): void;
  /** Jupyter's own scripts draw what nobody else does. */
  frame(): void;
  /** The cells gave other boards than those that were recorded: the page shows what they gave instead. */
  instead(html: string): void;
  /** The connection broke off. */
  broke(): void;
}

/** What the page's script may do with the boards. */
export interface Served {
  /** The kernel has gone. */
  lost(): void;
}

export function serve(host: Host): Served {
  const { record, main } = host;
  const texts = new Texts(
    async (lang, part) => textOf(await fetch(`${host.assets}words/${lang}/${part}.txt?v=${host.version}`)),
    host.languages,
  );
  let lang = host.reader;
  /** The language that the kernel speaks. */
  let heard = lang;
  let ended = false;
  texts.speak(lang);

  const kernel = new Kernel({
    address: `${location.origin.replace(/^http/, "ws")}${host.base}`,
    fill: filled,
    opened,
    changed: (board, traits) => void change(board, traits),
    said: (board, message) => page.boards[board]?.say(message),
    broke: host.broke,
  });
  const page = new RecordedPage(kernel, () => {
    document.documentElement.dataset.python = page.live ? "ready" : "gone";
    if (page.live && lang !== heard) tellLanguage();
  });
  const stops: (() => void)[] = [];

  async function textOf(answer: Response): Promise<string> {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.text();
  }

  /** A kernel for the page. Where it shows other boards, this page is done with. */
  async function filled(): Promise<Filled> {
    const html = await host.fill().catch((error) => {
      kernel.broken = true;
      throw error;
    });
    kernel.broken = false;
    const { kernel: id, boards, more } = look(html, main);
    if (boards === null) {
      stop();
      host.instead(html);
      return new Promise(() => {});
    }
    host.has(id);
    if (more) host.frame();
    return { kernel: id, boards };
  }

  /** Where nothing was asked, a board is what its kernel says: what a notebook leaves to chance was recorded otherwise. */
  async function opened(boards: Partial<Traits>[]): Promise<void> {
    heard = boards[0]?.lang ?? lang;
    for (const [place, { lang: _lang, ...traits }] of boards.entries()) {
      const board = page.boards[place];
      if (board?.journal.length === 0) await board.take(unlooked(traits));
    }
  }

  function stop(): void {
    ended = true;
    for (const each of stops) each();
  }

  /** A board is otherwise than it was, and not by what this page has asked of it. */
  async function change(board: number, { lang: other, ...traits }: Partial<Traits>): Promise<void> {
    await page.boards[board]?.take(traits);
    if (other !== undefined && other !== lang) await speak(other);
  }

  async function speak(other: string): Promise<void> {
    lang = other;
    texts.speak(other);
    await loadTexts();
    for (const model of page.boards) model.set("lang", other);
    if (page.live) tellLanguage();
  }

  /** Pictures are drawn in the language that the page speaks. All widgets of a kernel follow one. */
  function tellLanguage(): void {
    const board = page.boards.findIndex((model) => model.get("offer")?.includes("lang"));
    heard = lang;
    if (board >= 0) kernel.tell(board, { do: "speak", lang }).catch(() => {});
  }

  async function loadTexts(): Promise<void> {
    for (const model of page.boards) {
      const traits = { info: model.get("info"), lesson: model.get("lesson"), reference: model.get("reference") };
      model.set("texts", await texts.of(traits as Partial<Traits>, true));
    }
  }

  async function draw(): Promise<void> {
    for (const [place, traits] of record.boards.entries()) {
      const element = main.querySelector<HTMLElement>(`[data-board="${place}"]`);
      // A browser keeps the plays of boards that offer other eyes: of the rest nothing is gone on with.
      const number = traits.offer?.includes("seat") ? place : NOT_KEPT;
      const all = { ...traits, number, lang, texts: await texts.of(traits) } as Traits;
      const around = { speak: (other: string) => void speak(other), texts: (told: Partial<Traits>) => texts.of(told, true) };
      const model = new RecordedModel(all, page, place, around, host.pnrules);
      if (ended) return;
      page.boards.push(model);
      if (element) stops.push(widget.render({ model, el: element }));
    }
    document.body.dataset.shown = "";
    page.want();
    await loadTexts();
  }

  void draw();
  return {
    lost: () => {
      const { opens } = page;
      kernel.lose();
      page.lost();
      if (opens) page.want();
    },
  };
}
