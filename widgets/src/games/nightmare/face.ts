/** How a card of Programmer’s Nightmare is recognised at a glance: by its family, and its pictogram, which has the card's name. */
import LOOKS from "../../../../pnrules/nightmare/shown/looks.json";
import type { Face } from "../../parts/face";
import { kindOf } from "../../wire/words";

const FACES: ReadonlyMap<string, Face> = new Map(Object.entries(LOOKS as Record<string, Face>));

export function faceOf(card: string): Face | null {
  return FACES.get(kindOf(card)) ?? null;
}

/** The face of the kind of card at a place in the rulebook, such as `card-bit-maker`. */
export const faceAt = (place: string): Face | null => faceOf(place.replace("card-", "").replaceAll("-", " ").toUpperCase());
