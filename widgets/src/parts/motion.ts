/** Animates moves: each piece of the table glides from its old place to its new one, unless reduced motion is preferred. */
import { useRef } from "preact/hooks";
import { useDrawn } from "./part";

const LASTS = 180;
/** A distance below which a piece has not moved. */
const STILL = 2;

type Place = Pick<DOMRect, "left" | "top" | "width" | "height">;

export interface Piece {
  element: HTMLElement;
  /** Its identity: the card, the program counter. */
  key: string;
  /** Its kind, if pieces are interchangeable: one that is gone may have reappeared elsewhere. Null for unique pieces. */
  kind: string | null;
  place: Place;
}

/** The pieces on a table, marked by `data-piece` and `data-kind`, in the table's own coordinates. */
function piecesOf(table: HTMLElement): Map<string, Piece> {
  const origin = table.getBoundingClientRect();
  const pieces = new Map<string, Piece>();
  for (const element of table.querySelectorAll<HTMLElement>("[data-piece]")) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) continue;
    const key = element.dataset.piece!;
    pieces.set(key, {
      element,
      key,
      kind: element.dataset.kind ?? null,
      place: { left: left - origin.left, top: top - origin.top, width, height },
    });
  }
  return pieces;
}

/** How far an element is from its final place, in px, including its ancestors. Lines to it are drawn to the final place. */
export function awayFromRest(element: Element, within: Element): [x: number, y: number] {
  const away: [number, number] = [0, 0];
  for (let at: Element | null = element; at && at !== within; at = at.parentElement) {
    const [x, y] = (getComputedStyle(at).translate || "none").split(" ").map(Number.parseFloat);
    away[0] += x || 0; // "none" is not a number; a horizontal move has only one
    away[1] += y || 0;
  }
  return away;
}

/** The offset of each piece from its previous place, or from that of a similar piece that is gone. */
export function movesOf(
  before: ReadonlyMap<string, Piece>,
  now: ReadonlyMap<string, Piece>,
): Map<string, [x: number, y: number]> {
  const gone = [...before.values()].filter(({ key, kind }) => kind !== null && !now.has(key));
  const moves = new Map<string, [number, number]>();
  for (const { key, kind, place } of now.values()) {
    const like = before.has(key) ? -1 : gone.findIndex((piece) => kind !== null && piece.kind === kind);
    const from = before.get(key)?.place ?? (like < 0 ? undefined : gone.splice(like, 1)[0]!.place);
    if (from) moves.set(key, [from.left - place.left, from.top - place.top]);
  }
  return moves;
}

/** The offset of a piece relative to the piece on which it lies, which carries it along. */
function ownWay({ element, key }: Piece, moves: ReadonlyMap<string, [number, number]>): [x: number, y: number] {
  const [x, y] = moves.get(key) ?? [0, 0];
  const under = element.parentElement?.closest<HTMLElement>("[data-piece]")?.dataset.piece;
  const [u, v] = (under !== undefined && moves.get(under)) || [0, 0];
  return [x - u, y - v];
}

/** Animates an element; a cancelled animation is not an error. */
export function glide(element: Element, frames: Keyframe[], duration: number): Animation {
  const animation = element.animate(frames, { duration, easing: "cubic-bezier(0.3, 0, 0.2, 1)" });
  animation.finished.catch(() => undefined);
  return animation;
}

export const calm = () => typeof matchMedia === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Lets the pieces glide when another node is shown, except while scrubbing. */
export function useMotion(root: { current: HTMLElement | null }, view: number, still: boolean): void {
  const last = useRef<{ view: number; width: number; pieces: Map<string, Piece> } | null>(null);
  const running = useRef<Animation[]>([]);
  // Running animations would distort measurements.
  if (last.current && last.current.view !== view) {
    for (const animation of running.current) animation.cancel();
    running.current = [];
  }
  useDrawn(() => {
    const table = root.current?.querySelector<HTMLElement>(".pn-table");
    if (!table || typeof table.animate !== "function") return;
    if (still || calm()) {
      last.current = null;
      return;
    }
    if (last.current?.view === view && running.current.some(({ playState }) => playState === "running")) return;
    const [pieces, width] = [piecesOf(table), table.clientWidth];
    const before = last.current;
    last.current = { view, width, pieces };
    if (!before || before.view === view || before.width !== width) return;
    const moves = movesOf(before.pieces, pieces);
    running.current = [...pieces.values()].flatMap((piece) => {
      const [x, y] = ownWay(piece, moves);
      if (Math.abs(x) + Math.abs(y) < STILL) return [];
      const way = [
        { translate: `${x}px ${y}px`, zIndex: 3 },
        { translate: "0 0", zIndex: 3 },
      ];
      return [glide(piece.element, way, LASTS)];
    });
  });
}
