// Runs `packing.py` inside Pyodide, so that what it compiles fits the Python of the browser: `node pack.mjs FOLDER SCRIPT`.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [folder, script] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.FS.mkdirTree("/pack");
pyodide.mountNodeFS("/pack", resolve(folder));
pyodide.runPython(`${readFileSync(script, "utf8")}\npack(Path("/pack"))\n`);
