"""The parts of the site that need Node: scripts, styles, Pyodide, and Python packed for a browser.

They are built in a checkout. A wheel built by `make dist` contains them, so that `pnrules site` needs neither a checkout nor
Node.
`python -m pnwidgets.site.kit FOLDER` builds them into a folder.
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pnwidgets import places
from pnwidgets.site import archive, notices, packages

SHIPPED: Final = Path(__file__).parent / "built"
"""Their folder in a wheel."""

PARTS: Final = "parts.json"
"""Lists the scripts that each part of the pages' script needs, by the part's source."""

LIBRARY: Final = "library.zip"
"""The sources of Python's standard library, for modules that only another package's game imports."""

NOT_SERVED: Final = (PARTS, LIBRARY)
"""Files that no page loads."""


def shipped() -> bool:
    """Whether this installation has them."""
    return (SHIPPED / PARTS).is_file()


def build(folder: Path, root: Path) -> None:
    """Build them.

    root  the source checkout

    Raises subprocess.CalledProcessError if Node fails.
    """
    widgets = root / "widgets"
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["node", widgets / "site" / "build.mjs", folder], check=True)
    program = widgets / "node_modules" / "pyodide" / "pyodide.asm.wasm"
    (folder / "python" / program.name).write_bytes(gzip.compress(program.read_bytes(), 9, mtime=0))
    packed = archive.made(widgets, root / ".cache" / "site")
    for name in archive.MADE:
        shutil.copyfile(packed / name, folder / "python" / name)
    shutil.copyfile(widgets / "node_modules" / "pyodide" / "python_stdlib.zip", folder / LIBRARY)
    said, licences = folder / "NOTICES.txt", widgets / "licences"
    theirs = [notices.python(licences), *notices.installed(archive.DISTRIBUTIONS, licences)]
    said.write_text(notices.joined([said.read_text(encoding="utf-8").rstrip(), *theirs]), encoding="utf-8")


def lay(kit: Path, folder: Path, names: Sequence[str]) -> dict[str, list[str]]:
    """Copy them into a site's folder, and add the packages of its games.

    kit    the folder with the parts
    names  the games

    Returns the scripts that each part of the pages' script needs, by its name. Raises NotBuilt for a package that no browser's
    Python can load.
    """
    shutil.copytree(kit, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*NOT_SERVED))
    packages.add(folder / "python", kit / LIBRARY, names)
    said = folder / "NOTICES.txt"
    theirs = map(notices.held, packages.distributions(names))
    said.write_text(notices.joined([said.read_text(encoding="utf-8").rstrip(), *theirs]), encoding="utf-8")
    listed = json.loads((kit / PARTS).read_text(encoding="utf-8"))
    return {Path(source).stem: files for source, files in listed.items()}


if __name__ == "__main__":
    checkout = places.checkout()
    assert checkout is not None
    build(Path(sys.argv[1]).resolve(), checkout)
