/**
 * JupyterLab and Notebook hear keys before any element on the page does, and have shortcuts on many: R turns a cell into raw text,
 * and the board in it goes. They leave alone what is pressed on an element that asks for it; here the board's elements do, for the
 * keys that mean something on a board, and for no others.
 */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const ASKS = "data-lm-suppress-shortcuts";

/** Keeps keys from the page around the board, if `ours` says that they are the board's. */
export function useShield(root: RefObject<HTMLElement | null>, ours: (event: KeyboardEvent) => boolean): void {
  useEffect(() => {
    const before = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (root.current?.contains(target)) target.toggleAttribute(ASKS, ours(event));
    };
    window.addEventListener("keydown", before, true);
    return () => window.removeEventListener("keydown", before, true);
  }, []);
}
