"""The budget of a claim: how much may be looked at before it is left undecided, and about how long that takes."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final


class OutOfBudget(Exception):
    """So many outcomes were looked at, and the question is still open."""


A_SECOND: Final = 50_000
"""About so many outcomes of moves are looked at in a second."""


def seconds(outcomes: int) -> int:
    """About how long it takes to look at so many outcomes of moves, on the machines of today."""
    return max(1, round(outcomes / A_SECOND))


class Budget:
    """How many outcomes of moves may still be looked at, by all searches that serve one question; see also `contest.A_WAY`."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.left = size

    def spend(self, count: int = 1) -> None:
        """So many more. Raises OutOfBudget where they are not left; what there was is gone then."""
        self.left -= count
        if self.left < 0:
            self.left = 0
            raise OutOfBudget


@contextmanager
def uncollected() -> Iterator[None]:
    """Python does not look for garbage meanwhile: hardly anything that a search builds is any, and to go through it again and
    again takes nearly as long as to build it."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
