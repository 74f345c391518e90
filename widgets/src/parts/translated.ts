/**
 * A browser that translates the page puts an element of its own in the place of each text. Preact goes on writing into the text that
 * it made, which nobody sees any more: an old sentence stays, and a new one is put beside it. So no text is left to Preact. What holds
 * nothing but text has it as its `textContent`, which takes the place of whatever lies there; a text beside elements gets one of its own.
 */
import { type ComponentChild, type ComponentChildren, Fragment, h, options, type VNode } from "preact";

/** A text that stands beside elements: it has no look, and is no element that a style is about. */
const BESIDE = "pn-t";
/** In a drawing a text is not translated, and has no `textContent` for Preact. */
const DRAWN: ReadonlySet<string> = new Set(["text", "tspan", "textPath", "title", "desc"]);

type Words = string | number | bigint;

const isText = (child: ComponentChild): child is Words =>
  typeof child === "string" || typeof child === "number" || typeof child === "bigint";
const isNothing = (child: ComponentChild): boolean => child === null || child === undefined || typeof child === "boolean";

/** What lies in children and in lists among them. */
function flat(children: ComponentChildren): ComponentChild[] {
  return Array.isArray(children) ? children.flatMap(flat) : [children as ComponentChild];
}

/** Children of which each text has an element of its own: texts in a row one for all, in the place of the first. Blanks stay. */
function apart(children: readonly ComponentChildren[], written: boolean): ComponentChildren[] {
  const found = [...children];
  for (let at = 0; at < found.length; at++) {
    const child = found[at];
    if (Array.isArray(child)) found[at] = apart(child, written);
    if (!isText(child as ComponentChild)) continue;
    let text = "";
    let end = at;
    for (; end < found.length; end++) {
      const next = found[end] as ComponentChild;
      if (isText(next)) text += next;
      else if (!isNothing(next)) break;
    }
    if (text.trim() === "") continue;
    found.fill(null, at, end);
    found[at] = written ? h(BESIDE, null, text) : h(BESIDE, { textContent: text });
    at = end - 1;
  }
  return found;
}

/** `written`: nobody sets a `textContent` where boards are written as HTML. */
function settle({ type, props }: VNode, written: boolean): void {
  if (typeof type === "string" ? DRAWN.has(type) || type === BESIDE : type !== Fragment) return;
  const own = props as { children?: ComponentChildren; textContent?: string };
  const children = flat(own.children);
  if (!children.some(isText)) return;
  if (typeof type === "string" && children.every((child) => isText(child) || isNothing(child))) {
    if (written) return;
    own.textContent = children.filter(isText).join("");
    delete own.children;
  } else own.children = apart(Array.isArray(own.children) ? own.children : [own.children], written);
}

/** From now on no text is left to Preact. `written`: boards are written as HTML here, with the same elements. */
export function leaveNoText(written = false): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    settle(vnode, written);
    before?.(vnode);
  };
}
