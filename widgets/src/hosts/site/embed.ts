/** A page of `embed/`: a board in a frame of any other page. */

/** The frame's message to the page around it. */
export interface Told {
  pnrules: "height";
  /** The height (in px) at which nothing needs scrolling. */
  height: number;
}

export const embedded = (): boolean => document.body.dataset.embed !== undefined;

/** Make the frame a good guest: links open outside, its height is reported, and it says so if nothing can be kept. */
export function embed(): void {
  document.addEventListener("click", ({ target }) => lead(target as Element), { capture: true });
  new ResizeObserver(tell).observe(document.documentElement);
  if (!keeps()) document.querySelector(".pn-unkept")?.removeAttribute("hidden");
}

/** Links out of the frame open in a new tab, except those to the same page in another language. */
function lead(target: Element): void {
  const link = target.closest?.<HTMLAnchorElement>("a[href]");
  if (!link || link.hreflang || link.hasAttribute("download") || link.protocol === "blob:") return;
  link.target = "_blank";
  link.rel = "noopener";
}

/** Report the height, to any origin: it is no secret. */
function tell(): void {
  const told: Told = { pnrules: "height", height: Math.ceil(document.documentElement.getBoundingClientRect().height) };
  if (parent !== window) parent.postMessage(told, "*");
}

/** Whether the browser keeps anything for a frame from another site. */
function keeps(): boolean {
  try {
    return window.localStorage !== null;
  } catch {
    return false;
  }
}
