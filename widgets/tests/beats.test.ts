/** How what a choice sets off is told: by the film's own clock, of rounds as they are really played. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { gameView } from "../src/games";
import { type Beat, beatsOf, LEAST, LONGEST, MOST, NOTHING_BEFORE, STAYS, slowly, spent, thinned } from "../src/happening/beats";
import { happened } from "../src/wire/happened";
import { Tree } from "../src/wire/tree";
import type { Traits } from "../src/wire/types";
import { Catalogue, Words } from "../src/wire/words";
import { sentText } from "./catalogue";
import { AT_COPY, COPIED, HEAD, sample } from "./fixtures/sample";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const parsed = (name: string) => JSON.parse(readFileSync(here(`./fixtures/${name}.json`), "utf8"));
const told = ({ base, recent, info, loops }: Traits, everyStep = false) => ({
  tree: new Tree(base, recent),
  game: gameView(info.game),
  loops: loops ?? [],
  everyStep,
});
/** An opponent's move, as it is told. */
const isMove = ({ seat, says }: Beat) => says && seat !== null;

/**
 * What is told from one choice of the person at seat 1 to the next: `moves` are the nodes of the others' answers meanwhile. Whoever
 * lets be what another does, such as an event, has made no move.
 */
interface Round {
  beats: Beat[];
  moves: number[];
}

/** Each answer is told when it comes, as on the board. */
function roundsOf(traits: Traits): Round[] {
  const all = told(traits);
  const { tree } = all;
  const line = tree.path(traits.head);
  const asked = line.filter((node) => typeof tree.position(node).ask?.who === "number");
  const rounds: Round[] = [];
  asked.slice(0, -1).forEach((node, i) => {
    const own = tree.position(node).ask!.who === 1;
    if (own) rounds.push({ beats: [], moves: [] });
    const round = rounds.at(-1);
    if (!round) return; // others play before seat 1 does
    const seat = round.beats.reduce((last: number | null, beat) => beat.seat ?? last, null);
    round.beats.push(...beatsOf(all, node, asked[i + 1]!, own, { spent: spent(round.beats), seat }));
    const answer = line[tree.depth(node) + 1]!;
    if (!own && tree.answer(answer)![0] !== "allow") round.moves.push(answer);
  });
  return rounds.filter(({ moves }) => moves.length > 0);
}

const games = Object.entries(parsed("rounds") as Record<string, Traits>);

describe.each(games)("the opponents' turns in %s", (_, traits) => {
  const all = told(traits);
  const { tree, game } = all;
  const seats = traits.info.players.length;
  const rounds = roundsOf(traits);

  it("are told in at most 5 seconds where there are three opponents, and in 3 where there is one", () => {
    expect(rounds.length).toBeGreaterThan(0);
    for (const { beats } of rounds) {
      const moves = beats.filter(isMove);
      const turns = moves.filter(({ seat }, i) => seat !== moves[i - 1]?.seat).length;
      const each = Math.ceil(turns / (seats - 1)) * (seats === 2 ? 3000 : 5000);
      expect(spent(moves)).toBeLessThanOrEqual(each);
    }
  });

  it("take no more than that in all where the program does not run", () => {
    const built = rounds.filter(({ beats }) => beats.slice(1).every(isMove));
    const runs = traits.info.game === "bandwidth";
    expect(built.length > 0).toBe(!runs);
    for (const { beats } of built) expect(spent(beats)).toBeLessThanOrEqual(seats === 2 ? 3000 : 5000);
  });

  it.each(["en", "fr"])("have one caption for each move, which names who made it (%s)", (lang) => {
    const words = new Words(new Catalogue({ [lang]: sentText(traits.info.game, lang) }), lang, traits.info);
    for (const { beats, moves } of rounds) {
      const captions = beats.filter(isMove);
      expect(captions.map(({ node }) => node)).toEqual(moves);
      for (const { node, seat } of captions) {
        expect(seat).toBe(tree.position(tree.parent(node)!).ask!.who);
        expect(happened(node, tree, game, words, true)).toContain(traits.info.players[seat! - 1]);
      }
    }
  });

  it("have no beat for what only follows from them: a draw, whose turn it is, what is asked", () => {
    const ids = rounds.flatMap(({ beats }) => beats.map(({ node }) => tree.rule(node)!.id));
    expect(ids.filter((id) => /-(draws|may-draw|turn-passes|asked|asked-to-.*|may-(script|test))$/.test(id))).toEqual([]);
  });

  it("are told slowly to whoever asks what happened", () => {
    const line = tree.path(traits.head);
    const start = line.find((node) => tree.position(node).ask?.who === 1)!;
    const [usual, slow] = [beatsOf, slowly].map((of) => of(all, start, traits.head, true));
    expect(slow!.map(({ node }) => node)).toEqual(usual!.map(({ node }) => node));
    expect(spent(slow!)).toBe(2 * spent(usual!));
  });
});

