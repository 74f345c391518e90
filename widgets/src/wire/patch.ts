/**
 * Patches: what has to be set, path by path, to turn one position into another. Paths are described where patches are made, in
 * `pnrules/kernel/patches.py`.
 */
import type { Patch } from "./types";

/** Data after a patch. The original is unchanged, and unchanged parts are shared. Throws RangeError if the patch does not fit. */
export function applied<T>(data: T, patch: Patch): T {
  let next: unknown = data;
  for (const path in patch) next = set(next, path.split("."), 0, patch[path]);
  return next as T;
}

function set(data: unknown, path: readonly string[], at: number, value: unknown): unknown {
  const name = path[at]!;
  const last = at === path.length - 1;
  if (Array.isArray(data)) {
    const operation = last ? OPERATIONS.get(name) : undefined;
    if (operation) return operation(data, value);
    const place = placeIn(/^[0-9]{1,9}$/.test(name) ? Number(name) : null, last ? data.length + 1 : data.length);
    const copy = data.slice();
    copy[place] = last ? value : set(copy[place], path, at + 1, value);
    return copy;
  }
  if (typeof data !== "object" || data === null || !(last || Object.hasOwn(data, name))) throw new RangeError(path.join("."));
  const inside = data as Record<string, unknown>;
  return { ...inside, [name]: last ? value : set(inside[name], path, at + 1, value) };
}

/** An index before `end`. */
function placeIn(given: unknown, end: number): number {
  if (!Number.isInteger(given) || Number(given) < 0 || Number(given) >= end) throw new RangeError(`no place ${String(given)}`);
  return Number(given);
}

type Operation = (data: readonly unknown[], value: unknown) => unknown[];

const length: Operation = (data, value) => data.slice(0, placeIn(value, data.length));

const drop: Operation = (data, value) => {
  const place = placeIn(value, data.length);
  return [...data.slice(0, place), ...data.slice(place + 1)];
};

const insert: Operation = (data, value) => {
  if (!Array.isArray(value) || value.length !== 2) throw new RangeError("insert takes a place and a value");
  const place = placeIn(value[0], data.length + 1);
  return [...data.slice(0, place), value[1], ...data.slice(place)];
};

export const OPERATIONS: ReadonlyMap<string, Operation> = new Map(Object.entries({ length, drop, insert }));
