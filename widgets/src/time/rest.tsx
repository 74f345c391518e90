/** Whether somebody scrubs: what takes long, and what is only read at rest, waits until the board stands still. */
import type { ComponentChildren } from "preact";
import { useEffect, useReducer, useRef } from "preact/hooks";
import { Given, give } from "../parts/part";
import { useChoosing, useHere, usePlay, useQuestion, useWords } from "../parts/scene";

/** Steps that follow one another within so many milliseconds are gone through in a hurry. */
const HURRY = 140;

/** `hurried`: the node looked at changes in quick succession. It is not for the first change, nor once the board stands still. */
export interface Hurry {
  hurried: boolean;
  /** Does something that needs what waits for the board to stand still. */
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

/** What is read at rest: inside, the play stays as it was when somebody was last at rest. `unless`: it does not wait now. */
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
