/**
 * On the site, components that not every first picture needs are fetched in parts; the apps have everything in one file. The
 * build replaces these components with `later` (`widgets/site/later.mjs`), and `games` with `games/fetched`.
 */
import { type ComponentType, h } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Traits } from "../../wire/types";

type Exports = Record<string, unknown>;

const PARTS = {
  claim: () => import("./parts/claim"),
  course: () => import("./parts/course"),
  dealing: () => import("./parts/dealing"),
  editing: () => import("./parts/editing"),
  laboratory: () => import("./parts/laboratory"),
  learning: () => import("./parts/learning"),
  more: () => import("./parts/more"),
  reference: () => import("./parts/reference"),
  studio: () => import("./parts/studio"),
} satisfies Record<string, () => Promise<Exports>>;

export type Part = keyof typeof PARTS;
export const ALL = Object.keys(PARTS) as Part[];

/** The parts that a board needs at once, by its traits. */
export const partsOf = ({
  claim,
  course,
  deal,
  laying,
  lesson,
  level,
  exercise,
  guessing,
  reference,
  measured,
}: Partial<Traits>): Part[] => [
  ...(claim ? (["claim"] as const) : []),
  ...(course ? (["course"] as const) : []),
  ...(deal?.opened || laying ? (["dealing"] as const) : []),
  ...(laying?.shelf ? (["studio"] as const) : []),
  ...(lesson || level || exercise || guessing ? (["learning"] as const) : []),
  ...(measured ? (["laboratory"] as const) : []),
  ...(reference ? (["reference"] as const) : []),
];

/** The part with a style sheet of its own (`LATER_STYLES` in `widgets/site/later.mjs`). */
const STYLED: Part = "more";
let styled: Promise<void> | null = null;

/** Fetch that part's style sheet, once; if it is unavailable, the part does without. */
function styles(): Promise<void> {
  const own = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href*="site.css"]');
  if (!own) return Promise.resolve();
  styled ??= new Promise((come) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: own.href.replace("site.css", "later.css"),
    });
    for (const event of ["load", "error"]) link.addEventListener(event, () => come());
    document.head.append(link);
  });
  return styled;
}

const found = new Map<Part, Exports>();
const waiting = new Set<() => void>();

/** Fetch a part unless it is there, and draw the components that wait for it. */
export async function fetchPart(part: Part): Promise<void> {
  if (found.has(part)) return;
  const [exported] = await Promise.all([PARTS[part](), part === STYLED && styles()]);
  found.set(part, exported);
  for (const redraw of [...waiting]) redraw();
}

/** A component of a part; empty until the part is there. */
export function later<Props extends object>(part: Part, name: string): ComponentType<Props> {
  return (props: Props) => {
    const [, count] = useState(0);
    const component = found.get(part)?.[name] as ComponentType<Props> | undefined;
    useEffect(() => {
      if (component) return;
      const redraw = () => count((times) => times + 1);
      if (found.has(part)) return redraw(); // it came between the drawing and this effect
      waiting.add(redraw);
      fetchPart(part).catch((error) => console.warn(`A part of the page cannot be had: ${part}.`, error));
      return () => void waiting.delete(redraw);
    }, []);
    return component ? h(component, props) : null;
  };
}
