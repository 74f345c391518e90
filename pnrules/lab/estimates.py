"""Figures with their uncertainty. All intervals are those of 95 %."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import ceil, floor
from typing import Final, NamedTuple

from pnrules.players.matches import interval

RESAMPLES: Final = 400
"""How often a mean is computed anew. Enough for two digits of an interval."""


class Estimate(NamedTuple):
    """A figure that some games show.

    value        the figure itself
    least, most  where the true one lies 95 times in 100
    games        how many games it stands on
    """

    value: float
    least: float
    most: float
    games: int

    def holds(self, value: float) -> bool:
        """Whether these games leave it open that the true figure is this one."""
        return self.least <= value <= self.most


def rate(count: float, games: int) -> Estimate | None:
    """How often something happened, from 0 to 1, with Wilson's interval; None without games. A half counts for a draw."""
    return Estimate(count / games, *interval(count, games), games) if games else None


def mean(values: Sequence[float]) -> Estimate | None:
    """The mean of one value for each game, with the percentile interval of the bootstrap; None without games.

    The same values in the same order give the same interval.
    """
    if not values:
        return None
    draw = random.Random("bootstrap")
    count = len(values)
    means = sorted(sum(draw.choices(values, k=count)) / count for _ in range(RESAMPLES))
    cut = 0.025 * (RESAMPLES - 1)
    return Estimate(sum(values) / count, means[floor(cut)], means[ceil(RESAMPLES - 1 - cut)], count)
