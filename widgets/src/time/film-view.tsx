/** Time as a film of cards: visits with their pictograms, proved loops, points, decisions. A press goes there. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useActs, useHere, usePlay, useWords } from "../parts/scene";
import { asked, placeOf } from "../wire/line";
import {
  across,
  type Decision,
  decisionsIn,
  foldsOf,
  type Layout,
  layoutOf,
  type Segment,
  segmentAt,
  stopAt,
  unfold,
  visitsOf,
} from "./film";
import { endsOf, type Lines, lineOf, linesOf, shape } from "./film-lines";
import { type Cut, Loops, type Names, Segments, useNames } from "./film-parts";

/** The height of the chart of points, with a bracket above it, and without. */
const HIGH = { free: 24, bracketed: 14 };
const DECISIONS = 12;
/** The distance from the edge of the band at which the film scrolls. */
const EDGE = 48;
/** How far a pointer may move during a press. */
const JITTER = 4;
/** The width below which a board has pictograms without words. */
const PLAIN = 640;

export const colourOf = (seat: number) => ((seat - 1) % 6) + 1;

/** The width of an element; null until it has been drawn. */
export function useWidth(): [(element: HTMLElement | null) => void, number | null] {
  const [width, set] = useState<number | null>(null);
  const [element, hold] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => set(Math.round(element.clientWidth) || 800);
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [hold, width];
}

/** Everybody's points on the line; null before anything ran. */
export function useLines(): Lines | null {
  const { moments } = usePlay();
  return useMemo(() => (moments ? linesOf(moments) : null), [moments]);
}

/** The film of a line, with the segment that has been unfolded. */
function useFilm(width: number) {
  const { moments, stops } = usePlay();
  const { place } = useHere();
  const [open, setOpen] = useState<number | null>(null);
  const visits = useMemo(() => (moments ? visitsOf(moments) : []), [moments]);
  const folded = useMemo(() => foldsOf(visits), [visits]);
  const opened = folded.find(({ from, to }) => from === open && from <= place && place < to) ? open : null;
  const layout = useMemo(
    () => layoutOf(unfold(folded, visits, opened), stops.length, width, width < PLAIN),
    [folded, visits, opened, stops.length, width],
  );
  return { visits, layout, setOpen };
}

/**
 * How far the film is scrolled: so that the current step is in view, and as the reader moves it. A long one is not moved while
 * scrubbing, which would take too long in every frame.
 */
function useAlong(layout: Layout, width: number, held: boolean): [number, (to: number) => void] {
  const { place, hurried } = useHere();
  const [, draw] = useState(0);
  const kept = useRef({ at: 0, place: -1, layout });
  const most = Math.max(0, layout.width - width);
  const { current } = kept;
  if (!held && (current.place !== place || current.layout !== layout)) {
    const x = across(layout, place);
    if (!(hurried && most > 2 * width)) {
      if (x < current.at + EDGE || x > current.at + width - EDGE) current.at = Math.round(x - width / 2);
      kept.current = { at: current.at, place, layout };
    }
  }
  kept.current.at = Math.max(0, Math.min(most, kept.current.at));
  const move = (to: number) => {
    kept.current.at = to;
    draw((count) => count + 1);
  };
  return [kept.current.at, move];
}

/** The rendered part of the film: what is in view and near it; stable for small moves. */
function useCut(layout: Layout, at: number, width: number): Cut {
  const page = Math.floor(at / width);
  return useMemo(() => {
    const [left, right] = [Math.max(0, page * width), Math.min(layout.width, (page + 2) * width)];
    return { left, right, from: stopAt(layout, left), to: stopAt(layout, right) };
  }, [layout, page, width]);
}

function Points({ lines, layout, cut, height }: { lines: Lines; layout: Layout; cut: Cut; height: number }) {
  return (
    <svg class="pn-film-lines" style={{ left: `${cut.left}px` }} width={cut.right - cut.left} height={height} aria-hidden="true">
      <g transform={`translate(${-cut.left})`}>
        {lines.seats.map((_, i) => (
          <path
            key={i}
            class="pn-film-points"
            data-colour={colourOf(i + 1)}
            d={lineOf(lines, i, layout, cut.from, cut.to, height)}
          />
        ))}
      </g>
    </svg>
  );
}

