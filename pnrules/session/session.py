"""The interface of sessions for the functions that carry out messages. Each of them adds the attributes that it needs."""

from __future__ import annotations

from typing import Protocol

from pnrules.session.company import Company
from pnrules.session.mirror import Mirror
from pnrules.showing.play import ShownPlay as Play


class Session(Protocol):
    """A play on a page: see `board.BoardSession`."""

    company: Company
    mirror: Mirror
    offer: tuple[str, ...]

    @property
    def play(self) -> Play:
        """The current play."""

    @property
    def seat(self) -> int | None:
        """Through whose eyes it is seen."""

    @property
    def lang(self) -> str:
        """The language in which pictures are drawn."""

    @property
    def gives_hints(self) -> bool:
        """Whether hints are allowed."""

    @property
    def practice(self) -> object | None:
        """The exercises on the board; None if there are none."""
