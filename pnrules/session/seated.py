"""Who plays: a person at this screen or an opponent, seat by seat.

A URL and a message name all of them in one text, in seat order: `person,tess,search:200`. An empty text means that one reader
chooses for everyone, and sees the whole table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from pnrules import players
from pnrules.kernel.errors import NoSuchSeat
from pnrules.kernel.game import AnyGame
from pnrules.kernel.patches import jsonable
from pnrules.kernel.state import NOBODY, AnyState
from pnrules.players.opponents import BY_NAME

PERSON: Final = "person"
SEARCH: Final = "search"
STRONGEST: Final = 10_000
"""The most simulations of an opponent."""


class Seated(NamedTuple):
    """Who has a seat.

    name      `person`, one of the opponents, or a bot of `pnrules.players`
    strength  the simulations of a bot that searches; None for the default
    """

    name: str
    strength: int | None = None

    def contestant(self, game: AnyGame) -> tuple[str, int | None]:
        """The bot that chooses here, and the number of its simulations in a game; None for the default."""
        opponent = BY_NAME.get(self.name)
        return (self.name, self.strength) if opponent is None else (opponent.bot, opponent.strength(game))

    @property
    def code(self) -> str:
        """As a text: `search:200`."""
        return self.name if self.strength is None else f"{self.name}:{self.strength}"


def parse(text: str, seats: int) -> tuple[Seated, ...] | None:
    """Parse who plays; None for a text with another number of seats, or unknown names."""
    if text == "":
        return ()
    found = [_one(code) for code in text.split(",")]
    known = [each for each in found if each is not None]
    return tuple(known) if len(known) == len(found) == seats else None


def _one(code: str) -> Seated | None:
    name, colon, number = code.partition(":")
    if not colon:
        return Seated(name) if name in (PERSON, *BY_NAME, *players.NAMES) else None
    good = name == SEARCH and number.isascii() and number.isdecimal() and len(number) < 6 and 1 <= int(number) <= STRONGEST
    return Seated(name, int(number)) if good else None


def written(who: Iterable[Seated]) -> str:
    """The text that says who plays."""
    return ",".join(each.code for each in who)


def fitting(text: str, seats: int) -> str:
    """Who plays with this number of seats: the first of them, and copies of the last for new seats."""
    codes = text.split(",") if text else []
    return ",".join([*codes, *codes[-1:] * seats][:seats])


def persons(who: Sequence[Seated]) -> tuple[int, ...]:
    """The seats of the persons at this screen."""
    return tuple(seat for seat, each in enumerate(who, 1) if each.name == PERSON)


def hides(state: AnyState) -> bool:
    """Whether some player sees something that not all do."""
    game, everyone = state.setup.game, range(1, len(state.setup.players) + 1)
    seen = _named(game.view(state, NOBODY))
    return any(_named(game.view(state, seat)) - seen for seat in everyone)


def _named(state: AnyState) -> Counter[str]:
    """The cards and whatever else is named in a position, and how often."""
    return Counter(texts([jsonable(state.board), jsonable(state.frames)]))


def texts(data: Any) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(data, str):
        yield data
    for item in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from texts(item)


def covers(state: AnyState) -> bool:
    """Whether its game can tell what everybody sees, so that hands can be covered."""
    try:
        state.setup.game.view(state, NOBODY)
    except NoSuchSeat:
        return False
    return True
