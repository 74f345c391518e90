"""The cards of Programmer's Nightmare. Each is a few lines that read like its text.

copies    how many of it are among the 61
numbers   per edition, the numbers that it prints as digits, which INCREMENT and DECREMENT can change (N-36)
does      what performing it does, op by op; by edition if the editions differ
forced    the owner of a bit on it has no choice
foreign   it is played with an opponent's bit
one_shot  played from the hand and discarded; it never lies in a program
building_only  left out of version 1, like the one-shots
The card's own text is in the catalogue, as `card-pn30-<name>` and `card-pn31-<name>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pnrules.kernel.copies import FACE_DOWN, KIND
from pnrules.kernel.steps import Op
from pnrules.nightmare import effects as does
from pnrules.nightmare.performing import Ending, done, number

EDITIONS: Final = ("3.0", "3.1")
WORKS: Final[Mapping[str, str]] = {edition: f"PN {edition}" for edition in EDITIONS}
"""The name of each edition's rulebook in citations."""

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
    building_only: bool = False

    @property
    def slug(self) -> str:
        """The name as it appears in message ids and places."""
        return self.name.lower().replace(" ", "-")

    @property
    def place(self) -> str:
        """Its place in the rulebook's list of cards."""
        return f"card-{self.slug}"

    def routine(self, edition: str) -> tuple[Op, ...]:
        """The card's ops, the last of which ends the performance; the end is a separate op if it does anything else."""
        *first, last = self.does[edition] or (done,)
        return (*first, Ending(last), done)


def both(*numbers: int) -> dict[str, Numbers]:
    """Both editions print the same digits."""
    return dict.fromkeys(EDITIONS, numbers)


def alike(*ops: Op) -> dict[str, Ops]:
    """Both editions do the same."""
    return dict.fromkeys(EDITIONS, ops)


ONLY_30_PRINTS_1: Final[Mapping[str, Numbers]] = {"3.0": (1,), "3.1": ()}
ONLY_31_PRINTS_1: Final[Mapping[str, Numbers]] = {"3.0": (), "3.1": (1,)}

CARDS: Final[Mapping[str, Card]] = {
    card.name: card
    for card in (
        Card("ACQUIRE", 3, both(2), alike(does.you_gain(number()))),
        Card("BIT MAKER", 1, both(), alike(does.makes_a_bit)),
        Card("BIT MOVER", 2, both(1), alike(does.moves_bits(number()))),
        Card("BIT SWAPPER", 1, both(2), alike(does.swaps_bits(number()))),
        Card("BREAK", 3, both(), alike(does.stops_the_run), building_only=True),
        Card("BUG", 2, both(1), alike(does.everyone_loses(number()))),
        Card("COPY", 2, both(2), alike(does.lists(does.previous, number()), does.performs_them)),
        Card("DECREMENT", 2, ONLY_30_PRINTS_1, alike(does.changes_a_number(-1, number(in_words=1)))),
        Card("DEFEND", 1, both(1, 2), alike(does.defends(number(0), number(1)))),
        Card("DELETE", 1, {"3.0": (1, 1), "3.1": ()}, alike(does.takes_bits(number(0, in_words=1), number(1, in_words=1)))),
        Card("ERASE", 2, both(), alike(does.erases_the_previous)),
        Card("FLOATER", 2, both(1), alike(does.floats(number()), does.lists(does.following, does.one), does.performs_them)),
        Card("FUTURE", 2, both(2), alike(does.lists(does.following, number()), does.performs_them)),
        Card("GOTO", 3, both(6), alike(does.jumps_forward(number()))),
        Card("INCREMENT", 2, ONLY_30_PRINTS_1, alike(does.changes_a_number(+1, number(in_words=1), except_this=True))),
        Card("INSERT", 1, both(), alike(), one_shot=True),
        Card("MULTIPLIER", 1, ONLY_30_PRINTS_1, alike(does.multiplies(number(in_words=1)))),
        Card("OVERSIGHT", 2, ONLY_31_PRINTS_1, alike(does.without_bits_here(does.everyone_loses(number(in_words=1))))),
        Card("OVERWRITE", 2, ONLY_30_PRINTS_1, alike(does.recolours_a_bit(number(in_words=1)), does.replaces_this)),
        Card("POINTER", 1, {"3.0": (2,), "3.1": ()}, alike(does.redirects(number(in_words=2)))),
        Card("POWER SURGE", 2, both(3, 1), alike(does.surges(number(0), number(1)))),
        Card(
            "PROGRAM ERROR",
            3,
            both(1),
            {"3.0": [does.you_lose(number())], "3.1": [does.each_owner_loses(number())]},
            forced=True,
            foreign=True,
        ),
        Card("REPLACE", 1, both(), alike(does.chooses_what_to_replace, does.replaces_it)),
        Card("REVERSE PROGRAM", 2, both(), alike(does.turns_round)),
        Card("RUN", 4, both(), alike(), one_shot=True),
        Card("SECRET", 2, both(), alike(), one_shot=True),
        Card(
            "SELF DESTRUCT",
            1,
            {"3.0": (4, 1), "3.1": (4,)},
            alike(does.hits(number(0), number(1, in_words=1), others_only=False), does.discards_this),
        ),
        Card(
            "SEQUENCE MOD",
            1,
            ONLY_30_PRINTS_1,
            alike(does.chooses_what_to_move(number(in_words=1)), does.moves_it(number(in_words=1))),
        ),
        Card("SUBROUTINE", 2, both(2), alike(does.deals_beside(number()), does.performs_beside, does.jumps_afterwards)),
        Card("SWAP INSTRUCTIONS", 1, both(2), alike(does.chooses_a_side(number()), does.puts_in_order(number()))),
        Card("TIME DELAY", 1, both(), alike(does.gives_a_skip)),
        Card("UPGRADE", 1, both(), alike(does.chooses_where, does.draws_into_it, does.hands_over)),
        Card("WORM", 1, ONLY_31_PRINTS_1, alike(does.adds_own_bits(number(in_words=1)))),
        Card("ZAP", 3, both(1), alike(does.hits(number(), does.one, others_only=True))),
    )
}

DECK: Final[tuple[str, ...]] = tuple(
    sorted(f"{card.name}#{n}" if n > 1 else card.name for card in CARDS.values() for n in range(1, card.copies + 1))
)
"""Every single card, sorted: `BUG`, `BUG#2`, …"""

COPIES: Final[Mapping[str, tuple[str, ...]]] = {name: tuple(card for card in DECK if KIND[card] == name) for name in CARDS}
"""The single cards of each kind, in order."""

DEALT_DECK: Final[tuple[str, ...]] = tuple(
    card for card in DECK if not CARDS[KIND[card]].one_shot and not CARDS[KIND[card]].building_only
)
"""The cards of version 1: without BREAK, RUN, SECRET and INSERT."""

PRINTED: Final[Mapping[str, Mapping[str, Numbers]]] = {
    edition: {**{card.name: card.numbers[edition] for card in CARDS.values()}, FACE_DOWN: ()} for edition in EDITIONS
}
