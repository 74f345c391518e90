/** A table laid out by the kernel: rows, grids, rings, hands, piles and tracks, as large as possible. */
import { useState } from "preact/hooks";
import { Seat, SHAPES } from "../../parts/marks";
import { useHere, useWords } from "../../parts/scene";
import { StillAbout } from "../../why/about";
import type { Area, Scale } from "../../wire/types";
import { blocksOf, cardOf, isHeap, isSmall, layoutIn, lying, onRing, piecesOf, shareOnRing, sizeOf } from "./layout";
import { Laid } from "./piece";

/** The place of an item in an area. */
function placed(area: Area, i: number) {
  const spot = area.spots[i];
  if (spot) return { gridArea: `${spot.row} / ${spot.column} / span ${spot.high} / span ${spot.wide}` };
  if (area.form !== "ring") return undefined;
  const [x, y] = onRing(i, area.pieces.length);
  return { "--x": x, "--y": y };
}

/** A track of points: a lane for each seat, and the goal. */
function Track({ scale: { at, last, goal } }: { scale: Scale }) {
  const words = useWords();
  const share = (place: number) => Math.max(0, Math.min(1, place / last));
  return (
    <ol class="pn-lanes" style={goal === null ? undefined : { "--goal": share(goal) }} data-goal={goal ?? undefined}>
      {at.map((place, i) => (
        <li key={i} data-colour={(i % SHAPES.length) + 1} style={{ "--at": share(place) }}>
          <Seat seat={i + 1} />
          <span class="pn-lane" aria-hidden="true">
            <span class="pn-lane-way" />
          </span>
          <b title={words.player(i + 1)}>{place}</b>
        </li>
      ))}
    </ol>
  );
}

interface AreaProps {
  area: Area;
  /** The same area one step before. */
  earlier: Area | null;
  /** How often each card occurs on the whole table. */
  times: ReadonlyMap<string, number>;
  /** The number of the piece with the tab stop; null if that is in another area. */
  focused: number | null;
  onFocus(place: number): void;
}

function LaidArea({ area, earlier, times, focused, onFocus }: AreaProps) {
  const words = useWords();
  const { form, label, pieces, seat, scale } = area;
  const [columns, rows] = sizeOf(area);
  const had = earlier && new Map(piecesOf([earlier]).map((piece) => [cardOf(piece), piece.number]));
  return (
    <div
      role="group"
      class="pn-tile-group"
      data-form={form}
      data-heaps={piecesOf([area]).some(isHeap) ? "" : undefined}
      aria-label={label}
    >
      <h3 class="pn-subheading">
        {seat > 0 && <Seat seat={seat} />} {label !== words.seat(seat) && label}
      </h3>
      {scale ? (
        <Track scale={scale} />
      ) : (
        <div class="pn-tiles-room" style={{ "--columns": columns, "--rows": rows, "--share": shareOnRing(pieces.length) }}>
          <ol class="pn-tiles" data-cards="row">
            {pieces.map((piece, i) => (
              <li key={i} style={placed(area, i)}>
                {piece === null ? (
                  <span class="pn-tile" data-empty="">
                    –
                  </span>
                ) : (
                  <Laid
                    piece={piece}
                    area={area}
                    fresh={had !== null && !had.has(cardOf(piece)) && cardOf(piece) !== ""}
                    by={(piece.number ?? 0) - (had?.get(cardOf(piece)) ?? piece.number ?? 0)}
                    single={times.get(cardOf(piece)) === 1}
                    focusable={i === focused}
                    onFocus={() => onFocus(i)}
                  />
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

export function Field() {
  const words = useWords();
  const { position, before } = useHere();
  const { areas } = layoutIn(position, words.lang);
  const earlier = before && layoutIn(before, words.lang).areas;
  const [focus, setFocus] = useState<string | null>(null);
  const keys = areas.flatMap(({ pieces }, a) =>
    pieces.flatMap((piece, i) => (piece && cardOf(piece) !== "" ? [`${a} ${i}`] : [])),
  );
  const [inArea, place] = ((focus !== null && keys.includes(focus) ? focus : keys[0]) ?? "").split(" ").map(Number);
  const times = new Map(lying(areas).map((card) => [card, piecesOf(areas).filter((piece) => cardOf(piece) === card).length]));
  const drawn = (a: number) => (
    <LaidArea
      key={a}
      area={areas[a]!}
      earlier={earlier?.[a] ?? null}
      times={times}
      focused={a === inArea ? (place ?? null) : null}
      onFocus={(i) => setFocus(`${a} ${i}`)}
    />
  );
  return (
    <section role="group" class="pn-field pn-laid" aria-label={words.text("board-why-table")}>
      {blocksOf(areas).map(([first, ...more]) =>
        isSmall(areas[first!]!) ? (
          <div key={first} class="pn-laid-shelf">
            {[first!, ...more].map(drawn)}
          </div>
        ) : (
          drawn(first!)
        ),
      )}
      <StillAbout />
    </section>
  );
}
