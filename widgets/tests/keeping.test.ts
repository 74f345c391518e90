/** Where one left off, in the browser's storage. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressOf, Keeper, keyOf, load, PREFIX, type Surroundings } from "../src/kept/keeping";
import { sample } from "./fixtures/sample";
import { FakeModel } from "./model";

const PAGE = "nightmare/sample.ipynb";
let clock = 1000;
let full: ReturnType<typeof vi.fn<() => void>>;
let keepers: Keeper[] = [];
/** The end of the address. */
let hash = "";

function around(query = ""): Surroundings {
  return { page: PAGE, query, hash: () => hash, storage: localStorage, now: () => clock, point: () => undefined };
}

function made(query = "", traits: { number?: number; reopen?: string } = {}) {
  const model = new FakeModel({ ...sample(), number: 0, ...traits });
  const keeper = new Keeper(model, around(query), full);
  keepers.push(keeper);
  keeper.see(3, 2, 9);
  return { model, keeper };
}

const names = () => Object.keys(localStorage).map((name) => name.slice(PREFIX.length));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  hash = "";
  full = vi.fn<() => void>();
  keepers = [];
});
afterEach(() => {
  for (const keeper of keepers) keeper.stop();
  vi.useRealTimers();
});

describe("a keeper", () => {
  it("asks for a save when the reader has done something and been quiet, and writes what it gets", () => {
    const { model, keeper } = made();
    keeper.see(4, 3, 9);
    vi.runAllTimers();
    expect(model.sent).toEqual([]);
    keeper.act(false);
    keeper.see(5, 4, 9);
    vi.runAllTimers();
    expect(model.sent).toEqual([{ do: "keep" }]);
    keeper.hear({ kept: { save: 1 } });
    const [id] = names();
    expect(id).toBe(keyOf(around(), model));
    expect(load(localStorage, id!)).toMatchObject({ page: PAGE, node: 5, place: 4, last: 9, when: clock, save: { save: 1 } });
  });

  it("gives a play in which something was chosen an entry of its own, in the place of the one for looking", () => {
    const { keeper } = made();
    keeper.act(false);
    keeper.hear({ kept: {} });
    keeper.act(true);
    keeper.hear({ kept: {} });
    expect(names()).toEqual([`${PAGE}  0 @1000`]);
    clock = 2000;
    const another = made();
    another.keeper.act(true);
    another.keeper.hear({ kept: {} });
    expect(names().sort()).toEqual([`${PAGE}  0 @1000`, `${PAGE}  0 @2000`]);
  });

  it("gives the kernel what the page's address names, if it is of this board, and goes on writing there", () => {
    const first = made();
    first.keeper.act(true);
    first.keeper.hear({ kept: { answers: [] } });
    const [id] = names();
    const query = `?go-on=${encodeURIComponent(id!)}`;
    expect(made(query, { number: 1 }).model.sent).toEqual([]);
    expect(made(query, { reopen: "seed=2" }).model.sent).toEqual([]);
    const { model, keeper } = made(query);
    expect(model.sent).toEqual([{ do: "restore", save: { answers: [] }, node: 3 }]);
    keeper.act(true);
    keeper.hear({ kept: {} });
    expect(names()).toEqual([id]);
  });

  it("leaves a damaged entry as it is", () => {
    localStorage.setItem(`${PREFIX}${PAGE}  0`, "{");
    const { model, keeper } = made(`?go-on=${encodeURIComponent(`${PAGE}  0`)}`);
    expect(model.sent).toEqual([{ do: "restore", save: null, node: 0 }]);
    keeper.hear({ restored: false });
    keeper.act(false);
    keeper.hear({ kept: {} });
    expect(localStorage.getItem(`${PREFIX}${PAGE}  0`)).toBe("{");
    expect(names()).toHaveLength(2);
  });

  it("leaves an entry as it is that other rules made, and of which not all is on the board", () => {
    const first = made();
    first.keeper.act(true);
    first.keeper.hear({ kept: { answers: [1, 2] } });
    const [id] = names();
    clock += 1;
    const { keeper } = made(`?go-on=${encodeURIComponent(id!)}`);
    keeper.hear({ restored: true, otherwise: true });
    keeper.act(true);
    keeper.hear({ kept: { answers: [1] } });
    expect(load(localStorage, id!)?.save).toEqual({ answers: [1, 2] });
    expect(names()).toHaveLength(2);
  });

  it("keeps its play under a name of its own where another tab has gone on with the entry, and loses neither", () => {
    const first = made();
    first.keeper.act(true);
    first.keeper.hear({ kept: { answers: [1] } });
    const [id] = names();
    const second = made(`?go-on=${encodeURIComponent(id!)}`);
    second.keeper.hear({ restored: true });
    first.keeper.hear({ kept: { answers: [1, 2] } });
    for (const answers of [
      [1, 3],
      [1, 3, 4],
    ]) {
      second.keeper.act(true);
      second.keeper.hear({ kept: { answers } });
    }
    first.keeper.hear({ kept: { answers: [1, 2, 5] } });
    expect(names().map((name) => load(localStorage, name)?.save)).toEqual([{ answers: [1, 2, 5] }, { answers: [1, 3, 4] }]);
    expect(load(localStorage, id!)?.save).toEqual({ answers: [1, 2, 5] });
  });

  it("writes what was forgotten on the front page under its name again, when play goes on", () => {
    const { keeper } = made();
    keeper.act(true);
    keeper.hear({ kept: {} });
    const [id] = names();
    localStorage.clear();
    keeper.hear({ kept: {} });
    expect(names()).toEqual([id]);
  });

  it("keeps the last place when the page goes before the kernel answers", () => {
    const { keeper } = made();
    keeper.act(false);
    keeper.hear({ kept: {} });
    keeper.act(false);
    keeper.see(8, 7, 9);
    window.dispatchEvent(new Event("pagehide"));
    expect(load(localStorage, names()[0]!)?.node).toBe(8);
  });

  it("begins anew when another play is put on the board", () => {
    const { model, keeper } = made();
    keeper.act(true);
    model.set("reopen", "seed=2");
    keeper.changed();
    vi.runAllTimers();
    expect(model.sent).toEqual([]);
    keeper.act(false);
    keeper.hear({ kept: {} });
    expect(names()).toEqual([`${PAGE} seed=2 0`]);
  });

  it("says when there is no room", () => {
    const crowded = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const storage = { ...localStorage, setItem: crowded, removeItem: () => undefined, getItem: () => null } as unknown as Storage;
    const keeper = new Keeper(new FakeModel(sample()), { ...around(), storage }, full);
    keepers.push(keeper);
    keeper.see(1, 1, 9);
    keeper.act(true);
    keeper.hear({ kept: {} });
    expect(full).toHaveBeenCalledOnce();
  });
});

