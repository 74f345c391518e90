/** Battle for Bandwidth on the board: rows of three with gaps, the function, green numbers and X, the token on its way. */
import { cardTarget } from "../../choosing";
import { kindOf } from "../../words";
import type { GameView } from "../game";
import { boardOf, lying } from "./board";
import { Says } from "./card";
import { faceOf } from "./face";
import { Field } from "./field";

export const bandwidth: GameView = {
  Field,
  Says,
  face: faceOf,
  foresees: true,
  points: (position) => boardOf(position).points,
  out: () => [],
  hand: (position, seat) => boardOf(position).table.hands[seat - 1] ?? null,
  /** The Token goes from seat to seat while the program runs; else it is somebody's turn. */
  mark(position) {
    const { run, table, token } = boardOf(position);
    const seat = run === null ? table.turn : token;
    return { lane: String(seat), who: seat, running: run !== null };
  },
  lanes: (position, _info, words) =>
    boardOf(position).points.map((_, i) => ({ key: String(i + 1), name: words.player(i + 1) || words.seat(i + 1) })),
  remarks(position, seat, words) {
    const { run, table, winner, first, points } = boardOf(position);
    const number = ((seat - first + points.length) % points.length) + 1;
    const turn = run === null && winner === null && table.turn === seat;
    return [words.text("board-bfb-terminal", { number }), ...(turn ? [words.text("board-turn")] : [])];
  },
  table: () => [],
  /** Answers name cards in hand, never one that lies on the field. */
  inAnswers: kindOf,
  things: (position) => lying(boardOf(position)).map(cardTarget),
  declines: ([verb]) => verb === "allow" || verb === "end-turn",
};
