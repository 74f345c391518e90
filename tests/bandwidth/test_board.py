"""What the board is sent: the front end's tests are about just that; and the controls around it."""

from __future__ import annotations

import pytest

from pnwidgets import explore
from tests.bandwidth.fixture import PLAYS, board
from tests.boards import FIXTURES, as_json, kept


@pytest.mark.parametrize("name", PLAYS)
def test_the_fixture_of_the_front_end_is_what_the_board_is_sent(name: str) -> None:
    """If it is not: `python -m tests.bandwidth.fixture`."""
    assert kept(FIXTURES / name) == as_json(board(name))


def test_another_answer_to_a_ruling_replays_the_example_of_it() -> None:
    """B-03: the GOTO without its row no longer ends the run, and the pass card behind it is executed."""
    explorer = explore("bandwidth/b-03-run-ends")
    assert explorer.board.play.points == (0, 0)
    explorer.rulings = {"B-03": "nothing"}
    assert explorer.board.play.points == (0, 1)
    explorer.rulings = {"B-03": "default"}
    assert explorer.board.play.points == (0, 0)
    assert set(explorer.info["answers"]) == {"B-01", "B-03", "B-06", "B-07", "B-08"}


def test_a_seat_s_board_has_its_own_plans_and_no_other_hand() -> None:
    explorer = explore("bandwidth/example")
    explorer.seat = 2
    board = explorer.board
    assert {offer["preview"]["stops"] for offer in board.ask["options"]} == {"round"}
    hands = board.base["root"]["board"]["table"]["hands"]
    assert hands == [2, ["Terminal X", "Cut and Paste"], 2, 2]
    explorer.seat = 3
    assert board.ask["options"] == []
