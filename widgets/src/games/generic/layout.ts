/** The kernel's layout of a table, and where its parts are on the screen: pure functions. */
import { cardTarget } from "../../wire/choosing";
import type { Area, Layout, Piece, Position } from "../../wire/types";

const NOTHING: Layout = { areas: [], remarks: [] };

/** The layout in a language, or in the first one that it has. */
export function layoutIn(position: Position, lang: string): Layout {
  const layouts = position.shown?.layouts ?? {};
  return layouts[lang] ?? Object.values(layouts)[0] ?? NOTHING;
}

/** The name of a piece in answers; empty if no answer can name it. */
export const cardOf = ({ card, name }: Piece): string => card ?? name;

export const piecesOf = (areas: readonly Area[]): Piece[] =>
  areas.flatMap(({ pieces }) => pieces.filter((piece): piece is Piece => piece !== null));

/** Every card on the table, each once. */
export const lying = (areas: readonly Area[]): string[] =>
  [...new Set(piecesOf(areas).map(cardOf))].filter((card) => card !== "");

/** The targets of everything that answers can name. */
export const thingsIn = (position: Position) => lying(layoutIn(position, "en").areas).map(cardTarget);

/** Whether an area is small, so that it shares a line with others. */
export const isSmall = ({ form }: Area): boolean => form === "hand" || form === "pile" || form === "track";

/** Whether a piece is a heap of things that are drawn one by one. */
export const isHeap = ({ picture, number }: Piece): boolean => picture !== "" && number !== null;

/** The areas from top to bottom by number: each large one alone, consecutive small ones together. */
export function blocksOf(areas: readonly Area[]): number[][] {
  const blocks: number[][] = [];
  areas.forEach((area, i) => {
    const last = blocks.at(-1);
    if (last !== undefined && isSmall(area) && isSmall(areas[last[0]!]!)) last.push(i);
    else blocks.push([i]);
  });
  return blocks;
}

/** How many columns and rows an area has. */
export function sizeOf({ form, pieces, spots }: Area): [columns: number, rows: number] {
  if (form !== "grid") return [Math.max(1, pieces.length), 1];
  return [
    Math.max(...spots.map((spot) => spot.column + spot.wide - 1)),
    Math.max(...spots.map((spot) => spot.row + spot.high - 1)),
  ];
}

/** The place of a piece in a ring, from -1 to 1 across and down; the first at the top, then clockwise. */
export function onRing(place: number, count: number): [x: number, y: number] {
  const angle = (2 * Math.PI * place) / count;
  return [Math.sin(angle), -Math.cos(angle)];
}

/** The size of a piece of a ring as a share of the ring's height, so that neighbours do not touch. */
export function shareOnRing(count: number): number {
  const apart = count < 3 ? 1 : Math.sin(Math.PI / count);
  return apart / (1.3 + apart);
}

/** The most items of a heap that are drawn one by one; the number tells the rest. */
const DRAWN = 18;

/** The places of the items in a heap, from -1 to 1 across and down; they do not depend on the number of items. */
export const HEAP: readonly [x: number, y: number][] = Array.from({ length: DRAWN }, (_, i) => {
  const [angle, far] = [i * 2.4, Math.sqrt((i + 0.5) / DRAWN)];
  return [Math.cos(angle) * far, Math.sin(angle) * far];
});
