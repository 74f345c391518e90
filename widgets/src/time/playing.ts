/** Play, step by step, at the reader's speed. */
import { useEffect, useState } from "preact/hooks";
import { keepSpeed, speed as kept } from "../kept/speed";
import { part, useSteady } from "../parts/part";

/** The duration of a step at speed 1, in ms. */
export const PACE = 1400;

export interface Playing {
  on: boolean;
  speed: number;
  toggle(): void;
  setSpeed(speed: number): void;
  setEveryStep(on: boolean): void;
}

/** How one plays through the steps. */
export const usePlaying = part<Playing>();

/** Whether the page is visible: while it is not, automatic playing pauses. */
export function useSeen(): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    const changed = () => setSeen(document.visibilityState !== "hidden");
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  }, []);
  return seen;
}

/** Plays step by step; pauses while the page is not visible. */
export function usePlayingOf(place: number, stops: readonly number[], look: (node: number) => void) {
  const [on, set] = useState(false);
  const [speed, hold] = useState(kept);
  const seen = useSeen();
  const { setSpeed } = useSteady({
    setSpeed(wanted: number) {
      keepSpeed(wanted);
      hold(wanted);
    },
  });
  useEffect(() => {
    if (!on || !seen) return;
    const next = stops[place + 1];
    if (next === undefined) return set(false);
    const timer = setTimeout(() => look(next), PACE / speed);
    return () => clearTimeout(timer);
  }, [on, seen, place, stops, speed]);
  return { on, set, speed, setSpeed };
}
