/** What a reader takes along: the run in words and as a table, and what files are called. */
import { describe, expect, it } from "vitest";
import { asCsv, asText, fileName, type Run } from "../src/frame/exporting";
import { nightmare } from "../src/games/nightmare";
import { Tree } from "../src/wire/tree";
import { Catalogue, Words } from "../src/wire/words";
import { HEAD, info, sample, texts } from "./fixtures/sample";

const traits = sample();
const tree = new Tree(traits.base, traits.recent);
const words = new Words(new Catalogue(texts()), "en", info);
const pointsAt = (node: number) => tree.position(node).board.points as number[];
const run: Run = { tree, line: tree.path(HEAD), words, players: ["P1", 'P"2', "P,3"], game: nightmare };

describe("a run", () => {
  it("is a table: headings, a row a step, quotes where they are needed", () => {
    const lines = asCsv(run).split("\n");
    expect(lines[0]).toBe('step,event,words,citation,rulings,answer,P1,"P""2","P,3"');
    expect(lines).toHaveLength(run.line.length + 1); // the start has no row; the last line is ended
    expect(lines.at(-1)).toBe("");
    expect(lines.slice(1, -1).every((line, i) => line.startsWith(`${i + 1},`))).toBe(true);
  });

  it("has no points in a game without points", () => {
    expect(asCsv({ ...run, game: { ...nightmare, points: () => [] } }).split("\n")[0]).toBe(
      "step,event,words,citation,rulings,answer",
    );
  });

  it("is said in words, what is bookkeeping left out, with everybody's points where they change", () => {
    const text = asText(run);
    const told = run.line.filter((node) => tree.rule(node)?.quiet === false);
    const lines = text.trimEnd().split("\n");
    expect(lines[0]).toBe(words.title());
    expect(lines.filter((line) => line.endsWith("]"))).toHaveLength(told.length);
    const changes = run.line.slice(1).filter((node, i) => `${pointsAt(node)}` !== `${pointsAt(run.line[i]!)}`);
    expect(lines.filter((line) => line.startsWith("    →"))).toHaveLength(changes.length);
  });
});

describe("a file's name", () => {
  it.each([
    ["The rulebook's example", "The-rulebook-s-example.svg"],
    ["../../etc/passwd", "etc-passwd.svg"],
    ["Où ? <b>", "Où-b.svg"],
    ["…", "pnrules.svg"],
    ["x".repeat(99), `${"x".repeat(60)}.svg`],
  ])("holds nothing that a system could mind: %s", (title, name) => {
    expect(fileName(title, "svg")).toBe(name);
  });
});
