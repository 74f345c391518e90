/** What has been learnt: kept, put together, saved to a file; and what cannot be read loses nothing. */
import { beforeEach, describe, expect, it } from "vitest";
import {
  BROKEN,
  fromFile,
  goOnWith,
  KEY,
  Learnt,
  merged,
  nothing,
  type Place,
  type Progress,
  parse,
  toFile,
} from "../src/kept/progress";

/** A day on which somebody can have answered. */
const DAY_ONE = 1_760_000_000_000;
const ONE: Progress = {
  format: 3,
  lessons: { "a/learn/01": { done: 1000 } },
  last: { a: "a/learn/02" },
  levels: { "a/levels/1-x/01": { done: 900 } },
  answers: [{ at: DAY_ONE + 900, game: "a", about: ["N-12"], right: false }],
};
const TWO: Progress = {
  format: 3,
  lessons: { "a/learn/01": { done: 500 }, "b/learn/01": { done: 2000 } },
  last: { a: "a/learn/03", b: "b/learn/01" },
  levels: { "a/levels/1-x/01": { done: 950 }, "b/levels/1-x/01": { done: 1 } },
  answers: [
    { at: DAY_ONE + 800, game: "a", about: ["N-12"], right: true },
    { at: DAY_ONE + 900, game: "a", about: ["N-12"], right: false },
  ],
};

describe("what is read", () => {
  it("is what was written", () => {
    expect(parse(JSON.stringify(ONE))).toEqual(ONE);
    expect(fromFile(toFile(ONE))).toEqual(ONE);
  });
  it.each([
    ["half a text", '{"format":1,'],
    ["a list", "[]"],
    ["nothing", "null"],
    ["no lessons", '{"format":1,"last":{}}'],
    ["a format that is text", '{"format":"1","lessons":{},"last":{}}'],
  ])("is broken where it is %s", (_, text) => {
    expect(parse(text)).toBe("broken");
  });
  it("is of a later version where its format says so", () => {
    expect(parse('{"format":4,"anything":1}')).toBe("newer");
  });
  it("loses only the lesson that says something wrong", () => {
    const text = '{"format":1,"lessons":{"a":{"done":"x"},"b":{"done":5},"c":null},"last":{"g":3,"h":"b"}}';
    expect(parse(text)).toEqual({ format: 3, lessons: { b: { done: 5 } }, last: { h: "b" }, levels: {}, answers: [] });
  });
  it("loses only the answer that says something wrong", () => {
    const right = { at: 5, game: "a", about: ["N-12"], right: true };
    const wrong = [null, {}, { ...right, at: "5" }, { ...right, at: 1e300 }, { ...right, about: "N-12" }, { ...right, right: 1 }];
    const found = parse(JSON.stringify({ ...nothing(), answers: [...wrong, right] }));
    expect((found as Progress).answers).toEqual([right]);
  });
  it("is the second form too, which had no answers", () => {
    const { answers: _, ...older } = ONE;
    expect(parse(JSON.stringify({ ...older, format: 2 }))).toEqual({ ...ONE, answers: [] });
  });
  it("is no file where it does not say that it is one", () => {
    expect(fromFile(JSON.stringify(ONE))).toBe("broken");
    expect(fromFile("{")).toBe("broken");
  });
});

describe("two together", () => {
  it("have done what either has, since when it was first, and stand where the newer one does", () => {
    const both = {
      format: 3,
      lessons: { "a/learn/01": { done: 500 }, "b/learn/01": { done: 2000 } },
      last: { a: "a/learn/03", b: "b/learn/01" },
      levels: { "a/levels/1-x/01": { done: 900 }, "b/levels/1-x/01": { done: 1 } },
      answers: TWO.answers,
    };
    expect(merged(ONE, TWO, DAY_ONE + 9000)).toEqual(both);
    expect(merged(TWO, ONE, DAY_ONE + 9000)).toEqual(both);
    expect(merged(nothing(), ONE, DAY_ONE + 9000)).toEqual(ONE);
  });
  it("keep an answer in its place whose clock was years ahead", () => {
    const day = (at: number) => DAY_ONE + at * 86_400_000;
    const [ahead, later, theirs] = [day(3650), day(1), day(2)].map((at) => ({ at, game: "a", about: ["A"], right: true }));
    const ours = { ...nothing(), answers: [ahead!, later!] };
    const all = { ...nothing(), answers: [ahead!, later!, theirs!] };
    expect(merged(ours, { ...nothing(), answers: [theirs!] }, day(9))).toEqual(all);
    expect(merged({ ...nothing(), answers: [theirs!] }, ours, day(9))).toEqual(all);
  });
  it("are neither newer for a lesson that a clock years ahead noted", () => {
    const ours = { ...nothing(), lessons: { a: { done: 99_000 } }, last: { a: "before" } };
    const theirs = { ...nothing(), lessons: { b: { done: 9000 } }, last: { a: "after" } };
    expect(merged(ours, theirs, 9000).last).toEqual({ a: "after" });
  });
});

