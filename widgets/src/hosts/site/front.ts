/** The front page: the reader's progress, and where they left off, as in the apps (`front.js`). */
import type { Shell } from "./shell";

/** The interface of the page's own script (see `front.js`). */
interface Front {
  choose(words: Record<string, Record<string, string>>, pages: readonly string[], render: string): () => void;
}

/** The scripts of the front page, which are not modules; the second defines `pnFront`. */
const SCRIPTS = ["progress.js", "front.js"];
declare const pnFront: Front;

function load(address: string): Promise<void> {
  return new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => done();
    script.onerror = () => failed(new Error(address));
    document.head.append(script);
  });
}

const loaded = new Map<string, Promise<void>>();

/**
 * Fill in the front page, unless the reader leaves it before its scripts are loaded. Gives a function that removes its listeners.
 * `at`: the address of a file of the site.
 */
export function front(shell: Shell, lang: string, at: (name: string) => string): () => void {
  let left = false;
  let end = () => {};
  void scripts(at).then(() => {
    if (!left) end = fill(shell, lang);
  });
  return () => {
    left = true;
    end();
  };
}

async function scripts(at: (name: string) => string): Promise<void> {
  for (const name of SCRIPTS) {
    const found = loaded.get(name) ?? load(at(name));
    loaded.set(name, found);
    await found;
  }
}

function fill(shell: Shell, lang: string): () => void {
  const pages = [...document.querySelectorAll<HTMLAnchorElement>("main a[href], main form[action]")].map(address);
  return pnFront.choose({ [lang]: shell.words }, pages, "./");
}

/** The page of a link or a form, under the name that pages use for what they keep. */
function address(element: HTMLAnchorElement | HTMLFormElement): string {
  const to = new URL(element instanceof HTMLFormElement ? element.action : element.href);
  return to.pathname.slice(new URL(".", location.href).pathname.length);
}
