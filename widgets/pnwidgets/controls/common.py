"""What stands by itself in the middle of prose: a board that speaks as the page does and begins anew with it."""

from __future__ import annotations

from typing import Any, Final

from pnrules.session import BoardSession
from pnwidgets.board import Board
from pnwidgets.language import PAGE, follow, join

NOT_KEPT: Final = -1
"""The number of a board whose play no browser keeps."""


class PageBoard(Board):
    """A board in the page's language. No browser keeps its play: it begins anew."""

    def __init__(self, session: BoardSession) -> None:
        super().__init__(session=session, number=NOT_KEPT)
        join(self)

    def _unfolds(self) -> None:
        """Once nobody will be there to be asked, the page is told what it could have asked (see `export`)."""
        self._unfold()
        follow(self, "_unfold", "unfolded")

    def _unfold(self, _change: Any = None) -> None:
        if PAGE.unfolded:
            with self._changing():
                self._set(self.session.unfold())
