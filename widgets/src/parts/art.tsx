/** The pictures of cards. A page has all of them once, as a sprite; a card refers to its own. They say nothing that words do not. */
import { render } from "preact";
import { type Face, symbolOf } from "./face";
import { useHere, usePlay } from "./scene";

/** What the sprite's element is called in a page. */
const SPRITE = "pn-sprite";

/** Adds the sprite to the page, unless it has one. On the site it is a file of its own, which comes after the first picture. */
export async function addSprite(): Promise<void> {
  const { Sprite } = await import("./sprite");
  if (document.getElementById(SPRITE)) return;
  const place = document.createElement("div");
  place.id = SPRITE;
  document.body.append(place);
  render(<Sprite />, place);
}

/** A card's picture on its family's ground, for where there is room for one. */
export function Art({ face }: { face: Face }) {
  return (
    <span class="pn-art" data-family={face.family}>
      <svg class="pn-art-picture" viewBox="0 0 120 72" aria-hidden="true">
        <use href={`#${symbolOf(face.art)}`} />
      </svg>
    </span>
  );
}

/** The picture of a card that is read; nothing for one that has none. */
export function CardArt({ card }: { card: string }) {
  const { game } = usePlay();
  const { position } = useHere();
  const face = game.face?.(card, position);
  return face ? <Art face={face} /> : null;
}
