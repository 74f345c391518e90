/**
 * A page of the apps, shown from its recording: its boards are drawn at once, and its kernel answers as soon as it is ready. The page's
 * own script (`page.js`) requests the kernel and reports problems with it.
 */
import { NOT_KEPT } from "../../kept/keeping";
import type { Traits } from "../../wire/types";
import { RecordedModel, RecordedPage, unlooked } from "../recorded/page";
import { Texts } from "../recorded/texts";
import widget from "../widget";
import { look } from "./cells";
import { type Filled, Kernel } from "./kernel";

/** The values and functions of the page's script. */
export interface Host {
  reader: string;
  languages: string[];
  /** The address of scripts and words, and their version; the version of pnrules. */
  assets: string;
  version: string;
  pnrules: string;
  /** The prefix of the server's addresses. */
  base: string;
  record: { boards: Omit<Traits, "texts">[] };
  main: HTMLElement;
  /** Request a kernel, as often as necessary. Gives the output of the cells in it. */
  fill(): Promise<string>;
  /** Called when the page has got a kernel. */
  has(kernel: string): void;
  /** Load Jupyter's own scripts to draw other output. */
  frame(): void;
  /** Show the cells' output in place of the recording, because its boards differ from the recorded ones. */
  instead(html: string): void;
  /** Called when the connection breaks. */
  broke(): void;
}

/** The functions for the page's script. */
export interface Served {
  /** To be called when the kernel has gone. */
  lost(): void;
}

export function serve(host: Host): Served {
  const { record, main } = host;
  const texts = new Texts(
    async (lang, part) => textOf(await fetch(`${host.assets}words/${lang}/${part}.txt?v=${host.version}`)),
    host.languages,
  );
  let lang = host.reader;
  /** The kernel's language. */
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

  /** A kernel for the page. Never resolves if its boards differ from the recorded ones, because the page is then replaced. */
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

  /** Boards without any requests take their kernel's traits: a notebook's random choices differ from the recording. */
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

  /** A board has changed, other than by this page's requests. */
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

  /** Pictures are drawn in the page's language. All widgets of a kernel share it. */
  function tellLanguage(): void {
    const board = page.boards.findIndex((model) => model.get("offer")?.includes("lang"));
    heard = lang;
    if (board >= 0) kernel.tell(board, { do: "speak", lang }).catch(() => {});
  }

  async function loadTexts(): Promise<void> {
    for (const model of page.boards) await model.loadTexts();
  }

  async function draw(): Promise<void> {
    for (const [place, traits] of record.boards.entries()) {
      const element = main.querySelector<HTMLElement>(`[data-board="${place}"]`);
      // Browsers keep only plays on boards with a choice of seats: others cannot be resumed.
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
