"""The games of other packages, for a browser's Python: their packages and dependencies, as source files.

`archive` needs Node to pack our own packages. These are just added to the packed files, and compiled when the browser first
imports them.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from email.parser import Parser
from importlib.metadata import Distribution, PackageNotFoundError, distribution, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from pnrules import games
from pnwidgets.site import packing
from pnwidgets.site.archive import DISTRIBUTIONS
from pnwidgets.site.failure import NotBuilt

THERE: Final = frozenset({"pnrules", "attr", "tzdata", *(re.sub("[-_.]+", "-", name) for name in DISTRIBUTIONS)})
"""The distributions that the site has anyway, or does not need."""

SAYS: Final = {"METADATA": "PKG-INFO", "entry_points.txt": "entry_points.txt"}
"""The metadata files of a distribution, and their names in the older format, which Python reads as well. Pyodide mistakes
anything with a `.dist-info` for a package that it has loaded itself, and then cannot make a snapshot."""

NOT_PYTHON: Final = (".so", ".pyd", ".dylib")
"""The extensions of compiled files for another platform."""

BROWSER: Final = {
    "sys_platform": "emscripten",
    "platform_system": "Emscripten",
    "os_name": "posix",
    "python_version": "3.14",
    "extra": "",
}
"""The environment for requirements' markers, in a browser."""


def add(python: Path, library: Path, names: Sequence[str]) -> None:
    """Add the packages of games to the packed Python.

    python   the folder with `python.zip` and `packages.bin`
    library  the standard library as sources, in a zip
    names    the games; built-in ones are already there

    Raises NotBuilt for a package that no browser's Python can load.
    """
    found = files(names)
    if not found:
        return
    packed = python / "packages.bin"
    packed.write_bytes(packing.laid_out({**packing.taken_apart(packed.read_bytes()), **found}))
    _complete(python / "python.zip", library, found)


def files(names: Sequence[str]) -> dict[str, bytes]:
    """The contents of all files of these games' packages and their dependencies, by name. Raises NotBuilt."""
    found: dict[str, bytes] = {}
    for each in _distributions(names):
        found |= _of_distribution(each)
    for name in names:
        if name not in games.BUILT_IN:
            found |= _of_game(name)
    return found


def distributions(names: Sequence[str]) -> list[Distribution]:
    """The distributions that these games add to the site. Raises NotBuilt."""
    return list(_distributions(names))


def wheels(names: Sequence[str], folder: Path) -> Iterator[Path]:
    """The same as wheels in a folder, one for each distribution. Raises NotBuilt."""
    for each in _distributions(names):
        of = f"{each.name.replace('-', '_')}-{each.version}"
        held = {name: content for name, content in _of_distribution(each).items() if ".egg-info/" not in name}
        for entry in each.entry_points.select(group=games.GROUP):
            held |= _of_game(entry.name) if entry.name in names else {}
        said = {part: each.read_text(part) for part in SAYS}
        said["WHEEL"] = "Wheel-Version: 1.0\nGenerator: pnrules\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        wheel = folder / f"{of}-py3-none-any.whl"
        with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in held.items():
                archive.writestr(name, content)
            for part, text in said.items():
                archive.writestr(f"{of}.dist-info/{part}", text or "")
        yield wheel


def needs(metadata: str) -> Iterator[str]:
    """The dependencies of a distribution in a browser, without extras."""
    from packaging.requirements import Requirement

    for line in Parser().parsestr(metadata).get_all("Requires-Dist", []):
        found = Requirement(line)
        if found.marker is None or found.marker.evaluate(BROWSER):
            yield called(found.name)


def called(name: str) -> str:
    """The normalised name of a distribution."""
    return re.sub("[-_.]+", "-", name).lower()


def _distributions(names: Sequence[str]) -> Iterator[Distribution]:
    """The games' distributions and their dependencies, each once."""
    known: set[str] = set(THERE)
    waiting = [entry.dist for entry in entry_points(group=games.GROUP) if entry.name in names and entry.dist is not None]
    while waiting:
        found = waiting.pop(0)
        if called(found.name) in known:
            continue
        known.add(called(found.name))
        yield found
        for name in needs(found.read_text("METADATA") or ""):
            if name not in known:
                try:
                    waiting.append(distribution(name))
                except PackageNotFoundError as error:
                    raise NotBuilt("cli-site-missing", package=found.name, missing=name) from error


def _of_distribution(found: Distribution) -> dict[str, bytes]:
    """The files that a distribution installed, and its metadata, which is all that an editable installation has."""
    held: dict[str, bytes] = {}
    for path in found.files or ():
        if not _is_module(path.parts) or not Path(str(path.locate())).is_file():
            continue
        held[path.as_posix()] = _content(Path(str(path.locate())), found.name)
    info = f"{found.name.replace('-', '_')}-{found.version}.egg-info"
    held = {name: content for name, content in held.items() if ".dist-info/" not in name and not name.endswith(".pth")}
    for part, called_there in SAYS.items():
        said = found.read_text(part)
        if said is not None:
            held[f"{info}/{called_there}"] = said.encode()
    return held


def _of_game(name: str) -> dict[str, bytes]:
    """The files of the package that contains a game, wherever it is installed."""
    top = games.installed().packages[name].partition(".")[0]
    spec = find_spec(top)
    assert spec is not None
    held: dict[str, bytes] = {}
    for folder in map(Path, spec.submodule_search_locations or ()):
        for path in sorted(folder.rglob("*")):
            within = path.relative_to(folder)
            if path.is_file() and _is_module(within.parts):
                held[f"{top}/{within.as_posix()}"] = _content(path, top)
    return held


def _is_module(parts: Sequence[str]) -> bool:
    """Whether a file belongs to a package, and is neither a script, nor a cached module, nor hidden."""
    return "__pycache__" not in parts and not any(part.startswith(".") for part in parts)


def _content(path: Path, package: str) -> bytes:
    if path.suffix in NOT_PYTHON:
        raise NotBuilt("cli-site-not-pure", package=package, name=path.name)
    return path.read_bytes()


def _complete(packed: Path, library: Path, found: Mapping[str, bytes]) -> None:
    """Add the modules of the standard library that only these files import to the packed library."""
    named = {
        name
        for path, content in found.items()
        if path.endswith(".py")
        for name in packing.imports(content, packing.module(path), path.endswith("__init__.py"), inside=True)
    }
    with zipfile.ZipFile(library) as whole, zipfile.ZipFile(packed, "a", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        there = {name.removesuffix("c") for name in archive.namelist()}
        sources = {packing.module(name): zipfile.Path(whole, name) for name in whole.namelist() if name.endswith(".py")}
        for module in packing.reached(sources, named):
            if sources[module].at not in there:
                archive.writestr(zipfile.ZipInfo(sources[module].at), sources[module].read_bytes(), zipfile.ZIP_DEFLATED, 9)
