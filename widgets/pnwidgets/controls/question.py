"""A question at the table as an app: a position is laid out, the players' choices are made on it, and the rules answer."""

from __future__ import annotations

from pnrules.pages import opening
from pnrules.session import QuestionSession
from pnwidgets import reader
from pnwidgets.controls.common import PageBoard
from pnwidgets.language import PAGE


class QuestionPage(PageBoard):
    """A board for a question at the table.

    laying  what can be laid out, as sent to the page (see `pnrules.wire.laying.Laying`); can be read and observed
    """

    session: QuestionSession

    def __init__(self, game: str | None = None) -> None:
        super().__init__(opening.question(game, reader.asked(), PAGE.lang))


def question(game: str | None = None) -> QuestionPage:
    """A question at the table about a game. Raises BadInput for an unknown game.

    game  such as `nightmare`; by default, the one in the page's address, or the first
    """
    return QuestionPage(game)
