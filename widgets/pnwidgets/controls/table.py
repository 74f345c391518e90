"""A board on which games are dealt: a whole game, and what it takes to deal another, which the board itself offers.

A page's address may say what is dealt: `?game=bandwidth&players=4&seed=7`; the front page's form does.
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
    """A board on which games are dealt. Its page offers what there is; `begin` and `go_back` do the same from a cell.

    deal   what there is to deal, what lies on the board now (`now`), and what of the page's address was not understood
           (`unknown`); a trait, to observe
    """

    session: DealingSession

    def __init__(self, session: DealingSession) -> None:
        super().__init__(session=session)

    @property
    def explorer(self) -> Table:
        """The board: itself. A table was once an explorer among other widgets, and notebooks know it so."""
        return self

    @property
    def dealt(self) -> Deal:
        """What was dealt last, or brought back: game, edition, version, players and seed."""
        return self.session.dealt

    def begin(self, cards: str | None = None, **what: Any) -> None:
        """Deal another game; the one before is put aside.

        cards  the deck as it is written down, where the board deals one's own cards; by default, the one that was dealt last
        what   game, edition, version, players, seed, who, hands; each as it was dealt last where it is not given, or in another
               game as usual

        Raises BadInput, with every problem, and the board stays as it is.
        """
        name = what.get("game", self.dealt.game)
        deal = self.dealt.of_game(name) if is_game(name) else self.dealt
        if type(players := what.get("players")) is int:
            deal = deal.of_players(players)
        deal = deal._replace(**what)
        with self._changing():
            self._set(self.session.deal(deal, self.session.cards if cards is None else cards))

    def go_back(self) -> None:
        """Bring back the game before, as it was left. Raises PnError where there is none."""
        with self._changing():
            self._set(self.session.go_back())


def table(asked: Mapping[str, str] | None = None, lang: str | None = None) -> Table:
    """A whole game on a board, with what it takes to deal another.

    asked  what is dealt: game, edition, version, players and seed, and the `seat` through whose eyes; each as usual where it
           is not given or does not exist, which is then said. By default, what the page's address asks for.
    lang   en or fr; by default the page's language, which all boards of a page then switch together
    """
    wishes = reader.asked() if asked is None else asked
    made = Table(opening.table(wishes, lang or PAGE.lang))
    if lang is None:
        join(made)
    return made
