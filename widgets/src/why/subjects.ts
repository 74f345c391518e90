/** The subjects about a card, a seat or the table. */
import type { Target } from "../wire/choosing";
import type { Info, Position } from "../wire/types";
import { cards, number, type Say, saying, seat, seats, text, yes } from "./saying";
import { type Subject, TABLE } from "./subject";
import { follow } from "./ways";

/** All of them, whether or not the position has them: as the game describes them, or else its facts. */
export function subjectsOf(position: Position, about: Target, info: Info): Subject[] {
  return info.subjects ? described(about, info) : fromFacts(position, about, info);
}

/** The seat or card that a thing on the board is; null for the table. */
function whichOf(about: Target): { kind: string; which: string | number | null } {
  if (about === TABLE) return { kind: TABLE, which: null };
  const [kind, name] = about.split(/ (.*)/s) as [string, string];
  return { kind, which: kind === "seat" ? Number(name) : name };
}

function described(asked: Target, info: Info): Subject[] {
  const { kind, which } = whichOf(asked);
  return (info.subjects ?? []).flatMap(({ name, about, way, said, rare = false }) => {
    if (about !== kind || said === null) return [];
    const valueIn = (position: Position) => follow(way, { board: position.board, which, info });
    return [{ fact: which === null ? [name] : [name, which], about: asked, valueIn, say: saying(said), rare }];
  });
}

// --- games that describe none -----------------------------------------------------------------------------------------

/** A value in words, by the kind that the game declares, or else by its type. */
const sayOf =
  (kind: string | undefined): Say =>
  (value, words) => {
    if (kind === "seat") return seat(value, words);
    if (kind === "seats") return seats(value, words);
    if (Array.isArray(value)) return cards(value.map(String), words);
    if (typeof value === "boolean") return yes(value, words);
    return (typeof value === "number" ? number : text)(value, words);
  };

export const factsOf = (position: Position): Record<string, unknown> => position.shown?.facts ?? {};

export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The facts about a card, a seat or the table: facts by card or seat have one as key. */
function fromFacts(position: Position, about: Target, info: Info): Subject[] {
  const { kind, which } = whichOf(about);
  const of = (name: string): Subject => ({
    fact: which === null ? [name] : [name, which],
    about,
    valueIn: (at) => {
      const value = factsOf(at)[name];
      return which === null ? value : (value as Record<string, unknown> | undefined)?.[which];
    },
    say: sayOf(info.facts?.[name]),
  });
  return Object.entries(factsOf(position)).flatMap(([name, value]) => {
    if (which === null || !isMap(value)) return which === null && !isMap(value) ? [of(name)] : [];
    const seats = Object.keys(value).every((key) => /^\d+$/.test(key) && Number(key) <= info.players.length);
    return which in value && seats === (kind === "seat") ? [of(name)] : [];
  });
}
