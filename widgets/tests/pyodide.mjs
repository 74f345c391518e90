// Python tests in Pyodide, as a browser has it, but under Node: `node tests/pyodide.mjs SITE_PACKAGES [pytest's arguments]`;
// or any other module, as Python runs it: `node tests/pyodide.mjs SITE_PACKAGES -m MODULE [its arguments]`.
// The checkout and the packages of an ordinary environment are read where they lie; what is compiled there cannot be loaded.

import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const compiled = resolve(root, ".cache/pyodide/pyc"); // what was compiled once need not be again
const [packages, ...asked] = process.argv.slice(2);
mkdirSync(compiled, { recursive: true });

const pyodide = await loadPyodide({ env: { HOME: "/home", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" } });
for (const [place, folder] of [
  ["/checkout", root],
  ["/packages", packages],
  ["/compiled", compiled],
]) {
  pyodide.FS.mkdirTree(place);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, place);
}
pyodide.FS.chdir("/checkout");
pyodide.globals.set("asked", pyodide.toPy(asked));
process.exitCode = pyodide.runPython(`
import sys

sys.pycache_prefix = "/compiled"
sys.path += ["/checkout", "/checkout/widgets", "/packages"]

if asked[:1] == ["-m"]:
    import runpy

    sys.argv = asked[1:]
    runpy.run_module(asked[1], run_name="__main__", alter_sys=True)
    code = 0
else:
    import pytest

    code = int(pytest.main(["--override-ini", "cache_dir=/tmp/pytest", "-p", "tests.in_pyodide.left_out", *asked]))
code
`);
