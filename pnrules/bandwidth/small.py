"""Small tables of Battle for Bandwidth: the last action before a program of a few cards runs, for beginners."""

from __future__ import annotations

from random import Random
from typing import Final

from pnrules.kernel.forms.validation import Json

NAMES: Final = ("Ada", "Ben", "Cléo", "Dora")

PASSES: Final = tuple(f"Pass {number} {way}" for number in (1, 2, 3) for way in "↻↺")
NEXT: Final = (*PASSES, "Function", "Pass X ↻", "Pass X ↺")
LATER: Final = (*NEXT, "Terminal X", "Terminal X+1", "Terminal X-1", "GOTO 10", "GOTO 20")
"""The kinds, in the order of the lessons."""

COPIES: Final = 2
"""The most cards of a kind in the program; the function may be one more."""

ROWS: Final = 3
"""The number of cards in a row."""

LEAST_SEATS, MOST_SEATS, MOST_HELD = 3, 4, 2
POINTS: Final = (0, 8)
WITH_FUNCTION: Final = 0.8


def small(draw: Random) -> Json:
    """The last action of a round: half of the tables only have Pass cards, some also Function and X, some all kinds."""
    stage = draw.choice((0, 0, 1, 2))
    kinds = (PASSES, NEXT, LATER)[stage]
    deck = draw.sample(kinds * COPIES, len(kinds) * COPIES)
    cards = [deck.pop() for _ in range(draw.randint(1, 3 if stage == 0 else 5))]
    seats = draw.randint(LEAST_SEATS, MOST_SEATS)
    turn = draw.randint(1, seats)
    hand = [deck.pop() for _ in range(draw.randint(1, MOST_HELD))]
    return {
        "edition": "BfB",
        "version": 1,
        "players": [
            {"name": name, "points": draw.randint(*POINTS), **({"hand": hand} if seat == turn else {})}
            for seat, name in enumerate(NAMES[:seats], 1)
        ],
        "program": [cards[at : at + ROWS] for at in range(0, len(cards), ROWS)],
        "function": draw.choice(PASSES) if stage and draw.random() < WITH_FUNCTION else None,
        "token": draw.randint(1, seats),
        "first": turn % seats + 1,
        "turn": turn,
        "actions": 1,
    }
