/** Whether the page is being printed: partially rendered lists are then rendered completely. */
import { options } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Browsers fire events for printing; a print preview in developer tools only changes the medium. */
const PAPER = typeof matchMedia === "function" ? matchMedia("print") : null;

/** Renders changes before returning: a browser lays out the page right after the event. */
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
