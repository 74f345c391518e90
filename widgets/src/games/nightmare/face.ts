/** How each card of Programmer’s Nightmare is known at a glance: its family, and its pictogram, which is called as the card is. */
import type { Face, Family, Pictogram } from "../../pictograms";
import { kindOf } from "../../words";

const FAMILIES: Record<Exclude<Family, "suit">, readonly Pictogram[]> = {
  points: ["acquire", "bug", "zap", "power surge", "self destruct", "program error", "oversight", "defend", "pointer"],
  bits: ["bit maker", "bit mover", "bit swapper", "delete", "multiplier", "overwrite", "upgrade", "worm"],
  flow: ["goto", "reverse program", "floater", "time delay"],
  copies: ["copy", "future", "subroutine"],
  numbers: ["increment", "decrement"],
  program: ["erase", "replace", "sequence mod", "swap instructions", "insert", "secret"],
  run: ["run", "break"],
};

const FACES: ReadonlyMap<string, Face> = new Map(
  Object.entries(FAMILIES).flatMap(([family, pictograms]) =>
    pictograms.map((pictogram): [string, Face] => [pictogram.toUpperCase(), { family: family as Family, pictogram }]),
  ),
);

export function faceOf(card: string): Face | null {
  return FACES.get(kindOf(card)) ?? null;
}