/** Each decision in the rendered part, as the shape of the seat that decided. */
function Decisions({ layout, cut, decisions }: { layout: Layout; cut: Cut; decisions: readonly Decision[] }) {
  const drawn = decisionsIn(layout, decisions, cut.from, cut.to);
  return (
    <svg
      class="pn-film-decisions"
      style={{ left: `${cut.left}px` }}
      width={cut.right - cut.left}
      height={DECISIONS}
      aria-hidden="true"
    >
      <g transform={`translate(${-cut.left})`}>
        {drawn.map(({ seat, place, x }) => (
          <path
            key={place}
            class="pn-film-decided"
            data-colour={colourOf(seat)}
            data-place={place}
            d={shape(seat, Math.round(x * 10) / 10, DECISIONS / 2, 4.5)}
          />
        ))}
      </g>
    </svg>
  );
}

/** The seats' shapes, where their lines leave the band. */
function Ends({ lines, place, height }: { lines: Lines; place: number; height: number }) {
  const ends = endsOf(lines, place, height);
  return (
    <svg class="pn-film-ends" width={10 * ends.length + 4} height={height} aria-hidden="true">
      {ends.map(({ seat, y, column }) => (
        <path key={seat} class="pn-film-end" data-colour={colourOf(seat)} d={shape(seat, 7 + 10 * column, y, 4.5)} />
      ))}
    </svg>
  );
}

/** What to draw on a line besides its segments. */
function useMarks() {
  const { moments, stops, tree, lassos } = usePlay();
  const decisions = useMemo(
    () =>
      (moments ?? []).flatMap(({ asks }, place) => (asks !== null && asked(tree, stops[place]!) ? [{ seat: asks, place }] : [])),
    [moments, tree, stops],
  );
  const found = useMemo(() => stops.some((node) => tree.rule(node)?.finds), [tree, stops]);
  return { decisions, bracketed: found || lassos.length > 0 };
}

/** The film in words: its length, how it begins and ends, everybody's points, and loops. */
function useAlternative(segments: readonly Segment[], name: (segment: Segment) => string): string {
  const words = useWords();
  const { info } = words;
  const { moments, lassos, tree, stops } = usePlay();
  return useMemo(() => {
    const last = stops.length - 1;
    const points = (moments?.[0]?.points ?? []).map((before, i) =>
      words.text("board-film-alt-points", { who: words.player(i + 1), before, after: moments![last]!.points[i]! }),
    );
    const ends =
      segments.length > 0
        ? [words.text("board-film-alt-ends", { from: name(segments[0]!), to: name(segments[segments.length - 1]!) })]
        : [];
    const loops = lassos.map(({ node, returns }) =>
      words.text("board-film-alt-loop", {
        from: placeOf(tree, stops, node),
        to: placeOf(tree, stops, returns[0]!),
        times: returns.length,
      }),
    );
    return [words.text("board-film-alt", { last }), ...ends, ...points, ...loops].join(" ");
  }, [words, info, segments, moments, lassos, stops]);
}

/** The target of a press: the first step of a segment, a decision, or else the step under the pointer. */
function pressed(event: PointerEvent, layout: Layout, x: number): { place: number; segment: Segment | null } {
  const target = event.target as Element;
  const decided = target.closest<SVGElement>(".pn-film-decided")?.dataset.place;
  if (decided !== undefined) return { place: Number(decided), segment: null };
  const segment = layout.segments[Number(target.closest<HTMLElement>(".pn-film-segment")?.dataset.segment)];
  return segment ? { place: segment.from, segment } : { place: stopAt(layout, x), segment: null };
}

