/** A page's own HTML, as the build wrote it: what it is, and the words that its script says. */
import type { Reference, Traits } from "../../wire/types";
import type { Opening } from "./protocol";

/** What stands in the page as JSON. */
export interface Shell {
  /** The page's name: its address beneath the folder of its language, without `.html`. */
  key: string;
  /** The way from the page to the site's root, and the build's version. */
  root: string;
  version: string;
  /** The version of pnrules. */
  pnrules: string;
  /** What was recorded of it, beneath the root; null for a page without boards. One of several, where chance chooses. */
  data: string[] | null;
  /** What the page's address may ask for besides what was recorded. */
  asks: string[];
  /** What the script says, by its message. */
  words: Record<string, string>;
}

/** What was recorded of a page: its first board; whether there is more, which is in a file of its own. */
export interface Recorded extends Opening {
  boards: Omit<Traits, "texts">[];
  more: string | null;
}

/** The other boards of a page; the titles of the positions of the first one's reference. */
export interface More {
  boards: Omit<Traits, "texts">[];
  titles: Reference["titles"] | null;
}

export const shellOf = (page: Document): Shell | null => {
  const found = page.getElementById("pn-page");
  return found === null ? null : (JSON.parse(found.textContent) as Shell);
};
