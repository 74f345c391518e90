/** Opponents think as often as the page asks them to: a page that asks no more has stopped them. */
import { useEffect, useState } from "preact/hooks";
import { PACE } from "../time/playing";
import type { Company } from "../wire/types";

/** A board with one reader, who chooses for everyone. */
export const ALONE: Company = { who: "", passing: false, passes: false, hand_to: null, thinks: null, hints: false };

export interface Thinking {
  /** The reader has stopped them. */
  paused: boolean;
  pause(on: boolean): void;
}

interface Props {
  thinks: Company["thinks"];
  /** Nothing else is being seen: play stands here, and nothing moves. */
  rests: boolean;
  /** An opponent has just chosen, and that is to be read first. */
  reads: boolean;
  speed: number;
  think(node: number): void;
}

/** Asks the opponent who has to choose to think on, slice by slice. */
export function useThinking({ thinks, rests, reads, speed, think }: Props): Thinking {
  const [paused, pause] = useState(false);
  useEffect(() => {
    if (!thinks || !rests || paused) return;
    const wait = reads && thinks.done === 0 ? PACE / speed : 0;
    const timer = setTimeout(() => think(thinks.node), wait);
    return () => clearTimeout(timer);
  }, [thinks, rests, paused]);
  return { paused, pause };
}

/** Somebody is asked to think on, slice by slice, until it is over, or is stopped. */
export interface Going {
  /** It goes on now. */
  going: boolean;
  stop(): void;
  begin(): void;
}

/** A hint, or a game looked through: as far as it is, and how to ask for more of it. */
export function useGoing(now: { done: number; of: number } | null, here: boolean, more: () => void): Going {
  const [stopped, stop] = useState(false);
  const goes = now !== null && now.done < now.of && here && !stopped;
  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(more, 0);
    return () => clearTimeout(timer);
  }, [now, goes]);
  return {
    going: goes,
    stop: () => stop(true),
    begin: () => {
      stop(false);
      more();
    },
  };
}
