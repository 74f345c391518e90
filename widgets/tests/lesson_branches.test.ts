/** A lesson with every branch of it: each message leads to a state, and the page has the line to it alone. */
import { expect, test } from "vitest";
import { Branches } from "../src/lesson/branches";
import type { Intent, Lesson, LessonState, NodeRow } from "../src/wire/types";

const SAY = (text: string) => ({ en: text, fr: text });

const state = (more: Partial<LessonState>): LessonState => ({
  ...{ at: 1, node: 0, ask: null, running: null, result: null, open: false, verdict: null, another: false, over: false },
  ...{ chosen: [], on: null, back: null, back_to: null, show: null },
  ...more,
});

const verdict = (right: boolean) => ({ right, says: SAY(right ? "Yes." : "No."), why: null, cite: null, rulings: [] });
/** The root, two steps, and from there a wrong and a right step: 3 and 4. */
const NODES: NodeRow[] = [
  [1, 0, [], {}],
  [1, 0, [], {}],
  [1, 0, [], {}, ["no"]],
  [2, 0, [], {}, ["yes"]],
];
const STATES = [
  state({ on: 1 }),
  state({ at: 2, node: 2, ask: 0, open: true, back: 0, show: 3, chosen: [{ option: ["no"], to: 2 }, { option: ["yes"], to: 3 }] }), // biome-ignore format: one line
  state({ at: 2, node: 3, open: true, verdict: verdict(false), back: 0, back_to: 1, show: 3 }),
  state({ at: 2, node: 4, verdict: verdict(true), back: 0, over: true }),
];
const LESSON = { name: "mine", says: SAY("One."), hint: null, track: [] } as unknown as Lesson;
const KEY = {
  tree: { epoch: 1, root: {}, rules: [], asks: [], options: [], nodes: NODES },
  loops: [[1, [4]]],
  says: [SAY("One."), SAY("Two.")],
  looks: [[], ["BUG"]],
  hints: [null, SAY("Think.")],
  asks: [{ node: 0, who: 1, kind: "stop", args: [], options: [], refused: [], rules: [] }],
  states: STATES,
} as unknown as NonNullable<Lesson["key"]>;

const begun = () => {
  const branches = new Branches(LESSON, KEY);
  return { branches, first: branches.begun(1) };
};
const choose = (option: string): Intent => ({ do: "choose", node: 2, option: [option], who: 1 });

test("a lesson begins with its first sentence, and the page has nothing of what may follow", () => {
  const { first } = begun();
  expect(first.lesson!.says).toEqual(SAY("One."));
  expect(first.base!.nodes.length + first.recent!.nodes.length).toBe(0);
});

test("it goes on to the task, whose question stands at the head of the line", () => {
  const { branches, first } = begun();
  const told = branches.heard({ do: "lesson-on" }, first.lesson!, 1)!;
  expect(told.lesson).toMatchObject({ at: 2, open: true, hints: true, look: ["BUG"], before: [SAY("One.")] });
  expect([told.head, told.ask!.node]).toEqual([2, 2]);
});

test("a wrong choice is answered, taken back, and gone again without the other branch in sight", () => {
  const { branches, first } = begun();
  const task = branches.heard({ do: "lesson-on" }, first.lesson!, 1)!.lesson!;
  const wrong = branches.heard(choose("no"), task, 2)!;
  expect(wrong.lesson!.verdict!.says).toEqual(SAY("No."));
  const back = branches.heard({ do: "lesson-take-back" }, wrong.lesson!, 3)!;
  expect([back.head, back.lesson!.verdict]).toEqual([2, null]);
  const right = branches.heard(choose("yes"), back.lesson!, 4)!;
  expect(right.lesson!.over).toBe(true);
  expect([...right.base!.nodes, ...right.recent!.nodes].map((row) => row[4])).toEqual([undefined, undefined, ["yes"]]);
  expect(right.loops).toEqual([[1, [3]]]);
});

test("each change of the line behind the head has an epoch of its own", () => {
  const { branches, first } = begun();
  const task = branches.heard({ do: "lesson-on" }, first.lesson!, 1)!;
  const wrong = branches.heard(choose("no"), task.lesson!, 2)!;
  expect(wrong.base).toBe(task.base);
  const shown = branches.heard({ do: "lesson-show" }, wrong.lesson!, 3)!;
  expect(shown.base).not.toBe(wrong.base);
  expect(shown.recent!.epoch).toBe(shown.base!.epoch);
});

test("the hint is there when it is asked for", () => {
  const { branches, first } = begun();
  const task = branches.heard({ do: "lesson-on" }, first.lesson!, 1)!.lesson!;
  expect(branches.heard({ do: "lesson-hint" }, task, 2)!.lesson).toMatchObject({ hint: SAY("Think."), hints: false });
});

test("what leads nowhere here is left to the page", () => {
  const { branches, first } = begun();
  expect(branches.heard({ do: "undo" }, first.lesson!, 1)).toBeNull();
  expect(branches.heard({ do: "lesson", name: "another" }, first.lesson!, 1)).toBeNull();
  expect(branches.heard(choose("no"), first.lesson!, 1)).toBeNull();
});
