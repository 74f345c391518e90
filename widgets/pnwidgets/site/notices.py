"""Notices for the Python packages on the site: authors and licences, like those for its scripts."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from email.message import Message
from email.parser import Parser
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

OWN: Final = re.compile(r"[^/]+\.dist-info/(?:licenses/)?(?:[^/]*/)*(?:licen[cs]e|copying|notice)[^/]*", re.IGNORECASE)
"""The files with a package's licences."""

NAMED: Final = {"APL 2": "Apache-2.0", "Mozilla Public License Version 2.0": "MPL-2.0"}
"""Licences under unusual names."""

LONGEST_NAME: Final = 40
"""Longer values are not a name: some packages have the whole text of the licence there."""

PYTHON: Final = "Python's interpreter and standard library, as Pyodide has built them (PSF-2.0)"


def installed(names: Iterable[str], licences: Path) -> Iterator[str]:
    """The notices for installed packages by name; see `notice` for `licences`."""
    for name in sorted(names):
        found = distribution(name)
        files = {path.as_posix(): path.read_text() for path in found.files or () if OWN.fullmatch(path.as_posix())}
        yield notice(Parser().parsestr(found.read_text("METADATA") or ""), files, licences)


def held(found: Distribution) -> str:
    """The notice for a package of somebody else's game: with its licences, if it contains their texts."""
    about = Parser().parsestr(found.read_text("METADATA") or "")
    texts = [path.read_text() for path in found.files or () if OWN.fullmatch(path.as_posix())]
    author = about["Author"] or about["Author-email"]
    by = [f"By {author}"] if author else []
    return _titled(f"{about['Name']} {about['Version']} ({_licence(about)})", [*by, *texts])


def of_wheels(wheels: Iterable[Path], licences: Path) -> Iterator[str]:
    """The notices for wheels."""
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            names = archive.namelist()
            files = {name: archive.read(name).decode("utf-8") for name in names if OWN.fullmatch(name)}
            (about,) = (name for name in names if name.endswith(".dist-info/METADATA"))
            yield notice(Parser().parsestr(archive.read(about).decode("utf-8")), files, licences)


def notice(about: Message, files: Mapping[str, str], licences: Path) -> str:
    """A package's notice: its name, author and licences.

    about     its metadata
    files     the texts of its licences, by file name
    licences  a folder with the texts of licences that packages only name. Raises FileNotFoundError if it lacks this one
    """
    licence = _licence(about)
    texts = [files[name] for name in sorted(files)] or [(licences / f"{licence}.txt").read_text(encoding="utf-8")]
    author = about["Author"] or about["Author-email"]
    by = [f"By {author}"] if author else []
    return _titled(f"{about['Name']} {about['Version']} ({licence})", [*by, *texts])


def _licence(about: Message) -> str:
    """The name of a package's licence."""
    named = about["License-Expression"] or about["License"] or ""
    if not named or len(named) > LONGEST_NAME:
        listed = [each.rpartition(" :: ")[2] for each in about.get_all("Classifier", []) if each.startswith("License ::")]
        named = listed[0] if listed else "see below"
    return NAMED.get(named, named)


def pyodide(package: Path, licences: Path) -> str:
    """The notice for Pyodide, whose npm package lacks the text of its licence."""
    about = json.loads((package / "package.json").read_text(encoding="utf-8"))
    text = (licences / f"{about['license']}.txt").read_text(encoding="utf-8")
    return _titled(f"pyodide {about['version']} ({about['license']})", [text])


def python(licences: Path) -> str:
    """The notice for Python itself, which Pyodide's npm packages lack."""
    return _titled(PYTHON, [(licences / "PSF-2.0.txt").read_text(encoding="utf-8")])


def _titled(title: str, texts: Iterable[str]) -> str:
    return "\n".join([title, "=" * len(title), *(f"\n{text.strip()}" for text in texts)])


def joined(parts: Iterable[str]) -> str:
    """Notices as one text, in the format of those for the scripts (`notices.mjs`)."""
    return "\n\n\n".join(parts) + "\n"
