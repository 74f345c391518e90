"""A whole game on the board, and what it takes to deal another: ordinary ipywidgets around an `Explorer`.

A page's address may say what is dealt: `?game=bandwidth&players=4&seed=7`; the front page's form does.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

import ipywidgets
import traitlets

from pnrules import Play, games, seeded, words
from pnrules.games import game
from pnrules.simulating import opening
from pnwidgets import reader
from pnwidgets.controls.common import WIDE, Labelling, offer
from pnwidgets.controls.explorer import Explorer
from pnwidgets.language import PAGE, InWords
from pnwidgets.marks import SHOWS_NEXT
from pnwidgets.repertoire import MOST_DEALS

_OWN_LINE: Final = {"width": "auto", "align_self": "flex-start"}


class Deal(NamedTuple):
    """What is dealt. The same deal gives the same cards at the same places of a line.

    game, edition, version  which rules
    players                 how many
    seed                    the deal's number
    """

    game: str
    edition: str
    version: int
    players: int
    seed: int

    def play(self) -> Play:
        """The game, as far as the first question."""
        named = {lang: words.text(lang, "play-title", seed=str(self.seed)) for lang in words.LANGUAGES}
        return Play(opening(self.game, self.edition, self.version, self.players), chance=seeded(self.seed), title=named)

    @property
    def address(self) -> str:
        """What a page's address asks for to have this dealt."""
        return urlencode(self._asdict())


def usual(name: str) -> Deal:
    """A game's first edition and version, three players."""
    found = game(name)
    return Deal(name, next(iter(found.works)), found.versions[0], min(3, found.seats[1]), 1)


def understood(asked: Mapping[str, str]) -> tuple[Deal, list[str]]:
    """The deal that an address asks for, and what of that does not exist and is left as usual: `players=9`."""
    name = asked.get("game", games.BUILT_IN[0])
    deal = usual(name if games.is_game(name) else games.BUILT_IN[0])
    found = game(deal.game)
    choices: dict[str, Any] = {
        "game": games.names(),
        "edition": tuple(found.works),
        "version": found.versions,
        "players": range(found.seats[0], found.seats[1] + 1),
        "seed": range(1, MOST_DEALS + 1),
    }
    unknown = []
    for field, known in choices.items():
        wish = asked.get(field)
        if wish is None:
            continue
        number = isinstance(getattr(deal, field), int)
        value: Any = int(wish) if number and wish.isdecimal() and len(wish) < 10 else wish
        if value in known:
            deal = deal._replace(**{field: value})
        else:
            unknown.append(f"{field}={wish[:20]}")
    return deal, unknown


