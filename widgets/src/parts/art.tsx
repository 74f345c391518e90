/** The pictures of cards. A page has all of them once, as a sprite, which cards refer to. They are decorative. */
import { render } from "preact";
import { type Face, symbolOf } from "./face";
import { useHere, usePlay } from "./scene";

/** The id of the sprite's element. */
const SPRITE = "pn-sprite";

/** Adds the sprite to the page, unless it has one. On the site it is a separate file, loaded after the first picture. */
export async function addSprite(): Promise<void> {
  const { Sprite } = await import("./sprite");
  if (document.getElementById(SPRITE)) return;
  const place = document.createElement("div");
  place.id = SPRITE;
  document.body.append(place);
  render(<Sprite />, place);
}

/** A card's picture on its family's ground, if there is room for one. */
export function Art({ face }: { face: Face }) {
  return (
    <span class="pn-art" data-family={face.family}>
      <svg class="pn-art-picture" viewBox="0 0 120 72" aria-hidden="true">
        <use href={`#${symbolOf(face.art)}`} />
      </svg>
    </span>
  );
}

/** The picture of an open card; nothing if it has none. */
export function CardArt({ card }: { card: string }) {
  const { game } = usePlay();
  const { position } = useHere();
  const face = game.face?.(card, position);
  return face ? <Art face={face} /> : null;
}
