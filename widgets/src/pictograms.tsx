/** Pictograms: one a card, and those of the board itself. Drawn as lines on a square of 24; the family only gives the tint. */
import { useScene } from "./context";

const PATHS = {
  acquire: "M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM12 8.5v7M8.5 12h7",
  bug: "M7.6 13.5a4.4 6 0 1 0 8.8 0a4.4 6 0 1 0 -8.8 0zM12 9v10M9 8 7 5.2M15 8l2-2.8M7.6 12H4M8 16.4l-3 2M16.4 12H20M16 16.4l3 2",
  zap: "M13.2 3 6 13.4h5L10 21l8-11h-5.6z",
  "power surge": "M2.5 13H6l2.6-8 4 14 2.8-9 1.4 3h4.7",
  "self destruct":
    "M4.3 14.2a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM14.7 9.8 17 7.5c1-1.6 2.2-1.4 3.2-2.9M20.4 8.4l1 .5M16.4 4.4 16 3.2",
  "program error": "M12 4 2.8 19.5h18.4zM12 10v4.6M12 17v.1",
  oversight: "M3 12s3.4-6 9-6 9 6 9 6-3.4 6-9 6-9-6-9-6zM9.6 12a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0zM4.5 4.5l15 15",
  defend: "M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6z",
  pointer: "M3.5 12H13M9.5 8l4 4-4 4M15.9 12a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z",
  "bit maker": "M6.5 9.5h5a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3h-5a3 3 0 0 1 -3 -3v-5a3 3 0 0 1 3 -3zM18 3v7M14.5 6.5h7",
  "bit mover":
    "M5.1 7.5h3.8a2.6 2.6 0 0 1 2.6 2.6v3.8a2.6 2.6 0 0 1 -2.6 2.6h-3.8a2.6 2.6 0 0 1 -2.6 -2.6v-3.8a2.6 2.6 0 0 1 2.6 -2.6zM14 12h7.5M18.4 8.9 21.5 12l-3.1 3.1",
  "bit swapper":
    "M5.4 3h3.2a2.4 2.4 0 0 1 2.4 2.4v3.2a2.4 2.4 0 0 1 -2.4 2.4h-3.2a2.4 2.4 0 0 1 -2.4 -2.4v-3.2a2.4 2.4 0 0 1 2.4 -2.4zM15.4 13h3.2a2.4 2.4 0 0 1 2.4 2.4v3.2a2.4 2.4 0 0 1 -2.4 2.4h-3.2a2.4 2.4 0 0 1 -2.4 -2.4v-3.2a2.4 2.4 0 0 1 2.4 -2.4zM14 6h3a2 2 0 0 1 2 2v2M10 18H7a2 2 0 0 1-2-2v-2",
  delete:
    "M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1 -4.5 4.5h-7a4.5 4.5 0 0 1 -4.5 -4.5v-7a4.5 4.5 0 0 1 4.5 -4.5zM8.5 12h7",
  multiplier:
    "M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1 -4.5 4.5h-7a4.5 4.5 0 0 1 -4.5 -4.5v-7a4.5 4.5 0 0 1 4.5 -4.5zM9 9l6 6M15 9l-6 6",
  overwrite:
    "M6 10h5a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3h-5a3 3 0 0 1 -3 -3v-5a3 3 0 0 1 3 -3zM10.4 13.8l.5-2.6 7.3-7.4 2.2 2.2-7.4 7.3z",
  upgrade: "M7 13h10a3 3 0 0 1 3 3v2a3 3 0 0 1 -3 3h-10a3 3 0 0 1 -3 -3v-2a3 3 0 0 1 3 -3zM12 10.5V3M8.8 6.2 12 3l3.2 3.2",
  worm: "M2.5 15.5c2.6 0 2.4-6.5 5-6.5s2.4 6.5 5 6.5 2.4-6.5 5-6.5h1.2M18.8 9a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z",
  goto: "M4 19c0-8 4.8-11.5 14-11.5M13.8 3.4l4.7 4.1-4.7 4.1",
  "reverse program": "M5 8h9.3a5 5 0 0 1 0 10H8M8.6 4.2 4.6 8l4 3.9",
  floater:
    "M10.1 6h3.8a1.6 1.6 0 0 1 1.6 1.6v8.8a1.6 1.6 0 0 1 -1.6 1.6h-3.8a1.6 1.6 0 0 1 -1.6 -1.6v-8.8a1.6 1.6 0 0 1 1.6 -1.6zM5.3 9l-3 3 3 3M18.7 9l3 3-3 3",
  "time delay": "M4.6 13.2a7.4 7.4 0 1 0 14.8 0a7.4 7.4 0 1 0 -14.8 0zM12 9.2v4l2.6 2.2M9.2 2.8h5.6",
  copy: "M11 8h7.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1 -2 2h-7.5a2 2 0 0 1 -2 -2v-8.5a2 2 0 0 1 2 -2zM5.2 15.5A1.7 1.7 0 0 1 3.5 13.8V5.2a1.7 1.7 0 0 1 1.7-1.7h8.4a1.7 1.7 0 0 1 1.7 1.7M17.2 14.2h-5M14 12l-2.2 2.2L14 16.4",
  future:
    "M5.5 8h7.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1 -2 2h-7.5a2 2 0 0 1 -2 -2v-8.5a2 2 0 0 1 2 -2zM8.7 5.2a1.7 1.7 0 0 1 1.7-1.7h8.4a1.7 1.7 0 0 1 1.7 1.7v8.6a1.7 1.7 0 0 1-1.7 1.7M6.8 14.2h5M10 12l2.2 2.2-2.2 2.2",
  subroutine: "M8 4H4.8v16H8M16 4h3.2v16H16M9 9h6M9 12h6M9 15h6",
  increment: "M3.5 12.5h8M7.5 8.5v8M15 9.2l3-2.2v10.5",
  decrement: "M3.5 12.5h8M15 9.2l3-2.2v10.5",
  erase:
    "M8.3 19.5 4 15.2a1.6 1.6 0 0 1 0-2.2l8-8.2a1.6 1.6 0 0 1 2.2 0l5.3 5.3a1.6 1.6 0 0 1 0 2.2l-7 7.2zM8 9l7.4 7.3M8.3 19.5H20",
  replace:
    "M4.6 5h4.8a1.6 1.6 0 0 1 1.6 1.6v10.8a1.6 1.6 0 0 1 -1.6 1.6h-4.8a1.6 1.6 0 0 1 -1.6 -1.6v-10.8a1.6 1.6 0 0 1 1.6 -1.6zM14 9h6.5M18 6.4 20.6 9 18 11.6M20.5 15H14M16.6 12.4 14 15l2.6 2.6",
  "sequence mod": "M3.5 6h9M3.5 12h9M3.5 18h9M18 5v14M15.2 16.2 18 19l2.8-2.8",
  "swap instructions": "M7.5 4.5v15M4.5 16.5l3 3 3-3M16.5 19.5v-15M13.5 7.5l3-3 3 3",
  insert: "M4 5h16M4 19h16M4 12h7M17 8.8v6.4M13.8 12h6.4",
  secret:
    "M7.5 3h9a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-9a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM9.6 9.6a2.4 2.4 0 1 1 3.6 2.1c-.9.5-1.2 1-1.2 1.9M12 16.6v.1",
  run: "M7 4.5v15L19.5 12z",
  break: "M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3zM8.5 12h7",
  cw: "M19 12.4a7 7 0 1 1-2.3-5.2M17.3 3v4.4h-4.4",
  ccw: "M5 12.4a7 7 0 1 0 2.3-5.2M6.7 3v4.4h4.4",
  terminal:
    "M5.2 4.5h13.6a2.2 2.2 0 0 1 2.2 2.2v8.6a2.2 2.2 0 0 1 -2.2 2.2h-13.6a2.2 2.2 0 0 1 -2.2 -2.2v-8.6a2.2 2.2 0 0 1 2.2 -2.2zM7 8.8l2.6 2.2L7 13.2M12 13.5h4.5M8.5 20.8h7",
  function: "M8 4c-2.4 2.8-3.4 5.2-3.4 8s1 5.2 3.4 8M16 4c2.4 2.8 3.4 5.2 3.4 8s-1 5.2-3.4 8M9.3 12h5.4",
  cards: "M6 6h7a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM8.5 3.5H18a2 2 0 0 1 2 2V17",
  edit: "M4 20l1-4.4L15.8 4.8a1.6 1.6 0 0 1 2.2 0l1.2 1.2a1.6 1.6 0 0 1 0 2.2L8.4 19z",
  load: "M12 3v10.5M8 9.7l4 4 4-4M4 16.5v3.2h16v-3.2",
  pull: "M12 13.8V3.4M8 7.3l4-4 4 4M4 16.5v3.2h16v-3.2",
  loop: "M4.5 12A7.5 7.5 0 0 1 17.6 7M19.5 12A7.5 7.5 0 0 1 6.4 17M18 3v4.2h-4.2M6 21v-4.2h4.2",
  into: "M12 3v10M8 9.4l4 4 4-4M10.4 19a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z",
  over: "M4 13.5c1-6 13-6.6 15.4-.6M20 8v5.4h-5.3M10.4 19a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z",
  keys: "M4.7 6h14.6a2.2 2.2 0 0 1 2.2 2.2v8.1a2.2 2.2 0 0 1 -2.2 2.2h-14.6a2.2 2.2 0 0 1 -2.2 -2.2v-8.1a2.2 2.2 0 0 1 2.2 -2.2zM6.5 10h.1M10 10h.1M13.5 10h.1M17.3 10h.1M8 14.6h8",
  rule: "M5 4.5h9.5A2.5 2.5 0 0 1 17 7v13H7.5A2.5 2.5 0 0 1 5 17.5zM5 17.4A2.4 2.4 0 0 1 7.4 15H17M9 8.5h4.5",
  back: "M15 5l-7 7 7 7",
  check: "M4.5 12.8l5 5L19.5 6.5",
  cross: "M6 6l12 12M18 6 6 18",
  more: "M5 12h.1M12 12h.1M19 12h.1",
  redo: "M19.5 9.5H9a4.8 4.8 0 0 0 0 9.6h6M15.5 5.5l4 4-4 4",
  undo: "M4.5 9.5H15a4.8 4.8 0 0 1 0 9.6H9M8.5 5.5l-4 4 4 4",
  settings:
    "M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3M13 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM7 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM13 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z",
  share: "M12 15V3.5M8 7l4-3.8L16 7M5.5 11v8.8h13V11",
} as const;

export type Pictogram = keyof typeof PATHS;

/** What a card is about, at a glance. A family has a colour and pictograms of its own, so that colour is never alone. */
export type Family = "points" | "bits" | "flow" | "copies" | "numbers" | "program" | "run" | "suit";

/** How a card is known at a glance. */
export interface Face {
  pictogram: Pictogram;
  family: Family;
}

export function Icon({ name }: { name: Pictogram }) {
  return (
    <svg class="pn-icon-lines" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A card's pictogram on its family's tint; nothing for a card that has none. */
export function Mini({ card, title }: { card: string; title?: string }) {
  const { game, position } = useScene();
  const face = game.face?.(card, position);
  if (!face) return null;
  return (
    <span class="pn-mini" data-family={face.family} title={title}>
      <Icon name={face.pictogram} />
    </span>
  );
}
