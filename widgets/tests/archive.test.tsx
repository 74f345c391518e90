/** The games that one person has played to their end: what is kept of them, what is counted, and how they are shown. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Archive, against, best, few, lostBy, OPPONENTS, suggested, tallies } from "../src/kept/archive";
import { asGame, type Game, PREFIX } from "../src/kept/game";
import { Keeper } from "../src/kept/keeping";
import { play, SOUNDS, want, wanted } from "../src/parts/sounds";
import { sentTexts } from "./catalogue";
import { BRANCH_END } from "./fixtures/sample";
import { Drawn, FakeModel } from "./model";

const FOUR = ["randi", "max", "tess", "vera"];
const DEAL = { game: "nightmare", edition: "3.0", version: 2, players: 2, seed: 5, who: "person,tess", hands: "" };
const HOW = { id: "nightmare-result-points", params: [["seats", "seats"]] as [string, string][], args: [[1]] };
const SAVE = { format: 1, answers: [] };
const NEW = {
  ...{ page: null, deal: DEAL, cards: null, you: 1, came: "won" as const, how: HOW },
  ...{
    course: [
      [10, 10],
      [12, 3],
    ],
    node: 9,
    save: SAVE,
  },
};
let clock = 1_800_000_000_000;
const place = () => ({ storage: localStorage, now: () => clock });
const game = (more: Partial<Game> = {}): Game => ({ version: 1, when: ++clock, ...NEW, ...more });
const versus = (who: string, came: Game["came"]) => game({ deal: { ...DEAL, who: `person,${who}` }, came });

/** The browser's storage, without room for more. */
const full = (): Storage =>
  new Proxy(localStorage, {
    get(storage, name) {
      if (name === "setItem")
        return () => {
          throw new DOMException("", "QuotaExceededError");
        };
      const found = Reflect.get(storage, name) as unknown;
      return typeof found === "function" ? found.bind(storage) : found;
    },
  });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the archive", () => {
  it("has every game under a name of its own, the latest first", () => {
    const archive = new Archive(place());
    const [one, other] = [archive.add(NEW), archive.add({ ...NEW, came: "lost" })];
    expect(one.when).not.toBe(other.when);
    expect(new Archive(place()).games()).toEqual([other, one]);
    archive.forget(other);
    expect(new Archive(place()).games()).toEqual([one]);
  });

  it("loses nothing by an entry that is damaged, which stays as it is and is counted", () => {
    const archive = new Archive(place());
    const kept = archive.add(NEW);
    for (const [name, text] of [
      ["1", "{"],
      ["2", JSON.stringify({ ...kept, version: 7 })],
      ["3", JSON.stringify({ ...kept, when: 1e300 })],
      ["4", JSON.stringify({ ...kept, course: [["a"]] })],
    ])
      localStorage.setItem(PREFIX + name, text!);
    expect([archive.games(), archive.damaged()]).toEqual([[kept], 4]);
    expect(localStorage.getItem(`${PREFIX}1`)).toBe("{");
  });

  it("says that a browser is full, and knows the game until the page is closed, for a file too", () => {
    const kept = new Archive(place()).add(NEW);
    const archive = new Archive({ ...place(), storage: full() });
    const added = archive.add({ ...NEW, came: "lost" });
    expect(archive.trouble).toBe("full");
    expect(archive.games()).toEqual([added, kept]);
    expect(JSON.parse(archive.file()).games).toHaveLength(2);
    archive.forget(added);
    expect(archive.games()).toEqual([kept]);
  });

  it("says that a browser keeps nothing", () => {
    const archive = new Archive(null);
    const added = archive.add(NEW);
    expect([archive.trouble, archive.games()]).toEqual(["unkept", [added]]);
    archive.forget(added);
  });

  it("goes to a file and comes from it, each game once; another file changes nothing", () => {
    const archive = new Archive(place());
    const kept = [archive.add(NEW), archive.add({ ...NEW, came: "lost" })];
    const file = archive.file();
    archive.forget(kept[0]!);
    expect(archive.load(file)).toBe("loaded");
    expect(archive.load(file)).toBe("loaded");
    expect(archive.games()).toEqual([...kept].reverse());
    expect(archive.load("no JSON")).toBe("file-broken");
    expect(archive.load(JSON.stringify({ what: "pnrules progress", format: 3 }))).toBe("file-broken");
    expect(archive.load(JSON.stringify({ ...JSON.parse(file), format: 2 }))).toBe("file-newer");
    expect(archive.load(JSON.stringify({ ...JSON.parse(file), games: [{ ...kept[0], you: "me" }] }))).toBe("file-broken");
    expect(archive.games()).toHaveLength(2);
  });

  it("has a picture of few points in time, the first and the last among them", () => {
    const all = Array.from({ length: 1000 }, (_, i) => i);
    const some = few(all);
    expect(some.length).toBeLessThan(60);
    expect([some[0], some.at(-1)]).toEqual([0, 999]);
    expect(few([1, 2])).toEqual([1, 2]);
  });

  it("takes for a game only what is one", () => {
    expect(asGame(game())).not.toBeNull();
    for (const wrong of [null, [], "game", {}, { ...game(), came: "drawn" }, { ...game(), deal: null }])
      expect(asGame(wrong)).toBeNull();
  });
});

