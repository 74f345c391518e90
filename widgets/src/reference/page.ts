/** Where the page of rules and cards is. */

/** The games whose rules and cards have a page beside this one, as the app says on the page's body (see index.html.j2). */
const LISTED = "rules";

/** The address of a game's page of rules and cards; null where there is none, as in JupyterLab, or on a page that is exported. */
export function rulesPage(game: string, lang: string): string | null {
  return onSite(`${game}/rules`) ?? page(game, "rules.ipynb", lang);
}

/** The address of a lesson's page; null where there is none. */
export function lessonPage(game: string, lesson: string, lang: string): string | null {
  const track = page(game, "learn.ipynb", lang);
  return onSite(lesson) ?? (track === null ? null : `${track}&lesson=${encodeURIComponent(lesson)}`);
}

/** A page of the site by its name, from this one; null where this is no page of it. Lessons are called as their pages. */
function onSite(name: string): string | null {
  const site = typeof document === "undefined" ? undefined : document.body?.dataset.site;
  return site === undefined ? null : `${site}${name}.html`;
}

function page(game: string, file: string, lang: string): string | null {
  const body = typeof document === "undefined" ? null : document.body;
  const listed = body?.dataset[LISTED]?.split(" ") ?? [];
  if (!listed.includes(game) || body?.dataset.baseUrl === undefined) return null;
  return `${body.dataset.baseUrl}render/${game}/${file}?lang=${lang}`;
}
