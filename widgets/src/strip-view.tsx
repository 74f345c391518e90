/** The whole run at a glance: which card by time, who did something, everybody's points. A click goes there. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Scene, useScene } from "./context";
import { placeOf } from "./line";
import { Loops } from "./loop-view";
import { type Lasso, lassosAt } from "./loops";
import { Seat } from "./marks";
import { across, type Frame, lanesOf, type Plan, planOf, SHARES, stopAt } from "./strip";

/** So narrow a board has no room for the names of lanes beside them. */
const NARROW = 560;
const NAMES = 126;
const PLAYERS = 40;
/** Room above the lanes, for loops and for what was found about them; and for each further level of loops that overlap. */
const ABOVE = 18;
const LEVEL = 17;
const WITHOUT = 4;

function roomAbove(lassos: readonly Lasso[], found: boolean): number {
  if (lassos.length === 0) return found ? ABOVE : WITHOUT;
  return ABOVE + LEVEL * Math.max(...lassos.map(({ level }) => level));
}

/** Whether the strip is open: remembered while the page lives, for every board on it. */
let open: boolean | null = null;

export function useOpen(): [boolean, () => void] {
  const [now, set] = useState(open ?? false);
  const turn = () => {
    open = !now;
    set(open);
  };
  return [now, turn];
}

