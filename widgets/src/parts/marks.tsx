/** Small marks that are used all over the board. */
import { useWords } from "./scene";

/** For a game's own words, as they stand on its cards: a browser that translates the page leaves them. Drawn outside of a browser it is an
 * attribute, in one a property. */
export const NOT_TRANSLATED = { translate: typeof document === "undefined" ? "no" : false } as { translate: boolean };

/** One shape per seat, so that colour is never the only cue. */
export const SHAPES = ["●", "▲", "■", "◆", "★", "⬟"];

/** A seat: shape, colour, label. */
export function Seat({ seat }: { seat: number }) {
  const words = useWords();
  return (
    <span class="pn-bit" data-colour={((seat - 1) % SHAPES.length) + 1}>
      <span class="pn-shape" aria-hidden="true">
        {SHAPES[(seat - 1) % SHAPES.length]}
      </span>
      {words.seat(seat)}
    </span>
  );
}

/** A seat by its shape only, for rows of many; its name is there for screen readers. */
export function Shape({ seat }: { seat: number }) {
  const words = useWords();
  return (
    <span class="pn-seat-shape" data-colour={((seat - 1) % SHAPES.length) + 1} title={words.seat(seat)}>
      <span class="pn-shape" aria-hidden="true">
        {SHAPES[(seat - 1) % SHAPES.length]}
      </span>
      <Hidden text={words.seat(seat)} />
    </span>
  );
}

/** A change of points; nothing if there is none. */
export function Change({ by }: { by: number }) {
  const words = useWords();
  if (by === 0) return null;
  return (
    <span class="pn-change" data-sign={by < 0 ? "down" : "up"}>
      {words.signed(by)}
    </span>
  );
}

/** Seats with their points and the changes; with `changed`, only those that changed. */
export function Points({ points, before, changed = false }: { points: number[]; before: number[]; changed?: boolean }) {
  const told = points.map((score, i) => [i, score] as const).filter(([i, score]) => !changed || score !== before[i]);
  return (
    <span class="pn-after">
      {told.map(([i, score]) => (
        <span key={i} class="pn-after-seat">
          <Shape seat={i + 1} /> <span class="pn-after-score">{score}</span> <Change by={score - (before[i] ?? score)} />
        </span>
      ))}
    </span>
  );
}

export function Hidden({ text }: { text: string }) {
  return <span class="pn-hidden">{text}</span>;
}
