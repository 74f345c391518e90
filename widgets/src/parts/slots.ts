/** Recycled elements: while scrubbing, a new card is rendered in the element of one that has gone. */
import { useRef } from "preact/hooks";
import { useHere } from "./scene";

/** By name, the number of the element in which a thing is rendered. */
export type Slots = ReadonlyMap<string, number>;

/**
 * The elements of those that are there now. What was there before keeps its element; new things get a new one (`fresh`), or, when
 * recycling, that of something which has gone.
 */
export function slotsOf(names: readonly string[], before: Slots, handOn: boolean, fresh: () => number): Slots {
  const there = new Set(names);
  const free = handOn ? [...before].flatMap(([name, slot]) => (there.has(name) ? [] : [slot])) : [];
  return new Map(names.map((name) => [name, before.get(name) ?? free.shift() ?? fresh()]));
}

/**
 * The keys of cards' elements. At rest a new card gets a new element, which is animated; while scrubbing that would be too
 * slow.
 */
export function useSlots(names: readonly string[]): Slots {
  const { hurried } = useHere();
  const last = useRef<{ slots: Slots; next: number }>({ slots: new Map(), next: 0 });
  const slots = slotsOf(names, last.current.slots, hurried, () => last.current.next++);
  last.current.slots = slots;
  return slots;
}
