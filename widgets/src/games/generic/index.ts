/** A game without a drawing of its own, drawn from the kernel's layout. */
import { factsOf, isMap } from "../../why/subjects";
import type { Position } from "../../wire/types";
import type { GameView } from "../game";
import { seatOrCard, turnOf } from "../seats";
import { Field } from "./field";
import { layoutIn, thingsIn } from "./layout";

/** A fact about each seat, in their order. */
function bySeat(position: Position, name: string): unknown[] {
  const found = factsOf(position)[name];
  return isMap(found) ? Object.values(found) : [];
}

/** The outermost card that is being performed. */
const performedIn = ({ frames }: Position): string | null => frames.find(({ source }) => source != null)?.source ?? null;

export const generic: GameView = {
  Field,
  points: (position) => bySeat(position, "points") as number[],
  out: (position) => (Array.isArray(factsOf(position).out) ? (factsOf(position).out as number[]) : []),
  hand: () => null,
  /** The card that is being performed; otherwise the turn of the seat that answered, or is asked. */
  mark(position, before) {
    const seatOf = (asked: Position | null) => (typeof asked?.ask?.who === "number" ? asked.ask.who : null);
    const [card, earlier] = [performedIn(position), before && performedIn(before)];
    const turn = seatOf(before) ?? seatOf(position);
    const visit = card ?? (turn === null ? null : turnOf(turn));
    return { visit, begins: card !== null && earlier === null, who: seatOf(before) };
  },
  visited: seatOrCard,
  remarks: (position, seat, words) => (factsOf(position).turn === seat ? [words.text("board-turn")] : []),
  table: (position, words) => layoutIn(position, words.lang).remarks,
  apart: (position) => new Map(Object.entries(position.shown?.apart ?? {})),
  things: thingsIn,
  declines: ([verb]) => verb === "decline" || verb === "pass",
};
