/** How a card of Battle for Bandwidth is recognised at a glance: by the effect of its kind. */
import LOOKS from "../../../../pnrules/bandwidth/shown/looks.json";
import type { Face } from "../../parts/face";
import type { Position } from "../../wire/types";
import { boardOf, kindOn } from "./board";

const FACES = LOOKS as Record<string, Face>;

export function faceOf(card: string, position: Position): Face | null {
  const kind = kindOn(boardOf(position), card);
  if (!kind) return null;
  if (kind.kind === "pass") return FACES[`pass ${kind.way > 0 ? "clockwise" : "counter-clockwise"}`]!;
  return FACES[kind.kind] ?? null;
}

/** The face of the kind of card at a place in the rulebook, such as `card-terminal`. A pass is shown clockwise. */
export function faceAt(place: string): Face | null {
  const kind = place.replace("card-", "");
  return FACES[kind.startsWith("pass") ? "pass clockwise" : kind] ?? null;
}
