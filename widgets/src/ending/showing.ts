/** Whether the scoreboard is shown. */
import { useState } from "preact/hooks";

/** Whether the scoreboard lies over the table: where a game has ended, until it is put away. */
export interface Showing {
  shown: boolean;
  show(): void;
  hide(): void;
}

export function useShowing(play: object, head: number, here: boolean): Showing {
  const [away, put] = useState<{ play: object; head: number } | null>(null);
  const hidden = away?.play === play && away.head === head;
  return { shown: here && !hidden, show: () => put(null), hide: () => put({ play, head }) };
}
