/**
 * See it happen: the consequences of a reader's choice are played out beat by beat until the next question, and any key skips the
 * rest. The choices of opponents follow in the same sequence. With reduced motion, play continues at once: the captions are a
 * list, and a button shows the same beats one by one.
 */
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from "preact/hooks";
import type { GameView } from "../games/game";
import { calm } from "../parts/motion";
import { part } from "../parts/part";
import { placeOf } from "../wire/line";
import type { Tree } from "../wire/tree";
import type { Intent, Traits } from "../wire/types";
import { type Beat, beatsOf, NOTHING_BEFORE, slowly, spent, type Told } from "./beats";

/** The messages that also make a play continue from its head. */
const GOES_ON: ReadonlySet<Intent["do"]> = new Set<Intent["do"]>([
  "level-on",
  "level-say",
  "level-show",
  "exercise-say",
  "exercise-show",
  "lesson-show",
  "claim-move",
]);

/** The messages that show a solution: it may begin before the present place. */
const SHOWS: ReadonlySet<Intent["do"]> = new Set<Intent["do"]>(["level-show", "lesson-show"]);

/** The last common node on the way to two others. */
function partingOf(tree: Tree, one: number, other: number): number {
  const [here, there] = [tree.path(one), tree.path(other)];
  const parted = here.findIndex((node, depth) => there[depth] !== node);
  return here[parted < 0 ? here.length - 1 : parted - 1]!;
}

const MODIFIERS: ReadonlySet<string> = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "NumLock", "Fn"]);

/** The ways on from a verdict: whoever takes one has seen enough. */
const ONWARD = ".pn-verdict .pn-buttons button";

/** Whether a key skips: any that means something by itself, except for Tab, keys that a form field uses, and those that press a way on. */
export function skips(event: KeyboardEvent): boolean {
  if ((event.key === "Enter" || event.key === " ") && (event.target as Element).closest(ONWARD)) return false;
  if (event.ctrlKey || event.altKey || event.metaKey || event.key === "Tab" || MODIFIERS.has(event.key)) return false;
  return !(event.target as Element).closest("select, textarea, input");
}

/** Whether a press skips: any on the board, except on the speed control and on the ways on. */
export function leaves(event: MouseEvent): boolean {
  return !(event.target as Element).closest(`.pn-pace label:has(select), ${ONWARD}`);
}

/** Prevents a press that skips from doing anything else. */
export function skipBy(event: Event, skip: () => void): void {
  event.stopPropagation();
  event.preventDefault();
  skip();
}

/** Whether the focus may be moved: not if the reader has put it elsewhere. */
export function free(root: HTMLElement | null): boolean {
  const at = document.activeElement;
  return at === document.body || root?.querySelector(".pn-ask")?.contains(at) === true;
}

interface Run {
  /** The play and the node that it belongs to. */
  play: object | null;
  head: number;
  /** The node of the reader's last choice, to which opponents' later choices belong; and whether that choice was their own. */
  from: number;
  own: boolean;
  /** All beats since then. */
  beats: readonly Beat[];
  /** The nodes to show one after another, and the duration of each; the last is the head. */
  stops: readonly number[];
  stays: readonly number[];
  /** Whether an opponent's choice started it. */
  thought: boolean;
  mode: "plays" | "steps" | null;
  /** Whether it is not played out: the captions are a list. */
  unseen: boolean;
  /** The node in view before moving to the first beat; null once that has happened, or the reader has moved elsewhere. */
  eye: number | null;
  /** Whether the view is still to be moved to the first beat. */
  leads: boolean;
}

const NOTHING: Run = {
  play: null,
  head: -1,
  from: -1,
  own: false,
  beats: [],
  stops: [],
  stays: [],
  thought: false,
  mode: null,
  unseen: false,
  eye: null,
  leads: false,
};

/** A constant, so that its users are not redrawn. */
const NO_CAPTIONS: readonly number[] = [];

/** The nodes to show for some beats, and their durations; ends at the head. */
function along(beats: readonly Beat[], head: number): Pick<Run, "stops" | "stays"> {
  const told = beats.filter(({ node }) => node !== head);
  return { stops: [...told.map(({ node }) => node), head], stays: told.map(({ stay }) => stay) };
}

/** An answer about to be given by the reader or an opponent at a node, with the head at that moment. */
interface Pressed {
  node: number;
  head: number;
  /** Whether it is the reader's own choice. */
  own: boolean;
  thought: boolean;
  /** Whether it shows a solution. */
  shown: boolean;
}

/** The consequences of the last choice. */
export interface Happening {
  /** How it is played out: automatically, or one by one; null if it is not. */
  mode: "plays" | "steps" | null;
  /** The number of the current stop, from 1, and the number of stops; 0 if there is nothing to see. */
  place: number;
  count: number;
  /** The captions, as nodes whose sentences say them. */
  captions: readonly number[];
  watch(): void;
  next(): void;
  skip(): void;
}

export const useHappening = part<Happening>();

interface Seeing {
  tree: Tree;
  game: GameView;
  traits: Traits;
  everyStep: boolean;
  /** Move the view, which is in the traits. */
  look(node: number): void;
}

