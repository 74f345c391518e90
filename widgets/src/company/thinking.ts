/** Opponents think as often as the page asks them to: a page that asks no more has stopped them. */
import { useEffect, useState } from "preact/hooks";
import { PACE } from "../timeline";
import type { Advice, Company } from "../types";

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

export interface Advising {
  /** A hint is being worked out for what is looked at. */
  going: boolean;
  stop(): void;
  begin(): void;
}

/** Asks whoever gives a hint to think on, until the hint is whole, or is stopped. */
export function useAdvising(advice: Advice | null, here: boolean, advise: (node: number) => void): Advising {
  const [stopped, stop] = useState(false);
  const over = advice === null || advice.done >= advice.of;
  useEffect(() => {
    if (!advice || over || stopped || !here) return;
    const timer = setTimeout(() => advise(advice.node), 0);
    return () => clearTimeout(timer);
  }, [advice, over, stopped, here]);
  return { going: !over && !stopped && here, stop: () => stop(true), begin: () => stop(false) };
}
