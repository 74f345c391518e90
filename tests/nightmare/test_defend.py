"""DEFEND: which instructions its counts are used up by, and what they stop. N-04, N-28, N-54."""

from __future__ import annotations

import pytest

from pnrules import words
from pnrules.nightmare.shown.describe import describe
from tests.nightmare.table import comes, ring


def test_FUTURE_and_its_first_card_use_up_two() -> None:
    """BUG#2 hurts P1."""
    comes("DEFEND @1,FUTURE @2,BUG,BUG#2", "1 execute; 2 execute", defences=[[], []], points=[8, 8])


def test_two_DEFENDs_run_side_by_side() -> None:
    """The second DEFEND counts for the first; BUG counts for both."""
    comes(
        "DEFEND @1@1,BUG @2,BUG#2 @2,ACQUIRE @2", "1 execute; 1 execute; 2 execute", defences=[[1], []], points=[8, 9], at="BUG#2"
    )


def test_two_DEFENDs_stop_two_BUGs() -> None:
    """8 after both prices."""
    comes(
        "DEFEND @1@1,BUG @2,BUG#2 @2,ACQUIRE @2", "1 execute; 1 execute; 2 execute; 2 execute", defences=[[], []], points=[8, 8]
    )


def test_an_inner_DEFEND_does_not_count_the_SUBROUTINE_begun_before() -> None:
    """BUG and BUG#2 are stopped."""
    comes("SUBROUTINE @1 {DEFEND; BUG} used,BUG#2 @2,ACQUIRE @2", "1 execute; 2 execute", defences=[[], []], points=[9, 8])


def test_each_bit_of_a_PROGRAM_ERROR_is_a_performance() -> None:
    """The first is stopped, the second costs 1, and so does BUG."""
    comes("PROGRAM ERROR @1@1,BUG @2,ACQUIRE @1", "2 execute", held={1: {"defences": [1]}}, points=[8, 9])


def test_FLOATER_and_the_BUG_it_performs_use_up_two_counts() -> None:
    """The PC then stops at BUG, which has no bit, and ZAP hurts."""
    comes(
        "FLOATER @2,ACQUIRE,BUG,ZAP @2,DELETE @1",
        "2 execute; 2 forward; 2 execute; 2 player 1",
        held={1: {"defences": [2]}},
        defences=[[], []],
        points=[9, 9],
    )


@pytest.mark.parametrize(("counted", "points"), [("default", [8, 8]), ("under-the-pc", [9, 8])])
def test_a_card_that_COPY_turns_up_counts_like_any_other_that_it_performs(counted: str, points: list[int]) -> None:
    """N-04 with N-17. DEFEND costs 1. By default COPY and the BUG inside it are the two; where only stops count, BUG#2 is the
    second, and P1 loses nothing to it."""
    comes(
        "DEFEND @1,BUG @2 down2,COPY @2 -1,BUG#2 @2,ZAP @1",
        "1 run; 1 execute; 2 decline; 2 execute; 2 execute",
        version=2,
        rulings={"N-04": counted},
        points=points,
        at="ZAP",
    )


def test_what_is_skipped_uses_up_no_DEFEND() -> None:
    """N-54."""
    comes("BUG @2,ZAP @2,ACQUIRE @1", "1 skip", held={1: {"skips": 1, "defences": [1]}}, defences=[[1], []], at="ZAP")


def test_DEFEND_paid_with_the_last_point_puts_one_out_though_defended() -> None:
    """The price is not damage."""
    comes("DEFEND @1,BUG @2,ACQUIRE @3", "1 execute", players=3, begin={1: 1}, held={1: {"defences": [5]}}, out=[1])


def test_counts_go_on_in_the_next_run() -> None:
    """DEFEND in the first run, BUG and a ZAP in the second: stopped."""
    comes(
        "ZAP @2,DEFEND @1,ACQUIRE @2,BUG @2",
        (
            "1 run; 2 decline; 1 execute; 2 decline; 2 decline; 2 decline; 1 break-word; 1 tail WORM; "
            "2 tail DELETE; 1 run; 1 decline; 2 execute; 2 execute"
        ),
        version=2,
        held={1: {"hand": ["RUN", "RUN#2", "WORM", "ERASE"]}, 2: {"hand": ["RUN#3", "DELETE", "GOTO"]}},
        defences=[[], []],
        points=[9, 11],
        at="WORM",
    )


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_whose_DEFENDs_run_and_for_how_long_is_told(lang: str) -> None:
    """P1 has two running, P3 one; P2 is not named."""
    play = ring(("BUG", 2), ("ZAP", 1), defences=[[1, 3], [], [2]])
    (told,) = [line for line in describe(play.state, lang) if "DEFEND" in line]
    assert told.endswith(": P1 1, 3 · P3 2")
