"""A notebook's file as the pages need it: its cells, and its settings for the apps (`metadata.pnrules`)."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypedDict, TypeVar

from pnrules import words
from pnrules.kernel.forms.validation import Json

T = TypeVar("T")
ByLanguage = dict[str, str]

STAYS: Final = frozenset({"no-output", "in-place"})
"""Tags of code cells that a page does not begin with."""


class Cell(NamedTuple):
    """A cell: its kind, `code` or `markdown`; its source; its tags."""

    kind: str
    source: str
    tags: tuple[str, ...]

    @property
    def runs(self) -> bool:
        """Whether it is code."""
        return self.kind == "code"

    def is_for(self, lang: str) -> bool:
        """Whether it is shown to readers of a language. Cells in one language are tagged with it."""
        return not any(f"lang-{other}" in self.tags for other in words.LANGUAGES if other != lang)

    def prose(self) -> str:
        """Its prose as HTML."""
        from nbconvert.filters import markdown2html

        return str(markdown2html(self.source))


class Notebook(NamedTuple):
    """A notebook.

    cells     its cells, in order
    title     its title in each language; None if it sets none
    about     its subject in each language
    lang      the language of its prose, unless that is tagged cell by cell
    order     its place in its folder; last by default
    recorded  whether it may be recorded, so that it is shown before its reader has a kernel
    """

    cells: tuple[Cell, ...]
    title: ByLanguage | None
    about: ByLanguage
    lang: str
    order: float
    recorded: bool

    @property
    def code(self) -> list[str]:
        """The source of each code cell."""
        return [each.source for each in self.cells if each.runs]

    def called(self, otherwise: str = "pnrules") -> ByLanguage:
        """Its title in each language: the one it sets, or else its first heading, or else `otherwise`."""
        if self.title:
            return self.title
        prose = (each.source for each in self.cells if each.kind == "markdown")
        headings = (re.search(r"^# +(.+)$", text, flags=re.MULTILINE) for text in prose)
        first = next((heading[1].strip() for heading in headings if heading), otherwise)
        return dict.fromkeys(words.LANGUAGES, first)

    def language(self, reader: str) -> str:
        """The language of its page: the reader's if its prose is tagged cell by cell, or else its own."""
        return reader if any(f"lang-{reader}" in each.tags for each in self.cells) else self.lang


def cell(data: Json) -> Cell:
    """A cell of a notebook's file."""
    source = data.get("source", "")
    text = source if isinstance(source, str) else "".join(source)
    return Cell(str(data.get("cell_type", "")), text, tuple(data.get("metadata", {}).get("tags", ())))


def notebook(data: Json) -> Notebook:
    """A notebook from the JSON of its file."""
    says = data.get("metadata", {}).get("pnrules", {})
    order = says.get("order")
    return Notebook(
        tuple(map(cell, data.get("cells", ()))),
        _by_language(says["title"]) if says.get("title") else None,
        _by_language(says.get("about", {})),
        str(says.get("lang", "en")),
        order if isinstance(order, int) else math.inf,
        bool(says.get("record", True)),
    )


def load(path: Path) -> Notebook:
    """A notebook from its file. Raises OSError if it cannot be read, ValueError if it is not JSON."""
    return notebook(json.loads(path.read_text(encoding="utf-8")))


class Listed(TypedDict):
    """A notebook in a list: its path, and its title and subject by language."""

    path: str
    title: ByLanguage
    about: ByLanguage


def listing(root: Path) -> list[Listed]:
    """Every notebook under `root`, in their order."""
    entries: list[tuple[float, Listed]] = []
    for path in sorted(root.rglob("*.ipynb")):
        place = path.relative_to(root)
        if any(part.startswith(".") for part in place.parts):
            continue
        found = load(path)
        entries.append((found.order, {"path": place.as_posix(), "title": found.called(place.stem), "about": found.about}))
    return [entry for _, entry in sorted(entries, key=lambda each: each[0])]


def board_first(cells: Sequence[T], read: Sequence[Cell]) -> list[T]:
    """The cells (or anything given for each) in a page's order: the first code cell, with its board, comes before the prose above
    it.

    The order in which code runs stays the same. A notebook keeps its own order if its first code cell shows nothing, or something
    that has to stay in its place.
    """
    first = next((place for place, each in enumerate(read) if each.runs), None)
    if first is None or not STAYS.isdisjoint(read[first].tags):
        return list(cells)
    return [cells[first], *cells[:first], *cells[first + 1 :]]


def _by_language(text: Any) -> ByLanguage:
    if not isinstance(text, Mapping):
        return dict.fromkeys(words.LANGUAGES, str(text))
    first = next(iter(text.values()), "")
    return {lang: str(text.get(lang, text.get("en", first))) for lang in words.LANGUAGES}
