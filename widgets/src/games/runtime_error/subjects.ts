/** What one may ask about a table of Runtime Error, as the kernel has it (`pnrules/runtime_error/subjects.py`). */
import { cardTarget, seatTarget, type Target } from "../../choosing";
import type { Position } from "../../types";
import { card, cards, number, place, type Say, seat, yes } from "../../why/saying";
import { type Subject, TABLE } from "../../why/subject";
import type { Words } from "../../words";
import { type Board, boardOf, isDown, PARTS, type Statement } from "./board";

/** Where a card lies; undefined where that may not be known. */
export function whereIs(board: Board, name: string): (string | number)[] | undefined {
  for (const [seat, lying] of board.statements.entries()) {
    for (const [index, statement] of lying.entries()) {
      const part = PARTS.find((each) => statement[each] === name);
      if (part) return [part, seat + 1, index + 1];
    }
  }
  const { hands, input, discards, deck } = board;
  const holder = hands.findIndex((hand) => Array.isArray(hand) && hand.includes(name));
  if (holder >= 0) return ["hand", holder + 1];
  if (input === name) return ["input"];
  if (discards.includes(name)) return ["discards"];
  if (board.aside?.includes(name)) return ["aside"];
  return Array.isArray(deck) && deck.includes(name) ? ["deck"] : undefined;
}

/** Whether a card of a statement lies face down; undefined for a card that is in none. */
function liesDown(board: Board, name: string): boolean | undefined {
  for (const statement of board.statements.flat()) {
    const part = PARTS.find((each) => statement[each] === name);
    if (part) return isDown(statement, part);
  }
  return undefined;
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

const listed = ({ lower, upper, function: body, down }: Statement) => [lower, upper, body, down];

const statements: Say = (value, words) => {
  const found = (value as (string | null)[][]).map((parts) =>
    parts
      .slice(0, 3)
      .map((each) => words.cardName(each))
      .join(" "),
  );
  return found.length > 0 ? words.list(found, "list-and") : words.text("board-why-none");
};

const verdict: Say = (value, words: Words) => words.text(`board-why-verdict-${String(value ?? "none")}`);
const winner: Say = (value, words) => seat((value as [number, string] | null)?.[0], words);

const seatSubjects = (who: number): Subject[] => [
  of(seatTarget(who), "hands", who, ({ hands }) => hands[who - 1], cards),
  of(seatTarget(who), "statements", who, (board) => board.statements[who - 1]!.map(listed), statements),
];

const cardSubjects = (name: string): Subject[] => [
  of(
    cardTarget(name),
    "places",
    name,
    (board) => whereIs(board, name),
    place((kind) => `board-why-re-${kind}`),
  ),
  { ...of(cardTarget(name), "down", name, (board) => liesDown(board, name), yes), rare: true },
];

const OF_THE_TABLE: Subject[] = [
  of(TABLE, "input", undefined, ({ input }) => input, card),
  of(TABLE, "turn", undefined, ({ turn }) => turn, seat),
  of(TABLE, "deck", undefined, ({ deck }) => (typeof deck === "number" ? deck : deck.length), number),
  of(TABLE, "discards", undefined, ({ discards }) => discards, cards),
  { ...of(TABLE, "verdict", undefined, ({ claim }) => claim?.verdict ?? null, verdict), rare: true },
  { ...of(TABLE, "winner", undefined, (board) => board.winner, winner), rare: true },
];

export function subjects(_position: Position, about: Target): Subject[] {
  if (about === TABLE) return OF_THE_TABLE;
  const [kind, which] = about.split(/ (.*)/s) as [string, string];
  return kind === "seat" ? seatSubjects(Number(which)) : kind === "card" ? cardSubjects(which) : [];
}
