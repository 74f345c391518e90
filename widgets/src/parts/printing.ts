/** Whether the page is on its way to paper: what a window shows a part of is then drawn whole. */
import { options } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A browser says it by events; what only looks at a page as it would be printed changes the medium. */
const PAPER = typeof matchMedia === "function" ? matchMedia("print") : null;

/** Has what is changed be drawn before this returns: a browser lays out the paper as soon as it has told of it. */
function atOnce(change: () => void): void {
  const later = options.debounceRendering;
  options.debounceRendering = (draw) => draw();
  change();
  options.debounceRendering = later!;
}

export function usePrinting(): boolean {
  const [printing, set] = useState(false);
  useEffect(() => {
    const before = () => atOnce(() => set(true));
    const after = () => atOnce(() => set(false));
    const changed = () => (PAPER?.matches ? before() : after());
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    PAPER?.addEventListener("change", changed);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
      PAPER?.removeEventListener("change", changed);
    };
  }, []);
  return printing;
}
