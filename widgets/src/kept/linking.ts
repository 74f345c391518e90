/** Where a link to a play leads: to the page of new games, of the apps or of the site, which opens what stands behind its mark. */

/** What a link begins with, at the end of an address. */
export const MARK = "#play=";

/** That page's address for a game, in a language; empty where there is none, as in a notebook: then the link is for `pnrules.load`. */
export function opensLinks(game: string, lang: string, at: string = location.href): string {
  const { voila, baseUrl, site } = document.body.dataset;
  if (site !== undefined) return new URL(`${site}play/${game}.html`, at).href;
  return voila === "voila" ? new URL(`${baseUrl}render/play.ipynb?lang=${lang}`, at).href : "";
}