it.each([
  ["en", "P2 plays WORM at the head."],
  ["fr", "P2 joue WORM en tête."],
])("a caption says the move and leaves out what one sees, such as whose bit it is (%s)", (lang, caption) => {
  const traits = (parsed("rounds") as Record<string, Traits>)["nightmare-built"]!;
  const { tree, game } = told(traits);
  const words = new Words(new Catalogue({ [lang]: sentText("nightmare", lang) }), lang, traits.info);
  const { moves } = roundsOf(traits)[0]!;
  expect(happened(moves[0]!, tree, game, words, true)).toBe(caption);
});

describe("a run of the program", () => {
  const run = told(sample());
  const beats = beatsOf(run, AT_COPY, HEAD, true);
  const ids = beats.map(({ node }) => run.tree.rule(node)!.id);

  it("is told stop by stop: quicker where nothing is decided", () => {
    expect(ids).toEqual(
      ["declines", "declines", "executes", "counter", "wraps", "executes", "jumps", "opens"]
        .map((id) => `test-${id}`)
        .slice(0, -1),
    );
    const stay = (id: string) => beats.find(({ node }) => run.tree.rule(node)!.id === `test-${id}`)!.stay;
    expect(stay("executes")).toBe(STAYS.move);
    expect(stay("wraps")).toBe(STAYS.between);
    expect(STAYS.between).toBeLessThan(STAYS.again);
  });

  it("has one wait for what changes points, and says it", () => {
    const changes = beatsOf(run, AT_COPY, COPIED + 2, true);
    expect(changes.map(({ stay, says }) => [stay, says])).toEqual([
      [STAYS.between, false],
      [STAYS.points, true],
      [STAYS.points, true],
    ]);
    expect(STAYS.points).toBe(Math.max(...Object.values(STAYS)));
  });

  it("says nothing of the reader's own choice, and all that others decide", () => {
    expect(beats[0]).toMatchObject({ seat: 1, says: false });
    expect(beats.filter(({ says }) => says).map(({ node }) => run.tree.rule(node)!.id)).toEqual(
      ["declines", "executes", "counter", "executes"].map((id) => `test-${id}`),
    );
    expect(beatsOf(run, AT_COPY, HEAD, false)[0]).toMatchObject({ seat: 1, says: true });
  });

  it("has nothing on another branch, or from where play stands", () => {
    expect(beatsOf(run, HEAD, HEAD, true)).toEqual([]);
    expect(beatsOf(run, HEAD, AT_COPY, true)).toEqual([]);
    expect(run.tree.path(HEAD)).not.toContain(COPIED);
    expect(beatsOf(run, COPIED, HEAD, true)).toEqual([]);
  });

  it("has every step where every step is shown", () => {
    const path = run.tree.path(HEAD);
    const after = path.slice(path.indexOf(AT_COPY) + 1);
    expect(beatsOf({ ...run, everyStep: true }, AT_COPY, HEAD, true).map(({ node }) => node)).toEqual(after);
  });

  it("has what a proved loop does once, however often it went round", () => {
    const traits = { ...(parsed("nightmare_loop") as Traits) };
    const loop = told(traits);
    const [[, returns]] = traits.loops as [[number, number[]]];
    expect(returns.length).toBeGreaterThan(1);
    const depths = beatsOf(loop, 0, traits.head, true).map(({ node }) => loop.tree.depth(node));
    const [once, last] = [returns[0]!, returns.at(-1)!].map((node) => loop.tree.depth(node)) as [number, number];
    expect(depths.some((depth) => depth <= once)).toBe(true);
    expect(depths.filter((depth) => once < depth && depth <= last)).toEqual([]);
    expect(beatsOf({ ...loop, loops: [] }, 0, traits.head, true).length).toBeGreaterThan(depths.length);
  });
});

describe("the time there is", () => {
  const run = told(sample());

  it("makes all beats shorter alike, and none shorter than the least", () => {
    const usual = beatsOf(run, AT_COPY, HEAD, false);
    const short = beatsOf(run, AT_COPY, HEAD, false, { spent: LONGEST - 3000, seat: null });
    expect(spent(usual)).toBeGreaterThan(3000);
    expect(spent(short)).toBeLessThanOrEqual(3000);
    expect(spent(short)).toBeGreaterThan(3000 - short.length);
    const none = beatsOf(run, AT_COPY, HEAD, false, { spent: LONGEST, seat: null });
    expect(none.map(({ stay }) => stay)).toEqual(none.map(({ says }) => (says ? LEAST.says : LEAST.other)));
  });

  it("is for so many beats; of more, some are left out evenly", () => {
    const many = Array.from({ length: 10_000 }, (_, i) => i);
    const left = thinned(many, MOST);
    expect([left.length, left[0], left.at(-1), new Set(left).size]).toEqual([MOST, 0, 9_999, MOST]);
    expect(thinned([1, 2], MOST)).toEqual([1, 2]);
    expect(NOTHING_BEFORE.spent).toBe(0);
  });
});
