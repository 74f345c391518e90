"""What somebody has wrong, played out: each wrong idea leads where it says, and nothing else is otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from pnrules import Play
from pnrules.bandwidth.misreadings import misreadings
from tests.bandwidth.table import facts, laid

READINGS: list[tuple[str, int, tuple[int, ...]]] = [
    ("way", 2, (0, 1, 0, 0)),
    ("too-far", 1, (1, 0, 0, 0)),
    ("self", 3, (0, 0, 1, 0)),
    ("on-the-way", 4, (0, 1, 1, 1)),
    ("ignored", 1, (0, 0, 0, 0)),
]
"""Of Pass 3 ↻ from Ada, by what is wrong: who has the Token then, and everybody's points."""


def misread(*rows: list[str | None], first: int = 1, **members: Any) -> tuple[Play, dict[str, Play]]:
    """A play in which everybody's turn is over, so that the program has run; and the same under each wrong idea about it."""
    last = (first - 2) % 4 + 1
    play = laid(*rows, first=first, turn=last, **members)
    state, before = play.state, len(play.steps(play.head))
    play.choose("end-turn")
    found = {}
    for each in misreadings(state, play.steps(play.head)[before:]):
        found[each.id.removeprefix("misread-bandwidth-")] = there = Play(each.state)
        there.choose("end-turn")
    return play, found


@pytest.mark.parametrize(("wrong", "token", "points"), READINGS, ids=[case[0] for case in READINGS])
def test_what_is_wrong_about_a_pass_leads_to_another_seat_or_other_points(
    wrong: str, token: int, points: tuple[int, ...]
) -> None:
    """Three seats clockwise from Ada is Dan, who scores."""
    play, found = misread(["Pass 3 ↻"], token=1)
    assert (facts(play)["token"], play.points) == (4, (0, 0, 0, 1))
    assert (facts(found[wrong])["token"], found[wrong].points) == (token, points)


def test_whoever_counts_terminals_from_the_first_seat_sends_the_Token_there() -> None:
    """Bob has Terminal 1, and X is 1, the green number of Pass 3 ↻. From Ada, that goes to Dan first."""
    play, found = misread(["Pass 3 ↻", "Terminal X"], first=2, token=1)
    assert play.points == (0, 1, 0, 1)
    assert found["terminals"].points == (1, 0, 0, 1)
    assert found["terminals"].state.board.first == play.state.board.first == 3, "who begins is another matter"
    assert "terminals" not in misread(["Pass 3 ↻", "Terminal X"], first=1, token=1)[1], "Ada has it: that is right"


def test_whoever_thinks_that_Terminal_1_stays_lets_the_same_player_begin() -> None:
    play, found = misread(["Pass 3 ↻"], first=2, token=1)
    assert (play.state.board.first, play.state.board.table.turn) == (3, 3)
    assert (found["first"].state.board.first, found["first"].state.board.table.turn) == (2, 2)


def test_whoever_reads_X_from_the_second_card_takes_its_green_number() -> None:
    """Pass 3 ↻ has 1, Pass 1 ↺ has 4: the Token is sent to Ada, or to Dan."""
    play, found = misread(["Pass 3 ↻", "Pass 1 ↺", "Terminal X"], token=1)
    assert facts(play)["token"] == 1
    assert facts(found["x"])["token"] == 4
