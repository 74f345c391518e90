"""Citations name a work and a place in it: never a file, never an address."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from pnrules.kernel.speech import speaker


def slug(work: str) -> str:
    """A work as it appears in message ids: `PN 3.0` is `pn30`."""
    return work.lower().replace(" ", "").replace(".", "")


class Cite(TypedDict):
    """A citation as plain data: see `Citation`."""

    work: str
    place: str
    ref: str


class Citation(NamedTuple):
    """Where a rule stands.

    work   the rulebook, such as PN 3.0
    place  the section or card, as our rules reference names it, such as `running` or `card-copy`
    """

    work: str
    place: str

    @property
    def ref(self) -> str:
        """The id of the entry in our rules reference, which is also its message in the catalogue."""
        return f"ref-{slug(self.work)}-{self.place}"

    def payload(self) -> Cite:
        """The citation as plain data, for the board."""
        return {"work": self.work, "place": self.place, "ref": self.ref}

    def said(self, lang: str = "en") -> str:
        """The work and the title of the place: `BfB, Your turn`. A place that our reference lacks is shown by its id."""
        return speaker().citation(self, lang)

    def __str__(self) -> str:
        return self.said()
