/** A few notes for success, synthesised by the browser. They are off by default, and the choice is kept. */

/** Its key in the browser's storage. */
export const SOUNDS = "pnrules sounds";
const ON = "on";

/** Each note: its pitch in half tones from A4, when it begins and how long it lasts, in seconds. */
const TUNES = {
  won: [
    [-9, 0, 0.14],
    [-5, 0.12, 0.14],
    [-2, 0.24, 0.14],
    [3, 0.36, 0.5],
  ],
  lost: [
    [-2, 0, 0.22],
    [-5, 0.2, 0.4],
  ],
  shared: [
    [-5, 0, 0.2],
    [-5, 0.2, 0.35],
  ],
  learnt: [
    [-5, 0, 0.12],
    [2, 0.11, 0.35],
  ],
} as const;
export type Tune = keyof typeof TUNES;

const LOUDNESS = 0.12;

/** The choice on this page, in case the browser keeps nothing. */
let chosen = false;

export function wanted(): boolean {
  try {
    chosen = localStorage.getItem(SOUNDS) === ON;
  } catch {
    // The browser keeps nothing: the choice lasts while the page is open.
  }
  return chosen;
}

export function want(on: boolean): void {
  chosen = on;
  try {
    if (on) localStorage.setItem(SOUNDS, ON);
    else localStorage.removeItem(SOUNDS);
  } catch {
    // As above.
  }
}

let context: AudioContext | null = null;

/** Play a tune, if sounds are on and the browser supports it. */
export function play(tune: Tune): void {
  if (!wanted() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime + 0.02;
  for (const [pitch, from, long] of TUNES[tune]) {
    const [note, loud] = [context.createOscillator(), context.createGain()];
    note.type = "triangle";
    note.frequency.value = 440 * 2 ** (pitch / 12);
    loud.gain.setValueAtTime(0, now + from);
    loud.gain.linearRampToValueAtTime(LOUDNESS, now + from + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, now + from + long);
    note.connect(loud).connect(context.destination);
    note.start(now + from);
    note.stop(now + from + long);
  }
}
