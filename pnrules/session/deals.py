"""A deal: which game, by which rules, with how many players, and the seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from pnrules import games, words
from pnrules.games import game
from pnrules.kernel.chance import seeded
from pnrules.kernel.forms.validation import Json
from pnrules.kernel.game import AnyGame
from pnrules.players import bots
from pnrules.players.opponents import BY_NAME
from pnrules.players.random_games import opening
from pnrules.session import seated
from pnrules.session.seated import PERSON, SEARCH
from pnrules.showing.play import ShownPlay as Play
from pnrules.wire import table as wire

MOST_DEALS: Final = 999_999
"""Deals are numbered from 1 on."""
SHORT: Final = {"people": PERSON, "computer": f"{PERSON},{SEARCH}", **{name: f"{PERSON},{name}" for name in BY_NAME}}
"""What a URL may say for all seats at once: only persons, or one person with the same opponent at every other seat."""
OPEN: Final = "open"
HANDS: Final = ("", OPEN)
"""Whether the hands of several persons are covered, or open."""


class Deal(NamedTuple):
    """A deal. The same deal gives the same cards at the same places of a line.

    game, edition, version  which rules
    players                 how many
    seed                    the deal's number
    who                     who plays, seat by seat: see `seated`; empty if one reader chooses for everyone
    hands                   `open` if several persons at one screen see the whole table; empty if hands are covered
    """

    game: str
    edition: str
    version: int
    players: int
    seed: int
    who: str = ""
    hands: str = ""

    def play(self, names: Sequence[str] = (), deck: Json | None = None) -> Play:
        """The game, up to the first question. Raises BadInput.

        names  the names of the players, in seat order; by default P1, P2 and so on
        deck   a deck to use instead of the game's own, in a game with decks
        """
        start = opening(self.game, self.edition, self.version, self.players, deck=deck, names=names)
        return Play(start, chance=seeded(self.seed), title=self.title)

    @property
    def title(self) -> dict[str, str]:
        """What its play is called, by language: after its number, or where nothing is left to chance, after the game."""
        if game(self.game).chance:
            return {lang: words.text(lang, "play-title", seed=str(self.seed)) for lang in words.LANGUAGES}
        return {lang: words.text_or(self.game, lang, f"game-{self.game}") for lang in words.LANGUAGES}

    def of_game(self, name: str) -> Deal:
        """The corresponding deal of another game: with the same seed, the same number of players if possible, and otherwise
        defaults. Raises KeyError for an unknown name."""
        if name == self.game:
            return self
        low, high = game(name).seats
        return usual(name)._replace(seed=self.seed, who=self.who, hands=self.hands).of_players(max(low, min(high, self.players)))

    def of_players(self, players: int) -> Deal:
        """The same deal for another number of players."""
        return self._replace(players=players, who=seated.fitting(self.who, players))

    def payload(self) -> wire.Deal:
        """The same for a page."""
        return {
            "game": self.game,
            "edition": self.edition,
            "version": self.version,
            "players": self.players,
            "seed": self.seed,
            "who": self.who,
            "hands": self.hands,
        }

    @property
    def address(self) -> str:
        """The query of a URL for this deal."""
        asked = self._asdict().items()
        return urlencode({field: value for field, value in asked if value != ""}, safe=",:")


def usual(name: str) -> Deal:
    """A game's first edition and version, three players. Raises KeyError for an unknown name."""
    found = game(name)
    return Deal(name, next(iter(found.works)), found.versions[0], min(3, found.seats[1]), 1)


def understood(asked: Mapping[str, str]) -> tuple[Deal, list[str]]:
    """The deal in a URL, and its unknown values, such as `players=9`, which fall back to defaults."""
    name = asked.get("game", games.BUILT_IN[0])
    deal = usual(name if games.is_game(name) else games.BUILT_IN[0])
    found = game(deal.game)
    choices: Mapping[str, Sequence[str] | Sequence[int]] = {
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
    who, hands = asked.get("who", ""), asked.get("hands", "")
    everyone = seated.fitting(SHORT[who], deal.players) if who in SHORT else who
    unknown += [f"who={who[:20]}"] * (not is_who(everyone, deal.players, found)) + [f"hands={hands[:20]}"] * (hands not in HANDS)
    deal = deal._replace(who=everyone if is_who(everyone, deal.players, found) else "", hands=hands if hands in HANDS else "")
    return deal, unknown


def is_who(text: str, players: int, found: AnyGame) -> bool:
    """Whether a text says who plays a game, for so many players: persons, and such opponents as can play it."""
    who = seated.parse(text, players)
    return who is not None and all(each.name == PERSON or each.contestant(found)[0] in bots.offered(found) for each in who)


def asked_for(asked: Mapping[str, str]) -> tuple[Deal, int | None, list[str]]:
    """The deal, the seat through whose eyes it is seen, and unknown values: `understood` with the `seat` of the URL."""
    deal, unknown = understood(asked)
    wish = asked.get("seat", "")
    seats = {str(seat): seat for seat in range(1, deal.players + 1)}
    if wish and wish not in seats:
        unknown.append(f"seat={wish[:20]}")
    return deal, seats.get(wish), unknown
