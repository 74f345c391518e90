/** Telling screen readers of what comes with its words in it: most say nothing of a live region that was not there before. */
import type { HTMLAttributes } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** The region that is always there; each board has one. Hidden, and empty again (after so many ms), so that nothing is read twice. */
const TELLER = ".pn-teller";
const LEFT = 1000;

export function Teller() {
  const region = useRef<HTMLParagraphElement>(null);
  /** What is there when the page opens is read with the page. */
  useEffect(() => {
    region.current!.dataset.tells = "";
  }, []);
  return <p ref={region} class="pn-teller pn-hidden" role="status" />;
}

/** The words of an element, without its signs for the eye. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll("[aria-hidden=true]")) each.remove();
  return copy.textContent.replace(/\s+/g, " ").trim();
}

function tell(from: Element, text: string): void {
  const region = from.closest(".pn-board, .pn-quiz")?.querySelector<HTMLElement>(`${TELLER}[data-tells]`);
  if (!region || text === "") return;
  region.textContent = text;
  setTimeout(() => {
    if (region.textContent === text) region.textContent = "";
  }, LEFT);
}

/** A paragraph that is told when it comes, and when its words change. */
export function Comes(paragraph: HTMLAttributes<HTMLParagraphElement>) {
  const box = useRef<HTMLParagraphElement>(null);
  const told = useRef("");
  useLayoutEffect(() => {
    const text = wordsOf(box.current!);
    if (text === told.current) return;
    told.current = text;
    tell(box.current!, text);
  });
  return <p ref={box} {...paragraph} />;
}
