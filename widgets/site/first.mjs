// Draws the first pictures of boards as HTML: `node first.mjs < LINES`, each line JSON {"traits": …, "site": the path to the pages}.
// The output has a JSON string for each line.

import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { bundling } from "../bundling.mjs";

const made = await build({
  ...bundling,
  entryPoints: ["src/hosts/site/first.tsx"],
  platform: "node",
  minify: false,
  write: false,
});
const file = join(bundling.absWorkingDir, "node_modules", `.first-${process.pid}.mjs`);
await writeFile(file, made.outputFiles[0].contents);
const { first } = await import(pathToFileURL(file));
await rm(file);

for await (const line of createInterface({ input: process.stdin })) {
  const { traits, site } = JSON.parse(line);
  console.log(JSON.stringify(first(traits, site)));
}