export function useHappeningOf({ tree, game, traits, everyStep, look }: Seeing) {
  const { head } = traits;
  const told: Told = { tree, game, loops: traits.loops ?? [], everyStep };
  const pressed = useRef<Pressed | null>(null);
  const run = useRef(NOTHING);
  /** Whether the reader has skipped what an opponent's choice started: later choices are skipped as well. */
  const hasty = useRef(false);
  const [, redraw] = useReducer((n: number, _: null) => n + 1, 0);
  if (pressed.current && head !== pressed.current.head) {
    run.current = runOf(told, traits, pressed.current, run.current, hasty.current);
    pressed.current = null;
  }
  if (run.current.head !== head || run.current.play !== tree.play) run.current = NOTHING;
  // The board may be redrawn once more before it learns that the view has moved.
  if (traits.view.node !== run.current.eye) run.current = { ...run.current, eye: null };
  const view = run.current.mode && run.current.eye !== null ? run.current.stops[0]! : traits.view.node;
  if (run.current.mode && !goesOn(tree, run.current, view)) run.current = { ...run.current, mode: null };
  const { mode, stops, stays, beats, unseen } = run.current;

  useLayoutEffect(() => {
    if (!run.current.leads) return;
    run.current = { ...run.current, leads: false };
    look(run.current.stops[0]!);
  });
  const at = mode ? placeOf(tree, stops, view) : -1;
  const next = () => look(stops[at + 1]!);
  const skip = () => {
    hasty.current ||= run.current.thought;
    run.current = { ...run.current, unseen: true };
    look(head);
  };
  const watch = () => {
    const { from, own } = run.current;
    const mode = calm() ? "steps" : "plays";
    run.current = { ...run.current, ...along(slowly(told, from, head, own), head), mode, eye: traits.view.node, leads: true };
    redraw(null);
  };
  /** The reader's own choice is sent to the kernel; its result is to be played out. */
  const sent = (intent: Intent) => {
    const thought = intent.do === "think";
    if (!thought) hasty.current = false;
    const from = intent.do === "choose" ? intent.node : thought || GOES_ON.has(intent.do) ? head : null;
    pressed.current =
      from === null ? null : { node: from, head, own: intent.do === "choose", thought, shown: SHOWS.has(intent.do) };
  };
  /** Whether a key skips now; also called outside of rendering. */
  const takes = (event: KeyboardEvent) => run.current.mode === "plays" && skips(event);
  /** Whether captions are shown: while an opponent thinks, and if they were not played out. */
  const stand = view === head && mode === null && (unseen || Boolean(traits.table?.thinks));
  const captions = useMemo(() => {
    const read = mode === "plays" ? beats.filter(({ node }) => tree.depth(node) <= tree.depth(view)) : stand ? beats : [];
    const said = read.filter(({ says }) => says).map(({ node }) => node);
    return said.length > 0 ? said : NO_CAPTIONS;
  }, [mode, stand, beats, view]);
  /** Whether it is worth a replay: not for a single move of the reader's own. */
  const count = mode ? stops.length : beats.some(({ says }) => says) || beats.length > 1 ? beats.length : 0;
  return { mode, at, place: at + 1, count, captions, stops, stays, view, watch, next, skip, sent, takes };
}

/** Start playing out what is new. */
function runOf(told: Told, { head, view }: Traits, pressed: Pressed, last: Run, hasty: boolean): Run {
  const { tree } = told;
  const { head: stood, own, thought, shown } = pressed;
  const node = shown && tree.has(head) ? partingOf(tree, pressed.node, head) : pressed.node;
  const eye = view.node;
  const follows = thought && last.head === stood && last.from >= 0;
  const { beats: earlier, from, own: firstOwn } = follows ? last : { ...NOTHING, from: node, own };
  const seat = earlier.reduce((found: number | null, beat) => beat.seat ?? found, null);
  const before = follows ? { spent: spent(earlier), seat } : NOTHING_BEFORE;
  const fresh = tree.has(head) ? beatsOf(told, node, head, own, before) : [];
  const since = { play: tree.play, head, from, own: firstOwn, beats: [...earlier, ...fresh], thought };
  if (follows && last.mode === "plays" && eye !== stood && last.stops.includes(eye)) {
    // It continues where it is: new beats are appended.
    const more = along(fresh, head);
    return { ...last, ...since, stops: [...last.stops.slice(0, -1), ...more.stops], stays: [...last.stays, ...more.stays] };
  }
  const away = thought && eye !== head && eye !== stood;
  const few = fresh.length < (thought || shown ? 1 : 2) || fresh.every(({ node: at }) => at === head);
  const plays = !few && !away && !(thought && hasty) && !calm();
  const unseen = !plays && (!few || (follows && last.unseen));
  const mode = plays ? "plays" : null;
  return { ...since, ...along(fresh, head), mode, unseen, eye, leads: plays };
}

/** Whether a node still belongs to what happened: while it is played out, it has to be one of the stops. */
function goesOn(tree: Tree, { mode, stops, head }: Run, view: number): boolean {
  if (view === head) return false;
  if (mode === "plays") return stops.includes(view);
  const depth = tree.depth(view);
  return depth >= tree.depth(stops[0]!) && tree.path(head)[depth] === view;
}

/** Play automatically while the page is visible. */
export function usePlayed(happening: ReturnType<typeof useHappeningOf>, speed: number, seen: boolean): void {
  const { mode, at, stays, view } = happening;
  const stay = (stays[at] ?? 0) / speed;
  /** More beats may be appended while one is shown. */
  const next = useRef(happening.next);
  next.current = happening.next;
  useEffect(() => {
    if (mode !== "plays" || !seen) return;
    const timer = setTimeout(() => next.current(), stay);
    return () => clearTimeout(timer);
  }, [mode, seen, view, stay]);
}
