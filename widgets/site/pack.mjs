// Runs `packing.py` inside Pyodide, so that what it compiles fits the Python of the browser: `node pack.mjs FOLDER SCRIPT`.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [folder, script] = process.argv.slice(2);
// Where in a line something went wrong is not told: the lines alone are a third of the size.
const pyodide = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" } });
pyodide.FS.mkdirTree("/pack");
pyodide.mountNodeFS("/pack", resolve(folder));
pyodide.runPython(`${readFileSync(script, "utf8")}\npack(Path("/pack"))\n`);
