"""What a session is for those who do what its page asks for. Each of them says besides what it keeps there itself."""

from __future__ import annotations

from typing import Protocol

from pnrules.session.company import Company
from pnrules.session.mirror import Mirror
from pnrules.showing.play import ShownPlay as Play


class Session(Protocol):
    """A play on a page, as `board.BoardSession` has it."""

    company: Company
    mirror: Mirror
    offer: tuple[str, ...]

    @property
    def play(self) -> Play:
        """The play that is played."""

    @property
    def seat(self) -> int | None:
        """Through whose eyes it is seen."""

    @property
    def lang(self) -> str:
        """The language in which pictures are drawn."""

    @property
    def gives_hints(self) -> bool:
        """Whether somebody may think ahead for whoever is asked."""

    @property
    def practice(self) -> object | None:
        """The exercises that are on the board instead of a play that goes on; None without."""
