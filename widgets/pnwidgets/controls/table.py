"""A board for whole games, with a form for dealing the next.

A page's address may say what to deal: `?game=bandwidth&players=4&seed=7`; the front page's form does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pnrules.games import is_game
from pnrules.pages import opening
from pnrules.session import Deal, DealingSession
from pnwidgets import reader
from pnwidgets.controls.explorer import Explorer
from pnwidgets.language import PAGE, join


class Table(Explorer):
    """A board for whole games. Its page has a form for dealing; `begin` and `go_back` do the same from a cell.

    deal   what can be dealt, what is on the board now (`now`), and what in the page's address was not understood (`unknown`); a
           trait to observe
    """

    session: DealingSession

    def __init__(self, session: DealingSession) -> None:
        super().__init__(session=session)

    @property
    def explorer(self) -> Table:
        """The board itself. Kept for notebooks from when a table was an explorer among other widgets."""
        return self

    @property
    def dealt(self) -> Deal:
        """The deal on the board: game, edition, version, players and seed."""
        return self.session.dealt

    def begin(self, cards: str | None = None, **what: Any) -> None:
        """Deal another game, and put the present one aside.

        cards  the text of the deck, if the board deals the reader's own cards; by default, the last one
        what   game, edition, version, players, seed, who, hands; by default each as in the last deal, or as usual if the game
               changes

        Raises BadInput with every problem, and then changes nothing.
        """
        name = what.get("game", self.dealt.game)
        deal = self.dealt.of_game(name) if is_game(name) else self.dealt
        if type(players := what.get("players")) is int:
            deal = deal.of_players(players)
        deal = deal._replace(**what)
        with self._changing():
            self._set(self.session.deal(deal, self.session.cards if cards is None else cards))

    def go_back(self) -> None:
        """Bring back the previous game as it was left. Raises PnError if there is none."""
        with self._changing():
            self._set(self.session.go_back())


def table(asked: Mapping[str, str] | None = None, lang: str | None = None) -> Table:
    """A whole game on a board, with a form for dealing the next.

    asked  what to deal: game, edition, version, players and seed, and the `seat` whose view is shown. Missing and unknown values
           are as usual; the page reports the unknown ones. By default, the parameters of the page's address.
    lang   en or fr; by default the page's language, which all boards of a page then switch together
    """
    wishes = reader.asked() if asked is None else asked
    made = Table(opening.table(wishes, lang or PAGE.lang))
    if lang is None:
        join(made)
    return made
