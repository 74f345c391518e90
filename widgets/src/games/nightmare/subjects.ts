/** What one may ask about a table of Programmer's Nightmare, as the kernel has it (`pnrules/nightmare/subjects.py`). */
import { cardTarget, seatTarget, type Target } from "../../choosing";
import type { Info, Position } from "../../types";
import { card, cards, number, numbers, place, type Say, seat, seats, yes } from "../../why/saying";
import { type Subject, TABLE } from "../../why/subject";
import { GONE, type Instruction, instructionsOf, numbersOf, type Table, tableOf } from "./table";

const where = place((kind) => `board-why-nightmare-${kind}`);
const locked: Say = (value, words) => (value === GONE ? words.text("board-link-gone") : card(value, words));
const way: Say = (value, words) => words.text(`board-why-towards-${String(value)}`);

type Where = (string | number)[];

/** Where a card lies; undefined where that may not be known. */
export function whereIs(table: Table, name: string): Where | undefined {
  const index = table.row.findIndex((each) => each.card === name);
  if (index >= 0) return ["program", index + 1];
  const entry = table.beside?.find(({ cards: inner }) => inner.some((each) => each.card === name));
  if (entry) return ["beside", entry.card];
  const { hands, discards, deck, shown } = table.table;
  if (shown === name) return ["shown"];
  if (Array.isArray(deck) && deck.includes(name)) return ["deck"];
  if (discards.includes(name)) return ["discards"];
  const holder = hands.findIndex((hand) => Array.isArray(hand) && hand.includes(name));
  return holder < 0 ? undefined : ["hand", holder + 1];
}

const sorted = (hand: string[] | number | undefined) => (Array.isArray(hand) ? [...hand].sort() : hand);

/** What is about one seat. */
function seatSubjects(who: number): Subject[] {
  const about = seatTarget(who);
  const of = (what: string, read: (table: Table) => unknown, say: Say, rare = false): Subject => ({
    rare,
    fact: [what, who],
    about,
    read: (position) => read(tableOf(position)),
    say,
  });
  return [
    of("points", ({ points }) => points[who - 1], number),
    of("hands", ({ table }) => sorted(table.hands[who - 1]), cards),
    of("skips", ({ table }) => table.skips?.[who - 1] ?? 0, number, true),
    of("defences", ({ table }) => table.defences?.[who - 1] ?? [], numbers, true),
    of("out", ({ out }) => (out ?? []).includes(who), yes, true),
  ];
}

/** What is about one card, wherever it lies. */
function cardSubjects(name: string, info: Info): Subject[] {
  const about = cardTarget(name);
  const of = (what: string, read: (instruction: Instruction) => unknown, say: Say, rare = false): Subject => ({
    rare,
    fact: [what, name],
    about,
    read: (position) => {
      const found = instructionsOf(tableOf(position)).find((each) => each.card === name);
      return found && read(found);
    },
    say,
  });
  return [
    { fact: ["places", name], about, read: (position) => whereIs(tableOf(position), name), say: where },
    of("bits", ({ bits }) => bits, seats),
    of("numbers", (instruction) => numbersOf(info, instruction), numbers, true),
    of("links", ({ link }) => link ?? null, locked, true),
    {
      fact: ["inner", name],
      about,
      read: (position) =>
        tableOf(position)
          .beside?.find((entry) => entry.card === name)
          ?.cards.map((inner) => inner.card),
      say: cards,
    },
  ];
}

const table = (what: string, read: (table: Table) => unknown, say: Say): Subject => ({
  fact: [what],
  about: TABLE,
  read: (position) => read(tableOf(position)),
  say,
});

const OF_THE_TABLE: Subject[] = [
  table("pc", ({ row, pc }) => row[pc]?.card ?? null, card),
  table("towards", (each) => (each.way < 0 ? "head" : "tail"), way),
  table("turn", (each) => each.table.turn, seat),
  table("running", ({ run }) => run.running, yes),
  table("breaks", ({ run }) => run.opened, yes),
  table("program", ({ row }) => row.map((each) => each.card), cards),
  table("deck", (each) => (typeof each.table.deck === "number" ? each.table.deck : each.table.deck.length), number),
  table("discards", (each) => each.table.discards, cards),
];

export function subjects(_position: Position, about: Target, info: Info): Subject[] {
  if (about === TABLE) return OF_THE_TABLE;
  const [kind, which] = about.split(/ (.*)/s) as [string, string];
  return kind === "seat" ? seatSubjects(Number(which)) : kind === "card" ? cardSubjects(which, info) : [];
}
