/** What one may ask about a table of Battle for Bandwidth, as the kernel has it (`pnrules/bandwidth/subjects.py`). */
import { cardTarget, seatTarget, type Target } from "../../choosing";
import type { Position } from "../../types";
import { card, cards, number, place, type Say, seat, yes } from "../../why/saying";
import { type Subject, TABLE } from "../../why/subject";
import { kindOf } from "../../words";
import { type Board, boardOf, firstCard, kindOn } from "./board";

/** Where a card lies; undefined where that may not be known. */
export function whereIs(board: Board, name: string): (string | number)[] | undefined {
  for (const [row, places] of board.rows.entries()) {
    const index = places.indexOf(name);
    if (index >= 0) return ["row", row + 1, index + 1];
  }
  if (board.function === name) return ["function"];
  const { hands, pile, discards } = board.table;
  const holder = hands.findIndex((hand) => Array.isArray(hand) && hand.includes(name));
  if (holder >= 0) return ["hand", holder + 1];
  if (discards.includes(name)) return ["discards"];
  return Array.isArray(pile) && pile.includes(name) ? ["pile"] : undefined;
}

const of = (
  about: Target,
  what: string,
  which: string | number | undefined,
  read: (board: Board) => unknown,
  say: Say,
): Subject => ({
  fact: which === undefined ? [what] : [what, which],
  about,
  read: (position) => read(boardOf(position)),
  say,
});

const sorted = (hand: string[] | number | undefined) => (Array.isArray(hand) ? hand.map(kindOf).sort() : hand);

function x(board: Board): number | null {
  if (board.run !== null) return board.run.x;
  const first = firstCard(board.rows);
  return first === null ? null : (kindOn(board, first)?.green ?? null);
}

const seatSubjects = (who: number): Subject[] => [
  of(seatTarget(who), "points", who, ({ points }) => points[who - 1], number),
  of(seatTarget(who), "hands", who, ({ table }) => sorted(table.hands[who - 1]), cards),
  of(seatTarget(who), "terminals", who, ({ first, points }) => ((who - first + points.length) % points.length) + 1, number),
];

const OF_THE_TABLE: Subject[] = [
  of(TABLE, "token", undefined, ({ token }) => token, seat),
  of(TABLE, "x", undefined, x, number),
  of(TABLE, "pc", undefined, ({ run, rows }) => (run === null ? null : (rows.flat()[run.at] ?? null)), card),
  of(TABLE, "function", undefined, (board) => board.function, card),
  of(TABLE, "turn", undefined, ({ table }) => table.turn, seat),
  of(TABLE, "running", undefined, ({ run }) => run !== null, yes),
  of(TABLE, "pile", undefined, ({ table }) => (typeof table.pile === "number" ? table.pile : table.pile.length), number),
  of(TABLE, "discards", undefined, ({ table }) => table.discards, cards),
  { ...of(TABLE, "winner", undefined, ({ winner }) => winner, seat), rare: true },
];

export function subjects(_position: Position, about: Target): Subject[] {
  if (about === TABLE) return OF_THE_TABLE;
  const [kind, which] = about.split(/ (.*)/s) as [string, string];
  if (kind === "seat") return seatSubjects(Number(which));
  return kind === "card"
    ? [
        of(
          cardTarget(which),
          "places",
          which,
          (board) => whereIs(board, which),
          place((kind) => `board-why-bandwidth-${kind}`),
        ),
      ]
    : [];
}
