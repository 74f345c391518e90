/** Links to plays: they lead to the page for new games, in the apps or on the site, which opens the text after their mark. */

/** The mark at the beginning of a link's fragment. */
export const MARK = "#play=";

/** The address of that page for a game, in a language; empty if there is none, as in a notebook, where links are for
 * `pnrules.load`. */
export function opensLinks(game: string, lang: string, at: string = location.href): string {
  const { voila, baseUrl, site } = document.body.dataset;
  if (site !== undefined) return new URL(`${site}play/${game}.html`, at).href;
  return voila === "voila" ? new URL(`${baseUrl}render/play.ipynb?lang=${lang}`, at).href : "";
}
