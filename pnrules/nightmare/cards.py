"""The cards of Programmer's Nightmare. Each is a few lines that read like its text.

copies    how many of it are among the 61
numbers   per edition, the numbers that it prints as digits, which INCREMENT and DECREMENT can change (N-36)
does      what performing it does, op by op; per edition where the editions differ
forced    the owner of a bit on it has no choice
foreign   it is played with an opponent's bit
one_shot  played from the hand and discarded; it never lies in a program
The card's own text is in the catalogue, as `card-pn30-<name>` and `card-pn31-<name>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pnrules.kernel.game import Op
from pnrules.nightmare.effects import (
    changes_a_number,
    each_owner_loses,
    everyone_loses,
    following,
    jumps_forward,
    lists,
    performs_them,
    previous,
    recolours_a_bit,
    replaces_this,
    stops_the_run,
    turns_round,
    you_gain,
    you_lose,
)
from pnrules.nightmare.performing import done, ending, number

EDITIONS: Final = ("3.0", "3.1")
Numbers = tuple[int, ...]
Ops = Sequence[Op]


@dataclass(frozen=True)
class Card:
    """One kind of card; the fields are explained at the head of this module."""

    name: str
    copies: int
    numbers: Mapping[str, Numbers]
    does: Mapping[str, Ops]
    forced: bool = False
    foreign: bool = False
    one_shot: bool = False

    @property
    def slug(self) -> str:
        """The name as message ids and places write it."""
        return self.name.lower().replace(" ", "-")

    @property
    def place(self) -> str:
        """Where the rulebook's card list has it."""
        return f"card-{self.slug}"

    def routine(self, edition: str) -> tuple[Op, ...]:
        """The card's ops, the last of which ends the performance; and the end as an op of its own, where it brings something."""
        *first, last = self.does[edition] or (done,)
        return (*first, ending(last), done)


def both(*numbers: int) -> dict[str, Numbers]:
    """Both editions print the same digits."""
    return dict.fromkeys(EDITIONS, numbers)


def alike(*ops: Op) -> dict[str, Ops]:
    """Both editions do the same."""
    return dict.fromkeys(EDITIONS, ops)


ONLY_30_PRINTS_1: Final[Mapping[str, Numbers]] = {"3.0": (1,), "3.1": ()}

CARDS: Final[Mapping[str, Card]] = {
    card.name: card
    for card in (
        Card("ACQUIRE", 3, both(2), alike(you_gain(number()))),
        Card("BREAK", 3, both(), alike(stops_the_run)),
        Card("BUG", 2, both(1), alike(everyone_loses(number()))),
        Card("COPY", 2, both(2), alike(lists(previous, number()), performs_them)),
        Card("DECREMENT", 2, ONLY_30_PRINTS_1, alike(changes_a_number(-1, number(in_words=1)))),
        Card("FUTURE", 2, both(2), alike(lists(following, number()), performs_them)),
        Card("GOTO", 3, both(6), alike(jumps_forward(number()))),
        Card("INCREMENT", 2, ONLY_30_PRINTS_1, alike(changes_a_number(+1, number(in_words=1), except_this=True))),
        Card("OVERWRITE", 2, ONLY_30_PRINTS_1, alike(recolours_a_bit(number(in_words=1)), replaces_this)),
        Card(
            "PROGRAM ERROR",
            3,
            both(1),
            {"3.0": [you_lose(number())], "3.1": [each_owner_loses(number())]},
            forced=True,
            foreign=True,
        ),
        Card("REVERSE PROGRAM", 2, both(), alike(turns_round)),
        Card("RUN", 4, both(), alike(), one_shot=True),
    )
}

DECK: Final[tuple[str, ...]] = tuple(
    sorted(f"{card.name}#{n}" if n > 1 else card.name for card in CARDS.values() for n in range(1, card.copies + 1))
)
"""Every single card, sorted: `BUG`, `BUG#2`, …"""

PRINTED: Final[Mapping[str, Mapping[str, Numbers]]] = {
    edition: {card.name: card.numbers[edition] for card in CARDS.values()} for edition in EDITIONS
}
