"""Beginning a game by certain rules: how many play, what chance goes by, and in some games with which cards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import traitlets

from pnrules.games import game as game_of
from pnrules.session import Deal, DealingSession
from pnwidgets.controls.explorer import OFFER
from pnwidgets.controls.table import Table
from pnwidgets.language import PAGE

NAMES: Final = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")
"""What the players of a new game are called."""

SEEDS: Final = (0, 999_999_999)


class NewGame(Table):
    """A new game of one kind, and the board on which it is played. Its page offers how many play, and the number of the deal."""

    def __init__(
        self,
        game: str,
        *,
        edition: str | None = None,
        version: int | None = None,
        players: int = 4,
        seed: int = 1,
        cards: str | None = None,
    ) -> None:
        owner = game_of(game)
        edition = edition if edition is not None else next(iter(owner.works))
        deal = Deal(game, edition, version if version is not None else owner.versions[0], players, seed)
        super().__init__(
            DealingSession(deal, PAGE.lang, offer=OFFER, only=True, names=NAMES, cards=cards, seeds=SEEDS, opened=True)
        )
        traitlets.link((PAGE, "lang"), (self, "lang"))


class OwnCards(NewGame):
    """A deck to be written down, checked, and played with. Its page offers the deck too, as JSON with a card on each line."""

    def __init__(self, deck: Mapping[str, Any], *, players: int = 2, seed: int = 1) -> None:
        super().__init__("bandwidth", players=players, seed=seed, cards=_written(deck))


def _written(deck: Mapping[str, Any]) -> str:
    """A deck as one writes it: a line for each member, and for each card."""
    members = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in deck.items() if name != "cards"]
    cards = [f"  {json.dumps(card, ensure_ascii=False)}" for card in deck["cards"]]
    return "{\n" + ",\n".join([*members, '"cards": [\n' + ",\n".join(cards) + "\n]"]) + "\n}\n"


def new_game(game: str, **how: Any) -> NewGame:
    """A new game of `nightmare`, `bandwidth` or `runtime_error`. `how`: edition, version, players, seed. Raises BadInput."""
    return NewGame(game, **how)


def own_cards(deck: Mapping[str, Any], players: int = 2, seed: int = 1) -> OwnCards:
    """A deck of Battle for Bandwidth to be changed, checked and played with. Raises BadInput for one that is wrong already."""
    return OwnCards(deck, players=players, seed=seed)
