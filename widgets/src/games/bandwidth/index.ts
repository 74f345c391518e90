/** Battle for Bandwidth on the board: rows of three with gaps, the function, green numbers and X, the token on its way. */
import { cardTarget } from "../../wire/choosing";
import { kindOf } from "../../wire/words";
import type { GameView } from "../game";
import { played, seatOrCard, turnOf } from "../seats";
import { boardOf, lying, terminalOf } from "./board";
import { Says } from "./card";
import { faceAt, faceOf } from "./face";
import { Field } from "./field";

export const bandwidth: GameView = {
  Field,
  Says,
  face: faceOf,
  faceAt,
  foresees: true,
  points: (position) => boardOf(position).points,
  out: () => [],
  hand: (position, seat) => boardOf(position).table.hands[seat - 1] ?? null,
  /** While the program runs, the card being executed; otherwise a card being played, or a seat's turn. */
  mark(position, before) {
    const { run, table, token } = boardOf(position);
    const executed = position.frames.find(({ source }) => source != null)?.source ?? null;
    const earlier = before?.frames.find(({ source }) => source != null)?.source ?? null;
    if (run !== null) return { visit: executed, begins: executed !== null && earlier === null, who: token };
    const turn = boardOf(before ?? position).table.turn;
    const card = played(bandwidth, position, before, turn);
    return { visit: card ?? turnOf(table.turn), begins: card !== null, who: table.turn };
  },
  visited: seatOrCard,
  remarks(position, seat, words) {
    const board = boardOf(position);
    const { run, table, winner } = board;
    const turn = run === null && winner === null && table.turn === seat;
    const number = terminalOf(board, seat);
    const terminal = {
      whole: words.text("board-bfb-terminal", { number }),
      short: words.text("board-bfb-terminal-short", { number }),
    };
    return [terminal, ...(turn ? [words.text("board-turn")] : [])];
  },
  table: () => [],
  /** Answers name cards in hand, never cards on the field. */
  inAnswers: kindOf,
  things: (position) => lying(boardOf(position)).map(cardTarget),
  declines: ([verb]) => verb === "allow" || verb === "end-turn",
};
