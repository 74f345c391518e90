// Runs `packing.py` inside Pyodide, so that the compiled code is for the browser's Python: `node pack.mjs FOLDER SCRIPT`.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [folder, script] = process.argv.slice(2);
// Tracebacks have lines but no columns, to save space.
const pyodide = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" } });
pyodide.FS.mkdirTree("/pack");
pyodide.mountNodeFS("/pack", resolve(folder));
pyodide.runPython(`${readFileSync(script, "utf8")}\npack(Path("/pack"))\n`);
