/**
 * JupyterLab and Notebook handle keys before any element on the page does, and have many shortcuts: R turns a cell into raw text,
 * and its board disappears. They ignore keys on elements that ask for it; the board's elements do so, only for keys that mean
 * something on a board.
 */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const ASKS = "data-lm-suppress-shortcuts";

/** Shields keys from the page around the board, if `ours` says that they are the board's. */
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
