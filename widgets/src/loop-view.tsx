/** A loop as stem and cycle: the way to it, and the ring of stops that comes back, each of which can be gone to. */
import { useState } from "preact/hooks";
import { useScene } from "./context";
import type { Lane } from "./games/game";
import { placeOf } from "./line";
import type { Lasso } from "./loops";
import type { Moment } from "./moments";

/** A stay on one lane: the stops from one place to another. */
export interface Station {
  name: string;
  from: number;
  to: number;
}

/** So many stations the ring shows at most, and so many of the stem. */
const ROUND = 16;
const BEFORE = 3;
/** A station takes so much room. */
const WIDE = 104;

/** Stops one after another on the same lane, as one station each; what lies on no lane belongs to the station before. */
export function stationsOf(moments: readonly Moment[], lanes: readonly Lane[], from: number, to: number): Station[] {
  const stations: Station[] = [];
  for (let place = from; place < to; place++) {
    const lane = moments[place]!.lane;
    const name = lanes.find(({ key }) => key === lane)?.name;
    const last = stations[stations.length - 1];
    if (last && (name === undefined || moments[last.from]!.lane === lane)) last.to = place + 1;
    else stations.push({ name: name ?? "…", from: place, to: place + 1 });
  }
  return stations;
}

/** Stations taken together until they are few enough; a name stands for those that follow it. */
export function fewer(stations: readonly Station[], most: number): Station[] {
  const each = Math.ceil(stations.length / most);
  return stations
    .filter((_, i) => i % each === 0)
    .map((station, i) => ({ ...station, to: stations[Math.min((i + 1) * each, stations.length) - 1]!.to }));
}

/** Where on the border of a grid each of n lies, clockwise from the top left corner. */
export function cells(n: number, across: number): { row: number; column: number }[] {
  if (n <= 2) return Array.from({ length: n }, (_, i) => ({ row: 1, column: i + 1 }));
  const down = Math.max(2, Math.ceil((n + 4 - 2 * across) / 2));
  const border: { row: number; column: number }[] = [];
  for (let column = 1; column <= across; column++) border.push({ row: 1, column });
  for (let row = 2; row <= down; row++) border.push({ row, column: across });
  for (let column = across - 1; column >= 1; column--) border.push({ row: down, column });
  for (let row = down - 1; row >= 2; row--) border.push({ row, column: 1 });
  return border.slice(0, n);
}

/** The loops at a place, one of them drawn: the first, until another is chosen. */
export function Loops({ lassos, lanes, width }: { lassos: readonly Lasso[]; lanes: readonly Lane[]; width: number }) {
  const { words, tree, stops } = useScene();
  const [chosen, choose] = useState<number | null>(null);
  const lasso = lassos.find(({ node }) => node === chosen) ?? lassos[0]!;
  return (
    <section role="group" class="pn-loop" aria-label={words.text("board-loop")}>
      {lassos.length > 1 && (
        <div class="pn-loop-which">
          {lassos.map(({ node, returns }) => (
            <button key={node} type="button" class="pn-chip" aria-pressed={node === lasso.node} onClick={() => choose(node)}>
              {words.text("board-loop-which", { from: placeOf(tree, stops, node), to: placeOf(tree, stops, returns[0]!) })}
            </button>
          ))}
        </div>
      )}
      <Ring key={lasso.node} lasso={lasso} lanes={lanes} width={width} />
    </section>
  );
}

function Ring({ lasso, lanes, width }: { lasso: Lasso; lanes: readonly Lane[]; width: number }) {
  const { words, tree, stops, place, moments, go } = useScene();
  const [focus, setFocus] = useState(0);
  const [from, once] = [placeOf(tree, stops, lasso.node), placeOf(tree, stops, lasso.returns[0]!)];
  const every = stationsOf(moments!, lanes, from, Math.max(once, from + 1));
  const ring = fewer(every, ROUND);
  const before = stationsOf(moments!, lanes, 0, from);
  const stem = width < 6 * WIDE ? [] : before.slice(-BEFORE);
  const more = before.length - stem.length;
  const room = Math.floor((width - (stem.length + (from > 0 ? 1 : 0)) * WIDE) / WIDE);
  const across = Math.max(2, Math.min(Math.ceil((ring.length + 4) / 3), room, Math.ceil(ring.length / 2)));
  const spots = cells(ring.length, across);
  const buttons = [...(from > 0 && more > 0 ? [{ name: "…", from: 0, to: stem[0]?.from ?? from }] : []), ...stem, ...ring];
  const stemmed = buttons.length - ring.length;
  const times = lasso.returns.length;
  const length = once - from;
  /** Stops in later rounds stand where the first round had them. */
  const within =
    place >= once && length > 0 && place <= placeOf(tree, stops, lasso.returns[times - 1]!)
      ? from + ((place - from) % length)
      : place;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const stations = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(".pn-station")];
    const next = (stations.indexOf(event.target as HTMLElement) + by + stations.length) % stations.length;
    setFocus(next);
    stations[next]?.focus();
  };
  const button = (station: Station, i: number) => (
    <button
      type="button"
      class="pn-station"
      tabIndex={i === Math.min(focus, buttons.length - 1) ? 0 : -1}
      aria-current={within >= station.from && within < station.to ? "step" : undefined}
      onFocus={() => setFocus(i)}
      onClick={() => go(stops[station.from]!)}
    >
      {station.name} <span class="pn-station-place">{words.text("board-loop-station", { place: station.from })}</span>
    </button>
  );
  return (
    <>
      <p class="pn-loop-words">
        {words.text("board-loop-proved", { from, to: once, steps: length, times })}{" "}
        {from === 0 ? words.text("board-loop-no-stem") : words.text("board-loop-stem", { steps: from })}
      </p>
      <div class="pn-loop-drawing" onKeyDown={onKeyDown}>
        {stemmed > 0 && (
          <ol class="pn-loop-stem" aria-label={words.text("board-loop-stem-label")}>
            {buttons.slice(0, stemmed).map((station, i) => (
              <li key={i}>{button(station, i)}</li>
            ))}
          </ol>
        )}
        <ol
          class="pn-loop-ring"
          data-flat={ring.length <= 2 ? "" : undefined}
          aria-label={words.text("board-loop-cycle-label")}
          style={{ gridTemplateColumns: `repeat(${ring.length <= 2 ? ring.length : across}, minmax(0, 6.5rem))` }}
        >
          {ring.map((station, i) => (
            <li key={i} style={{ gridRow: spots[i]!.row, gridColumn: spots[i]!.column }}>
              {button(station, stemmed + i)}
            </li>
          ))}
        </ol>
      </div>
      {every.length > ring.length && (
        <p class="pn-note">{words.text("board-loop-some", { shown: ring.length, all: every.length })}</p>
      )}
    </>
  );
}
