/** The sprite: each picture as a symbol, drawn with one pen and with inks named after their purpose (see `art.css`). */
import ART from "../../../pnrules/showing/art.json";
import { type Drawing, symbolOf } from "./face";

const DRAWINGS = Object.entries(ART) as [Drawing, [ink: string, path: string][]][];

export function Sprite() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {DRAWINGS.map(([name, strokes]) => (
        <symbol key={name} id={symbolOf(name)} viewBox="0 0 120 72">
          <g class="pn-drawn">
            {strokes.map(([ink, path], i) => (
              <path key={i} data-ink={ink} d={path} />
            ))}
          </g>
        </symbol>
      ))}
    </svg>
  );
}
