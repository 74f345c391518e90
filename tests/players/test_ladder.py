"""The ladder of strengths: Elo's scale, intervals that shrink with games, and nothing about who has not played."""

from __future__ import annotations

from math import log10, sqrt

import pytest

from pnrules.players.matches import Played
from tests.players.ladder import ladder


def games(wins: int, losses: int, draws: int = 0) -> list[Played]:
    shares = [(1.0, 0.0)] * wins + [(0.0, 1.0)] * losses + [(0.5, 0.5)] * draws
    return [Played(number, (1, 2), each, (), 10, True) for number, each in enumerate(shares)]


def test_three_wins_to_one_are_400_points_times_the_logarithm_of_three() -> None:
    first, second = ladder(("low", "high"), {("high", "low"): games(150, 50)})
    assert first == ("low", 0.0, 0.0, 0.0)
    assert second.elo == pytest.approx(400 * log10(3), abs=3)


def test_the_interval_is_that_of_so_many_games() -> None:
    """At even strength, the standard error of the logarithm of odds is 2 / sqrt(games)."""
    for count in (100, 400):
        _, rung = ladder(("one", "other"), {("other", "one"): games(count // 2, count // 2)})
        half = 1.96 * 2 / sqrt(count) * 400 / 2.302585
        assert rung.elo == pytest.approx(0, abs=1)
        assert rung.most - rung.elo == pytest.approx(half, rel=0.05)
        assert rung.elo - rung.least == pytest.approx(half, rel=0.05)


def test_draws_count_by_half() -> None:
    _, with_draws = ladder(("one", "other"), {("other", "one"): games(100, 40, 60)})
    _, without = ladder(("one", "other"), {("other", "one"): games(130, 70)})
    assert with_draws[1:] == pytest.approx(without[1:], abs=0.1)


def test_steps_of_a_ladder_add_up() -> None:
    played = {("middle", "low"): games(150, 50), ("high", "middle"): games(150, 50)}
    _, middle, high = ladder(("low", "middle", "high"), played)
    assert high.elo == pytest.approx(2 * middle.elo, abs=6)
    assert high.most - high.least > middle.most - middle.least, "two steps are less sure than one"


def test_whoever_has_not_played_is_left_out() -> None:
    found = ladder(("low", "middle", "high"), {("middle", "low"): games(3, 1), ("high", "middle"): []})
    assert [each.player for each in found] == ["low", "middle"]
