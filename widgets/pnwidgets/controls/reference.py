"""The rules and cards of a game as an app: every place, card, ruling and word, with positions to try it on."""

from __future__ import annotations

from pnrules import words
from pnrules.pages import opening
from pnrules.session import ReferenceSession
from pnrules.words import rulebooks
from pnwidgets.controls.common import PageBoard
from pnwidgets.language import PAGE


class RulesPage(PageBoard):
    """The reference of a game, to be read and searched, with a board for its positions.

    reference  what there is to read, as the page has it (see `pnrules.session.ReferenceSession`); to be read and observed
    """

    session: ReferenceSession

    def __init__(self, game: str) -> None:
        super().__init__(opening.rules(game, PAGE.lang))

    def try_out(self, name: str) -> None:
        """Show a position on the board, such as `nightmare/cards/copy`; a refusal is the board's `notice`."""
        self.intend({"do": "reference-open", "name": name})

    def __repr__(self) -> str:
        works = self.session.game.works.values()
        entries = (entry for entry in rulebooks.entries() if entry.work in works)
        return "\n".join([words.text(PAGE.lang, f"game-{self.session.game.name}"), *(entry.said(PAGE.lang) for entry in entries)])


def rules(game: str) -> RulesPage:
    """The rules and cards of a game, such as `nightmare`, one page to search. Raises BadInput for a game that there is not."""
    return RulesPage(game)
