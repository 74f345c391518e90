"""Beginning a game with given rules: the number of players, the seed, and in some games the cards."""

from __future__ import annotations

from typing import Any

from pnrules.kernel.forms.validation import Json
from pnrules.pages import opening
from pnwidgets.controls.table import Table
from pnwidgets.language import PAGE, join


class NewGame(Table):
    """A new game on a board. Its page offers the number of players, and the number of the deal."""

    def __init__(self, game: str, **how: Any) -> None:
        super().__init__(opening.new_game(game, PAGE.lang, **how))
        join(self)


class OwnCards(NewGame):
    """A deck to edit, check and play with. Its page offers the deck, too, as JSON with one card per line."""

    def __init__(self, deck: Json, *, players: int = 2, seed: int = 1) -> None:
        Table.__init__(self, opening.own_cards(deck, PAGE.lang, players, seed))
        join(self)


def new_game(game: str, **how: Any) -> NewGame:
    """A new game, by its name in `pnrules list`. `how`: edition, version, players, seed. Raises BadInput."""
    return NewGame(game, **how)


def own_cards(deck: Json, players: int = 2, seed: int = 1) -> OwnCards:
    """A deck of your own to edit, check and play with. Raises BadInput if it is invalid from the start."""
    return OwnCards(deck, players=players, seed=seed)
