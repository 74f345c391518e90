/** Runtime Error on the board. */
import { cardTarget } from "../../wire/choosing";
import type { Position } from "../../wire/types";
import type { Words } from "../../wire/words";
import type { GameView } from "../game";
import { seatOrCard, turnOf } from "../seats";
import { boardOf, lying } from "./board";
import { faceAt, Says } from "./card";
import { Field } from "./field";

/** The progress of the input, if one is being played. */
const inputAt = ({ frames }: Position) => frames.find(({ code }) => code === "input")?.pc;

export const runtimeError: GameView = {
  Field,
  Says,
  faceAt,
  points: () => [],
  out: () => [],
  hand: (position, seat) => boardOf(position).hands[seat - 1] ?? null,
  /** A turn, and each input played in it. */
  mark(position, before) {
    const { input, turn } = boardOf(position);
    const [now, then] = [inputAt(position), before ? inputAt(before) : undefined];
    const begins = input !== null && now !== undefined && (then === undefined || then > now);
    return { visit: input ?? (now === undefined ? turnOf(turn) : null), begins, who: boardOf(before ?? position).turn };
  },
  visited: seatOrCard,
  remarks(position, seat, words: Words) {
    const { turn, winner } = boardOf(position);
    if (winner !== null) return winner[0] === seat ? [words.text("board-re-won")] : [];
    return turn === seat ? [words.text("board-turn")] : [];
  },
  table: () => [],
  things: (position) => lying(boardOf(position).statements).map(cardTarget),
  declines: ([verb]) => verb === "decline" || verb === "no-script" || verb === "no-test",
};
