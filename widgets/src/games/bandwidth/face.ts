/** How a card of Battle for Bandwidth is known at a glance: by what its kind does. */
import type { Face } from "../../pictograms";
import type { Position } from "../../types";
import { boardOf, kindOn } from "./board";

const FACES: Record<string, Face> = {
  terminal: { pictogram: "terminal", family: "copies" },
  goto: { pictogram: "goto", family: "numbers" },
  function: { pictogram: "function", family: "bits" },
};
const EVENT: Face = { pictogram: "cards", family: "program" };

export function faceOf(card: string, position: Position): Face | null {
  const kind = kindOn(boardOf(position), card);
  if (!kind) return null;
  if (kind.kind === "pass") return { pictogram: kind.way > 0 ? "cw" : "ccw", family: "flow" };
  return FACES[kind.kind] ?? EVENT;
}
