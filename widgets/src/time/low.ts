/** Whether the table needs the room of the film's chart: then the film is low, and stays so until the window is resized. */
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useDrawn } from "../parts/part";

export function useLow(timeline: RefObject<HTMLElement | null>, view: number, hurried: boolean): boolean {
  const [low, set] = useState(false);
  const [windows, another] = useState(0);
  useEffect(() => {
    const anew = () => {
      set(false);
      another((count) => count + 1);
    };
    addEventListener("resize", anew);
    return () => removeEventListener("resize", anew);
  }, []);
  useDrawn(() => {
    if (low || hurried) return;
    const table = timeline.current?.closest(".pn-frame")?.querySelector(".pn-table");
    if (table && table.scrollHeight > table.clientHeight + 1) set(true);
  }, [low, hurried, view, windows]);
  return low;
}
