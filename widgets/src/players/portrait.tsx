/** The opponents' faces: small machines that differ by their eyes and by what is on their heads. */
import type { JSX } from "preact";

/** The drawing over the head that they have in common, on a square of 40. */
const FACES: Record<string, JSX.Element> = {
  // Dice for eyes, and a wire that went anywhere.
  randi: (
    <>
      <path class="pn-portrait-line" d="M20 10l-3-3 6-2-4-3" />
      <rect class="pn-portrait-eye" x="11" y="16" width="7" height="7" rx="2" transform="rotate(-12 14 19)" />
      <rect class="pn-portrait-eye" x="22" y="15" width="7" height="7" rx="2" transform="rotate(14 26 18)" />
      <circle cx="14.5" cy="19.5" r="1.3" />
      <circle cx="24.3" cy="17.2" r="1" />
      <circle cx="26.8" cy="19.8" r="1" />
      <path class="pn-portrait-line" d="M14 28c2 3 4-1 6 1s4 2 6-1" />
    </>
  ),
  // Up, and nothing but up.
  max: (
    <>
      <path class="pn-portrait-line" d="M20 10V2m-4 4 4-4 4 4" />
      <path class="pn-portrait-line" d="M11 17l7 2m11-2-7 2" />
      <circle cx="15.5" cy="20.5" r="1.8" />
      <circle cx="24.5" cy="20.5" r="1.8" />
      <path class="pn-portrait-eye" d="M13 26h14c0 4-3 6-7 6s-7-2-7-6z" />
    </>
  ),
  // A few ways that part.
  tess: (
    <>
      <path class="pn-portrait-line" d="M20 10V7m0 0-6-3m6 3 6-3M20 7V2" />
      <circle class="pn-portrait-eye" cx="15" cy="19.5" r="3.6" />
      <circle class="pn-portrait-eye" cx="25" cy="19.5" r="3.6" />
      <circle cx="16" cy="18.6" r="1.6" />
      <circle cx="26" cy="18.6" r="1.6" />
      <path class="pn-portrait-line" d="M22 13.5l5-1M16 29h8" />
    </>
  ),
  // Spectacles, and a loop that has no end.
  vera: (
    <>
      <path class="pn-portrait-line" d="M20 10V8m0-2c-2-3-6-3-6 0s4 3 6 0 6-3 6 0-4 3-6 0z" />
      <circle class="pn-portrait-eye" cx="14.5" cy="19.5" r="4.6" />
      <circle class="pn-portrait-eye" cx="25.5" cy="19.5" r="4.6" />
      <path class="pn-portrait-line" d="M19 19.5h2M10 19l-3-1m23 1 3-1M15 30c3 1.6 7 1.6 10 0" />
      <circle cx="14.5" cy="19.5" r="1.8" />
      <circle cx="25.5" cy="19.5" r="1.8" />
    </>
  ),
};

/** An opponent's face; nothing for one without. Its name is beside it. */
export function Portrait({ of }: { of: string }) {
  const face = FACES[of];
  if (!face) return null;
  return (
    <svg class="pn-portrait" data-opponent={of} viewBox="0 0 40 40" aria-hidden="true">
      <rect class="pn-portrait-head" x="5" y="10" width="30" height="27" rx="9" />
      {face}
    </svg>
  );
}