class Table(InWords, ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets publishes no types
    """A game on the board with its controls, and those for another deal.

    explorer  the board with language, seat, rulebook and rulings; `explorer.board.play` is the play
    game, version, edition, players, number   what is dealt next
    show      shows and hides these controls
    deal      deals it
    back      brings the deal before it back, as it was left
    status    what of the address was not understood, in words
    """

    def __init__(self, deal: Deal, unknown: list[str], lang: str, seat: int | None = None, *, shown: bool = True) -> None:
        self._unknown = unknown
        self._labelling = Labelling()
        self.explorer = Explorer(deal.play(), lang=lang, seat=seat)
        self.game = ipywidgets.Dropdown(style=WIDE)
        self.version = ipywidgets.Dropdown(style=WIDE)
        self.edition = ipywidgets.Dropdown(style=WIDE)
        self.players = ipywidgets.Dropdown(style=WIDE, layout={"width": "8rem"})
        self.number = ipywidgets.BoundedIntText(min=1, max=MOST_DEALS, style=WIDE, layout={"width": "13rem"})
        self.deal, self.back = (
            ipywidgets.Button(),
            ipywidgets.Button(layout={"display": "none", "width": "auto", "align_self": "flex-start"}),
        )
        self._earlier: list[tuple[Deal, Play]] = []
        self._dealt = deal
        self.status = ipywidgets.HTML()
        self.show = ipywidgets.ToggleButton(value=shown, layout=_OWN_LINE)
        self.show.add_class(SHOWS_NEXT)
        self.show.observe(self._on_show, names="value")
        self._controls = ipywidgets.HBox([self.game, self.version, self.edition, self.players, self.number, self.deal])
        layout = self._controls.layout
        layout.flex_flow, layout.align_items, layout.grid_gap = "row wrap", "center", "0.25rem 1rem"
        layout.display = None if shown else "none"
        self._offer(deal)
        self._show(deal)
        self.game.observe(self._on_game, names="value")
        self.deal.on_click(self._on_deal)
        self.back.on_click(self._on_back)
        self.explorer.board.observe(self._on_language, names="lang")
        super().__init__([self.explorer, self.show, self._controls, self.back, self.status])

    def _on_show(self, change: traitlets.Bunch) -> None:
        self._controls.layout.display = None if change["new"] else "none"

    @property
    def chosen(self) -> Deal:
        """What the controls say."""
        return Deal(self.game.value, self.edition.value, self.version.value, self.players.value, self.number.value)

    def _show(self, deal: Deal) -> None:
        """What lies on the board, and the address by which it can be dealt again."""
        self._dealt = deal
        self.explorer.board.reopen = deal.address

    def _text(self, id: str, **values: Any) -> str:
        return words.text(self.explorer.board.lang, id, **values)

    def _offer(self, deal: Deal) -> None:
        """The controls in the board's language, with what there is to choose in the deal's game."""
        found = game(deal.game)
        versions = [(self._version(deal.game, version), version) for version in found.versions]
        with self._labelling:
            offer(self.game, [(self._text(f"game-{name}"), name) for name in games.names()], deal.game)
            offer(self.version, versions, deal.version)
            offer(self.edition, [(work, edition) for edition, work in found.works.items()], deal.edition)
            offer(self.players, [(str(n), n) for n in range(found.seats[0], found.seats[1] + 1)], deal.players)
            self.number.value = deal.seed
        self.version.layout.display = "none" if len(versions) == 1 else None
        self.game.description = self._text("play-game")
        self.version.description = self._text("gallery-version")
        self.edition.description = self._text("gallery-edition")
        self.players.description = self._text("gallery-how-many")
        self.number.description = self._text("gallery-seed")
        self.show.description = self._text("play-another")
        self.deal.description = self._text("gallery-start")
        self.back.layout.display = None if self._earlier else "none"
        if self._earlier:
            self.back.description = self._text("play-back", seed=str(self._earlier[-1][0].seed))
        said = self._text("play-unknown", asked=", ".join(self._unknown)) if self._unknown else ""
        self.status.value = f'<div role="status">{escape(said)}</div>' if said else ""

    def _version(self, name: str, version: int) -> str:
        id = f"gallery-version-{name}-{version}"
        return self._text(id) if words.has(self.explorer.board.lang, id) else str(version)

    def _on_language(self, _change: traitlets.Bunch) -> None:
        self._offer(self.chosen)

    def _on_game(self, change: traitlets.Bunch) -> None:
        """Another game: as many players as before, if so many can play it."""
        if self._labelling.under_way:
            return
        deal = usual(change["new"])
        low, high = game(deal.game).seats
        self._offer(deal._replace(players=max(low, min(high, self.players.value)), seed=self.number.value))

    def _on_deal(self, _button: Any) -> None:
        """The play on the board is put aside, and not lost."""
        deal = self.chosen
        self._unknown = []
        self._earlier.append((self._dealt, self.explorer.board.play))
        self.explorer.play = deal.play()
        self._show(deal)
        self._offer(deal)

    def _on_back(self, _button: Any) -> None:
        deal, play = self._earlier.pop()
        self.explorer.play = play
        self._show(deal)
        self._offer(deal)

    def __repr__(self) -> str:
        return repr(self.explorer)


def table(asked: Mapping[str, str] | None = None, lang: str | None = None) -> Table:
    """A whole game on a board, with what it takes to deal another.

    asked  what is dealt: game, edition, version, players and seed, and the `seat` through whose eyes; each as usual where it
           is not given or does not exist, which is then said. By default, what the page's address asks for.
    lang   en or fr; by default the page's language, which all boards of a page then switch together
    """
    wishes = reader.asked() if asked is None else asked
    deal, unknown = understood(wishes)
    wish = wishes.get("seat", "")
    seats = {str(seat): seat for seat in range(1, deal.players + 1)}
    if wish and wish not in seats:
        unknown.append(f"seat={wish[:20]}")
    made = Table(deal, unknown, lang or PAGE.lang, seats.get(wish), shown="game" not in wishes)
    if lang is None:
        traitlets.link((PAGE, "lang"), (made.explorer.board, "lang"))
    return made
