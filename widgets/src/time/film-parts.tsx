/** The components of the film: its segments, and the brackets of loops. */
import { Fragment } from "preact";
import { useMemo } from "preact/hooks";
import type { Visited } from "../games/game";
import type { Face } from "../parts/face";
import { Shape } from "../parts/marks";
import { Icon } from "../parts/pictograms";
import { useHere, usePlay, useWords } from "../parts/scene";
import { placeOf } from "../wire/line";
import { across, type Layout, roundAt, type Segment, segmentAt, type Visit } from "./film";
import { type Lasso, lassosAt } from "./loops";

/** A part of the film: its horizontal position, and the stops at its ends. */
export interface Cut {
  left: number;
  right: number;
  from: number;
  to: number;
}

/** The names of visits and segments. */
export interface Names {
  of(visit: Visit): Visited & { face: Face | null };
  /** A segment in words; and the current place within a folded one. */
  name(segment: Segment): string;
  round(segment: Segment, place: number): string;
}

export function useNames(visits: readonly Visit[]): Names {
  const words = useWords();
  const { game, tree, stops } = usePlay();
  return useMemo(() => {
    const known = new Map<string, Visited & { face: Face | null }>();
    const of = ({ key, from }: Visit) => {
      const found = known.get(key);
      if (found) return found;
      const visited = game.visited(key, words);
      const face = visited.card === null ? null : (game.face?.(visited.card, tree.position(stops[from]!)) ?? null);
      known.set(key, { ...visited, face });
      return known.get(key)!;
    };
    const cards = (segment: Segment) =>
      segment.visits.map((visit) => of(visit).name).join(segment.visits.length === 2 ? " ⇄ " : " → ");
    return {
      of,
      name: (segment) =>
        segment.times > 1 ? words.text("board-film-times", { cards: cards(segment), times: segment.times }) : cards(segment),
      round: (segment, place) =>
        words.text("board-film-round", {
          round: roundAt(segment, visits, place),
          times: segment.times,
        }),
    };
  }, [visits, words, game, tree, stops]);
}

/** How many pictograms a folded segment shows at most. */
const SHOWN = 3;

function One({ segment, index, layout, names }: { segment: Segment; index: number; layout: Layout; names: Names }) {
  const [left, right] = [layout.edges[index]!, layout.edges[index + 1]!];
  const faces = segment.visits.slice(0, SHOWN).map(names.of);
  const name = names.name(segment);
  return (
    <span
      class="pn-film-segment"
      data-segment={index}
      data-family={faces[0]!.face?.family}
      data-times={segment.times > 1 ? segment.times : undefined}
      style={{ left: `${left}px`, width: `${Math.max(2, right - left - 2)}px` }}
    >
      <span class="pn-film-label" data-face={faces[0]!.face || faces[0]!.seat !== null ? "" : undefined}>
        {faces.map(({ face, seat }, i) => (
          <Fragment key={i}>
            {face && <Icon name={face.pictogram} />}
            {seat !== null && <Shape seat={seat} />}
          </Fragment>
        ))}
        {segment.times > 1 && <span class="pn-film-count">×{segment.times}</span>}
        <span class="pn-film-name">{name}</span>
      </span>
    </span>
  );
}

export function Segments({ layout, cut, names }: { layout: Layout; cut: Cut; names: Names }) {
  const [first, last] = [segmentAt(layout, cut.from), segmentAt(layout, cut.to)];
  return (
    <div class="pn-film-segments">
      {layout.segments.slice(first, last + 1).map((segment, i) => (
        <One key={segment.from} segment={segment} index={first + i} layout={layout} names={names} />
      ))}
    </div>
  );
}

/** The vertical distance between overlapping loops. */
const LEVEL = 3;
const LEVELS = 3;

/** A proved loop: from the first occurrence of a position to the second, and on to the last. */
interface BracketProps {
  lasso: Lasso;
  x(node: number): number;
}

function Bracket({ lasso, x }: BracketProps) {
  const words = useWords();
  const { tree, stops } = usePlay();
  const { node, returns, level } = lasso;
  const [from, once, end] = [x(node), x(returns[0]!), x(returns[returns.length - 1]!)].map((at) => Math.round(at));
  const foot = 4 + LEVEL * Math.min(level, LEVELS - 1);
  const [first, back] = [placeOf(tree, stops, node), placeOf(tree, stops, returns[0]!)];
  return (
    <g class="pn-film-loop">
      <title>{words.text("board-loop-proved", { from: first, to: back, steps: back - first })}</title>
      <path d={`M${from} 0V${foot}H${once}V0`} />
      {returns.length > 1 && <path class="pn-film-again" d={`M${once} ${foot}H${end}V0`} />}
    </g>
  );
}

export function Loops({ layout, cut }: { layout: Layout; cut: Cut }) {
  const words = useWords();
  const { tree, stops, lassos } = usePlay();
  const { view } = useHere();
  const x = (node: number) => across(layout, placeOf(tree, stops, node));
  const near = lassosAt(tree, lassos, view)[0];
  const finds = stops.slice(cut.from, cut.to + 1).filter((node) => tree.rule(node)?.finds);
  return (
    <div class="pn-film-loops">
      <svg width={cut.right - cut.left} height="11" style={{ left: `${cut.left}px` }} aria-hidden="true">
        <g transform={`translate(${-cut.left})`}>
          {lassos.map((lasso) => (
            <Bracket key={lasso.node} lasso={lasso} x={x} />
          ))}
          {finds.map((node) => (
            <path
              key={node}
              class="pn-film-finds"
              data-finds={tree.rule(node)!.finds}
              d={`M${Math.round(x(node))} 1l4 4.5l-4 4.5l-4 -4.5z`}
            />
          ))}
        </g>
      </svg>
      {near && (
        <span class="pn-film-proved" style={{ left: `${Math.max(x(near.node), cut.left) + 6}px` }}>
          {words.text("board-loop-mark", { times: near.returns.length })}
        </span>
      )}
    </div>
  );
}
