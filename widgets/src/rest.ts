/** Whether somebody scrubs: what takes long, and what is only read at rest, waits until the board stands still. */
import { useEffect, useReducer, useRef } from "preact/hooks";

/** Steps that follow one another within so many milliseconds are gone through in a hurry. */
const HURRY = 140;

/** True while the node looked at changes in quick succession; false for the first change, and once it stands still. */
export function useHurry(view: number): boolean {
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
  return hurried;
}