describe("a link at the end of the address", () => {
  const deal = {} as never;

  it("is opened by a board on which games are dealt, and whenever the address changes to one", () => {
    hash = "#play=1.abc";
    const { model } = made("", { deal } as never);
    expect(model.sent).toEqual([{ do: "open", text: "#play=1.abc" }]);
    hash = "#play=1.def";
    window.dispatchEvent(new Event("hashchange"));
    expect(model.sent.at(-1)).toEqual({ do: "open", text: "#play=1.def" });
  });

  it("is nothing to another board, and another place on the page is no link", () => {
    hash = "#play=1.abc";
    expect(made().model.sent).toEqual([]);
    hash = "#rules";
    expect(made("", { deal } as never).model.sent).toEqual([]);
  });
});

describe("an entry", () => {
  it.each(["{", "null", "[]", "7", '{"version":2}', '{"version":1,"page":"x"}', '{"version":1,"page":3,"node":1}'])(
    "that is not one is none: %s",
    (text) => {
      localStorage.setItem(`${PREFIX}x`, text);
      expect(load(localStorage, "x")).toBeNull();
    },
  );
});

describe("the address of a page", () => {
  const asked = (query: string, dealt: string) => Object.fromEntries(addressOf(query, "entry", dealt));

  it("says which entry is gone on with, and is else as it was where it asked for this deal", () => {
    expect(asked("?lang=fr&game=bandwidth&seed=7&seat=2", "game=bandwidth&seed=7")).toEqual({
      ...{ lang: "fr", game: "bandwidth", seed: "7", seat: "2" },
      "go-on": "entry",
    });
    expect(asked("?lang=fr", "")).toEqual({ lang: "fr", "go-on": "entry" });
  });

  it("asks for what was dealt on the page, with who plays, so that loading it again brings that back", () => {
    const dealt = "game=bandwidth&seed=8&who=person,search";
    const all = { game: "bandwidth", seed: "8", who: "person,search", lang: "fr", "go-on": "entry" };
    expect(asked("?lang=fr&game=nightmare&seed=1&seat=3&go-on=old", dealt)).toEqual(all);
    expect(asked("?game=bandwidth&seed=8&who=person,random", "game=bandwidth&seed=8")).toEqual({
      ...{ game: "bandwidth", seed: "8" },
      "go-on": "entry",
    });
  });
});
