"""The Token's way before a run: where it would bring points if the program ran now as it lies. Code cards; B-03, B-09, B-10."""

from __future__ import annotations

from typing import Any

import pytest

import pnrules
from pnrules import Play
from pnrules.kernel.facets.showing import Showing
from pnrules.showing import payload
from tests.bandwidth.table import SEEDS, laid, played


def outlook(play: Play) -> dict[str, Any]:
    return dict(Showing.of(play.setup.game).outlook(play.state) or {})


def stops(*rows: list[str | None], **more: Any) -> list[tuple[str, int]]:
    return list(outlook(laid(*rows, **more))["stops"])


def test_the_example_of_the_rulebook_before_it_runs() -> None:
    """The token to B, A, C, D, B; back in row 2 to C, B; over the gap, the function to D."""
    play = pnrules.load("bandwidth/example")
    play.undo()
    assert outlook(play) == {
        "stops": (
            ("Pass 3 ↻", 2),
            ("Pass 1 ↺", 1),
            ("Pass 2 ↺", 3),
            ("Pass X ↻", 4),
            ("Terminal X+1", 2),
            ("Pass X ↻", 3),
            ("Terminal X+1", 2),
            ("Pass 2 ↻", 4),
        )
    }


def test_right_round_the_table_is_a_stop_where_it_was() -> None:
    assert stops(["Pass 2 ↻"], players=2, token=1) == [("Pass 2 ↻", 1)]


def test_a_terminal_that_there_is_not_is_no_stop() -> None:
    """X is the green number of Pass 1 clockwise, 3: terminal 4, with three players (B-09)."""
    assert stops(["Pass 1 ↻", "Terminal X+1", "Pass 1 ↻"], players=3, token=1) == [("Pass 1 ↻", 2), ("Pass 1 ↻#2", 3)]


def test_GOTO_goes_on_over_a_gap() -> None:
    """GOTO 10 leads back to row 1, whose first place is a gap; each is used once, and what it skips does not run."""
    rows: tuple[list[str | None], ...] = ([None, "Pass 1 ↻", "GOTO 10"],)
    assert stops(*rows, token=4) == [("Pass 1 ↻", 1), ("Pass 1 ↻", 2)]


def test_GOTO_to_a_row_that_there_is_not_ends_it() -> None:
    """B-03."""
    assert stops(["GOTO 20", "Pass 1 ↻"], token=1) == []


def test_who_would_win_is_said_and_the_way_ends_there() -> None:
    found = outlook(laid(["Pass 1 ↻", "Pass 1 ↻", "Pass 1 ↻"], token=1, points={3: 8}))
    assert found == {"stops": (("Pass 1 ↻", 2), ("Pass 1 ↻#2", 3)), "wins": 3}


def test_without_a_program_in_a_run_and_after_the_game_nothing_is_foreseen() -> None:
    assert outlook(laid()) == {}
    for done in played(SEEDS[0]).trace:
        if done.after.board.run is not None or done.after.board.winner is not None:
            assert Showing.of(done.after.setup.game).outlook(done.after) == {}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_run_goes_the_way_that_was_foreseen(seed: int) -> None:
    runs = 0
    way: list[Any] = []
    gone: list[Any] = []
    for done in played(seed).trace:
        if done.rule.id == "bandwidth-runs":
            way, gone = list(Showing.of(done.before.setup.game).outlook(done.before)["stops"]), []  # type: ignore[index]
        if done.rule.id in ("bandwidth-arrives", "bandwidth-sends"):
            gone.append((done.before.frames[-1].source, done.after.board.token))
        if done.rule.id in ("bandwidth-run-ends", "bandwidth-wins"):
            assert gone == way
            runs += 1
    assert runs


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_every_seat_is_told_the_same_way(seed: int) -> None:
    """Program, function and Token lie open; nobody else's cards enter into it."""
    told = 0
    for done in played(seed).trace:
        ways = [
            payload.position(payload.view(done.after, seat))["outlook"]
            for seat in (None, *range(1, len(done.after.setup.players) + 1))
        ]
        assert all(way == ways[0] for way in ways)
        told += bool(ways[0])
    assert told
