// One ES module and one style sheet, the same bytes from the same sources: `npm run build` writes them into the Python
// package, `npm run build -- DIR` elsewhere (a test compares the two). Beside them, whose code they hold: `NOTICES.txt`.

import { writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundling } from "./bundling.mjs";
import { notices } from "./notices.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const outdir = process.argv[2] ? resolve(process.argv[2]) : resolve(here, "pnwidgets/static");
const BUILT =
  "// Built from widgets/src by `npm run build`. NOTICES.txt says whose code it holds besides, and under which licences.";

const board = await build({
  ...bundling,
  entryPoints: { board: "src/bundle.ts" },
  outdir,
  banner: { js: BUILT },
  metafile: true,
});
await build({
  absWorkingDir: here,
  entryPoints: { board: "src/style.css" },
  outdir,
  bundle: true,
  minify: true,
  charset: "utf8",
  logLevel: "warning",
});
// What the front page of the apps knows of what has been learnt: a plain script, for a page without modules.
const progress = await build({
  ...bundling,
  entryPoints: { progress: "src/front.ts" },
  outdir: process.argv[2] ? outdir : resolve(here, "pnwidgets/jupyter/nbconvert/templates/pnrules/static"),
  format: "iife",
  globalName: "pnProgress",
  banner: { js: BUILT },
  metafile: true,
});
writeFileSync(join(outdir, "NOTICES.txt"), notices(here, [board.metafile, progress.metafile]));
