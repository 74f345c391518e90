"""Python packed for browsers: our packages and their dependencies, compiled by the browser's own version of Python.

The results are `python.zip` and `packages.bin` (see `packing`). They are cached under a hash of all sources, including those of
the packing itself.
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
"""The packed files."""

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
"""The dependencies, and which files of each are packed: without time zones, and with our two languages only."""

DISTRIBUTIONS: Final = tuple(name for name in OTHERS if name != "attr")
"""Their distributions: `attr` is the older name of `attrs`, and part of it."""

OURS_LEFT_OUT: Final = (
    *("scenario.schema.json", "deck.schema.json", "CARDS.md", "py.typed", "__main__.py"),
    *("cli", "cluster.py", "openspiel"),
)
"""Files that no browser needs, by their name or that of their folder: for editors, the terminal, other machines."""


def made(widgets: Path, cache: Path) -> Path:
    """The folder with the packed files, which are built unless they are cached.

    widgets  the folder of the front end, with its `node_modules`
    cache    the cache; earlier versions are removed from it

    Raises subprocess.CalledProcessError if Node fails.
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
        folder.mkdir(parents=True, exist_ok=True)  # a concurrent build may have created it
        for name in MADE:
            shutil.copyfile(Path(place) / name, folder / name)


def _key(files: Sequence[Path], names: dict[str, Path]) -> str:
    found = hashlib.sha256("\n".join(names).encode())
    for file in files:
        found.update(file.read_bytes())
    return found.hexdigest()[:16]


def _sources() -> Iterator[tuple[str, Path]]:
    """Every file to be packed, with its name in the folder of packages, in order."""
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
    """The folder of a package, or the file of a single module."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    path = Path(spec.origin)
    return path.parent if path.name == "__init__.py" else path
