/** Which card of the field is pointed at, by mouse, finger or keyboard: it is read in full without a click, and shows what it reaches. */
import { type ComponentProps, createContext } from "preact";
import { useContext, useMemo, useRef, useState } from "preact/hooks";

/** A finger that lies on a card for so long, in milliseconds, reads it and does not choose it. */
const HOLD = 400;

interface Pointing {
  pointed: string | null;
  focused: string | null;
  /** The card that is read: the last one pointed at, until the pointer leaves the field; else the one that the keyboard is at. */
  read: string | null;
  /** Whether a finger holds it. */
  held: boolean;
}

const PointingContext = createContext<Pointing>({ pointed: null, focused: null, read: null, held: false });

export const usePointing = () => useContext(PointingContext);

const cardOf = (target: EventTarget | null) => (target as Element).closest<HTMLElement>("[data-card]")?.dataset.card ?? null;

/** The finger that lies on the field: when it has lain there for long enough, what it does when it is lifted is no click. */
function useHeld() {
  const [held, hold] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const swallows = useRef(false);
  const end = () => {
    clearTimeout(waiting.current);
    hold(false);
  };
  return {
    held,
    listens: {
      onPointerDown({ pointerType, target }: PointerEvent) {
        end();
        swallows.current = false;
        if (pointerType !== "touch" || cardOf(target) === null) return;
        waiting.current = setTimeout(() => {
          swallows.current = true;
          hold(true);
        }, HOLD);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onContextMenu(event: Event) {
        if (swallows.current) event.preventDefault();
      },
      onClickCapture(event: Event) {
        if (!swallows.current) return;
        swallows.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

/** A field of cards that knows which of them is pointed at. A finger that was lifted still points: not every browser gives the focus
 * to what is tapped. */
export function PointedAt({ children, ...section }: ComponentProps<"section">) {
  const [pointed, point] = useState<string | null>(null);
  const [last, read] = useState<string | null>(null);
  const [focused, focus] = useState<string | null>(null);
  const [byKeys, setByKeys] = useState(false);
  const { held, listens } = useHeld();
  const pointing = useMemo(
    () => ({ pointed, focused, read: last ?? (byKeys ? focused : null), held }),
    [pointed, focused, last, byKeys, held],
  );
  return (
    <PointingContext.Provider value={pointing}>
      <section
        {...section}
        {...listens}
        onPointerOver={({ target }) => {
          const card = cardOf(target);
          point(card);
          if (card !== null) read(card);
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === "touch") return;
          point(null);
          read(null);
        }}
        onFocusIn={({ target }) => {
          focus(cardOf(target));
          setByKeys((target as Element).matches(":focus-visible"));
        }}
        onFocusOut={() => focus(null)}
      >
        {children}
      </section>
    </PointingContext.Provider>
  );
}
