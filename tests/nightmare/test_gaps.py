"""Cards that leave: the gap from which is counted, the bits that go along, and where the PC goes on. N-15, N-16, N-40, N-55."""

from __future__ import annotations

from tests.nightmare.table import comes

# --- the gap ----------------------------------------------------------------------------------------------------------


def test_ERASE_in_a_COPY_that_has_left_takes_the_card_before_the_gap() -> None:
    """That is the ERASE which is being performed."""
    comes(
        "BUG,SELF DESTRUCT,ERASE,COPY @1,ACQUIRE @2,ZAP @1",
        "1 execute; 1 player 2",
        start=3,
        program="BUG,SELF DESTRUCT,ACQUIRE,ZAP",
        discards=["COPY", "ERASE"],
        at="ACQUIRE",
    )


def test_a_gap_moves_on_where_a_card_is_put_in_before_it() -> None:
    """FUTURE at 3 performs SELF DESTRUCT (FUTURE itself goes: "this card" is the card that copies), UPGRADE (its bit has left:
    the drawn BUG is put at the head, without a bit) and ERASE, which counts from FUTURE's gap: the card before it is DELETE.
    Had the gap stayed at its number, it would be WORM."""
    comes(
        "WORM @2,DELETE,FUTURE @1 +1,SELF DESTRUCT @1,UPGRADE,ERASE",
        "1 execute; 1 player 2; 1 place 0",
        start=2,
        draws="BUG",
        deck="BUG",
        program="BUG,WORM,SELF DESTRUCT,UPGRADE,ERASE",
    )


def test_a_copied_SELF_DESTRUCT_takes_the_waiting_bit_along() -> None:
    """COPY goes with both bits."""
    comes(
        "SELF DESTRUCT,COPY @1@2 -1,BUG @2,ZAP @1",
        "1 execute; 1 player 2",
        start=1,
        program="SELF DESTRUCT,BUG,ZAP",
        points=[10, 6],
        at="BUG",
        asked="2 execute",
    )


# --- where the PC goes on ---------------------------------------------------------------------------------------------


def test_a_card_that_leaves_while_the_program_runs_to_the_head() -> None:
    """The PC goes on headwards, round the head too."""
    comes("SELF DESTRUCT @1,ACQUIRE @2,BUG @1", "1 execute; 1 player 2", towards="head", at="BUG", asked="1 execute")


def test_the_tail_leaves_the_PC_goes_on_to_the_head() -> None:
    """The ends meet."""
    comes("ACQUIRE @2,BUG @1,SELF DESTRUCT @1", "1 execute; 1 player 2", start=2, at="ACQUIRE", asked="2 execute")


def test_reversed_and_gone_the_PC_goes_on_the_other_way() -> None:
    """SELF DESTRUCT is next headwards."""
    comes(
        "REVERSE PROGRAM,SELF DESTRUCT @2,COPY @1,BUG @2,ZAP @1",
        "1 execute; 1 player 2",
        start=2,
        at="SELF DESTRUCT",
        asked="2 execute",
        points=[10, 6],
    )


# --- what ERASE takes -------------------------------------------------------------------------------------------------


def test_ERASE_alone_in_the_ring_erases_nothing() -> None:
    """N-55: counting stops before the card itself."""
    comes("ERASE @1", "1 execute", program="ERASE")


def test_each_bit_of_ERASE_takes_the_card_that_is_then_previous() -> None:
    """ZAP, then BUG."""
    comes("BUG,ZAP @2,ERASE @1@2,ACQUIRE @2", "1 execute; 2 execute", start=2, program="ERASE,ACQUIRE", at="ACQUIRE")
