/** Programmer's Nightmare on the board. */
import { cardTarget } from "../../choosing";
import type { Words } from "../../words";
import type { GameView } from "../game";
import { apartIn, boardOf, inGap, instructionsOf, noteOf, pendingOf, performerOf, underPc } from "./board";
import { Says } from "./card";
import { faceOf } from "./face";
import { Field } from "./field";

/** The lane of a program counter that stands in a gap. No card is called so. */
const GAP = "";

export const nightmare: GameView = {
  Field,
  Says,
  face: faceOf,
  points: (position) => boardOf(position).points,
  out: (position) => boardOf(position).out ?? [],
  hand: (position, seat) => boardOf(position).table.hands[seat - 1] ?? null,
  mark(position, before) {
    const board = boardOf(position);
    const { running } = board.run;
    return { lane: running ? (underPc(board) ?? GAP) : null, who: performerOf(position, before), running };
  },
  lanes(position, _info, words) {
    const board = boardOf(position);
    const lanes = board.row.map(({ card }) => ({ key: card, name: words.cardName(card) }));
    return inGap(board) ? [...lanes, { key: GAP, name: words.text("board-strip-gap") }] : lanes;
  },
  remarks(position, seat, words: Words) {
    const { run, table } = boardOf(position);
    const { turn, result, skips, defences, to_place, shown } = table;
    const of = (counts: number[] | undefined) => counts?.[seat - 1] ?? 0;
    const covered = defences?.[seat - 1] ?? [];
    return [
      ...(run.running && run.runner === seat ? [words.text("board-runner")] : []),
      ...(!run.running && turn === seat && result === null ? [words.text("board-turn")] : []),
      ...(run.running && run.runner === seat && shown ? [words.text("board-shown", { card: words.cardName(shown) })] : []),
      ...(of(to_place) > 0 ? [words.text("board-to-place", { count: of(to_place) })] : []),
      ...(of(skips) > 0 ? [words.text("board-skips", { count: of(skips) })] : []),
      ...(covered.length > 0 ? [words.text("board-defended", { counts: words.list(covered.map(String), "list-and") })] : []),
    ];
  },
  table: (position, words) => (boardOf(position).run.opened ? [words.text("board-breaks-open")] : []),
  apart: (position) => apartIn(boardOf(position)),
  things: (position) => instructionsOf(boardOf(position)).map(({ card }) => cardTarget(card)),
  note: noteOf,
  declines: ([verb]) => verb === "decline" || verb === "pass",
  lasting: ([verb]) => verb === "pass-until",
  pending: pendingOf,
};
