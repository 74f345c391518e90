// Converts pictures to PNG, given as lines of JSON {"svg": …, "png": the file to write}: `node previews.mjs < LINES`.
// Their font is DejaVu Sans, as `ink.py` assumes: so they are the same on every machine, and all text fits.

import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { indexed } from "./indexed.mjs";

const packages = resolve(dirname(fileURLToPath(import.meta.url)), "../node_modules");
const read = (...path) => readFileSync(join(packages, ...path));

await initWasm(read("@resvg/resvg-wasm/index_bg.wasm"));
const family = "DejaVu Sans";
const font = {
  fontBuffers: ["DejaVuSans", "DejaVuSans-Bold"].map((name) => read("dejavu-fonts-ttf/ttf", `${name}.ttf`)),
  defaultFontFamily: family,
  sansSerifFamily: family,
  loadSystemFonts: false,
};

for (const line of readFileSync(0, "utf8").split("\n").filter(Boolean)) {
  const { svg, png } = JSON.parse(line);
  const picture = new Resvg(svg, { font }).render();
  writeFileSync(png, indexed(picture.pixels, picture.width, picture.height));
  picture.free();
}
