/** Runtime Error on the board. */
import { cardTarget } from "../../choosing";
import type { Position } from "../../types";
import type { Words } from "../../words";
import type { GameView } from "../game";
import { boardOf, lying } from "./board";
import { Says } from "./card";
import { Field } from "./field";

/** What is done in a turn, by the routine that does it and, in the turn itself, its op. */
const DEEDS = ["statement", "input", "function", "discarding", "drawing"] as const;
const IN_A_TURN = ["statement", "input"] as const;

/** What was done in the step that follows a position; null for what only leads from one thing to the next. */
function deedAfter(before: Position): (typeof DEEDS)[number] | null {
  const frame = before.frames[before.frames.length - 1];
  if (!frame) return null;
  if (frame.code === "turn") return IN_A_TURN[frame.pc ?? 0] ?? null;
  if (frame.code === "input") return "function";
  return DEEDS.find((deed) => deed === frame.code) ?? null;
}

export const runtimeError: GameView = {
  Field,
  Says,
  points: () => [],
  out: () => [],
  hand: (position, seat) => boardOf(position).hands[seat - 1] ?? null,
  mark(position, before) {
    const from = before ?? position;
    return { lane: deedAfter(from), who: boardOf(from).turn, running: boardOf(from).input !== null };
  },
  lanes: (_position, _info, words) => DEEDS.map((deed) => ({ key: deed, name: words.text(`board-re-deed-${deed}`) })),
  remarks(position, seat, words: Words) {
    const { turn, winner } = boardOf(position);
    if (winner !== null) return winner[0] === seat ? [words.text("board-re-won")] : [];
    return turn === seat ? [words.text("board-turn")] : [];
  },
  table: () => [],
  things: (position) => lying(boardOf(position).statements).map(cardTarget),
  declines: ([verb]) => verb === "decline" || verb === "no-script" || verb === "no-test",
};
