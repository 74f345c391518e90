/** How a card looks at a glance. */
import type ART from "../../../pnrules/showing/art.json";
import type PATHS from "../../../pnrules/showing/pictograms.json";

export type Pictogram = keyof typeof PATHS;

/** The name of a picture in the sprite. */
export type Drawing = keyof typeof ART;

/** The family of a card, with its own colour and pictograms, so that colour is never the only cue. */
export type Family = "points" | "bits" | "flow" | "copies" | "numbers" | "program" | "run" | "suit";

/** How a card is recognised at a glance: by a pictogram if there is little room, by a picture if there is more. */
export interface Face {
  pictogram: Pictogram;
  family: Family;
  art: Drawing;
}

/** The element of the sprite that is a picture. */
export const symbolOf = (drawing: Drawing): string => `pn-art-${drawing.replaceAll(" ", "-")}`;
