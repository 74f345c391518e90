"""Python as a browser fetches it: our packages and what they need, compiled by the Python of the browser itself.

Two files come of it, `python.zip` and `packages.bin` (see `packing`). What is packed, and by what, decides their name in the
cache: they are made again where anything of it has changed.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import zipfile
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

MADE: Final = ("python.zip", "packages.bin")
"""The files that come of it."""

OTHERS: Final = {
    "fluent.runtime": ("*.py",),
    "fluent.syntax": ("*.py",),
    "attr": ("*.py",),
    "attrs": ("*.py",),
    "babel": (
        *(
            "__init__.py",
            "core.py",
            "dates.py",
            "languages.py",
            "lists.py",
            "localedata.py",
            "numbers.py",
            "plural.py",
            "units.py",
        ),
        *("util.py", "localtime/*.py", "global.dat", "locale-data/root.dat", "locale-data/en.dat", "locale-data/fr.dat"),
    ),
    "pytz": ("*.py",),
    "typing_extensions": ("*.py",),
}
"""What other projects wrote and ours needs: of each package what is packed. No time zones, and the two languages alone."""

DISTRIBUTIONS: Final = tuple(name for name in OTHERS if name != "attr")
"""How these are called where they come from: `attr` is the older name of `attrs`, and comes with it."""

OURS_LEFT_OUT: Final = (
    *("scenario.schema.json", "deck.schema.json", "CARDS.md", "py.typed", "__main__.py"),
    *("cli", "lab", "openspiel"),
)
"""What nobody in a browser asks for: what editors read, and the terminal's side. Files by their name, or by their folder's."""


def made(widgets: Path, cache: Path) -> Path:
    """The folder in which the packed files lie.

    widgets  the folder of the front end, with its `node_modules`
    cache    where they are kept; folders of what was packed before are removed

    Raises subprocess.CalledProcessError where Node cannot pack them.
    """
    pyodide = widgets / "node_modules" / "pyodide"
    packing = Path(__file__).with_name("packing.py")
    sources = dict(_sources())
    key = _key([packing, Path(__file__), pyodide / "package.json", *sources.values()], sources)
    folder = cache / key
    if not all((folder / name).is_file() for name in MADE):
        for other in cache.iterdir() if cache.is_dir() else ():
            shutil.rmtree(other)
        _pack(sources, pyodide, packing, widgets / "site" / "pack.mjs", folder)
    return folder


def _pack(sources: dict[str, Path], pyodide: Path, packing: Path, driver: Path, folder: Path) -> None:
    with TemporaryDirectory() as place:
        for name, path in sources.items():
            target = Path(place) / "packages" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        with zipfile.ZipFile(pyodide / "python_stdlib.zip") as archive:
            archive.extractall(Path(place) / "stdlib")
        subprocess.run(["node", driver, place, packing], check=True)
        folder.mkdir(parents=True, exist_ok=True)  # another build may have made the same at the same time
        for name in MADE:
            shutil.copyfile(Path(place) / name, folder / name)


def _key(files: Sequence[Path], names: dict[str, Path]) -> str:
    found = hashlib.sha256("\n".join(names).encode())
    for file in files:
        found.update(file.read_bytes())
    return found.hexdigest()[:16]


def _sources() -> Iterator[tuple[str, Path]]:
    """Every file that is packed, by its name beneath the folder of packages; in order."""
    for path in sorted(_place("pnrules").rglob("*")):
        name = f"pnrules/{path.relative_to(_place('pnrules')).as_posix()}"
        if path.is_file() and "__pycache__" not in path.parts and not {path.name, path.parent.name} & {*OURS_LEFT_OUT}:
            yield name, path
    for package, patterns in OTHERS.items():
        place = _place(package)
        found = {path for pattern in patterns for path in (place.glob(pattern) if place.is_dir() else [place])}
        for path in sorted(found):
            within = path.relative_to(place).as_posix() if place.is_dir() else path.name
            yield (f"{package.replace('.', '/')}/{within}" if place.is_dir() else within), path


def _place(package: str) -> Path:
    """The folder of a package, or the file of a module that is one file."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    path = Path(spec.origin)
    return path.parent if path.name == "__init__.py" else path