describe("what is counted", () => {
  it("is who was played against, each opponent once", () => {
    expect(against(game({ deal: { ...DEAL, who: "max,person,tess,tess" }, you: 2 }))).toEqual(["max", "tess"]);
  });

  it("is what came of it, by game and opponent", () => {
    const games = [versus("tess", "won"), versus("tess", "lost"), versus("max", "shared")];
    expect(tallies(games)).toEqual([
      { game: "nightmare", against: "tess", won: 1, shared: 0, lost: 1 },
      { game: "nightmare", against: "max", won: 0, shared: 1, lost: 0 },
    ]);
  });

  it("is by what games were lost, what happened most often first", () => {
    const lost = (id: string) => game({ came: "lost", how: { ...HOW, id } });
    expect(lostBy([lost("a"), lost("b"), lost("b"), game()])).toEqual([
      ["b", 2],
      ["a", 1],
    ]);
  });

  it("leads to the first opponent against whom one has not won yet, in this game", () => {
    expect(suggested([], "nightmare", FOUR)).toBe("randi");
    expect(suggested([versus("randi", "won"), versus("max", "lost")], "nightmare", FOUR)).toBe("max");
    expect(
      suggested(
        FOUR.map((who) => versus(who, "won")),
        "nightmare",
        FOUR,
      ),
    ).toBe("vera");
    expect(suggested([versus("randi", "won")], "bandwidth", FOUR)).toBe("randi");
    expect(suggested([], "frog", [])).toBeNull();
  });

  it("has the opponents that Python has, in their order", () => {
    const source = readFileSync("../pnrules/players/opponents.py", "utf-8");
    expect([...source.matchAll(/^ {4}Opponent\("(\w+)"/gm)].map(([, name]) => name)).toEqual([...OPPONENTS]);
  });

  it("makes something of a first win and of three in a row, and of a loss nothing", () => {
    const first = [versus("tess", "lost"), versus("tess", "won")];
    expect(best(first)).toEqual({ what: "first", count: 1 });
    const two = [...first, versus("tess", "won")];
    expect(best(two)).toBeNull();
    expect(best([...two, versus("tess", "won")])).toEqual({ what: "row", count: 3 });
    expect(best([...two, versus("max", "won")])).toEqual({ what: "first", count: 1 });
    expect(best([...two, versus("tess", "lost")])).toBeNull();
  });
});

describe("on the board", () => {
  let board: Drawn;
  const called = (name: string) => ({ en: name, fr: name });
  const OFFERED = {
    ...{
      games: [
        {
          game: "nightmare",
          called: called("Nightmare"),
          works: { "3.0": "PN 3.0" },
          seats: [2, 6],
          chance: true,
          opponents: FOUR,
        },
      ],
    },
    ...{ seeds: [1, 999], now: DEAL, cards: null, dealt: 0, back: null, unknown: [], problems: [], opened: true },
  };
  const deal = { ...OFFERED, games: OFFERED.games.map((each) => ({ ...each, versions: [{ version: 2, called: called("2") }] })) };
  const table = { who: "search,person,tess", passing: false, passes: false, hand_to: null, thinks: null, hints: true };
  const result = { id: "nightmare-result-points", params: [["seats", "seats"] as [string, string]], args: [[2]] };
  const END = { ask: null, result, head: BRANCH_END, look: { node: BRANCH_END, seq: 1 } };
  const drawn = async (more = {}) => {
    board = await Drawn.with({ deal, table: { ...table, who: "max,person,tess" }, ...more } as never);
  };
  const ends = () => board.act(() => board.model.setAll(END as never));
  const kept = () => board.act(() => board.model.tell({ kept: SAVE }));
  const keeps = () => board.model.sent.filter((each) => each.do === "keep").length;
  afterEach(() => {
    board.close();
    board.el.remove();
  });

  it("a game that ends here is kept once, with how it was dealt, who won, its picture and its save", async () => {
    await drawn();
    await ends();
    expect(keeps()).toBe(1);
    await kept();
    const [found, ...others] = new Archive(place()).games();
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      came: "won",
      you: 2,
      how: result,
      node: BRANCH_END,
      save: SAVE,
      deal: { ...DEAL, who: "max,person,tess" },
    });
    expect(found!.course.length).toBeGreaterThan(1);
    expect(board.one(".pn-ending-best").textContent).toBe("Your first win against Max and Tess!");
    await board.click(".pn-ending-look");
    await board.press("End");
    await board.click(".pn-to-ending");
    await kept();
    expect(new Archive(place()).games()).toHaveLength(1);
  });

  it("one that was opened again, undone and ends once more is the same, wherever the page was left meanwhile", async () => {
    document.body.dataset.page = "play";
    history.replaceState(null, "", "?go-on=play.html+%400");
    for (const _ of [1, 2]) {
      await drawn();
      await ends();
      await kept();
      expect(board.all(".pn-ending-next")).toHaveLength(1);
      board.close();
      board.el.remove();
    }
    expect(new Archive(place()).games()).toHaveLength(1);
    history.replaceState(null, "", "?go-on=play.html+%401");
    await drawn();
    await ends();
    await kept();
    expect(new Archive(place()).games()).toHaveLength(2);
    history.replaceState(null, "", "?");
    delete document.body.dataset.page;
  });

  it("one of the archive that is put on the board again, undone and ends once more is the same", async () => {
    const archive = new Archive(place());
    const { when } = archive.add({ ...NEW, node: BRANCH_END });
    document.body.dataset.page = "play";
    history.replaceState(null, "", `?go-on=${encodeURIComponent(PREFIX + when)}`);
    await drawn({ ...END, view: { node: BRANCH_END } });
    expect(board.all(".pn-ending, .pn-ending-next").map(({ className }) => className)).toEqual(["pn-ending"]);
    await board.act(() => board.model.setAll({ result: null, head: 1, look: { node: 1, seq: 2 } } as never));
    await ends();
    await kept();
    expect([keeps(), archive.games().length]).toEqual([0, 1]);
    history.replaceState(null, "", "?");
    delete document.body.dataset.page;
  });

  it("one that had ended before it came onto the board is not", async () => {
    await drawn(END);
    await kept();
    expect([keeps(), new Archive(place()).games()]).toEqual([0, []]);
  });

  it("leads on to the opponent of one's strength, at every other seat", async () => {
    await drawn();
    await ends();
    await kept();
    await board.click(".pn-ending-next");
    expect(board.model.sent.at(-1)).toMatchObject({ do: "deal", who: "randi,person,randi", game: "nightmare" });
  });

  it("shows them where games are dealt: how often one won, what one lost by, each to be looked at again", async () => {
    const archive = new Archive({ ...place(), now: () => Date.UTC(2026, 10, 28, 12) });
    archive.add({ ...NEW, came: "lost" });
    await drawn({ texts: sentTexts("nightmare") });
    expect(board.one(".pn-tallies").textContent).toContain("Nightmare, against Tess: 0 of 1 won");
    expect(board.one(".pn-games").textContent).toContain("The games you lost were won with 20 points or more (1)");
    expect(board.one(".pn-mine").textContent).toContain("You lost. Nightmare, against Tess. November 28, 2026");
    expect(board.all(".pn-mine .pn-course path")).toHaveLength(2);
    await board.click(".pn-mine-review");
    expect(board.model.sent.slice(-2)).toEqual([
      { do: "deal", ...DEAL, cards: null },
      { do: "restore", save: SAVE, node: 9 },
    ]);
    await board.click(".pn-mine-forget");
    expect([board.all(".pn-mine"), archive.games()]).toEqual([[], []]);
    expect(board.one(".pn-games").textContent).toContain("No game played to its end yet.");
  });
});

