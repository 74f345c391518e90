"""Boards in the middle of prose: they follow the page's language, and begin anew with each visit."""

from __future__ import annotations

from typing import Any, Final

from pnrules.session import BoardSession
from pnwidgets.board import Board
from pnwidgets.language import PAGE, follow, join

NOT_KEPT: Final = -1
"""The number of a board whose play browsers do not keep."""


class PageBoard(Board):
    """A board in the page's language. Its play begins anew with each visit: browsers do not keep it."""

    def __init__(self, session: BoardSession) -> None:
        super().__init__(session=session, number=NOT_KEPT)
        join(self)

    def _unfolds(self) -> None:
        """For a page without a kernel (see `export`), send in advance what it could ask for."""
        self._unfold()
        follow(self, "_unfold", "unfolded")

    def _unfold(self, _change: Any = None) -> None:
        if PAGE.unfolded:
            with self._changing():
                self._set(self.session.unfold())
