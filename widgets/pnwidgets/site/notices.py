"""Whose Python packages the site holds, and under which licences: they travel with it, as those of the scripts do."""

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
"""Where a package has its licence."""

NAMED: Final = {"APL 2": "Apache-2.0", "Mozilla Public License Version 2.0": "MPL-2.0"}
"""Licences that a package calls by another name than everyone else."""

LONGEST_NAME: Final = 40
"""A package may have its licence's whole text in the place of its name."""

PYTHON: Final = "Python's interpreter and standard library, as Pyodide has built them (PSF-2.0)"


def installed(names: Iterable[str], licences: Path) -> Iterator[str]:
    """The notices for packages of this environment, by their names; see `notice` for `licences`."""
    for name in sorted(names):
        found = distribution(name)
        files = {path.as_posix(): path.read_text() for path in found.files or () if OWN.fullmatch(path.as_posix())}
        yield notice(Parser().parsestr(found.read_text("METADATA") or ""), files, licences)


def held(found: Distribution) -> str:
    """The notice for a package of another's game: with its licences, if it has brought their texts."""
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
    """A package's notice: what it is, by whom, and its licences.

    about     its metadata
    files     the licences that come with it, by name
    licences  a folder with the texts of licences that packages only name. Raises FileNotFoundError where that one is missing
    """
    licence = _licence(about)
    texts = [files[name] for name in sorted(files)] or [(licences / f"{licence}.txt").read_text(encoding="utf-8")]
    author = about["Author"] or about["Author-email"]
    by = [f"By {author}"] if author else []
    return _titled(f"{about['Name']} {about['Version']} ({licence})", [*by, *texts])


def _licence(about: Message) -> str:
    """How a package calls its licence."""
    named = about["License-Expression"] or about["License"] or ""
    if not named or len(named) > LONGEST_NAME:
        listed = [each.rpartition(" :: ")[2] for each in about.get_all("Classifier", []) if each.startswith("License ::")]
        named = listed[0] if listed else "see below"
    return NAMED.get(named, named)


def pyodide(package: Path, licences: Path) -> str:
    """The notice for Pyodide, from its package of npm, which comes without its licence's text."""
    about = json.loads((package / "package.json").read_text(encoding="utf-8"))
    text = (licences / f"{about['license']}.txt").read_text(encoding="utf-8")
    return _titled(f"pyodide {about['version']} ({about['license']})", [text])


def python(licences: Path) -> str:
    """The notice for Python itself, which Pyodide's packages of npm do not bring along."""
    return _titled(PYTHON, [(licences / "PSF-2.0.txt").read_text(encoding="utf-8")])


def _titled(title: str, texts: Iterable[str]) -> str:
    return "\n".join([title, "=" * len(title), *(f"\n{text.strip()}" for text in texts)])


def joined(parts: Iterable[str]) -> str:
    """Notices one after another, as those of the scripts stand (`notices.mjs`)."""
    return "\n\n\n".join(parts) + "\n"
