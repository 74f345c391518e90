"""Small tables of Programmer’s Nightmare: a ring of a few cards, for beginners."""

from __future__ import annotations

from random import Random
from typing import Final

from pnrules.kernel.forms.validation import Json
from pnrules.nightmare.cards import COPIES

NAMES: Final = ("Ada", "Ben", "Cléo")

FIRST: Final = ("ACQUIRE", "BUG", "ZAP", "PROGRAM ERROR", "REVERSE PROGRAM", "INCREMENT", "DECREMENT")
NEXT: Final = (*FIRST, "GOTO", "COPY", "WORM")
LATER: Final = (
    *("POINTER", "DEFEND", "FLOATER", "FUTURE", "OVERSIGHT", "MULTIPLIER", "TIME DELAY", "ERASE", "DELETE", "SWAP INSTRUCTIONS"),
    *("BIT MAKER", "BIT MOVER", "BIT SWAPPER", "POWER SURGE", "SELF DESTRUCT", "SEQUENCE MOD", "UPGRADE"),
)
"""In the order of the lessons: after NEXT, one of LATER at a time."""

FEWEST, MOST, LONGEST = 2, 5, 8
POINTS: Final = (4, 16)

OWNED: Final = 0.8
"""The probability that a card has a bit."""


def small(draw: Random) -> Json:
    """A running program, in version 1: a third of the tables has the first cards, a third more cards, and a third also one that
    has a lesson of its own."""
    stage = draw.randrange(3)
    kinds = FIRST if stage == 0 else NEXT
    size = draw.randint(FEWEST, MOST if stage == 0 else LONGEST)
    deck = [card for kind in kinds for card in COPIES[kind]]
    row = draw.sample(deck, size)
    if stage == 2:
        row[draw.randrange(size)] = draw.choice(LATER)
    seats = 2 if stage == 0 else draw.choice((2, 3))
    owned = [at == 0 or draw.random() < OWNED for at in range(size)]
    bits = [[draw.randint(1, seats)] if each else [] for each in owned]
    lying = [{"card": card, "bits": own} for card, own in zip(row, bits, strict=True)]
    return {
        "edition": "3.0",
        "version": 1,
        "players": [{"name": name, "points": draw.randint(*POINTS)} for name in NAMES[:seats]],
        "program": {"row": lying, "pc": row[0], "towards": draw.choice(("tail", "tail", "head"))},
    }