describe("where one goes on", () => {
  const names = ["1", "2", "3"];
  const done = (...which: string[]): Progress => ({
    ...nothing(),
    lessons: Object.fromEntries(which.map((name) => [name, { done: 1 }])),
  });
  it("is where one was, or the next that is not done, or one before", () => {
    expect(goOnWith(names, done(), undefined)).toBe("1");
    expect(goOnWith(names, done("1"), "1")).toBe("2");
    expect(goOnWith(names, done(), "3"), "who knows a game begins where they like").toBe("3");
    expect(goOnWith(names, done("1"), "3"), "one that was only looked at").toBe("2");
    expect(goOnWith(names, done("2"), "3")).toBe("3");
    expect(goOnWith(names, done("2", "3"), "3")).toBe("1");
    expect(goOnWith(names, done("1", "2", "3"), "3")).toBeNull();
  });
});

describe("the browser", () => {
  let place: Place;
  beforeEach(() => {
    localStorage.clear();
    place = { storage: localStorage, jar: { cookie: "" }, origin: "http://x:1", now: () => 7 };
  });
  const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null") as Progress | null;

  it("keeps what is finished and where one was, over a reload", () => {
    const learnt = new Learnt(place);
    learnt.opened("a", "a/learn/01");
    learnt.finished("a/learn/01");
    expect(kept()).toEqual({
      ...nothing(),
      lessons: { "a/learn/01": { done: 7 } },
      last: { a: "a/learn/01" },
    });
    expect([...new Learnt(place).done]).toEqual(["a/learn/01"]);
  });
  it("does not lose what another page has kept in the meantime", () => {
    const [here, there] = [new Learnt(place), new Learnt(place)];
    here.finished("one");
    there.finished("two");
    expect([...here.done, ...there.done]).toContain("one");
    expect(Object.keys(kept()!.lessons).sort()).toEqual(["one", "two"]);
  });
  it("puts aside what is broken, says so, and begins anew", () => {
    localStorage.setItem(KEY, "{half");
    const learnt = new Learnt(place);
    expect(learnt.trouble).toBe("broken");
    expect(localStorage.getItem(BROKEN)).toBe("{half");
    learnt.finished("one");
    expect(Object.keys(kept()!.lessons)).toEqual(["one"]);
  });
  it("writes nothing over what a later version wrote, and says so", () => {
    const text = '{"format":4,"lessons":"otherwise"}';
    localStorage.setItem(KEY, text);
    const learnt = new Learnt(place);
    learnt.finished("one");
    expect(learnt.trouble).toBe("newer");
    expect(localStorage.getItem(KEY)).toBe(text);
  });
  it("that keeps nothing lets one learn all the same, and it is said", () => {
    const learnt = new Learnt(null);
    learnt.finished("one");
    expect(learnt.trouble).toBe("unkept");
    expect([...learnt.done]).toEqual(["one"]);
    const full = { ...place, storage: { ...localStorage, getItem: () => null, setItem: () => throws() } as unknown as Storage };
    const other = new Learnt(full);
    other.finished("one");
    expect(other.trouble).toBe("full");
  });
  it("that has no room for a file does not say that it is here, and knows it as long as the page is open", () => {
    localStorage.setItem(KEY, JSON.stringify({ ...nothing(), lessons: { one: { done: 5 } } }));
    let room = false;
    const setItem = (name: string, text: string) => (room ? localStorage.setItem(name, text) : throws());
    const getItem = (name: string) => localStorage.getItem(name);
    const learnt = new Learnt({ ...place, storage: { getItem, setItem } as unknown as Storage });
    expect(learnt.load(toFile(TWO))).toBe("progress-full");
    learnt.look();
    expect([...learnt.done].sort()).toEqual(["a/learn/01", "b/learn/01", "one"]);
    room = true;
    learnt.finished("two");
    expect(learnt.trouble).toBeNull();
    expect(Object.keys(kept()!.lessons).sort()).toEqual(["a/learn/01", "b/learn/01", "one", "two"]);
  });
  it("that keeps nothing, or what a later version wrote, does not say that a file is here", () => {
    expect(new Learnt(null).load(toFile(TWO))).toBe("progress-unkept");
    localStorage.setItem(KEY, '{"format":4}');
    expect(new Learnt(place).load(toFile(TWO))).toBe("progress-newer");
  });
  it("takes a file, which adds to what is there; a broken or later one changes nothing", () => {
    const learnt = new Learnt(place);
    learnt.finished("one");
    expect(learnt.load(toFile(TWO))).toBe("progress-loaded");
    expect([...learnt.done].sort()).toEqual(["a/learn/01", "b/learn/01", "one"]);
    const before = localStorage.getItem(KEY);
    expect(learnt.load("{")).toBe("progress-file-broken");
    expect(learnt.load('{"what":"pnrules progress","format":9}')).toBe("progress-file-newer");
    expect(localStorage.getItem(KEY)).toBe(before);
  });
  it("knows by a cookie that more was learnt at another port, until it is loaded here", () => {
    const jar = place.jar;
    const old = new Learnt(place);
    old.finished("one");
    old.finished("two");
    const file = toFile(old.progress);
    localStorage.clear();
    jar.cookie = jar.cookie.split(";")[0]!;
    const here = new Learnt({ ...place, origin: "http://x:2" });
    expect(here.elsewhere()).toEqual({ count: 2, origin: "http://x:1" });
    here.finished("three");
    expect(here.elsewhere()).toEqual({ count: 2, origin: "http://x:1" });
    here.load(file);
    expect(here.elsewhere()).toBeNull();
  });
});

function throws(): never {
  throw new Error("full");
}
