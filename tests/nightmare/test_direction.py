"""Which way the program runs: REVERSE PROGRAM, and where the ends of the row meet."""

from __future__ import annotations

import pytest

from tests.nightmare.table import choose, laid, pc_card


def test_REVERSE_PROGRAM_turns_the_program_round() -> None:
    play = choose(laid("BUG 2", "REVERSE PROGRAM 1", "ACQUIRE 3", pc=1), "execute")
    assert play.state.board.way == -1
    assert pc_card(play) == "BUG"


def test_a_second_bit_on_REVERSE_PROGRAM_can_turn_it_back() -> None:
    play = choose(laid("BUG 2", "REVERSE PROGRAM 1 2", "ACQUIRE 3", pc=1), "execute", "execute")
    assert play.state.board.way == 1
    assert pc_card(play) == "ACQUIRE"


@pytest.mark.parametrize(("towards", "pc", "reached", "left"), [("tail", 1, "ACQUIRE", "BUG"), ("head", 0, "BUG", "ACQUIRE")])
def test_where_the_ends_of_the_row_meet_both_ends_are_named(towards: str, pc: int, reached: str, left: str) -> None:
    """From the tail the program counter comes to the head, the other way from the head to the tail: where it comes to, and
    what it leaves."""
    play = choose(laid("ACQUIRE 1", "BUG 2", pc=pc, towards=towards, players=2), "decline")
    round_ = next(step for step in play.trace if step.rule.id == "nightmare-moves-round")
    assert round_.args == (reached, left)
    assert pc_card(play) == reached
