// How every script of ours is made into one that a browser runs: the board's, the front page's, the site's.

import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const bundling = {
  absWorkingDir: dirname(fileURLToPath(import.meta.url)),
  bundle: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  minify: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
};
