/** The drawing of games without their own: a plain one, from the kernel's scene. */

import { useState } from "preact/hooks";
import { Hidden, Seat } from "../parts/marks";
import { type Here, type Question, useActs, useChoosing, useHere, usePointed, useQuestion, useWords } from "../parts/scene";
import { StillAbout } from "../why/about";
import { useInquiring } from "../why/inquiring";
import { Forbidden } from "../why/not";
import { factsOf, isMap } from "../why/subjects";
import { cardTarget } from "../wire/choosing";
import type { Group, Position, Tile } from "../wire/types";
import type { GameView } from "./game";
import { seatOrCard, turnOf } from "./seats";

/** The scene in a language, or else in the first available one. */
function laidIn(position: Position, lang: string): { groups: Group[]; remarks: string[] } {
  const scenes = position.shown?.scenes ?? {};
  return scenes[lang] ?? Object.values(scenes)[0] ?? { groups: [], remarks: [] };
}

/** The name in answers of a tile's card. */
export const cardOf = (tile: Tile): string => tile.card ?? tile.name;

/** All cards on the table, each once. */
export const lying = (groups: readonly Group[]): string[] => [
  ...new Set(groups.flatMap(({ tiles }) => tiles.flatMap((tile) => (tile ? [cardOf(tile)] : [])))),
];

/** The name of a tile in answers: among indistinguishable cards of a group, one is named and stands for the others. */
function namedFor(tile: Tile, { tiles }: Group, { position }: Here, { open }: Question): string {
  const card = cardOf(tile);
  const apart = position.shown?.apart ?? {};
  const isNamed = (other: string) => open?.offers.some(({ path }) => path.includes(cardTarget(other))) ?? false;
  if (isNamed(card) || card in apart) return card;
  const alike = tiles.flatMap((other) => (other?.name === tile.name && !(cardOf(other) in apart) ? [cardOf(other)] : []));
  return alike.find(isNamed) ?? card;
}

// --- the field --------------------------------------------------------------------------------------------------------

interface LaidProps {
  tile: Tile;
  group: Group;
  fresh: boolean;
  focusable: boolean;
  onFocus(): void;
}

/** A tile. If it is part of an answer, a click chooses it; otherwise a click opens what is known about it. */
function Laid({ tile, group, fresh, focusable, onFocus }: LaidProps) {
  const words = useWords();
  const { next, chosen, whyNot, leads } = useChoosing();
  const pointed = usePointed();
  const { press, pick } = useActs();
  const { picked } = useInquiring();
  const card = cardOf(tile);
  const target = cardTarget(namedFor(tile, group, useHere(), useQuestion()));
  const marks = (set: { has(target: string): boolean }) => (set.has(target) ? "" : undefined);
  return (
    <button
      type="button"
      class="pn-card pn-tile"
      data-card={card}
      data-changed={fresh ? "new" : undefined}
      data-selectable={marks(next)}
      data-pointed={marks(pointed)}
      data-forbidden={whyNot(target).length > 0 ? "" : undefined}
      data-pc={tile.flag === null ? undefined : ""}
      aria-pressed={leads(target) ? chosen.includes(target) : undefined}
      aria-expanded={leads(target) ? undefined : picked === card}
      tabIndex={focusable ? 0 : -1}
      onFocus={onFocus}
      onClick={() => (leads(target) ? press(target) : pick(picked === card ? null : card))}
    >
      {tile.flag !== null && <span class="pn-remark">{tile.flag}</span>}
      <span class="pn-card-name">{tile.name}</span>
      <Forbidden target={target} />
      {tile.notes.map((note) => (
        <span key={note} class="pn-tile-note">
          {note}
        </span>
      ))}
      {tile.bits.map(([who, label], i) => (
        <span key={i}>
          <Seat seat={who} /> <Hidden text={label} />
        </span>
      ))}
      {fresh && <Hidden text={`${words.text("board-changed")} ${words.text("board-changed-new")}`} />}
    </button>
  );
}

function Field() {
  const words = useWords();
  const { position, before } = useHere();
  const { groups } = laidIn(position, words.lang);
  const earlier = before && laidIn(before, words.lang).groups;
  const [focus, setFocus] = useState<string | null>(null);
  const keys = groups.flatMap(({ tiles }, g) => tiles.flatMap((tile, i) => (tile ? [`${g} ${i}`] : [])));
  const focused = focus !== null && keys.includes(focus) ? focus : keys[0];
  return (
    <section role="group" class="pn-field" aria-label={words.text("board-why-table")}>
      {groups.map((group, g) => {
        const { label, tiles } = group;
        const had = earlier?.[g] ? lying([earlier[g]]) : null;
        return (
          <div key={g} role="group" class="pn-tile-group" aria-label={label}>
            <h3 class="pn-subheading">{label}</h3>
            <ol class="pn-tiles" data-cards="row">
              {tiles.map((tile, i) => (
                <li key={i}>
                  {tile === null ? (
                    <span class="pn-tile" data-empty="">
                      –
                    </span>
                  ) : (
                    <Laid
                      tile={tile}
                      group={group}
                      fresh={had !== null && !had.includes(cardOf(tile))}
                      focusable={`${g} ${i}` === focused}
                      onFocus={() => setFocus(`${g} ${i}`)}
                    />
                  )}
                </li>
              ))}
            </ol>
          </div>
        );
      })}
      <StillAbout />
    </section>
  );
}

// --- the view ---------------------------------------------------------------------------------------------------------

/** A fact about each seat, in seat order. */
function bySeat(position: Position, name: string): unknown[] {
  const found = factsOf(position)[name];
  return isMap(found) ? Object.values(found) : [];
}

/** The card being performed, the outermost one. */
const performedIn = ({ frames }: Position): string | null => frames.find(({ source }) => source != null)?.source ?? null;

export const generic: GameView = {
  Field,
  points: (position) => bySeat(position, "points") as number[],
  out: (position) => (Array.isArray(factsOf(position).out) ? (factsOf(position).out as number[]) : []),
  hand: () => null,
  /** The card being performed, or else the turn of the seat that answered, or is asked. */
  mark(position, before) {
    const seatOf = (asked: Position | null) => (typeof asked?.ask?.who === "number" ? asked.ask.who : null);
    const [card, earlier] = [performedIn(position), before && performedIn(before)];
    const turn = seatOf(before) ?? seatOf(position);
    const visit = card ?? (turn === null ? null : turnOf(turn));
    return { visit, begins: card !== null && earlier === null, who: seatOf(before) };
  },
  visited: seatOrCard,
  remarks: (position, seat, words) => (factsOf(position).turn === seat ? [words.text("board-turn")] : []),
  table: (position, words) => laidIn(position, words.lang).remarks,
  apart: (position) => new Map(Object.entries(position.shown?.apart ?? {})),
  things: (position) => lying(laidIn(position, "en").groups).map(cardTarget),
  declines: ([verb]) => verb === "decline" || verb === "pass",
};
