/** The step's sentence and the teacher's comment. On a phone the question comes first: a long comment is cut to two lines. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useHappening } from "../happening/happening";
import { Hidden } from "../parts/marks";
import { Icon } from "../parts/pictograms";
import { useCompany, useHere, usePlay, useWords } from "../parts/scene";

/** From this length (in characters) a comment may be cut on a phone: room for the button is reserved before it is measured. */
const LONG = 70;

/** Whether a part of an element's text is cut off. */
function useCut(said: string | null) {
  const box = useRef<HTMLSpanElement>(null);
  const [cut, set] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return set(false);
    const measure = () => set(element.scrollHeight > element.clientHeight + 1);
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [said]);
  return { box, cut };
}

/**
 * Screen readers announce both together, once; the button is only for sighted readers. While a choice is played out, or opponents
 * choose, they announce the captions instead.
 */
export function Told() {
  const words = useWords();
  const { say } = usePlay();
  const { view } = useHere();
  const { mode } = useHappening();
  const { thinks } = useCompany();
  const [whole, setWhole] = useState<number | null>(null);
  const comment = words.comment(view);
  const { box, cut } = useCut(comment);
  const open = whole === view;
  return (
    <div
      class="pn-saying"
      data-open={open ? "" : undefined}
      data-cut={cut || open ? "" : undefined}
      data-long={(comment ?? "").length > LONG ? "" : undefined}
    >
      <div class="pn-told" aria-live={mode === "plays" || thinks ? "off" : "polite"} aria-atomic="true">
        <p class="pn-live">{say(view)}</p>
        {comment !== null && (
          <p class="pn-comment">
            <Icon name="comment" />
            <span class="pn-comment-words" ref={box}>
              <Hidden text={words.text("board-comment")} /> {comment}
            </span>
          </p>
        )}
      </div>
      {comment !== null && (cut || open) && (
        <button
          type="button"
          class="pn-comment-more"
          aria-label={words.text("board-comment-whole")}
          aria-expanded={open}
          onClick={() => setWhole(open ? null : view)}
        >
          <Icon name="more" />
        </button>
      )}
    </div>
  );
}
