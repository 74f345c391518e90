/** A picture as the kernel has drawn it. */
import { h } from "preact";
import type { Element } from "../wire/types";

/** The elements allowed in a picture. */
const TAGS: ReadonlySet<string> = new Set(["svg", "g", "path", "circle", "text", "title", "defs", "use", "a"]);

export function Drawn({ shape: [tag, attributes, within] }: { shape: Element }) {
  if (!TAGS.has(tag)) return null;
  const inside = within.map((each, i) => (typeof each === "string" ? each : <Drawn key={i} shape={each} />));
  return h(tag, attributes, inside);
}
