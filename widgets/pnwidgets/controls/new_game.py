"""Beginning a game by certain rules: how many play, what chance goes by, and in some games with which cards."""

from __future__ import annotations

from typing import Any

from pnrules.kernel.forms.validation import Json
from pnrules.pages import opening
from pnwidgets.controls.table import Table
from pnwidgets.language import PAGE, join


class NewGame(Table):
    """A new game of one kind, and the board on which it is played. Its page offers how many play, and the number of the deal."""

    def __init__(self, game: str, **how: Any) -> None:
        super().__init__(opening.new_game(game, PAGE.lang, **how))
        join(self)


class OwnCards(NewGame):
    """A deck to be written down, checked, and played with. Its page offers the deck too, as JSON with a card on each line."""

    def __init__(self, deck: Json, *, players: int = 2, seed: int = 1) -> None:
        Table.__init__(self, opening.own_cards(deck, PAGE.lang, players, seed))
        join(self)


def new_game(game: str, **how: Any) -> NewGame:
    """A new game, by its name as `pnrules list` has it. `how`: edition, version, players, seed. Raises BadInput."""
    return NewGame(game, **how)


def own_cards(deck: Json, players: int = 2, seed: int = 1) -> OwnCards:
    """A deck of one's own to be changed, checked and played with. Raises BadInput for one that is wrong already."""
    return OwnCards(deck, players=players, seed=seed)
