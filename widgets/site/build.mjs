// The site's scripts and its style sheet, into a folder: `node build.mjs FOLDER`. Shared code is only there once.

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { bundling } from "../bundling.mjs";
import { notices } from "../notices.mjs";
import { inTwo, later } from "./later.mjs";

const widgets = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const outdir = resolve(process.argv[2]);
const templates = join(widgets, "pnwidgets/jupyter/nbconvert/templates/pnrules/static");
const pyodide = join(widgets, "node_modules/pyodide");

const shared = { ...bundling, outdir, metafile: true };
const site = await build({
  ...shared,
  entryPoints: { site: "src/hosts/site/main.ts" },
  splitting: true,
  chunkNames: "part-[hash]",
  plugins: [later(join(widgets, "src"))],
  alias: { "ts-fsrs": resolve(widgets, "src/hosts/site/fsrs.ts") },
  banner: { js: "// Built from widgets/src. Holds preact (MIT), @fluent/bundle (Apache-2.0) and ts-fsrs (MIT)." },
});
writeFileSync(join(outdir, "parts.json"), JSON.stringify(partsOf(site.metafile.outputs)));

/** The files that a page has to fetch for each part's source: its own, and everything that it imports. */
function partsOf(outputs) {
  const files = Object.fromEntries(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
  const reached = (name, before = []) =>
    files[name].imports
      .filter(({ kind }) => kind === "import-statement")
      .map(({ path }) => basename(path))
      .reduce((found, next) => (found.includes(next) ? found : reached(next, found)), [...before, name]);
  const entries = Object.entries(files).filter(([, { entryPoint }]) => entryPoint);
  return Object.fromEntries(entries.map(([name, { entryPoint }]) => [entryPoint, reached(name)]));
}

// Pyodide's imports for Node are never reached in a browser.
const worker = await build({
  ...shared,
  entryPoints: { "python/worker": "src/hosts/site/worker.ts" },
  external: ["node:*", "ws"],
  banner: { js: "// Built from widgets/src. Holds Pyodide's loader (MPL-2.0)." },
});
await build({ ...shared, entryPoints: { sw: "src/hosts/site/sw.ts", early: "src/hosts/site/early.ts" }, format: "iife" });
const styles = inTwo(readFileSync(join(widgets, "src/style.css"), "utf8"));
/** A style sheet of the site, with one half of `style.css`. */
const sheet = (name, half, contents) =>
  build({
    ...shared,
    stdin: { contents, loader: "css", resolveDir: widgets },
    plugins: [
      { name: "half", setup: (build) => build.onLoad({ filter: /src.style\.css$/ }, () => ({ contents: half, loader: "css" })) },
    ],
    outdir: undefined,
    outfile: join(outdir, name),
  });
const whole = `@import "${join(templates, "page.css")}";\n@import "./src/style.css";\n@import "./src/hosts/site/site.css";`;
await sheet("site.css", styles.first, whole);
await sheet("later.css", styles.later, '@import "./src/style.css";');
await build({ ...shared, entryPoints: { front: join(templates, "front.css"), read: join(templates, "read.css") } });
for (const name of ["progress.js", "front.js"]) copyFileSync(join(templates, name), join(outdir, name));

// Pyodide itself. Its program is gzipped, whatever the host does: the worker unzips it while it is compiled.
mkdirSync(join(outdir, "python"), { recursive: true });
copyFileSync(join(pyodide, "pyodide.asm.mjs"), join(outdir, "python/pyodide.asm.js"));
writeFileSync(join(outdir, "python/pyodide.asm.wasm"), gzipSync(readFileSync(join(pyodide, "pyodide.asm.wasm")), { level: 9 }));

// Python's packages are added by `archive.py`.
const head = "What this site holds of others, and under which licences. Pyodide is also its program, `python/pyodide.asm.*`.";
writeFileSync(join(outdir, "NOTICES.txt"), notices(widgets, [site.metafile, worker.metafile], head));
