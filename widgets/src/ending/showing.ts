/** Whether the scoreboard is shown. */
import { useRef, useState } from "preact/hooks";
import { part, useKept, useSteady } from "../parts/part";

/** Whether the scoreboard covers the table after the end of a game: until it is dismissed, or from when it is asked for. */
export interface Showing {
  shown: boolean;
  /** Whether the game ended on this page, rather than before. */
  fresh: boolean;
  show(): void;
  hide(): void;
}

/** The scoreboard of a game that has ended. */
export const useShowing = part<Showing>();

interface Ended {
  /** The play, and its head. */
  play: object;
  head: number;
  over: boolean;
  /** Whether the view is at the end. */
  here: boolean;
  /** Whether the scoreboard opens by itself when a game ends, which it should not in lessons and the like. */
  itself: boolean;
}

export function useShowingOf({ play, head, over, here, itself }: Ended): Showing {
  const [turned, turn] = useState<{ play: object; head: number } | null>(null);
  const open = useRef<object | null>(null);
  if (!over) open.current = play;
  const other = turned?.play === play && turned.head === head;
  const wish = (shown: boolean) => () => turn(shown === itself ? null : { play, head });
  const acts = useSteady({ show: wish(true), hide: wish(false) });
  return useKept({ shown: here && itself !== other, fresh: over && open.current === play, ...acts });
}

/** The save that the kernel sent; null if it has not been asked for. */
export const useSaved = part<{ save: unknown } | null>();
