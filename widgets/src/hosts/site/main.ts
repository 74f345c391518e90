/**
 * The site: each page is a file of its own, and draws its boards from recordings. During a visit the next page replaces this one
 * in the same document, so that Python, once started, serves all of them.
 */
import "./base";
import { fetchGame } from "../../games/fetched";
import { NOT_KEPT } from "../../kept/keeping";
import type { Traits } from "../../wire/types";
import { RecordedModel, RecordedPage } from "../recorded/page";
import { Texts } from "../recorded/texts";
import widget from "../widget";
import { begun } from "./begun";
import { behind } from "./behind";
import { clear, takeOver } from "./drawn";
import { embed, embedded } from "./embed";
import { front } from "./front";
import { loadScheduler } from "./fsrs";
import { ALL, fetchPart, partsOf } from "./later";
import { Navigation } from "./navigation";
import { offline } from "./offline";
import { Python } from "./python";
import { sharing } from "./share";
import { type More, type Recorded, type Shell, shellOf } from "./shell";
import { Status } from "./status";

const start = shellOf(document)!;
/** The absolute address of the root: relative ones change from page to page. */
const root = new URL(start.root, location.href).href;
const at = (name: string) => `${root}${name}?v=${start.version}`;

const python = new Python(() => new Worker(at("python/worker.js"), { type: "module" }), begun);
python.onChange(() => {
  document.documentElement.dataset.python = python.state === "ready" && python.busy ? "works" : python.state;
  if (python.state === "idle") shown?.page?.again();
});
const offered = [...document.querySelectorAll<HTMLLinkElement>("link[rel=alternate]")].map((link) => link.hreflang);
const texts = new Texts(async (lang, part) => textOf(await fetch(at(`words/${lang}/${part}.txt`))), offered);
const status = new Status(python, () => python.stop());

async function textOf(answer: Response): Promise<string> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.text();
}

/** Whether to load nothing in advance: a page may embed many frames, most of them unused. */
const saves = () => embedded() || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The current page. */
interface Shown {
  page: RecordedPage | null;
  /** Its name in Python. */
  name: string;
  stop(): void;
}
let shown: Shown | null = null;
let lang = document.documentElement.lang;
let count = 0;

/** The address's parameters that the recording may not cover. */
function asked({ asks }: Shell): Record<string, string> {
  const query = [...new URLSearchParams(location.search)].filter(([name]) => asks.includes(name));
  return Object.fromEntries(query);
}

async function show(shell: Shell): Promise<void> {
  lang = document.documentElement.lang;
  texts.speak(lang);
  status.show(shell.words);
  status.wait(false);
  shown?.stop();
  shown = null;
  const mine: Shown = { page: null, name: "", stop: () => {} };
  shown = mine;
  if (shell.data) await board(shell, mine, shell.data[Math.floor(Math.random() * shell.data.length)]!);
  else mine.stop = front(shell, lang, at);
  if (shown !== mine) return mine.stop();
  document.body.dataset.shown = "";
  whenIdle(() => {
    if (!saves()) mine.page ? mine.page.want() : python.start();
    void prefetch(mine);
  });
}

/** Browsers without idle callbacks wait for a moment instead. */
const whenIdle = (then: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(then, { timeout: 300 });
  else setTimeout(then, 50);
};

async function board(shell: Shell, mine: Shown, data: string): Promise<void> {
  const wishes = asked(shell);
  const wished = Object.keys(wishes).length > 0;
  if (wished) clear(document);
  const recorded = JSON.parse(await textOf(await fetch(at(data)))) as Recorded;
  if (shown !== mine) return;
  const opening = { cells: recorded.cells, asked: { ...recorded.asked, ...wishes } };
  const name = `${shell.key} ${++count}`;
  const page = new RecordedPage(behind(python, name, opening, () => lang));
  mine.page = page;
  mine.name = name;
  const stops: (() => void)[] = [];
  mine.stop = () => {
    for (const stop of stops) stop();
    page.close();
  };
  const put = async (boards: readonly Partial<Traits>[]) => {
    for (const traits of boards) {
      if (traits.exercise) await loadScheduler();
      // A reference has no board until a position is opened.
      await Promise.all([traits.reference || fetchGame(traits.info!.game), ...partsOf(traits).map(fetchPart)]);
      // Browsers keep only plays on boards with a choice of seats: others cannot be resumed.
      const number = traits.offer?.includes("seat") ? page.boards.length : NOT_KEPT;
      const all = { ...traits, number, lang, texts: await texts.of(traits) } as Traits;
      if (shown !== mine) return;
      if (!saves()) python.start(); // the first picture has everything that it needs: Python may start while it is drawn
      const around = { speak, texts: wordsOf };
      const model = new RecordedModel(all, page, page.boards.length, around, shell.pnrules);
      page.boards.push(model);
      stops.push(draw(model, page.boards.length - 1));
    }
  };
  if (wished) return put(await made(page, mine));
  await put(recorded.boards);
  if (recorded.more === null || shown !== mine) return;
  const more = JSON.parse(await textOf(await fetch(at(recorded.more)))) as More;
  if (more.titles) page.boards[0]?.titled(more.titles);
  await put(embedded() ? [] : more.boards);
}

/** The boards of a page without a recording. */
async function made(page: RecordedPage, mine: Shown): Promise<Partial<Traits>[]> {
  status.wait(true);
  try {
    return await page.opened();
  } finally {
    if (shown === mine) status.wait(false);
  }
}

function draw(model: RecordedModel, place: number): () => void {
  const element = document.querySelector<HTMLElement>(`[data-board="${place}"]`);
  return element ? takeOver(element, () => widget.render({ model, el: element })) : () => {};
}

/** The words of a game that the board is about to show, along with its drawings. */
async function wordsOf(told: Partial<Traits>): Promise<Record<string, string>> {
  await fetchGame(told.info!.game);
  return texts.of(told, true);
}

/** Fetch in advance: the other parts of the script, and the words of rules and rulings. */
async function prefetch({ page }: Shown): Promise<void> {
  await Promise.all([loadScheduler(), ...ALL.map(fetchPart)]);
  for (const model of page?.boards ?? []) await model.loadTexts();
}

/** Show the page in another language; its boards stay, and switch as well. */
async function speak(other: string): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang="${other}"]`);
  const now = shown;
  if (!link || !now || other === lang) return;
  texts.speak(other);
  if (!(await navigation.turn(link.href, prefetch(now)))) return;
  lang = other;
  for (const model of now.page?.boards ?? []) model.set("lang", other);
  const shell = shellOf(document);
  if (shell) status.show(shell.words);
  if (now.page?.live) python.speak(now.name, other);
}

const navigation = new Navigation(show);
navigation.listen();
sharing();
if (embedded()) {
  embed();
  // A press may need something that was not recorded.
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, () => python.start(), { once: true });
} else if ("serviceWorker" in navigator) offline(root, () => python.state, status);
void show(start);
