/** The data in a page's HTML, written by the build: the page's description, and the words of its script. */
import type { Reference, Traits } from "../../wire/types";
import type { Opening } from "./protocol";

/** The JSON in the page. */
export interface Shell {
  /** The page's name: its address beneath the folder of its language, without `.html`. */
  key: string;
  /** The path from the page to the site's root, and the build's version. */
  root: string;
  version: string;
  /** The version of pnrules. */
  pnrules: string;
  /** The files of its recordings, relative to the root, from which one is chosen at random; null for a page without boards. */
  data: string[] | null;
  /** The parameters that the page's address may have besides the recorded ones. */
  asks: string[];
  /** The words of the script, by message. */
  words: Record<string, string>;
}

/** A page's recording: its first board, and whether there is more, in a separate file. */
export interface Recorded extends Opening {
  boards: Omit<Traits, "texts">[];
  more: string | null;
}

/** The other boards of a page; and the titles of positions in the first board's reference. */
export interface More {
  boards: Omit<Traits, "texts">[];
  titles: Reference["titles"] | null;
}

export const shellOf = (page: Document): Shell | null => {
  const found = page.getElementById("pn-page");
  return found === null ? null : (JSON.parse(found.textContent) as Shell);
};
