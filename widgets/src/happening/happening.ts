/**
 * See it happen: what a reader's choice sets off is played from stop to stop until the next question, and any key skips the rest.
 * Where nothing is to move by itself, play goes on at once, and a button shows the same stops one by one.
 */
import { useEffect, useLayoutEffect, useReducer, useRef } from "preact/hooks";
import { calm } from "../parts/motion";
import { part } from "../parts/part";
import { lassosOn } from "../time/loops";
import { PACE } from "../time/playing";
import { placeOf, stopsOf } from "../wire/line";
import type { Intent, Traits } from "../wire/traits";
import type { Tree } from "../wire/tree";
import type { Loop } from "../wire/types";

/** All of it takes at most so many milliseconds at speed 1; and each stop stays at least so long. */
const LONGEST = 12_000;
const LEAST = 160;
/** So many stops have room in that time; of more, some are left out. */
const MOST = Math.floor(LONGEST / LEAST);

/** So few stops of what a reader's own choice set off need not be seen to happen. */
const FEW = 2;

/**
 * The stops after a choice up to where play stands now, which is the last of them; none where they are few. What a proved loop
 * does is there once, however often it went round.
 */
export function setOff(
  tree: Tree,
  chosen: number,
  head: number,
  loops: readonly Loop[],
  everyStep: boolean,
  few: number = FEW,
): number[] {
  const path = tree.path(head);
  const from = tree.depth(chosen);
  if (path[from] !== chosen) return [];
  const again = lassosOn(tree, path, loops).map(({ returns }) => [
    tree.depth(returns[0]!),
    tree.depth(returns[returns.length - 1]!),
  ]);
  const fresh = (depth: number) => !again.some(([once, last]) => once! < depth && depth <= last!);
  const stops = stopsOf(tree, path, everyStep, new Set([head])).filter((node) => {
    const depth = tree.depth(node);
    return depth > from && (node === head || fresh(depth));
  });
  return stops.length > few ? thinned(stops, MOST) : [];
}

/** As many as may be, evenly taken; the first and the last among them. */
export function thinned(stops: readonly number[], most: number): number[] {
  if (stops.length <= most) return [...stops];
  return Array.from({ length: most }, (_, i) => stops[Math.round((i * (stops.length - 1)) / (most - 1))]!);
}

/** How long (ms) each of so many stops stays. */
export function paceOf(count: number, speed: number): number {
  return Math.max(LEAST, Math.min(PACE, LONGEST / count)) / speed;
}

/** So quick a pace nobody could listen to: what is said aloud waits for the end. */
const HEARD = 1000;

/** By these, too, a play goes on from where it stands. */
const GOES_ON: ReadonlySet<Intent["do"]> = new Set<Intent["do"]>([
  "level-on",
  "level-say",
  "level-show",
  "lesson-show",
  "claim-move",
]);

const MODIFIERS: ReadonlySet<string> = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "NumLock", "Fn"]);

/** Whether a key skips: any that means something by itself. Tab leads on, and what belongs to an entry is left to it. */
export function skips(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.key === "Tab" || MODIFIERS.has(event.key)) return false;
  return !(event.target as Element).closest("select, textarea, input");
}

/** Whether a press skips: any on the board, but for one on the speed. */
export function leaves(event: MouseEvent): boolean {
  return !(event.target as Element).closest(".pn-pace label:has(select)");
}

/** Does nothing else by what was pressed than to skip. */
export function skipBy(event: Event, skip: () => void): void {
  event.stopPropagation();
  event.preventDefault();
  skip();
}

/** Whether the focus may be led on: nobody has put it elsewhere on purpose. */
export function free(root: HTMLElement | null): boolean {
  const at = document.activeElement;
  return at === document.body || root?.querySelector(".pn-ask")?.contains(at) === true;
}

interface Run {
  /** The play and the node that it belongs to. */
  play: object | null;
  head: number;
  /** Where the reader chose last: what opponents chose since belongs to it. */
  from: number;
  /** The stops that are seen, and all since the reader's own choice. */
  stops: readonly number[];
  whole: readonly number[];
  /** An opponent's choice set it off. */
  thought: boolean;
  mode: "plays" | "steps" | null;
  /** Where the eye was before it is led to the first stop; null once it has come there, or has gone elsewhere. */
  eye: number | null;
  /** The eye has still to be led there. */
  leads: boolean;
}

const NOTHING: Run = {
  play: null,
  head: -1,
  from: -1,
  stops: [],
  whole: [],
  thought: false,
  mode: null,
  eye: null,
  leads: false,
};

/** An answer that the reader, or an opponent, is about to give at a node, where play stands at a head. */
interface Pressed {
  node: number;
  head: number;
  thought: boolean;
}

