"""MULTIPLIER: how often it acts, and where its bits come to lie. N-25, N-43."""

from __future__ import annotations

from tests.nightmare.table import comes


def test_MULTIPLIER_of_3_1_acts_once_by_the_first_who_executes() -> None:
    """P1 declines, P2 executes, P3 is not asked."""
    comes(
        "MULTIPLIER @1@2@3,BUG @3",
        "1 decline; 2 execute",
        players=3,
        edition="3.1",
        bits={"MULTIPLIER": [1, 2, 3, 1, 2, 3]},
        at="BUG",
    )


def test_MULTIPLIER_of_3_0_acts_for_each_bit() -> None:
    """Twice, in the order of the owners’ first bits."""
    comes(
        "MULTIPLIER @1@2@1,BUG @3",
        "1 execute; 2 decline; 1 execute",
        players=3,
        bits={"MULTIPLIER": [1, 2, 1, 1, 2, 1, 2]},
        at="BUG",
    )


def test_a_copied_MULTIPLIER_puts_its_bits_on_the_COPY() -> None:
    """For all who have bits there."""
    comes(
        "BUG,MULTIPLIER,COPY @2@1,ACQUIRE @1",
        "2 execute",
        start=2,
        bits={"COPY": [2, 1, 2, 1], "MULTIPLIER": []},
        asked="1 execute",
    )


def test_an_inner_MULTIPLIER_puts_its_bits_on_the_SUBROUTINE() -> None:
    """Each of the two performances."""
    comes(
        "SUBROUTINE @1@2 {MULTIPLIER; ACQUIRE} used,BUG @2",
        "1 execute; 2 execute",
        bits={"SUBROUTINE": [1, 2, 1, 2, 1, 2]},
        points=[12, 12],
    )


def test_MULTIPLIER_leaves_out_who_has_no_bit_left() -> None:
    """P1’s supply is empty."""
    comes(
        "MULTIPLIER @1@2,BUG @1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1,ACQUIRE @2",
        "1 execute",
        bits={"MULTIPLIER": [1, 2, 2]},
        supply=[0, 17],
        asked="2 execute",
    )
