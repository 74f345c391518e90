"""The rulebooks, and every place in them that a citation may name: what the catalogue holds as `ref-<work>-<place>`."""

from __future__ import annotations

from functools import cache
from typing import Final

from pnrules import words
from pnrules.kernel.citations import Citation

WORKS: Final = {"pn30": "PN 3.0", "pn31": "PN 3.1", "bfb": "BfB", "re": "RE"}


@cache
def entries() -> tuple[Citation, ...]:
    """Every place that the reference has, in the catalogue's order."""
    found = []
    for line in words.catalogue_text("en").splitlines():
        if line.startswith("ref-"):
            work, _, place = line.partition(" =")[0].removeprefix("ref-").partition("-")
            found.append(Citation(WORKS[work], place))
    return tuple(found)


def title(place: Citation, lang: str) -> str:
    """What a place is called. Card names stay as printed."""
    return words.text(lang, f"{place.ref}.title")


def account(place: Citation, lang: str) -> str:
    """What stands there, in our words."""
    return words.text(lang, place.ref)
