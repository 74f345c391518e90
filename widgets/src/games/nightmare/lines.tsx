/** Lines over the program: from each locked GOTO to its target, between the ends, and chevrons in the program's direction. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { awayFromRest } from "../../parts/motion";
import { useHere } from "../../parts/scene";
import { around, type Box, chevronOf, insideOf, laneOf, rowsOf, seamOf, type Wire, wireOf } from "../wires";
import { type Board, instructionsOf } from "./board";

interface Drawn extends Wire {
  kind: "wire" | "seam" | "way";
}

/** Rounded: a gliding card is measured a tiny fraction off its place, which is no reason to redraw. */
const tenths = (px: number) => Math.round(px * 10) / 10;

/**
 * The boxes of all cards by name, in the coordinates of the area: their places at rest, even while they still glide there. A card in
 * the row includes its attached cards.
 */
function boxesIn(area: Element): Map<string, Box> {
  const origin = area.getBoundingClientRect();
  const boxes = new Map<string, Box>();
  for (const element of area.querySelectorAll<HTMLElement>("[data-card]")) {
    const slot = element.closest(".pn-row > .pn-slot");
    const inRow = slot?.firstElementChild === element;
    const card = element.getBoundingClientRect();
    const box = inRow ? slot.getBoundingClientRect() : card;
    const [x, y] = awayFromRest(element, area);
    const across = origin.left + (inRow ? 0 : x); // a slot's content glides, the slot does not
    boxes.set(element.dataset.card!, {
      left: tenths(box.left - across),
      right: tenths(box.right - across),
      top: tenths(card.top - origin.top - y),
      bottom: tenths(card.bottom - origin.top - y),
    });
  }
  return boxes;
}

function linesIn(area: Element, board: Board): Drawn[] {
  const boxes = boxesIn(area);
  const { row, way } = board;
  const seen = (box: Box | undefined): box is Box => box !== undefined && box.right > box.left;
  const ring = getComputedStyle(area).getPropertyValue("--laid").trim() === "ring";
  const linked = instructionsOf(board).flatMap(({ card, link }) => {
    const [from, to] = [boxes.get(card), link == null ? undefined : boxes.get(link)];
    return seen(from) && seen(to) ? [{ from, to }] : [];
  });
  const all = [...boxes.values()];
  const whole = around(all);
  const rows = rowsOf(row.map(({ card }) => boxes.get(card)).filter(seen));
  const links = linked.map(({ from, to }, i): Drawn => {
    const wire = ring ? laneOf(from, to, whole, insideOf(all, whole), i, rows.gap) : wireOf(from, to, i, rows);
    return { ...wire, kind: "wire" };
  });
  const ways = row.flatMap(({ card }, i): Drawn[] => {
    const [from, to] = [boxes.get(card), boxes.get(row[(i + 1) % row.length]!.card)];
    const closing = i === row.length - 1;
    if (!seen(from) || !seen(to) || row.length < 2) return [];
    const ends = way < 0 ? ([to, from] as const) : ([from, to] as const);
    if (closing && !ring) return [{ ...seamOf(...ends, links.length, rows), kind: "seam" }];
    const chevron = chevronOf(from, to, way);
    return chevron === null ? [] : [{ d: "", tip: chevron, kind: "way" }];
  });
  return [...links, ...ways];
}

/** Measured at rest: during scrubbing, only the lines of an unchanged program stay. */
export function Lines({ board }: { board: Board }) {
  const { hurried } = useHere();
  const svg = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<Drawn[]>([]);
  const measure = () => {
    const area = svg.current?.parentElement;
    if (!area) return;
    const drawn = linesIn(area, board);
    setLines((old) => (JSON.stringify(old) === JSON.stringify(drawn) ? old : drawn));
  };
  const latest = useRef(measure);
  latest.current = hurried ? () => undefined : measure;
  const measured = useRef<Board | null>(null);
  const good = measured.current !== null && measured.current.row === board.row && measured.current.way === board.way;
  useLayoutEffect(() => {
    if (hurried) return;
    measured.current = board;
    measure();
  });
  useEffect(() => {
    const area = svg.current?.parentElement;
    if (!area || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => latest.current());
    observer.observe(area);
    for (const slot of area.querySelectorAll(".pn-slot")) observer.observe(slot);
    return () => observer.disconnect();
  }, [board.row.length, board.beside]);
  return (
    <svg ref={svg} class="pn-wires" aria-hidden="true" data-stale={hurried && !good ? "" : undefined}>
      {lines.map(({ d, tip, kind }, i) => (
        <g key={i} class={`pn-${kind}-line`}>
          {d && <path class="pn-wire-line" d={d} />}
          <path class="pn-wire-tip" d={tip} />
        </g>
      ))}
    </svg>
  );
}
