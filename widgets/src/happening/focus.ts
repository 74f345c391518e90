/**
 * Where the focus goes when what had it is gone: it is never lost, not for a moment. A key that is pressed while nothing has the
 * focus goes to the page around the board, and nothing comes of it; so the focus is moved as soon as something is drawn
 * (`useDrawn`), not after it has been painted (`useEffect`), which a busy machine may do much later.
 */
import { useMemo, useRef } from "preact/hooks";
import { useDrawn } from "../parts/part";
import { free } from "./happening";

type Root = { readonly current: HTMLElement | null };

const QUESTION = ".pn-ask";
/** Where a level or an exercise is over: the button that leads on. */
const ONWARD = ".pn-next-level";

export interface Focus {
  /** The question changes: if the focus is in it, it is to be in the next. */
  follow(): void;
  /** What is pressed stands in the question's place and goes by it: the focus stays there. */
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
  /** What a choice set off is being seen. */
  mode: string | null;
  /** How many games have been dealt. */
  dealt: number | undefined;
  /** Two lines are side by side. */
  compares: boolean;
}

export function useFollowing(root: Root, focus: Focus, { head, view, ask, mode, dealt, compares }: Seen): void {
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  /** The focus is on the board now, before it is drawn anew. */
  const had = root.current?.contains(document.activeElement) === true;

  // After a choice the buttons are others: the question takes the focus, and a screen reader reads it.
  useDrawn(() => {
    if (!focus.led.current) return;
    focus.led.current = mode !== null && free(root.current);
    const next = mode ? find(".pn-happening .pn-button") : (find(ONWARD) ?? find(QUESTION));
    next?.focus({ preventScroll: true });
  }, [head, view, ask, mode]);

  // Another game: whoever dealt it begins with its first question.
  useDrawn(() => {
    if (find(".pn-dealing")?.contains(document.activeElement)) find(QUESTION)?.focus();
  }, [dealt]);

  // Back from a comparison: the focus is where it was chosen.
  const compared = useRef(false);
  useDrawn(() => {
    if (compared.current && !compares && document.activeElement === document.body) find(".pn-compare")?.focus();
    compared.current = compares;
  }, [compares]);

  // What had it is gone: the focus stays with the card that it was about, else with the question, else with the board.
  useDrawn(() => {
    if (!had || document.activeElement !== document.body) return;
    (find(".pn-card[data-chosen]") ?? find(ONWARD) ?? find(QUESTION) ?? root.current)?.focus({ preventScroll: true });
  });
}
