"""Beginning a game in a notebook or an app: how many play, what chance goes by, and in some games with which cards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import Any, Final

import ipywidgets

import pnrules
from pnrules import Play, scenario, words
from pnrules.bandwidth import deck as decks
from pnrules.games import game as game_of
from pnrules.kernel.errors import BadInput, Problem
from pnwidgets.controls.common import WIDE
from pnwidgets.controls.explorer import Explorer, explore
from pnwidgets.language import InWords, Speaking

NAMES: Final = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")
"""What the players of a new game are called."""

MOST_SEED: Final = 999_999_999


class NewGame(InWords, ipywidgets.VBox, Speaking):  # type: ignore[misc]  # ipywidgets publishes no types
    """A new game to be set up, and the board on which it is then played.

    players   how many play
    seed      what chance goes by: the same number brings the same cards
    begin     deals anew; the game before is gone
    problems  what keeps the game from beginning, each with its place
    explorer  the board and its controls
    """

    def __init__(
        self, game: str, *, edition: str | None = None, version: int | None = None, players: int = 4, seed: int = 1
    ) -> None:
        owner = game_of(game)
        low, high = owner.seats
        self._owner = owner
        self._edition = edition if edition is not None else next(iter(owner.works))
        self._version = version if version is not None else owner.versions[0]
        self._found: tuple[Problem, ...] = ()
        self.players = ipywidgets.Dropdown(options=[(str(n), n) for n in range(low, high + 1)], value=players, style=WIDE)
        self.seed = ipywidgets.BoundedIntText(value=seed, min=0, max=MOST_SEED, style=WIDE)
        self.begin = ipywidgets.Button(button_style="primary", layout=ipywidgets.Layout(width="auto"))
        self.problems = ipywidgets.HTML()
        self.explorer: Explorer = explore(self._new())
        self.begin.on_click(self._on_begin)
        row = ipywidgets.HBox([self.players, self.seed, self.begin])
        row.layout.flex_flow, row.layout.grid_gap = "row wrap", "0 1.5rem"
        super().__init__([self.explorer, *self._first(), row, self.problems])
        self.add_class("pn-new-game")
        self._follow()

    def _first(self) -> list[Any]:
        """What stands above the controls."""
        return []

    def _deck(self) -> Mapping[str, Any] | None:
        """The deck that is asked for; None for the game's own. Raises BadInput."""
        return None

    def _new(self) -> Play:
        """The game that is asked for, dealt. Raises BadInput."""
        title = {lang: words.text(lang, "new-game-title") for lang in words.LANGUAGES}
        data = {
            "format": 1,
            "game": self._owner.name,
            "edition": self._edition,
            "version": self._version,
            "title": title,
            "players": [{"name": name} for name in NAMES[: self.players.value]],
            "seed": self.seed.value,
        }
        return pnrules.load(data, deck=self._deck())

    def _on_begin(self, _button: Any) -> None:
        """A game that cannot begin leaves the one on the board as it is."""
        try:
            play = self._new()
        except BadInput as error:
            self._found = error.problems
        else:
            self._found = ()
            self.explorer.play = play
        self._say()

    def _say(self, _change: Any = None) -> None:
        self.players.description = self._text("new-game-players")
        self.seed.description = self._text("new-game-seed")
        self.begin.description = self._text("new-game-begin")
        lines = [f"{p.place}: {words.sentence(self.lang, p.id, p.params, p.args)}" for p in self._found]
        items = "".join(f"<li>{escape(line)}</li>" for line in lines)
        head = self._text("bad-input", count=len(lines)) if lines else ""
        self.problems.value = (
            f'<div lang="{self.lang}" role="alert" class="pn-telling"><b>{escape(head)}</b><ul>{items}</ul></div>'
        )

    def __repr__(self) -> str:
        return repr(self.explorer)


class OwnCards(NewGame):
    """A deck to be written down, checked, and played with.

    cards  the deck's data as JSON, a card on each line, to be changed at will
    """

    def __init__(self, deck: Mapping[str, Any], *, players: int = 2, seed: int = 1) -> None:
        self.cards = ipywidgets.Textarea(value=_written(deck), rows=len(deck["cards"]) + 8, style=WIDE)
        self.cards.layout = ipywidgets.Layout(width="100%")
        self.cards.add_class("pn-own-cards")
        super().__init__("bandwidth", players=players, seed=seed)

    def _first(self) -> list[Any]:
        return [self.cards]

    def _deck(self) -> Mapping[str, Any]:
        data: Mapping[str, Any] = scenario.from_text(self.cards.value)
        decks.read(data)
        return data

    def _say(self, _change: Any = None) -> None:
        super()._say()
        self.begin.description = self._text("own-cards-begin")
        self.cards.description = self._text("own-cards-label")


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
