"""A notebook's page: its code cells, run in order, what each of them shows, and the boards among that."""

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
    """What a cell shows: at most one of each.

    printed  what it printed
    board    the place of its board among the page's boards
    told     what it tells, in any language
    value    what its last line came to otherwise, as Python writes it
    drawn    Jupyter would draw that, and not write it
    """

    printed: str = ""
    board: int | None = None
    told: Told | None = None
    value: str | None = None
    drawn: bool = False


DRAWN: Final = ("mimebundle", "html", "svg", "png", "jpeg", "markdown", "latex")
"""What Jupyter draws has a method for it."""


class Page:
    """The cells of a notebook, run.

    cells   the source of each code cell
    asked   what the page's address asks for besides its notebook
    lang    in which language its boards begin

    `boards` are the sessions of its boards, in order; `shown` says what each cell shows. A page tells what little it could ask
    for later (`unfold`): it is looked at before anybody is there to be asked. Raises whatever a cell raises.
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
            if not isinstance(board, ThresholdSession):  # all that its numbers come to would be more than the page itself
                board.unfold(alone=False)
            self.boards.append(board)
            return Shown(printed, board=len(self.boards) - 1)
        if isinstance(value, Told):
            return Shown(printed, told=value)
        drawn = any(hasattr(value, f"_repr_{kind}_") for kind in DRAWN)
        return Shown(printed, value=None if value is None else repr(value), drawn=drawn)

    def hear(self, board: int, message: Any) -> tuple[Traits, Answer | None]:
        """What a board makes of a message: the traits that are otherwise by it, and the answer where one was asked for."""
        heard = self.boards[board].hear(message)
        return heard.traits, heard.answer


def _run(cell: str, known: dict[str, Any]) -> tuple[str, Any]:
    """Runs a cell: what it printed, and what its last line came to; None where that is no expression."""
    body = ast.parse(cell).body
    last = body[-1] if body and isinstance(body[-1], ast.Expr) else None
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(ast.Module(body if last is None else body[:-1], []), "<cell>", "exec"), known)
        value = None if last is None else eval(compile(ast.Expression(last.value), "<cell>", "eval"), known)
    return printed.getvalue(), value
