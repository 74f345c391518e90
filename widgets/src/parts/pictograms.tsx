/**
 * Pictograms: one per card, and those of the board itself. Drawn as lines on a square of 24; the family only gives the tint.
 * Their paths are in a file of the Python package, which uses them for pictures and printed cards.
 */
import PATHS from "../../../pnrules/showing/pictograms.json";
import type { Pictogram } from "./face";
import { useHere, usePlay } from "./scene";

export function Icon({ name }: { name: Pictogram }) {
  return (
    <svg class="pn-icon-lines" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A card's pictogram on its family's tint; nothing if it has none. */
export function Mini({ card, title }: { card: string; title?: string }) {
  const { game } = usePlay();
  const { position } = useHere();
  const face = game.face?.(card, position);
  if (!face) return null;
  return (
    <span class="pn-mini" data-family={face.family} title={title}>
      <Icon name={face.pictogram} />
    </span>
  );
}