/** How wide an element is; a guess until it has been drawn. */
export function useWidth(): [(element: HTMLElement | null) => void, number] {
  const [width, set] = useState(800);
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

/** Where strip and slider run, so that one lies exactly above the other. */
export function frameOf(width: number, points: boolean, named: boolean): Frame {
  return { width, left: named && width >= NARROW ? NAMES : 0, right: points ? PLAYERS : 0 };
}

function useLanes({ stops, moments, tree, game, info, words }: Scene) {
  return useMemo(
    () => (moments ? lanesOf(moments, (place) => game.lanes(tree.position(stops[place]!), info, words)) : []),
    [moments, words],
  );
}

/** What is drawn once for a line, whatever one looks at. */
function Drawing({ plan, frame }: { plan: Plan; frame: Frame }) {
  return (
    <>
      <path class="pn-strip-running" d={plan.running} />
      {plan.lanes.map(({ y, height }, i) => (
        <path key={i} class="pn-strip-lane" d={`M${frame.left} ${y + height / 2}H${frame.width - frame.right}`} />
      ))}
      <path class="pn-strip-trail" d={plan.trail} />
      {plan.bars.map((d, i) => (
        <path key={i} class="pn-strip-bar" style={{ opacity: 0.25 + (0.75 * (i + 1)) / SHARES }} d={d} />
      ))}
      {[...plan.shapes, ...plan.who].map(({ seat, d }) => (
        <path key={seat} class="pn-strip-did" data-colour={((seat - 1) % 6) + 1} d={d} />
      ))}
      {plan.points.map(({ seat, d }) => (
        <path key={seat} class="pn-strip-points" data-colour={((seat - 1) % 6) + 1} d={d} />
      ))}
      {frame.left > 0 && plan.scale && (
        <>
          <text class="pn-strip-scale" x={frame.left - 6} y={plan.scale.top + 4}>
            {plan.scale.most}
          </text>
          {plan.scale.most > plan.scale.least && (
            <text class="pn-strip-scale" x={frame.left - 6} y={plan.scale.bottom + 4}>
              {plan.scale.least}
            </text>
          )}
        </>
      )}
    </>
  );
}

/** Loops that are proved, as brackets from where a position was first to where it is back; and what a step found out of one. */
function Above({
  frame,
  top,
  words,
  tree,
  stops,
  lassos,
}: { frame: Frame; top: number } & Pick<Scene, "words" | "tree" | "stops" | "lassos">) {
  const last = stops.length - 1;
  const x = (node: number) => across(frame, placeOf(tree, stops, node), last);
  return (
    <>
      {lassos.map(({ node, returns, level }) => {
        const foot = top - 2 - LEVEL * level;
        const [from, once, end] = [x(node), x(returns[0]!), x(returns[returns.length - 1]!)];
        const label = words.text("board-loop-mark", { times: returns.length });
        const fits = frame.width - frame.right - from > 150;
        return (
          <g key={node} class="pn-strip-loop">
            <path d={`M${from} ${foot}v-5H${once}v5`} />
            {returns.length > 1 && <path class="pn-strip-again" d={`M${once} ${foot - 5}H${end}v5`} />}
            <text x={fits ? from : end} y={foot - 8} text-anchor={fits ? "start" : "end"}>
              {label}
            </text>
          </g>
        );
      })}
      {stops.map((node, place) => {
        const finds = tree.rule(node)?.finds;
        if (!finds) return null;
        const at = across(frame, place, last);
        return <path key={node} class="pn-strip-finds" data-finds={finds} d={`M${at} ${top - 11}l4 4.5l-4 4.5l-4 -4.5z`} />;
      })}
    </>
  );
}

/** In words what the strip shows: its lanes, how long it is, how it begins and ends, and loops. */
function useAlternative(lanes: readonly { name: string; key: string }[]): string {
  const { words, info, stops, moments, lassos, tree } = useScene();
  return useMemo(() => {
    if (!moments || moments.length === 0) return words.text("board-strip");
    const name = (place: number) => lanes.find(({ key }) => key === moments[place]!.lane)?.name;
    const last = stops.length - 1;
    const lain = moments.flatMap(({ lane }, place) => (lane === null ? [] : [place]));
    const [from, to] = lain.length > 0 ? [name(lain[0]!), name(lain[lain.length - 1]!)] : [];
    const points = moments[0]!.points.map((before, i) =>
      words.text("board-strip-alt-points", {
        who: words.player(i + 1) || words.seat(i + 1),
        before,
        after: moments[last]!.points[i]!,
      }),
    );
    return [
      words.text("board-strip-alt", { last }),
      ...(lanes.length > 0
        ? [
            words.text("board-strip-alt-lanes", {
              count: lanes.length,
              lanes: words.list(
                lanes.map((lane) => lane.name),
                "list-and",
              ),
            }),
          ]
        : []),
      ...(from !== undefined && to !== undefined ? [words.text("board-strip-alt-ends", { from, to })] : []),
      ...(points.length > 0 ? [points.join(" ")] : []),
      ...lassos.map(({ node, returns }) =>
        words.text("board-strip-alt-loop", {
          from: placeOf(tree, stops, node),
          to: placeOf(tree, stops, returns[0]!),
          times: returns.length,
        }),
      ),
    ].join(" ");
  }, [words, info, stops, moments, lassos, lanes]);
}

export function Strip({ frame }: { frame: Frame }) {
  const scene = useScene();
  const { words, info, stops, place, moments, lassos, tree, view, go, say } = scene;
  const [pointed, point] = useState<number | null>(null);
  const [ring, setRing] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const last = stops.length - 1;
  const lanes = useLanes(scene);
  const seats = info.players.length;
  const found = useMemo(() => stops.some((node) => tree.rule(node)?.finds), [tree, stops]);
  const top = roomAbove(lassos, found);
  const { width, left, right } = frame;
  const plan = useMemo(
    () => (moments ? planOf(moments, lanes, seats, frame, top) : null),
    [moments, lanes, seats, width, left, right, top],
  );
  const drawing = useMemo(() => plan && <Drawing plan={plan} frame={frame} />, [plan, width, left, right]);
  const above = useMemo(
    () => top >= ABOVE && <Above {...{ frame, top, words, tree, stops, lassos }} />,
    [words, tree, stops, lassos, top, width, left, right],
  );
  const alternative = useAlternative(lanes);
  useEffect(() => point(null), [stops]);
  if (last < 1) return null;
  if (!plan) return <div class="pn-strip" style={{ minHeight: "10rem" }} />;
  const placeUnder = (event: PointerEvent) => stopAt(frame, event.clientX - area.current!.getBoundingClientRect().left, last);
  const lane = lanes.findIndex(({ key }) => key === moments![pointed ?? place]!.lane);
  const near = lassosAt(tree, lassos, view);
  return (
    <div class="pn-strip">
      <div
        ref={area}
        class="pn-strip-area"
        role="img"
        aria-label={alternative}
        style={{ height: `${plan.height}px` }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          area.current!.setPointerCapture?.(event.pointerId);
          go(stops[placeUnder(event)]!);
        }}
        onPointerMove={(event) => {
          const at = placeUnder(event);
          point(at);
          if (area.current!.hasPointerCapture?.(event.pointerId)) go(stops[at]!);
        }}
        onPointerLeave={() => point(null)}
      >
        <svg class="pn-strip-drawing" width={width} height={plan.height} aria-hidden="true">
          {above}
          {drawing}
        </svg>
        {left > 0 &&
          plan.lanes.map(
            ({ name, y, height, named }, i) =>
              (named || i === lane) && (
                <span
                  key={i}
                  class="pn-strip-name"
                  data-here={i === lane ? "" : undefined}
                  style={{ top: `${y + height / 2}px`, width: `${left - 8}px` }}
                >
                  {name}
                </span>
              ),
          )}
        {plan.points.map(({ seat, y }) => (
          <span key={seat} class="pn-strip-player" style={{ top: `${y}px` }}>
            <Seat seat={seat} />
          </span>
        ))}
        {pointed !== null && (
          <span class="pn-strip-cursor" data-pointed="" style={{ transform: `translateX(${across(frame, pointed, last)}px)` }} />
        )}
        <span class="pn-strip-cursor" style={{ transform: `translateX(${across(frame, place, last)}px)` }} />
      </div>
      <div class="pn-strip-foot" style={{ paddingInlineStart: `${left}px` }}>
        <p class="pn-strip-words">
          {pointed !== null
            ? [
                words.text("board-strip-step", { place: pointed, words: say(stops[pointed]!) }),
                ...(left === 0 && lane >= 0 ? [lanes[lane]!.name] : []),
              ].join(" · ")
            : plan.together > 1
              ? words.text("board-strip-together", { count: plan.together })
              : left === 0 && lane >= 0
                ? lanes[lane]!.name
                : ""}
        </p>
        {near.length > 0 && (
          <button type="button" class="pn-chip pn-loop-toggle" aria-expanded={ring} onClick={() => setRing(!ring)}>
            {words.text("board-loop-show")}
          </button>
        )}
      </div>
      {ring && near.length > 0 && <Loops lassos={near} lanes={lanes} width={width} />}
    </div>
  );
}
