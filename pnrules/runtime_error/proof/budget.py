"""The budget of a claim: how much may be examined before it is left undecided, and about how long that takes."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final


class OutOfBudget(Exception):
    """The budget has been spent, and the question is still open."""


A_SECOND: Final = 50_000
"""About how many outcomes of moves are examined per second."""


def seconds(outcomes: int) -> int:
    """About how many seconds it takes to examine outcomes of moves, on today's machines."""
    return max(1, round(outcomes / A_SECOND))


class Budget:
    """How many outcomes of moves all searches for one question may still examine; see also `contest.A_WAY`."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.left = size

    def spend(self, count: int = 1) -> None:
        """Spend some of it. Raises OutOfBudget if there is not enough; the rest is then spent, too."""
        self.left -= count
        if self.left < 0:
            self.left = 0
            raise OutOfBudget


@contextmanager
def uncollected() -> Iterator[None]:
    """Disables the garbage collector: hardly anything that a search builds is garbage, and scanning it again and again takes
    nearly as long as building it."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
