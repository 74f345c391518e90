"""The rules and cards of a game as an app: every place, card, ruling and word, with positions to try it on."""

from __future__ import annotations

from pnrules import games, rulebooks, words
from pnrules.kernel.errors import BadInput
from pnrules.kernel.validation import JsonPath
from pnrules.session import ReferenceSession
from pnwidgets.controls.common import PageBoard
from pnwidgets.language import PAGE

OFFER = ("lang",)
"""What the page offers to change."""


class RulesPage(PageBoard):
    """The reference of a game, to be read and searched, with a board for its positions.

    reference  what there is to read, as the page has it (see `pnrules.session.ReferenceSession`); to be read and observed
    """

    session: ReferenceSession

    def __init__(self, game: str) -> None:
        super().__init__(ReferenceSession(game, PAGE.lang, OFFER))

    def try_out(self, name: str) -> None:
        """Show a position on the board, such as `nightmare/cards/copy`; a refusal is the board's `notice`."""
        self.intend({"do": "reference-open", "name": name})

    def __repr__(self) -> str:
        works = self.session.game.works.values()
        entries = (entry for entry in rulebooks.entries() if entry.work in works)
        return "\n".join([words.text(PAGE.lang, f"game-{self.session.game.name}"), *(entry.said(PAGE.lang) for entry in entries)])


def rules(game: str) -> RulesPage:
    """The rules and cards of a game, such as `nightmare`, one page to search. Raises BadInput for a game that there is not."""
    if not games.is_game(game):
        place = JsonPath("$", [])
        place.one_of(game, games.names(), None)
        raise BadInput(place.problems)
    return RulesPage(game)
