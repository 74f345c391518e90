/** How a card looks at a glance. */
import type ART from "../../../pnrules/showing/art.json";
import type PATHS from "../../../pnrules/showing/pictograms.json";

export type Pictogram = keyof typeof PATHS;

/** What a picture is called in the sprite. */
export type Drawing = keyof typeof ART;

/** What a card is about, at a glance. A family has a colour and pictograms of its own, so that colour is never alone. */
export type Family = "points" | "bits" | "flow" | "copies" | "numbers" | "program" | "run" | "suit";

/** How a card is known at a glance: by lines where there is little room, by a picture where there is more. */
export interface Face {
  pictogram: Pictogram;
  family: Family;
  art: Drawing;
}

/** The element of the sprite that is a picture. */
export const symbolOf = (drawing: Drawing): string => `pn-art-${drawing.replaceAll(" ", "-")}`;
