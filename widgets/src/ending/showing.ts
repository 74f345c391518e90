/** Whether the scoreboard is shown. */
import { useState } from "preact/hooks";
import { part, useKept, useSteady } from "../parts/part";

/** Whether the scoreboard lies over the table, where a game has ended: until it is put away, or from when it is asked for. */
export interface Showing {
  shown: boolean;
  show(): void;
  hide(): void;
}

/** The scoreboard of a game that has ended. */
export const useShowing = part<Showing>();

/** `itself`: it comes when a game ends, as it should not where one learns from the table. */
export function useShowingOf(play: object, head: number, here: boolean, itself: boolean): Showing {
  const [turned, turn] = useState<{ play: object; head: number } | null>(null);
  const other = turned?.play === play && turned.head === head;
  const wish = (shown: boolean) => () => turn(shown === itself ? null : { play, head });
  const acts = useSteady({ show: wish(true), hide: wish(false) });
  return useKept({ shown: here && itself !== other, ...acts });
}