/** What the last choice set off. */
export interface Happening {
  /** How it is being seen: by itself, or one by one; null while it is not. */
  mode: "plays" | "steps" | null;
  /** Which stop is seen, counted from 1, of how many; there are none where nothing is to be seen. */
  place: number;
  count: number;
  /** Not to be heard step by step. */
  quick: boolean;
  watch(): void;
  next(): void;
  skip(): void;
}

export const useHappening = part<Happening>();

/** `look` leads the eye, which is where the traits have it. */
export function useHappeningOf(tree: Tree, traits: Traits, everyStep: boolean, look: (node: number) => void) {
  const { head, loops } = traits;
  const pressed = useRef<Pressed | null>(null);
  const run = useRef(NOTHING);
  /** The reader has skipped what an opponent's choice set off: those that follow are not to be waited for either. */
  const hasty = useRef(false);
  const [, redraw] = useReducer((n: number, _: null) => n + 1, 0);
  if (pressed.current && head !== pressed.current.head) {
    const { node, thought } = pressed.current;
    const follows = thought && run.current.head === pressed.current.head && run.current.from >= 0;
    const from = follows ? run.current.from : node;
    const since = (start: number, few: number) => (tree.has(head) ? setOff(tree, start, head, loops ?? [], everyStep, few) : []);
    const whole = since(from, thought ? 1 : FEW);
    const stops = from === node ? whole : since(node, 1);
    const away = thought && traits.view.node !== head && traits.view.node !== pressed.current.head;
    const mode = stops.length > 0 && !calm() && !away && !(thought && hasty.current) ? "plays" : null;
    run.current = { play: tree.play, head, from, stops, whole, thought, mode, eye: traits.view.node, leads: mode !== null };
    pressed.current = null;
  }
  if (run.current.head !== head || run.current.play !== tree.play) run.current = NOTHING;
  // What the board does by itself may draw it once more before it is told that the eye has moved.
  if (traits.view.node !== run.current.eye) run.current = { ...run.current, eye: null };
  const view = run.current.mode && run.current.eye !== null ? run.current.stops[0]! : traits.view.node;
  if (run.current.mode && !goesOn(tree, run.current, view)) run.current = { ...run.current, mode: null };
  const { mode, stops } = run.current;

  useLayoutEffect(() => {
    if (!run.current.leads) return;
    run.current = { ...run.current, leads: false };
    look(run.current.stops[0]!);
  });
  const at = mode ? placeOf(tree, stops, view) : -1;
  const next = () => look(stops[at + 1]!);
  const skip = () => {
    hasty.current ||= run.current.thought;
    look(head);
  };
  const watch = () => {
    const { whole } = run.current;
    run.current = { ...run.current, stops: whole, mode: calm() ? "steps" : "plays", eye: traits.view.node, leads: true };
    redraw(null);
  };
  /** The reader's own choice goes to the kernel: what it answers is to be seen. */
  const sent = (intent: Intent) => {
    const thought = intent.do === "think";
    if (!thought) hasty.current = false;
    const from = intent.do === "choose" ? intent.node : thought || GOES_ON.has(intent.do) ? head : null;
    pressed.current = from === null ? null : { node: from, head, thought };
  };
  /** Whether a key is one that skips now; asked outside of drawing, too. */
  const takes = (event: KeyboardEvent) => run.current.mode === "plays" && skips(event);
  /** An opponent has just chosen, and that is to be read before another one does. */
  const reads = run.current.thought && !hasty.current && !calm();
  const { whole } = run.current;
  return {
    mode,
    at,
    place: at + 1,
    count: mode ? stops.length : whole.length,
    stops,
    view,
    watch,
    next,
    skip,
    sent,
    takes,
    reads,
  };
}

/** Whether a place still lies within what happened: where it plays, it is one of its stops. */
function goesOn(tree: Tree, { mode, stops, head }: Run, view: number): boolean {
  if (view === head) return false;
  if (mode === "plays") return stops.includes(view);
  const depth = tree.depth(view);
  return depth >= tree.depth(stops[0]!) && tree.path(head)[depth] === view;
}

/** Goes on by itself, as long as the page is seen. */
export function usePlayed(happening: ReturnType<typeof useHappeningOf>, speed: number, seen: boolean): Happening {
  const { mode, at, stops, next } = happening;
  const pace = paceOf(stops.length, speed);
  useEffect(() => {
    if (mode !== "plays" || !seen) return;
    const timer = setTimeout(next, pace);
    return () => clearTimeout(timer);
  }, [mode, seen, at, stops, pace]);
  return { ...happening, quick: mode === "plays" && pace < HEARD };
}
