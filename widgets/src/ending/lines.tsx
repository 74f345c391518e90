/** Everybody's points over time: a line each, distinguished by its dashes, with the seat's shape at its end. */

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useTurning } from "../company/thinking";
import { Seat } from "../parts/marks";
import { usePlay, useWords } from "../parts/scene";
import { chartOf, LEFT, spread } from "./chart";
import { placeOfPoint, useGoTo } from "./turning";

/** The distance between marks of turning points, and the height of their row below the lines. */
const MARKS = 26;

/** The size of an element; a guess until it has been drawn. */
function useSize() {
  const element = useRef<HTMLDivElement>(null);
  const [size, set] = useState({ width: 480, height: 220 });
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element.current!;
      if (width > 0 && height > 0) set((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return { element, ...size };
}

export function Lines({ course }: { course: readonly (readonly number[])[] }) {
  const words = useWords();
  const play = usePlay();
  const { stops } = play;
  const { turning } = useTurning();
  const goTo = useGoTo();
  const { element, width, height } = useSize();
  const chart = useMemo(() => chartOf(course, width, height), [course, width, height]);
  const points = useMemo(() => {
    const found = (turning?.found ?? []).map((point) => ({ point, place: placeOfPoint(play, point) }));
    const at = found.map(({ place }) => chart.at(place));
    const marks = spread(at, MARKS, LEFT, chart.right);
    return found.map((each, i) => ({ ...each, x: at[i]!, mark: marks[i]! }));
  }, [turning, chart]);
  const ends = (before: number, i: number) =>
    words.text("board-film-alt-points", {
      who: words.player(i + 1) || words.seat(i + 1),
      before,
      after: course[course.length - 1]![i]!,
    });
  const told = [words.text("board-ending-points"), ...course[0]!.map(ends)].join(". ");
  return (
    <div class="pn-ending-chart" ref={element} style={{ "--across": width, "--down": height }}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={told}>
        {chart.levels.map(({ value, y }) => (
          <g key={value} class="pn-ending-level">
            <path d={`M${LEFT} ${y}H${chart.right}`} />
            <text x={LEFT - 7} y={y + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        <text class="pn-ending-when" x={LEFT} y={height - 6}>
          {words.text("board-ending-start")}
        </text>
        <text class="pn-ending-when" x={chart.right} y={height - 6} text-anchor="end">
          {words.text("board-ending-step", { last: stops.length - 1 })}
        </text>
        {points.map(({ point, x, mark }) => (
          <path key={point.node} class="pn-turning-line" d={`M${x} 8V${chart.foot - MARKS}L${mark} ${chart.foot - MARKS / 2}`} />
        ))}
        {chart.lines.map(({ seat, d, end, mark }) => (
          <g key={seat} data-colour={((seat - 1) % 6) + 1}>
            <path class="pn-ending-line" d={d} />
            <path class="pn-ending-lead" d={`M${chart.right} ${end}L${chart.right + 10} ${mark}`} />
          </g>
        ))}
      </svg>
      {points.map(({ point, mark, place }, i) => {
        const label = words.text("board-turning-mark", { number: i + 1, place });
        return (
          <button
            key={point.node}
            type="button"
            class="pn-turning-mark"
            style={{ "--x": mark }}
            aria-label={label}
            title={label}
            onClick={() => goTo(point)}
          >
            {i + 1}
          </button>
        );
      })}
      {chart.lines.map(({ seat, mark, points }) => (
        <span key={seat} class="pn-ending-mark" aria-hidden="true" style={{ "--x": chart.right + 12, "--y": mark }}>
          <Seat seat={seat} /> {points}
        </span>
      ))}
    </div>
  );
}
