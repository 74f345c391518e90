"""The board with what surrounds it: language, eyes, edition and rulings.

Its page offers to change them; who writes a notebook finds them as traits, to set, to observe, or to link with a control of
their own: `lang`, `seat`, `edition`, `rulings`.
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
    """A board that offers to change its language, through whose eyes it is seen, and the rules by which it is played."""

    def __init__(
        self, play: Play | None = None, lang: str = "en", seat: int | None = None, session: BoardSession | None = None
    ) -> None:
        super().__init__(play, lang, seat, AROUND, session)
        self.add_class("pn-explore")

    @property
    def board(self) -> Board:
        """The board: itself. An explorer was once a board among other widgets, and notebooks know it so."""
        return self


def explore(source: str | PathLike[str] | Play, lang: str | None = None, seat: int | None = None) -> Explorer:
    """A board with what surrounds it.

    source  a scenario by name (`nightmare/sample`), a file, or a play
    lang    en or fr; by default the page's language, which all boards of a page then switch together
    seat    through whose eyes; None shows the whole table

    Raises BadInput for a scenario that is not good, and NoSuchSeat.
    """
    from pnrules import Play

    play = source if isinstance(source, Play) else pnrules.load(source)  # type: ignore[arg-type]
    explorer = Explorer(play, lang=lang or PAGE.lang, seat=seat)
    if lang is None:
        join(explorer)
    return explorer
