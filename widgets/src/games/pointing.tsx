/** The card of the field that is pointed at, by mouse, finger or keyboard: its full text and its reach are shown without a click. */
import { type ComponentProps, createContext } from "preact";
import { useContext, useMemo, useRef, useState } from "preact/hooks";

/** The duration of a long press, in milliseconds, which reads a card instead of choosing it. */
const HOLD = 400;

interface Pointing {
  pointed: string | null;
  focused: string | null;
  /** The card being read: the last one pointed at, until the pointer leaves the field, or else the focused one. */
  read: string | null;
  /** Whether it is being read by a long press. */
  held: boolean;
}

const PointingContext = createContext<Pointing>({ pointed: null, focused: null, read: null, held: false });

export const usePointing = () => useContext(PointingContext);

const cardOf = (target: EventTarget | null) => (target as Element).closest<HTMLElement>("[data-card]")?.dataset.card ?? null;

/** Long presses on the field: lifting the finger after one is not a click. */
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

/** A field of cards that tracks which is pointed at. A tapped card stays pointed at after the finger is lifted: not every browser
 * focuses what is tapped. */
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
