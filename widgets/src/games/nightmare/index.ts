/** Programmer's Nightmare on the board. */
import { cardTarget } from "../../choosing";
import type { Words } from "../../words";
import type { GameView } from "../game";
import { Says } from "./card";
import { Field } from "./field";
import { subjects } from "./subjects";
import { instructionsOf, noteOf, pendingOf, tableOf } from "./table";

export const nightmare: GameView = {
  Field,
  Says,
  points: (position) => tableOf(position).points,
  out: (position) => tableOf(position).out ?? [],
  hand: (position, seat) => tableOf(position).table.hands[seat - 1] ?? null,
  remarks(position, seat, words: Words) {
    const { run, table } = tableOf(position);
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
  table: (position, words) => (tableOf(position).run.opened ? [words.text("board-breaks-open")] : []),
  placeOf(position, card) {
    const place = tableOf(position).row.findIndex((instruction) => instruction.card === card);
    return place < 0 ? null : place + 1;
  },
  subjects,
  things: (position) => instructionsOf(tableOf(position)).map(({ card }) => cardTarget(card)),
  note: noteOf,
  declines: ([verb]) => verb === "decline" || verb === "pass",
  lasting: ([verb]) => verb === "pass-until",
  pending: pendingOf,
};
