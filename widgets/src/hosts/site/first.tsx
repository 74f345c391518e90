/** A board's first picture as HTML, drawn when the site is built: it is visible before any script, which then takes over its elements. */
import { renderToString } from "preact-render-to-string";
import { App } from "../../frame/app";
import { Learnt, type Place } from "../../kept/progress";
import { leaveNoText } from "../../parts/translated";
import type { Traits } from "../../wire/types";

leaveNoText(true);

/** A browser without any progress. */
const NOBODYS: Place = {
  storage: { length: 0, clear: () => {}, getItem: () => null, key: () => null, removeItem: () => {}, setItem: () => {} },
  jar: { cookie: "" },
  origin: "",
  now: () => 0,
};

/** The board as `widget.tsx` first draws it from these traits, without anything that only a browser can measure. `site`: the path to
 * the pages of its language (see `reference/page.ts`). */
export function first(traits: Traits, site: string): string {
  Object.assign(globalThis, { document: { body: { dataset: { site } } } });
  const learnt = traits.lesson || traits.level || traits.exercise ? new Learnt(NOBODYS) : null;
  return renderToString(<App traits={traits} learnt={learnt} look={() => {}} send={() => {}} />);
}
