/**
 * The way to the value of what one may ask about, step by step through a position's board. What each step means is written
 * where a game's subjects are described, in `pnrules/kernel/subjects.py`.
 */
import type { Info, Position, Way } from "../wire/types";
import { kindOf } from "../wire/words";

/** What is asked: of which board, about which seat or card (null: the table), and what the game's cards have printed. */
export interface Asked {
  board: unknown;
  which: string | number | null;
  info: Pick<Info, "cards">;
}

type Names = Record<string, unknown>;
type Pattern = readonly [name: string, pieces: readonly string[]];
type Operation = (found: never, asked: Asked, ...by: never[]) => unknown;

/** What a way leads to; undefined where it leads nowhere. */
export const valueAt = (way: Way, position: Position, which: Asked["which"], info: Asked["info"]): unknown =>
  followed(way, { board: position.board, which, info });

export function followed(way: Way, asked: Asked): unknown {
  let found = asked.board;
  for (const step of way) {
    if (typeof step === "string") found = member(found, step);
    else if ((found ?? null) !== null || FROM_NOTHING.has(step[0])) {
      const [name, ...by] = step;
      const leads = Array.isArray(found) || !OF_LISTS.has(name);
      found = leads ? OPERATIONS[name]!(found as never, asked, ...(by as never[])) : undefined;
    }
  }
  return found;
}

const FROM_NOTHING = new Set(["otherwise", "either", "is", "there"]);
const OF_LISTS = new Set([
  "by-seat",
  "has",
  "flat",
  "first",
  "with-printed",
  "record",
  "at",
  "of-each",
  "round-from",
  "at-least",
]);

const member = (found: unknown, name: string): unknown => {
  if (found === null) return null;
  return typeof found === "object" && Object.hasOwn(found, name) ? (found as Names)[name] : undefined;
};

const at = (found: unknown[], place: unknown): unknown =>
  place === null ? null : Number.isInteger(place) ? found[Number(place)] : undefined;

/** For whatever may be hidden: of a list this, and a number as it is. */
const listed =
  (of: (found: string[]) => unknown) =>
  (found: unknown): unknown =>
    Array.isArray(found) ? of(found) : found;

const record = (found: Names[], { which }: Asked, ...members: string[]) =>
  found.find((each) => members.some((name) => each[name] === which));

const ofEach = (found: Names[], _: Asked, ...members: string[]) =>
  found.map((each) => (members.length > 1 ? members.map((name) => each[name]) : each[members[0]!]));

const withPrinted = (found: number[], { which, info }: Asked) =>
  (info.cards[kindOf(String(which))]?.numbers ?? []).map((number, place) => number + (found[place] ?? 0));

function roundFrom(found: unknown[], asked: Asked, to: Way): number {
  const apart = Number(asked.which) - Number(followed(to, asked));
  return (((apart % found.length) + found.length) % found.length) + 1;
}

function either(_: unknown, asked: Asked, ...ways: Way[]): unknown {
  for (const way of ways) {
    const found = followed(way, asked);
    if ((found ?? null) !== null) return found;
  }
  return undefined;
}

/** Where a card lies: the first pattern that leads to it, and the operands met on the way. */
function lies(_: unknown, { board, which }: Asked, patterns: readonly Pattern[]): unknown {
  for (const [name, pieces] of patterns) {
    const operands = led(board, pieces, which);
    if (operands) return [name, ...operands];
  }
  return undefined;
}

/** The operands that a pattern meets on its way to a card; null where it does not lead there. */
function led(found: unknown, [piece, ...rest]: readonly string[], card: unknown): unknown[] | null {
  if (piece === undefined) return found === card ? [] : null;
  if (piece !== "*" && piece !== "#" && piece !== "@") return led(member(found, piece), rest, card);
  for (const [index, each] of Array.isArray(found) ? found.entries() : []) {
    const further = led(each, rest, card);
    if (further) return [...{ "*": [], "#": [index + 1], "@": [member(each, "card")] }[piece], ...further];
  }
  return null;
}

const OPERATIONS: Record<string, Operation> = {
  "by-seat": (found: unknown[], { which }: Asked) => at(found, Number(which) - 1),
  has: (found: unknown[], { which }: Asked) => found.includes(which),
  is: (found: unknown, { which }: Asked) => (found === undefined ? undefined : found === which),
  there: (found: unknown) => (found ?? null) !== null,
  count: listed(({ length }) => length),
  sorted: listed((found) => [...found].sort()),
  kind: (found: string | number | string[]) =>
    typeof found === "string" ? kindOf(found) : listed((all) => all.map(kindOf))(found),
  flat: (found: unknown[]) => found.filter(Array.isArray).flat(),
  first: (found: unknown[]) => found.find((each) => each !== null),
  "with-printed": withPrinted,
  record,
  among: (found: unknown, asked: Asked, to: Way, name: string) =>
    (followed(to, asked) as Names[]).find((each) => each[name] === found),
  at: (found: unknown[], asked: Asked, to: Way) => at(found, followed(to, asked)),
  "of-each": ofEach,
  otherwise: (found: unknown, _: Asked, value: unknown) => (found === undefined ? value : found),
  either,
  named: (found: unknown, _: Asked, names: [unknown, string][]) => names.find(([value]) => value === found)?.[1],
  "round-from": roundFrom,
  "at-least": (found: number[], _: Asked, least: number) => found.map((number) => Math.max(least, number)),
  lies,
};

/** The names of all operations. */
export const NAMED: readonly string[] = Object.keys(OPERATIONS);