/** Presses and drags on the film: a press goes to its target, a drag moves along the steps. */
function usePressing(layout: Layout, at: number, release: () => void, unfolds: (from: number) => void) {
  const { stops } = usePlay();
  const { go } = useActs();
  const [pointed, point] = useState<number | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const begun = useRef<number | null>(null);
  const dragged = useRef(false);
  const under = (event: PointerEvent) => event.clientX - area.current!.getBoundingClientRect().left + at;
  const end = () => {
    if (begun.current === null) return;
    begun.current = null;
    release();
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      area.current!.setPointerCapture?.(event.pointerId);
      begun.current = event.clientX;
      dragged.current = false;
      const { place, segment } = pressed(event, layout, under(event));
      if (segment && segment.times > 1) unfolds(segment.from);
      go(stops[place]!);
    },
    onPointerMove(event: PointerEvent) {
      const to = stopAt(layout, under(event));
      point(to);
      if (begun.current === null) return;
      dragged.current ||= Math.abs(event.clientX - begun.current) > JITTER;
      if (dragged.current) go(stops[to]!);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: () => point(null),
  };
  return { area, pointed, held: begun, handlers };
}

/** The tooltip of the film: the step, and what it is part of. */
function Pointed({ place, layout, names }: { place: number; layout: Layout; names: Names }) {
  const words = useWords();
  const { stops, say } = usePlay();
  if (place >= stops.length) return null;
  return (
    <p class="pn-film-words">
      {words.text("board-film-step", { place, words: say(stops[place]!) })}
      {" · "}
      {names.name(layout.segments[segmentAt(layout, place)]!)}
    </p>
  );
}

/** The current segment and step; within a folded segment, the round. */
function Here({ layout, names }: { layout: Layout; names: Names }) {
  const { place } = useHere();
  const here = segmentAt(layout, place);
  const segment = layout.segments[here]!;
  const [left, right] = [layout.edges[here]!, layout.edges[here + 1]!];
  return (
    <>
      <span class="pn-film-here" style={{ left: `${left}px`, width: `${Math.max(2, right - left - 2)}px` }}>
        {segment.times > 1 && <span class="pn-film-round">{names.round(segment, place)}</span>}
      </span>
      <span class="pn-film-cursor" style={{ transform: `translateX(${across(layout, place)}px)` }} />
    </>
  );
}

export function Film({ width, ends }: { width: number; ends: number }) {
  const { moments } = usePlay();
  const band = Math.max(1, width - ends);
  const { visits, layout, setOpen } = useFilm(band);
  const held = useRef(false);
  const [at, move] = useAlong(layout, band, held.current);
  const pressing = usePressing(layout, at, () => move(at), setOpen);
  held.current = pressing.held.current !== null;
  const cut = useCut(layout, at, band);
  const names = useNames(visits);
  const lines = useLines();
  const { decisions, bracketed } = useMarks();
  const height = bracketed ? HIGH.bracketed : HIGH.free;
  const alternative = useAlternative(layout.segments, names.name);
  const drawn = useMemo(
    () => (
      <>
        <Segments layout={layout} cut={cut} names={names} />
        {bracketed && <Loops layout={layout} cut={cut} />}
        {lines && <Points lines={lines} layout={layout} cut={cut} height={height} />}
        <Decisions layout={layout} cut={cut} decisions={decisions} />
      </>
    ),
    [layout, cut, names, lines, height, bracketed, decisions],
  );
  if (!moments || layout.segments.length === 0) return null;
  return (
    <div class="pn-film-band">
      <div
        ref={pressing.area}
        class="pn-film"
        role="img"
        aria-label={alternative}
        data-bracketed={bracketed ? "" : undefined}
        style={{ width: `${band}px` }}
        {...pressing.handlers}
        onWheel={(event) => layout.width > band && move(at + (event.deltaX || event.deltaY))}
      >
        <div class="pn-film-roll" style={{ width: `${layout.width}px`, transform: `translateX(${-at}px)` }}>
          {drawn}
          <Here layout={layout} names={names} />
        </div>
      </div>
      {lines && <Ends lines={lines} place={stopAt(layout, at + band)} height={height} />}
      {pressing.pointed !== null && <Pointed place={pressing.pointed} layout={layout} names={names} />}
    </div>
  );
}
