/**
 * A browser that translates the page replaces each text node by an element of its own. Preact keeps writing into its own node,
 * which is no longer visible: the old sentence stays, and a new one appears beside it. So no text nodes are left to Preact. An
 * element with nothing but text has it as its `textContent`, which replaces all contents; a text beside elements gets an element
 * of its own.
 */
import { type ComponentChild, type ComponentChildren, Fragment, h, options, type VNode } from "preact";

/** The element for a text beside elements: it has no style, and no selector matches it. */
const BESIDE = "pn-t";
/** Texts in SVG are not translated, and Preact cannot set their `textContent`. */
const DRAWN: ReadonlySet<string> = new Set(["text", "tspan", "textPath", "title", "desc"]);

type Words = string | number | bigint;

const isText = (child: ComponentChild): child is Words =>
  typeof child === "string" || typeof child === "number" || typeof child === "bigint";
const isNothing = (child: ComponentChild): boolean => child === null || child === undefined || typeof child === "boolean";

/** The children, including those in nested lists. */
function flat(children: ComponentChildren): ComponentChild[] {
  return Array.isArray(children) ? children.flatMap(flat) : [children as ComponentChild];
}

/** The children with each text in an element of its own; consecutive texts share the first one's. Blanks stay. */
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

/** `written`: HTML has no `textContent` to set. */
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

/** From now on leave no text nodes to Preact. `written`: boards are rendered to HTML here, with the same elements. */
export function leaveNoText(written = false): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    settle(vnode, written);
    before?.(vnode);
  };
}
