"""Citations name a work and a place in it: never a file, never an address."""

from __future__ import annotations

from typing import Any, NamedTuple


class Citation(NamedTuple):
    """Where a rule stands.

    work   PN 3.0, PN 3.1, BfB or RE
    place  the section or card, as our rules reference names it, such as `running` or `card-copy`
    """

    work: str
    place: str

    @property
    def ref(self) -> str:
        """The id of the entry in our rules reference, which is also its message in the catalogue."""
        return f"ref-{self.work.lower().replace(' ', '').replace('.', '')}-{self.place}"

    def payload(self) -> dict[str, Any]:
        """The citation as plain data, for the board."""
        return {"work": self.work, "place": self.place, "ref": self.ref}

    def __str__(self) -> str:
        if self.place.startswith("card-"):
            return f"{self.work}, {self.place[5:].replace('-', ' ').upper()}"
        return f"{self.work}, {self.place.replace('-', ' ')}"
