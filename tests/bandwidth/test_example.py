"""BfB, Example: the rulebook's own, card by card, and what-ifs on it. Expectations are the text's, or worked out from it."""

from __future__ import annotations

from typing import Any

import pytest

import pnrules
from pnrules import Play
from pnrules.kernel.facets.showing import Showing
from tests.bandwidth.table import facts, stops
from tests.kernel.plays import data_of

ADAM, BETTY, CARL, DANA = 1, 2, 3, 4
SECOND_TIME = 6


@pytest.fixture
def play() -> Play:
    return pnrules.load("bandwidth/example")


def executed(play: Play) -> list[tuple[str, int, tuple[int, ...]]]:
    """The cards executed, each with who has the Token after it, and everybody's points."""
    rows = Showing.of(play.setup.game).rows(play.steps(play.head))
    return [(label, steps[-1].after.board.token, steps[-1].after.board.points) for label, steps in rows if label]


def test_it_begins_with_three_rows_adam_at_terminal_1_and_the_token_at_carl(play: Play) -> None:
    board = play.start.board
    assert (board.first, board.token, board.points) == (ADAM, CARL, (0, 0, 0, 0))
    assert [[card for card in row if card] for row in board.rows] == [
        ["Pass 3 ↻", "Pass 1 ↺", "Pass 2 ↺"],
        ["Pass X ↻", "Terminal X+1", "GOTO 20"],
        ["Function"],
    ]
    assert play.setup.interpretation.goal == 9


def test_x_is_the_green_1_of_pass_3_clockwise_and_stays_so(play: Play) -> None:
    xs = {step.after.board.run.x for step in play.trace if step.after.board.run}
    assert xs == {1}


@pytest.mark.parametrize(
    ("number", "card", "token", "points"),
    [
        (0, "Pass 3 ↻", BETTY, (0, 1, 0, 0)),
        (1, "Pass 1 ↺", ADAM, (1, 1, 0, 0)),
        (2, "Pass 2 ↺", CARL, (1, 1, 1, 0)),
        (3, "Pass X ↻", DANA, (1, 1, 1, 1)),
        (4, "Terminal X+1", BETTY, (1, 2, 1, 1)),
        (5, "GOTO 20", BETTY, (1, 2, 1, 1)),
        (6, "Pass X ↻", CARL, (1, 2, 2, 1)),
        (7, "Terminal X+1", BETTY, (1, 3, 2, 1)),
        (8, "Function", DANA, (1, 3, 2, 2)),
    ],
)
def test_each_card_of_the_table(play: Play, number: int, card: str, token: int, points: tuple[int, ...]) -> None:
    assert executed(play)[number] == (card, token, points)


def test_nothing_is_executed_besides_and_the_gap_is_passed_over(play: Play) -> None:
    assert len(executed(play)) == 9
    gaps = [step.args for step in play.trace if step.rule.id == "bandwidth-gap"]
    assert gaps == [(2, 3)], "the place that GOTO 20 left, once"


def test_goto_20_is_discarded_as_soon_as_it_is_executed(play: Play) -> None:
    jump = next(step for step in play.trace if step.rule.id == "bandwidth-jumps")
    assert "GOTO 20" not in [card for row in jump.after.board.rows for card in row]
    assert jump.after.board.table.discards[-1] == "GOTO 20"


def test_the_first_row_goes_betty_gets_terminal_1_and_the_next_x_is_6(play: Play) -> None:
    found = facts(play)
    assert found["program"] == [["Pass X ↻", "Terminal X+1", None], ["Function", None, None]]
    assert (found["first"], found["turn"], found["x"]) == (BETTY, BETTY, 6)
    assert found["function"] == "Pass 2 ↻"
    assert play.state.board.table.discards[-4:] == ("GOTO 20", "Pass 3 ↻", "Pass 1 ↺", "Pass 2 ↺")


def test_the_next_card_goes_right_of_the_function_and_not_into_the_gap(play: Play) -> None:
    play.choose("program", "Terminal X")
    assert facts(play)["program"] == [["Pass X ↻", "Terminal X+1", None], ["Function", "Terminal X", None]]


def test_the_position_in_words_shows_the_gap_and_no_free_place(play: Play) -> None:
    said = play.describe("en").splitlines()
    assert said[1:4] == ["Row 1: Pass X ↻ · Terminal X+1 · –", "Row 2: Function", "Function: Pass 2 ↻"]


# --- what if ----------------------------------------------------------------------------------------------------------


def changed(**members: Any) -> Play:
    return pnrules.load({**{k: v for k, v in data_of("bandwidth/example").items() if k not in ("expect", "because")}, **members})


def test_without_the_goto_the_second_row_is_gone_through_once() -> None:
    """From Betty, after the fifth card, Function passes 2 clockwise: to Dana."""
    program = [["Pass 3 ↻", "Pass 1 ↺", "Pass 2 ↺"], ["Pass X ↻", "Terminal X+1"], ["Function"]]
    play = changed(program=program)
    assert play.points == (1, 2, 1, 2)
    assert [card for card, _, _ in executed(play)].count("Pass X ↻") == 1


def test_with_another_x_and_nothing_else() -> None:
    """Among four, pass 1 counter-clockwise goes where pass 3 clockwise goes; its green number in the house deck is 4.

    Carl 1 back: Betty, as in the text; 1 back: Adam. 2 back: Carl. X on, which is right round: Carl. Terminal 5: none.
    GOTO 20. X on: Carl. Terminal 5: none. Function, 2 on: Adam.
    """
    program = [["Pass 1 ↺", "Pass 1 ↺", "Pass 2 ↺"], ["Pass X ↻", "Terminal X+1", "GOTO 20"], ["Function"]]
    play = changed(program=program)
    assert {step.after.board.run.x for step in play.trace if step.after.board.run} == {4}
    assert [token for _, token, _ in executed(play)] == [BETTY, ADAM, CARL, CARL, CARL, CARL, CARL, CARL, ADAM]
    assert play.points == (2, 1, 3, 0)


def test_with_the_token_elsewhere() -> None:
    """At Dana: 3 on, Carl; 1 back, Betty; 2 back, Dana; 1 on, Adam; terminal 2, Betty; from there as in the text."""
    play = changed(token=DANA)
    assert [token for _, token, _ in executed(play)] == [CARL, BETTY, DANA, ADAM, BETTY, BETTY, CARL, BETTY, DANA]
    assert play.points == (1, 3, 2, 2)


def test_with_another_card_put_into_the_function_just_before_the_run() -> None:
    """Dana plays pass 1 clockwise to the function: the last card goes from Betty to Carl. Pass 2 clockwise is discarded."""
    play = pnrules.load("bandwidth/example")
    play.undo()
    play.choose("function", "Pass 1 ↻")
    assert play.points == (1, 3, 3, 1)
    assert facts(play)["function"] == "Pass 1 ↻"
    assert "Pass 2 ↻" in play.state.board.table.discards


def test_another_function_does_not_change_x(play: Play) -> None:
    """Dana plays terminal X-1 to the function, whose green number is another one: X is still the program's first card's."""
    play.undo()
    play.choose("function", "Terminal X-1")
    assert {step.after.board.run.x for step in play.trace if step.after.board.run} == {1}
    assert stops(play)[-1] == ("Function", (1, 3, 2, 1)), "terminal 0 does not exist"
