/** Lessons under construction, kept in the browser. */
import { beforeEach, expect, it } from "vitest";
import { Drafts, PREFIX } from "../src/studio/drafts";
import { fileName } from "../src/studio/giving";
import { notedAt, placeName } from "../src/studio/using";
import type { Words } from "../src/wire/words";

const TITLE = { en: "A duel", fr: "Un duel" };
let now = 1000;
const drafts = (storage: Storage = localStorage) => new Drafts(storage, () => now++);

beforeEach(() => {
  localStorage.clear();
  now = 1000;
});

it("keeps a draft under one name, whole after each operation", () => {
  const mine = drafts();
  expect(mine.keep(TITLE, "one")).toBe("kept");
  expect(mine.keep(TITLE, "two")).toBe("kept");
  expect(mine.all().map(({ draft }) => draft.text)).toEqual(["two"]);
});

it("keeps several, the latest first, and forgets the one that it is told to", () => {
  const mine = drafts();
  mine.keep(TITLE, "one");
  mine.anew();
  mine.keep({ fr: "Autre" }, "two");
  expect(mine.all().map(({ draft }) => draft.text)).toEqual(["two", "one"]);
  mine.forget(mine.all()[1]!.id);
  expect(mine.all().map(({ draft }) => draft.text)).toEqual(["two"]);
});

it("goes on with a draft that a later visit finds", () => {
  drafts().keep(TITLE, "one");
  const later = drafts();
  expect(later.goOn(later.all()[0]!.id)).toBe("one");
  later.keep(TITLE, "two");
  expect(later.all().map(({ draft }) => draft.text)).toEqual(["two"]);
});

it("loses nothing when two tabs go on with the same draft", () => {
  drafts().keep(TITLE, "one");
  const [left, right] = [drafts(), drafts()];
  const { id } = left.all()[0]!;
  left.goOn(id);
  right.goOn(id);
  expect(left.keep(TITLE, "left")).toBe("kept");
  expect(right.keep(TITLE, "right")).toBe("elsewhere");
  expect(left.keep(TITLE, "left again")).toBe("kept");
  expect(right.keep(TITLE, "right again")).toBe("kept");
  expect(left.all().map(({ draft }) => draft.text)).toEqual(["right again", "left again"]);
});

it("says when there is no more room, and what was kept before stays", () => {
  const mine = drafts();
  mine.keep(TITLE, "one");
  const full = Object.create(localStorage, {
    setItem: {
      value: () => {
        throw new Error("QuotaExceededError");
      },
    },
    getItem: { value: (name: string) => localStorage.getItem(name) },
  }) as Storage;
  expect(drafts(full).keep(TITLE, "two")).toBe("full");
  expect(mine.all().map(({ draft }) => draft.text)).toEqual(["one"]);
});

it.each(["", "null", "[]", "{", '{"version":2}', '{"version":1,"title":null,"when":1,"text":"x"}'])(
  "passes over what is no draft: %s",
  (text) => {
    localStorage.setItem(`${PREFIX}1`, text);
    expect(drafts().all()).toEqual([]);
    expect(drafts().goOn("1")).toBeNull();
  },
);

it("names a file after the lesson's title", () => {
  expect(fileName("Évitez le BUG !")).toBe("evitez-le-bug.json");
  expect(fileName("…")).toBe("lesson.json");
});

it("says where something is wrong by the number of the sentence", () => {
  const words = {
    text: (id: string, values?: Record<string, unknown>) => (values ? `${id} ${Object.values(values).join(" ")}` : id),
  } as unknown as Words;
  const places = ["title.en", "lesson.beats[1].says", "lesson.beats[0].do.wrong[2].says", "lesson.teaches", "lesson.beats"];
  expect(places.map((place) => placeName(place, words))).toEqual([
    "studio-title",
    "studio-sentence 2",
    "studio-sentence 1, studio-answer",
    "studio-place-teaches",
    "",
  ]);
});

it("what the rules say of a text stands at it, in the language that it is about", () => {
  const note = (id: string, place: string, ...args: (string | number)[]) => ({ id, place, params: [], args });
  const says = "lesson.beats[0].says";
  const studio = {
    wrong: [note("problem-lesson-unexplained", "lesson.beats[1].do.otherwise", "execute")],
    advice: [
      note("problem-studio-untranslated", says, "fr"),
      note("problem-studio-long", says, 3),
      note("problem-studio-untrue", says, "3 points"),
    ],
  };
  const ids = (place: string, lang: string, text: string) => notedAt(studio, place, lang, text).map(({ id }) => id);
  expect(ids(says, "fr", "")).toEqual(["problem-studio-untranslated"]);
  expect(ids(says, "en", "You have 3 points.")).toEqual(["problem-studio-untrue"]);
  expect(ids(says, "en", "Abc")).toEqual(["problem-studio-long"]);
  expect(ids("lesson.beats[1].do", "en", "")).toEqual(["problem-lesson-unexplained"]);
  expect(ids("lesson.beats[10].says", "en", "")).toEqual([]);
});
