/** Whether the scoreboard is shown. */
import { useRef, useState } from "preact/hooks";
import { part, useKept, useSteady } from "../parts/part";

/** Whether the scoreboard lies over the table, where a game has ended: until it is put away, or from when it is asked for. */
export interface Showing {
  shown: boolean;
  /** The game came to its end on this page: it was not there before. */
  fresh: boolean;
  show(): void;
  hide(): void;
}

/** The scoreboard of a game that has ended. */
export const useShowing = part<Showing>();

interface Ended {
  /** The play, and where it stands. */
  play: object;
  head: number;
  over: boolean;
  /** The end is what is looked at. */
  here: boolean;
  /** The scoreboard comes by itself when a game ends, as it should not where one learns from the table. */
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

/** What the kernel answered when it was asked for the play as it may be kept; null where it has not been asked. */
export const useSaved = part<{ save: unknown } | null>();
