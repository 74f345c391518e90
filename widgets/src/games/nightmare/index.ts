/** Programmer's Nightmare on the board. */
import { cardTarget } from "../../wire/choosing";
import type { Position } from "../../wire/types";
import type { Words } from "../../wire/words";
import type { GameView } from "../game";
import { played, seatOrCard, turnOf } from "../seats";
import { apartIn, boardOf, instructionsOf, noteOf, pendingOf, performerOf, underPc } from "./board";
import { Says } from "./card";
import { faceAt, faceOf } from "./face";
import { Field } from "./field";

/** The names of visits that are not to a card; no card has such a name. */
const [GAP, DEAL, CLAIM] = ["gap", "deal", "claim"] as const;
const STAGES: Record<string, string> = { dealing: DEAL, claiming: CLAIM };

/** The frame of the running program, if it runs. */
const runs = ({ frames }: Position) => frames.find(({ code }) => code === "running");

/** What a step outside a run is part of: dealing, claiming, a card being played, or else a seat's turn. */
function building(position: Position, before: Position | null): string | null {
  const { turn } = boardOf(before ?? position).table;
  const who = position.ask?.who;
  const stage = STAGES[position.frames[0]?.code ?? ""];
  return stage ?? played(nightmare, position, before, turn) ?? (typeof who === "number" ? turnOf(who) : null);
}

export const nightmare: GameView = {
  Field,
  Says,
  face: faceOf,
  faceAt,
  points: (position) => boardOf(position).points,
  out: (position) => boardOf(position).out ?? [],
  hand: (position, seat) => boardOf(position).table.hands[seat - 1] ?? null,
  mark(position, before) {
    const board = boardOf(position);
    const who = performerOf(position, before);
    const drawing = position.frames.length === 1 && position.frames[0]!.code === "building";
    if (!board.run.running || drawing) return { visit: building(position, before), begins: false, who };
    const [now, then] = [runs(position), before && runs(before)];
    const arrives = now !== undefined && (now.pc ?? 0) === 0 && !(then && (then.pc ?? 0) === 0);
    return { visit: underPc(board) ?? GAP, begins: arrives, who };
  },
  visited(visit, words) {
    if (visit === GAP) return { name: words.text("board-film-gap"), card: null, seat: null };
    if (visit === DEAL) return { name: words.text("board-film-deal"), card: null, seat: null };
    if (visit === CLAIM) return { name: words.text("board-film-claim"), card: null, seat: null };
    return seatOrCard(visit, words);
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
  answeredAt: (position, about) => instructionsOf(boardOf(position)).find(({ card }) => about.includes(card))?.card ?? null,
  note: noteOf,
  declines: ([verb]) => verb === "decline" || verb === "pass",
  lasting: ([verb]) => verb === "pass-until",
  pending: pendingOf,
};
