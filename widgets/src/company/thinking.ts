/** Opponents think in slices that the page requests: it stops them by no longer asking. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { part, useSteady } from "../parts/part";
import type { Advice, Company, Turning } from "../wire/types";

/** A board with one reader, who chooses for everyone. */
export const ALONE: Company = { who: "", passing: false, passes: false, hand_to: null, thinks: null, hints: false, edits: false };

export interface Thinking {
  /** The reader has stopped them. */
  paused: boolean;
  pause(on: boolean): void;
}

/** How opponents think. */
export const useThinking = part<Thinking>();

interface Props {
  thinks: Company["thinks"];
  /** Whether the view is where they may think: at the head, or while the choices of others are played out. */
  rests: boolean;
  think(node: number): void;
}

/** Asks the opponent who has to choose to keep thinking, slice by slice. */
export function useThinkingOf({ thinks, rests, think }: Props): Thinking {
  const [paused, pause] = useState(false);
  useEffect(() => {
    if (!thinks || !rests || paused) return;
    const timer = setTimeout(() => think(thinks.node), 0);
    return () => clearTimeout(timer);
  }, [thinks, rests, paused]);
  return useMemo(() => ({ paused, pause }), [paused]);
}

/** Keeps asking for slices of thought until it is done, or stopped. */
export interface Going {
  /** It goes on now. */
  going: boolean;
  stop(): void;
  begin(): void;
}

/** The progress of a hint. */
export const useAdvice = part<{ advice: Advice | null; advising: Going }>();

/** The progress of analysing the game. */
export const useTurning = part<{ turning: Turning | null; reviewing: Going }>();

/** A hint, or the analysis of a game: its progress, and how to ask for more. */
export function useGoing(now: { done: number; of: number } | null, here: boolean, more: () => void): Going {
  const [stopped, stop] = useState(false);
  const goes = now !== null && now.done < now.of && here && !stopped;
  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(more, 0);
    return () => clearTimeout(timer);
  }, [now, goes]);
  const acts = useSteady({
    stop: () => stop(true),
    begin: () => {
      stop(false);
      more();
    },
  });
  return useMemo(() => ({ going: goes, ...acts }), [goes]);
}
