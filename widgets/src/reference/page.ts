/** The addresses of the pages of rules and of lessons. */

/** The attribute of the page's body with the games that have a page of rules and cards beside this one (see index.html.j2). */
const LISTED = "rules";

/** The address of a game's page of rules and cards; null if there is none, as in JupyterLab or on an exported page. */
export function rulesPage(game: string, lang: string): string | null {
  return onSite(`${game}/rules`) ?? page(game, "rules.ipynb", lang);
}

/** The address of a lesson's page; null if there is none. */
export function lessonPage(game: string, lesson: string, lang: string): string | null {
  const track = page(game, "learn.ipynb", lang);
  return onSite(lesson) ?? (track === null ? null : `${track}&lesson=${encodeURIComponent(lesson)}`);
}

/** The relative address of a page of the site by name; null if this is no page of the site. Lessons have the names of their pages. */
export function onSite(name: string): string | null {
  const site = typeof document === "undefined" ? undefined : document.body?.dataset.site;
  return site === undefined ? null : `${site}${name}.html`;
}

/** The address of a game's page in the apps, by its notebook; null if there is none. */
export function page(game: string, file: string, lang: string): string | null {
  const body = typeof document === "undefined" ? null : document.body;
  const listed = body?.dataset[LISTED]?.split(" ") ?? [];
  if (!listed.includes(game) || body?.dataset.baseUrl === undefined) return null;
  return `${body.dataset.baseUrl}render/${game}/${file}?lang=${lang}`;
}
