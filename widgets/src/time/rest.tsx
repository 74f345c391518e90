/** Detects scrubbing: slow things, and texts that are only read at rest, are deferred until the board rests. */
import type { ComponentChildren } from "preact";
import { useEffect, useReducer, useRef } from "preact/hooks";
import { Given, give } from "../parts/part";
import { useChoosing, useHere, usePlay, useQuestion, useWords } from "../parts/scene";

/** Steps within this interval (ms) count as scrubbing. */
const HURRY = 140;

/** `hurried`: the current node changes in quick succession; false for the first change, and once the board rests. */
export interface Hurry {
  hurried: boolean;
  /** Runs something that needs what is deferred until the board rests. */
  settled(act: () => void): void;
}

export function useHurry(view: number): Hurry {
  const [, stand] = useReducer((n: number, _: null) => n + 1, 0);
  const last = useRef({ view, at: -Infinity, hurried: false });
  const now = performance.now();
  if (last.current.view !== view) last.current = { view, at: now, hurried: now - last.current.at < HURRY };
  else if (now - last.current.at >= HURRY) last.current.hurried = false;
  const { hurried } = last.current;
  useEffect(() => {
    if (!hurried) return;
    const timer = setTimeout(() => stand(null), HURRY + 20);
    return () => clearTimeout(timer);
  }, [view, hurried]);
  const settled = (act: () => void) => {
    if (!hurried) return act();
    last.current.hurried = false;
    stand(null);
    setTimeout(act); // when the board has been drawn
  };
  return { hurried, settled };
}

/** Content that is read at rest: inside, the play is that of the last rest. `unless`: do not defer now. */
export function AtRest({ unless = false, children }: { unless?: boolean; children: ComponentChildren }) {
  const here = useHere();
  const now = [
    give(useWords, useWords()),
    give(usePlay, usePlay()),
    give(useHere, here),
    give(useQuestion, useQuestion()),
    give(useChoosing, useChoosing()),
  ];
  const last = useRef(now);
  if (!here.hurried || unless) last.current = now;
  return <Given gifts={last.current}>{children}</Given>;
}