describe("a page whose address names a game of the archive", () => {
  it("has it put onto the board", () => {
    const added = new Archive(place()).add(NEW);
    const model = new FakeModel({ info: { game: "nightmare" }, number: 0, reopen: "" } as never);
    const around = {
      page: "play.html",
      query: `?go-on=${PREFIX}${added.when}`,
      hash: () => "",
      storage: localStorage,
      now: () => clock,
      point: () => {},
    };
    new Keeper(model, around, () => {}).stop();
    expect(model.sent).toEqual([{ do: "restore", save: SAVE, node: 9 }]);
  });
});

describe("sounds", () => {
  it("are a few notes that the browser makes, one after another, without a file", () => {
    const begun: number[] = [];
    const wire = { connect: () => wire };
    const ramp = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    class Notes {
      currentTime = 0;
      destination = {};
      createOscillator = () => ({ ...wire, frequency: { value: 0 }, start: (at: number) => void begun.push(at), stop: () => {} });
      createGain = () => ({ ...wire, gain: ramp });
    }
    vi.stubGlobal("AudioContext", Notes);
    want(true);
    play("won");
    expect(begun.length).toBeGreaterThan(2);
    expect([...begun].sort((a, b) => a - b)).toEqual(begun);
    vi.unstubAllGlobals();
  });

  it("are off until they are wanted, and the choice is kept", () => {
    const made = vi.fn();
    vi.stubGlobal("AudioContext", made);
    expect(wanted()).toBe(false);
    play("won");
    expect(made).not.toHaveBeenCalled();
    want(true);
    expect([wanted(), localStorage.getItem(SOUNDS)]).toEqual([true, "on"]);
    want(false);
    expect([wanted(), localStorage.getItem(SOUNDS)]).toEqual([false, null]);
    vi.unstubAllGlobals();
  });
});
