"""The rules and cards of a game as an app: every rule, card, ruling and term, with positions to try them on."""

from __future__ import annotations

from pnrules import words
from pnrules.pages import opening
from pnrules.session import ReferenceSession
from pnrules.words import rulebooks
from pnwidgets import reader
from pnwidgets.controls.common import PageBoard
from pnwidgets.language import PAGE


class RulesPage(PageBoard):
    """The reference of a game, to read and search, with a board for its positions.

    reference  its entries as sent to the page (see `pnrules.session.ReferenceSession`); can be read and observed
    """

    session: ReferenceSession

    def __init__(self, game: str | None = None) -> None:
        super().__init__(opening.rules(game, reader.asked(), PAGE.lang))

    def try_out(self, name: str) -> None:
        """Show a position on the board, such as `nightmare/cards/copy`; a refusal becomes the board's `notice`."""
        self.intend({"do": "reference-open", "name": name})

    def __repr__(self) -> str:
        works = self.session.game.works.values()
        entries = (entry for entry in rulebooks.entries() if entry.work in works)
        return "\n".join([words.text(PAGE.lang, f"game-{self.session.game.name}"), *(entry.said(PAGE.lang) for entry in entries)])


def rules(game: str | None = None) -> RulesPage:
    """The rules and cards of a game on one searchable page. Raises BadInput for an unknown game.

    game  such as `nightmare`; by default, the one in the page's address, or the first
    """
    return RulesPage(game)
