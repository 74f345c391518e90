// @vitest-environment node
/** What holds for the sources, the catalogue and the bundle as a whole. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { afterAll, describe, expect, it } from "vitest";
import { boardText } from "./catalogue";

const home = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(home, path), "utf8");
const sources = readdirSync(join(home, "src"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: read(join("src", name)) }));

/** Every message of a file with its variables. */
function messages(lang: string): Map<string, string> {
  const found = new Map<string, string>();
  const text = boardText(lang);
  for (const message of new FluentResource(text).body) {
    const variables = [...JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]);
    found.set(message.id, [...new Set(variables)].sort().join());
  }
  expect(found.size).toBe([...text.matchAll(/^[a-z][\w-]* =/gm)].length);
  return found;
}

describe("the catalogue", () => {
  const [en, fr] = [messages("en"), messages("fr")];

  it("has the same messages with the same variables in both languages", () => {
    expect([...fr].sort()).toEqual([...en].sort());
  });

  it("has every message that the board names, and none that nobody does", () => {
    const all = sources.map(({ text }) => text).join("\n");
    const named = new Set([...all.matchAll(/"((?:board|report)-[a-z-]+)"/g)].map((match) => match[1]!));
    const begun = [...all.matchAll(/`(board-[a-z-]+-)\$\{/g)].map((match) => match[1]!);
    expect([...named].filter((id) => !en.has(id))).toEqual([]);
    const python = ["pnwidgets", "../pnrules/files", "../pnrules/session"]
      .flatMap((folder) =>
        readdirSync(join(home, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
      )
      .filter((name) => name.endsWith(".py"))
      .map(read)
      .join("\n");
    const unused = [...en.keys()].filter(
      (id) =>
        !named.has(id) &&
        !begun.some((start) => id.startsWith(start)) &&
        !/^board-(head|tail)-end$/.test(id) &&
        !python.includes(`"${id}"`),
    );
    expect(unused).toEqual([]);
  });

  it("joins words, too: each language has its own colon", () => {
    const joined = sources.filter(({ name, text }) => name.endsWith(".tsx") && /\}: \$\{/.test(text));
    expect(joined.map(({ name }) => name)).toEqual([]);
  });

  it("is where the board's words are: no text stands in a component", () => {
    const words = />\s*[^<>{}=;()\s&][^<>{}]*[a-z]{3}[^<>{}]*<\//g;
    for (const { name, text } of sources) expect([name, text.match(words)]).toEqual([name, null]);
  });
});

/** The folders of the sources, the lowest first: what runs in one needs nothing that lies in a later one. Types may be named. */
const LAYERS = [
  ...[
    "wire",
    "kept",
    "parts",
    "time",
    "reference",
    "why",
    "players",
    "happening",
    "lesson",
    "level",
    "course",
    "claim",
    "company",
  ],
  ...["settings", "laboratory", "dealing", "editing", "studio", "ending", "asking", "games", "compare", "frame", "hosts"],
];

/** A module's name in imports. */
const moduleOf = (name: string) => name.replace(/(\/index)?\.tsx?$/, "");

/** The modules of ours that one imports from to run; `all`: also for types alone, and those that need only have run before. */
function imported({ name, text }: (typeof sources)[number], all = false): string[] {
  const said = [...text.matchAll(/^(?:import|export) (type )?[^;]*?from "(\.[^"]+)"|\bimport(?:( )|\()"(\.[^"]+)"/gm)];
  return said
    .filter(([, type, , first]) => all || !(type || first))
    .map(([, , from, , whole]) => join(name, "..", (from ?? whole)!))
    .filter((path) => !path.startsWith(".."));
}

describe("the sources", () => {
  it("lie in folders, each of which needs only itself and those beneath it", () => {
    const upwards = sources
      .filter(({ name }) => name.includes("/"))
      .flatMap((source) => imported(source).map((path) => ({ name: source.name, folder: path.split("/")[0]! })))
      .filter(({ name, folder }) => LAYERS.indexOf(folder) > LAYERS.indexOf(name.split("/")[0]!));
    expect(upwards).toEqual([]);
    const tops = [...new Set(sources.map(({ name }) => name.split("/")[0]!))];
    expect(tops.filter((top) => !LAYERS.includes(top)).sort()).toEqual(["bundle.ts", "front.ts"]);
    const board = sources.find(({ name }) => name === "frame/board.ts")!;
    expect(imported(board)).toContain("time/playing");
  });

  it("do not need one another in a circle, not even for their types", () => {
    const left = new Map(sources.map((source) => [moduleOf(source.name), imported(source, true)]));
    expect(left.get("wire/model")).toContain("wire/types");
    for (let before = Infinity; left.size < before; ) {
      before = left.size;
      const needed = new Set([...left.values()].flat());
      for (const [name, needs] of left) if (!needed.has(name) || !needs.some((each) => left.has(each))) left.delete(name);
    }
    expect([...left.keys()]).toEqual([]);
  });

  it("never make markup of a text", () => {
    for (const { name, text } of sources)
      expect([name, /innerHTML|outerHTML|insertAdjacent|document\.write/i.test(text)]).toEqual([name, false]);
  });

  it("move the focus as soon as something is drawn: an effect comes after painting, and a key pressed before is lost", () => {
    const effects = /\n( *)useEffect\((?:[^\n]*\);|[^\n]*\n(?:\1 [^\n]*\n|\n)*)/g;
    const all = sources.flatMap(({ name, text }) => [...text.matchAll(effects)].map(([effect]) => [name, effect] as const));
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter(([, effect]) => /[.]focus\(/.test(effect))).toEqual([]);
  });

  it("name no game outside its own folder", () => {
    for (const { name, text } of sources.filter((source) => !source.name.startsWith("games"))) {
      expect([name, /nightmare|bandwidth|runtime.?error/i.test(text)]).toEqual([name, false]);
    }
  });
});

describe("the bundle", () => {
  const folder = mkdtempSync(join(tmpdir(), "pn bundle "));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is what the sources build, byte for byte", () => {
    execFileSync(process.execPath, ["build.mjs", folder], { cwd: home });
    const page = "pnwidgets/jupyter/nbconvert/templates/pnrules/static";
    for (const [name, where] of [
      ["board.js", "pnwidgets/static"],
      ["board.css", "pnwidgets/static"],
      ["progress.js", page],
    ] as const) {
      expect([name, readFileSync(join(folder, name)).equals(readFileSync(join(home, where, name)))]).toEqual([name, true]);
    }
  });

  it("is one module that loads nothing", () => {
    const [script, style] = [read("pnwidgets/static/board.js"), read("pnwidgets/static/board.css")];
    expect(script).not.toMatch(/\bimport\s*[("'{*]|https?:\/\/(?!www\.w3\.org)/);
    expect(style).not.toMatch(/@import|url\(/);
  });
});
