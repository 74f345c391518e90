/**
 * Keeps the program counter in view while stepping: on a scrolling table, and on a phone, where the question covers the
 * bottom.
 */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** The margin around the card. */
const ROOM = 12;

/** How far to scroll until a box is between two heights; if it does not fit, its top counts. */
export function away(box: { top: number; bottom: number }, top: number, bottom: number): number {
  if (box.top < top + ROOM) return box.top - top - ROOM;
  return box.bottom > bottom - ROOM ? Math.min(box.bottom - bottom + ROOM, box.top - top - ROOM) : 0;
}

export function useInView(root: RefObject<HTMLElement | null>, view: number): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return; // not when the page has just been opened
    }
    const find = (part: string) => root.current?.querySelector<HTMLElement>(part);
    const [card, table, top, now] = [".pn-card[data-pc]", ".pn-table", ".pn-top", ".pn-now"].map(find);
    if (!card || !table || !top || !now) return;
    const box = card.getBoundingClientRect();
    if (table.scrollHeight > table.clientHeight + 1) {
      const { top: from, bottom: to } = table.getBoundingClientRect();
      table.scrollTop += away(box, from, to);
      return;
    }
    const [above, below] = [top.getBoundingClientRect(), now.getBoundingClientRect()];
    const covers = getComputedStyle(now).position === "sticky" && below.top < innerHeight && above.bottom > 0;
    if (covers) scrollBy({ top: away(box, above.bottom, below.top), behavior: "instant" });
  }, [view]);
}
