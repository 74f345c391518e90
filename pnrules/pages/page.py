"""A notebook's page: runs its code cells in order and keeps what each of them shows, the boards included."""

from __future__ import annotations

import ast
import io
from collections.abc import Sequence
from contextlib import redirect_stdout
from typing import Any, Final, NamedTuple

from pnrules.pages.names import Explorer, names, standing_in
from pnrules.pages.opening import Asked
from pnrules.pages.telling import Told
from pnrules.session import BoardSession, ThresholdSession, Traits
from pnrules.wire.messages import Answer


class Shown(NamedTuple):
    """The output of a cell: at most one of each.

    printed  the printed text
    board    the index of its board among the page's boards
    told     its telling, in any language
    value    the `repr` of any other value of its last line
    drawn    whether Jupyter would draw that value instead of writing it
    """

    printed: str = ""
    board: int | None = None
    told: Told | None = None
    value: str | None = None
    drawn: bool = False


DRAWN: Final = ("mimebundle", "html", "svg", "png", "jpeg", "markdown", "latex")
"""Jupyter draws a value that has a method `_repr_…_` for one of these formats."""


class Page:
    """A notebook whose cells have been run.

    cells   the source of each code cell
    asked   the parameters of the page's address
    lang    the language in which its boards begin

    `boards` are the sessions of its boards, in order; `shown` has the output of each cell. Boards send in advance the little that
    a page could ask for later (`unfold`), because it is read before there is a Python to ask. Raises whatever a cell raises.
    """

    def __init__(self, cells: Sequence[str], asked: Asked, lang: str = "en") -> None:
        self.boards: list[BoardSession] = []
        self.shown: list[Shown] = []
        known: dict[str, Any] = {"__name__": "__main__"}
        with standing_in(names(asked, lang)):
            for cell in cells:
                self.shown.append(self._show(*_run(cell, known)))

    def _show(self, printed: str, value: Any) -> Shown:
        board = value.session if isinstance(value, Explorer) else value
        if isinstance(board, BoardSession):
            if not isinstance(board, ThresholdSession):  # the answers for all its numbers would outweigh the page
                board.unfold(alone=False)
            self.boards.append(board)
            return Shown(printed, board=len(self.boards) - 1)
        if isinstance(value, Told):
            return Shown(printed, told=value)
        drawn = any(hasattr(value, f"_repr_{kind}_") for kind in DRAWN)
        return Shown(printed, value=None if value is None else repr(value), drawn=drawn)

    def hear(self, board: int, message: Any) -> tuple[Traits, Answer | None]:
        """Handle a message to a board: the traits that have changed, and the answer if the message asked for one."""
        heard = self.boards[board].hear(message)
        return heard.traits, heard.answer


def _run(cell: str, known: dict[str, Any]) -> tuple[str, Any]:
    """Run a cell. Gives what it printed, and the value of its last line; None if that is not an expression."""
    body = ast.parse(cell).body
    last = body[-1] if body and isinstance(body[-1], ast.Expr) else None
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(ast.Module(body if last is None else body[:-1], []), "<cell>", "exec"), known)
        value = None if last is None else eval(compile(ast.Expression(last.value), "<cell>", "eval"), known)
    return printed.getvalue(), value
