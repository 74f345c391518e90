"""Small tables of Battle for Bandwidth: the last action before the run of a program of a few cards, for those who still learn."""

from __future__ import annotations

from random import Random
from typing import Final

from pnrules.kernel.forms.validation import Json

NAMES: Final = ("Ada", "Ben", "Cléo", "Dora")

PASSES: Final = tuple(f"Pass {number} {way}" for number in (1, 2, 3) for way in "↻↺")
NEXT: Final = (*PASSES, "Function", "Pass X ↻", "Pass X ↺")
LATER: Final = (*NEXT, "Terminal X", "Terminal X+1", "Terminal X-1", "GOTO 10", "GOTO 20")
"""The kinds in the order in which the lessons bring them."""

COPIES: Final = 2
"""So many cards of a kind may lie there, and one more in the function."""

ROWS: Final = 3
"""A row holds so many cards."""

LEAST_SEATS, MOST_SEATS, MOST_HELD = 3, 4, 2
POINTS: Final = (0, 8)
WITH_FUNCTION: Final = 0.8


def small(draw: Random) -> Json:
    """The last action of a round: half of the tables have Pass cards alone, some Function and X, too, some all kinds."""
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
