/** How a card looks at a glance. */
import type PATHS from "../../../pnrules/showing/pictograms.json";

export type Pictogram = keyof typeof PATHS;

/** What a card is about, at a glance. A family has a colour and pictograms of its own, so that colour is never alone. */
export type Family = "points" | "bits" | "flow" | "copies" | "numbers" | "program" | "run" | "suit";

/** How a card is known at a glance. */
export interface Face {
  pictogram: Pictogram;
  family: Family;
}
