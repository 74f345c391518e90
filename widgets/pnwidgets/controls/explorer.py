"""The board with its surroundings: language, view, edition and rulings.

They are settings on the page, and traits for authors of notebooks, to set, observe, or link with controls of their own: `lang`,
`seat`, `edition`, `rulings`.
"""

from __future__ import annotations

from os import PathLike
from typing import TYPE_CHECKING

import pnrules
from pnrules.pages.opening import AROUND
from pnwidgets.board import Board
from pnwidgets.language import PAGE, join

if TYPE_CHECKING:
    from pnrules import Play
    from pnrules.session import BoardSession


class Explorer(Board):
    """A board with settings for its language, the seat whose view it shows, and the rules."""

    def __init__(
        self, play: Play | None = None, lang: str = "en", seat: int | None = None, session: BoardSession | None = None
    ) -> None:
        super().__init__(play, lang, seat, AROUND, session)
        self.add_class("pn-explore")

    @property
    def board(self) -> Board:
        """The board itself. Kept for notebooks from when an explorer was a board among other widgets."""
        return self


def explore(source: str | PathLike[str] | Play, lang: str | None = None, seat: int | None = None) -> Explorer:
    """A board with its surroundings.

    source  a scenario by name (`nightmare/sample`), a file, or a play
    lang    en or fr; by default the page's language, which all boards of a page then switch together
    seat    whose view is shown; None shows the whole table

    Raises BadInput for an invalid scenario, and NoSuchSeat.
    """
    from pnrules import Play

    play = source if isinstance(source, Play) else pnrules.load(source)  # type: ignore[arg-type]
    explorer = Explorer(play, lang=lang or PAGE.lang, seat=seat)
    if lang is None:
        join(explorer)
    return explorer
