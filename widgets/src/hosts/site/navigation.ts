/** Navigation between pages within one document; each page is also a file that can be opened by itself. */
import { type Shell, shellOf } from "./shell";

/** The elements of a page's head that are specific to it. */
const OWN = 'meta[name="description"], meta[name^="twitter:"], meta[property], link[rel="canonical"], link[rel="alternate"]';

const STYLES = 'link[rel="stylesheet"]';

export class Navigation {
  /** An id for this page, the time in ms when it was shown. The browser's history stores one with each entry, so they survive a
   * reload. */
  private page = pageOf(history.state) ?? Date.now();

  /** The number of requests for pages: only the latest one is shown, however long earlier ones take. */
  private asked = 0;

  /** `show` draws a page that has been inserted into the document. */
  constructor(private readonly show: (shell: Shell) => Promise<void>) {}

  listen(): void {
    // The head stays while the address changes, so its links have to be absolute.
    for (const link of document.head.querySelectorAll("link")) link.setAttribute("href", link.href);
    document.addEventListener("click", (event) => this.click(event));
    document.addEventListener("submit", (event) => this.submit(event));
    window.addEventListener("popstate", () => this.moved());
    this.mark();
  }

  /** The reader has gone back or forward: to another page, or to another place on this one, which leaves its boards unchanged. */
  private moved(): void {
    const page = pageOf(history.state);
    if (page === null) return this.mark(); // only links within a page add entries that we have not marked
    if (page === this.page) return;
    this.page = page;
    void this.go(location.href);
  }

  private mark(): void {
    history.replaceState({ page: this.page }, "");
  }

  private to(address: string): void {
    void this.go(address, () => {
      this.page = Date.now();
      history.pushState({ page: this.page }, "", address);
    });
  }

  private click(event: MouseEvent): void {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
    if (!link || link.target || link.hasAttribute("download") || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const to = new URL(link.href);
    if (!ours(to) || (samePage(to, new URL(location.href)) && to.hash)) return;
    event.preventDefault();
    this.to(to.href);
  }

  /** A form that leads to a page, such as that for a new game on the front page; the forms of boards do not. */
  private submit(event: SubmitEvent): void {
    if (event.defaultPrevented) return;
    const form = event.target as HTMLFormElement;
    const to = new URL(form.action);
    if (form.method !== "get" || !ours(to)) return;
    event.preventDefault();
    to.search = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString();
    this.to(to.href);
  }

  /** Replace this page with another one; anything that is not a page of ours is left to the browser. */
  private async go(address: string, enter = () => {}): Promise<void> {
    const mine = ++this.asked;
    const page = await fetched(address);
    if (mine !== this.asked) return;
    const shell = page && shellOf(page);
    if (!shell) return location.assign(address);
    await styled(page, address);
    if (mine !== this.asked) return;
    enter();
    putHead(page);
    document.body.replaceWith(document.adoptNode(page.body));
    scrollTo({ top: 0, behavior: "instant" });
    const main = document.querySelector<HTMLElement>("main");
    main?.focus({ preventScroll: true });
    await this.show(shell);
  }

  /**
   * Switch to the same page in another language, once its words are loaded: everything but the boards is replaced. If that page
   * is unavailable, only the boards switch. Resolves to whether nothing else has been requested since.
   */
  async turn(address: string, words: Promise<void>): Promise<boolean> {
    const mine = ++this.asked;
    const [page] = await Promise.all([fetched(address), words]);
    if (mine !== this.asked) return false;
    if (!page) return true;
    const pressed = document.activeElement;
    const before = pressed?.getBoundingClientRect().top ?? 0;
    const to = new URL(address);
    to.search = location.search;
    this.page = Date.now();
    history.replaceState({ page: this.page }, "", to.href);
    putHead(page);
    const boards = new Map([...document.querySelectorAll<HTMLElement>("[data-board]")].map((each) => [each.dataset.board, each]));
    for (const part of ["nav.pn-nav", "main", "footer", "#pn-python", "#pn-page"]) {
      const [mine, theirs] = [document.querySelector(part), page.querySelector(part)];
      if (!mine || !theirs) continue;
      for (const place of theirs.querySelectorAll<HTMLElement>("[data-board]")) {
        const board = boards.get(place.dataset.board);
        if (board) place.replaceWith(board);
      }
      mine.replaceWith(document.adoptNode(theirs));
    }
    Object.assign(document.body.dataset, { ...page.body.dataset });
    if (pressed instanceof HTMLElement && pressed.isConnected) {
      pressed.focus({ preventScroll: true });
      scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: "instant" });
    }
    return true;
  }
}

/** Whether an address is a page of the site, or a file beside it. JupyterLite's pages are separate. */
function ours(to: URL): boolean {
  return to.origin === location.origin && to.pathname.endsWith(".html") && document.body.dataset.site !== undefined;
}

const pageOf = (state: unknown): number | null => (state as { page?: number } | null)?.page ?? null;

const samePage = (one: URL, other: URL) => one.pathname === other.pathname && one.search === other.search;

async function fetched(address: string): Promise<Document | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  } catch {
    return null;
  }
}

/** Load a page's styles that earlier pages did not have, such as those of the front page, before it is shown. */
async function styled(page: Document, address: string): Promise<void> {
  const here = new Set([...document.head.querySelectorAll<HTMLLinkElement>(STYLES)].map(({ href }) => href));
  const named = [...page.head.querySelectorAll(STYLES)].map((link) => new URL(link.getAttribute("href") ?? "", address).href);
  const missing = named
    .filter((href) => !here.has(href))
    .map((href) => Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  const come = missing.map(
    (link) =>
      new Promise((done) => {
        for (const event of ["load", "error"]) link.addEventListener(event, done);
      }),
  );
  document.head.append(...missing);
  await Promise.all(come);
}

function putHead(page: Document): void {
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  for (const each of document.head.querySelectorAll(OWN)) each.remove();
  document.head.append(...[...page.head.querySelectorAll(OWN)].map((each) => document.adoptNode(each)));
}
