/** A page of `embed/`: a board in a frame of another page, which need not know anything of it. */

/** What the frame tells the page around it. */
export interface Told {
  pnrules: "height";
  /** So high (in px) it has to be to show all without scrolling. */
  height: number;
}

export const embedded = (): boolean => document.body.dataset.embed !== undefined;

/** Makes the frame a good guest: its links do not take its place, its height is told, and it says where nothing is kept. */
export function embed(): void {
  document.addEventListener("click", ({ target }) => lead(target as Element), { capture: true });
  new ResizeObserver(tell).observe(document.documentElement);
  if (!keeps()) document.querySelector(".pn-unkept")?.removeAttribute("hidden");
}

/** What leads out of the frame is opened beside the page around it; the same in another language is not. */
function lead(target: Element): void {
  const link = target.closest?.<HTMLAnchorElement>("a[href]");
  if (!link || link.hreflang || link.hasAttribute("download") || link.protocol === "blob:") return;
  link.target = "_blank";
  link.rel = "noopener";
}

/** Whoever it is may know how high a board is. */
function tell(): void {
  const told: Told = { pnrules: "height", height: Math.ceil(document.documentElement.getBoundingClientRect().height) };
  if (parent !== window) parent.postMessage(told, "*");
}

/** A browser may keep nothing for a frame of another site. */
function keeps(): boolean {
  try {
    return window.localStorage !== null;
  } catch {
    return false;
  }
}
