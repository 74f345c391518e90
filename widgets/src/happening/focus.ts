/**
 * Where the focus goes when the focused element is removed: it must never be lost, not even for a moment. A key that is pressed
 * while nothing has the focus goes to the page around the board, and is lost. So the focus is moved right after rendering
 * (`useDrawn`), not after painting (`useEffect`), which may be much later on a busy machine.
 */
import { useMemo, useRef } from "preact/hooks";
import { useDrawn } from "../parts/part";
import { free } from "./happening";

type Root = { readonly current: HTMLElement | null };

const QUESTION = ".pn-ask";
/** After a part of a course, a level or an exercise: the button to the next. */
const ONWARD = ".pn-course-on, .pn-next-level";

export interface Focus {
  /** The question changes: if the focus is in it, it moves to the next one. */
  follow(): void;
  /** The pressed element replaces the question, and disappears: the focus stays there. */
  keep(act: () => void): void;
  /** The next question takes the focus. */
  led: { current: boolean };
}

export function useFocus(root: Root): Focus {
  const led = useRef(false);
  return useMemo(
    () => ({
      led,
      follow() {
        led.current = root.current?.querySelector(QUESTION)?.contains(document.activeElement) === true;
      },
      keep(act) {
        led.current = true;
        act();
      },
    }),
    [],
  );
}

interface Seen {
  head: number;
  view: number;
  ask: object | null;
  /** The consequences of a choice are being played out. */
  mode: string | null;
  /** How many games have been dealt. */
  dealt: number | undefined;
  /** Two lines are side by side. */
  compares: boolean;
}

export function useFollowing(root: Root, focus: Focus, { head, view, ask, mode, dealt, compares }: Seen): void {
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  /** Whether the focus is on the board before it is redrawn. */
  const had = root.current?.contains(document.activeElement) === true;

  // After a choice the buttons change: the question takes the focus, and a screen reader reads it.
  useDrawn(() => {
    if (!focus.led.current) return;
    focus.led.current = mode !== null && free(root.current);
    const next = mode ? find(".pn-happening .pn-button") : (find(ONWARD) ?? find(QUESTION));
    next?.focus({ preventScroll: true });
  }, [head, view, ask, mode]);

  // Another game: the focus goes to its first question.
  useDrawn(() => {
    if (find(".pn-dealing")?.contains(document.activeElement)) find(QUESTION)?.focus();
  }, [dealt]);

  // Back from a comparison: the focus returns to where it was chosen.
  const compared = useRef(false);
  useDrawn(() => {
    if (compared.current && !compares && document.activeElement === document.body) find(".pn-compare")?.focus();
    compared.current = compares;
  }, [compares]);

  // The focused element is gone: the focus stays with its card, or else goes to the question, or else the board.
  useDrawn(() => {
    if (!had || document.activeElement !== document.body) return;
    (find(".pn-card[data-chosen]") ?? find(ONWARD) ?? find(QUESTION) ?? root.current)?.focus({ preventScroll: true });
  });
}
