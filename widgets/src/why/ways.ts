/** The ways to a value. Made by `make wire` from `pnrules/kernel/ways.py`; a test fails when it is out of date. */
import type { Way } from "../wire/types";
import { kindOf } from "../wire/words";
import { type Asked, member, modulo, printed } from "./found";

/** The value that a way leads to from the board; undefined if there is none. */
export function follow(way: Way, asked: Asked): any {
  let found = asked.board;
  for (const step of way) found = next(found, step, asked);
  return found;
}

function next(found: any, step: any, asked: any): any {
  if ((typeof step === "string")) return member(found, step);
  let [operation, ...operands] = step;
  if ((!there(found, asked) && (!FROM_NOTHING.includes(operation)))) return found;
  if (((OF_LISTS.includes(operation)) && !Array.isArray(found))) return undefined;
  return OPERATIONS[operation]!(found, asked, ...operands);
}

function at(found: any, place: any): any {
  if ((place === null)) return null;
  return ((Number.isInteger(place) && (0 <= place && place < found.length)) ? found[place] : undefined);
}

function bySeat(found: any, asked: any): any {
  return at(found, (asked.which - 1));
}

function has(found: any, asked: any): any {
  return (found.includes(asked.which));
}

function is(found: any, asked: any): any {
  return ((found === undefined) ? undefined : (found === asked.which));
}

function there(found: any, _asked: any): any {
  return ((found !== null) && (found !== undefined));
}

function count(found: any, _asked: any): any {
  return (Array.isArray(found) ? found.length : found);
}

function sorted(found: any, _asked: any): any {
  return (Array.isArray(found) ? [...found].sort() : found);
}

function kind(found: any, _asked: any): any {
  if (Array.isArray(found)) return found.map((card: any) => kindOf(card));
  return ((typeof found === "string") ? kindOf(found) : found);
}

function flat(found: any, _asked: any): any {
  return found.filter((inner: any) => Array.isArray(inner)).flatMap((inner: any) => inner);
}

function first(found: any, _asked: any): any {
  return found.filter((each: any) => (each !== null))[0];
}

function withPrinted(found: any, asked: any): any {
  return [...printed(asked).entries()].map(([place, number]: any) => (number + ((place < found.length) ? found[place] : 0)));
}

function record(found: any, asked: any, ...members: any[]): any {
  return found.flatMap((each: any) => members.filter((name: any) => (member(each, name) === asked.which)).map((_name: any) => each))[0];
}

function among(found: any, asked: any, way: any, name: any): any {
  return follow(way, asked).filter((each: any) => (member(each, name) === found))[0];
}

function atWay(found: any, asked: any, way: any): any {
  return at(found, follow(way, asked));
}

function ofEach(found: any, _asked: any, ...members: any[]): any {
  if ((members.length === 1)) return found.map((each: any) => member(each, members[0]));
  return found.map((each: any) => members.map((name: any) => member(each, name)));
}

function otherwise(found: any, _asked: any, value: any): any {
  return ((found === undefined) ? value : found);
}

function either(_found: any, asked: any, ...ways: any[]): any {
  return ways.flatMap((way: any) => [follow(way, asked)].filter((each: any) => there(each, asked)))[0];
}

function named(found: any, _asked: any, names: any): any {
  return names.filter(([value, _name]: any) => (value === found)).map(([_value, name]: any) => name)[0];
}

function roundFrom(found: any, asked: any, way: any): any {
  return ((modulo((asked.which - follow(way, asked)), found.length)) + 1);
}

function atLeast(found: any, _asked: any, least: any): any {
  return found.map((number: any) => Math.max(least, number));
}

function lies(_found: any, asked: any, patterns: any): any {
  return lying(asked.board, patterns).filter(([card, _place]: any) => (card === asked.which)).map(([_card, place]: any) => place)[0];
}

/** Every card that one of the patterns leads to, with the name of the pattern and the operands met on the way. */
export function lying(board: any, patterns: any): any {
  return patterns.flatMap(([name, pieces]: any) => led(board, pieces).map(([card, operands]: any) => [card, [name, ...operands]]));
}

function led(found: any, pieces: any): any {
  if ((pieces.length === 0)) return [[found, []]];
  let [piece, ...rest] = pieces;
  if ((!["*", "#", "@"].includes(piece))) return led(member(found, piece), rest);
  if (!Array.isArray(found)) return [];
  return [...found.entries()].flatMap(([at, each]: any) => led(each, rest).map(([card, met]: any) => [card, [...operand(piece, at, each), ...met]]));
}

function operand(piece: any, place: any, each: any): any {
  if ((piece === "*")) return [];
  return ((piece === "#") ? [(place + 1)] : [member(each, "card")]);
}

const FROM_NOTHING: unknown[] = ["otherwise", "either", "is", "there"];

const OF_LISTS: unknown[] = ["by-seat", "has", "flat", "first", "with-printed", "record", "at", "of-each", "round-from", "at-least"];

export const OPERATIONS: Record<string, (...by: any[]) => unknown> = {"by-seat": bySeat, "has": has, "is": is, "there": there, "count": count, "sorted": sorted, "kind": kind, "flat": flat, "first": first, "with-printed": withPrinted, "record": record, "among": among, "at": atWay, "of-each": ofEach, "otherwise": otherwise, "either": either, "named": named, "round-from": roundFrom, "at-least": atLeast, "lies": lies};
