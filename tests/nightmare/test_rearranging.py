"""FLOATER, SWAP INSTRUCTIONS and SEQUENCE MOD: where cards lie afterwards, the ends too, and where the PC is. N-02, N-57."""

from __future__ import annotations

from tests.nightmare.table import comes

# --- FLOATER ----------------------------------------------------------------------------------------------------------


def test_FLOATER_forward_over_the_tail() -> None:
    """It changes places with the head; ZAP is next."""
    comes(
        "BUG @2,ZAP,ACQUIRE,FLOATER @1",
        "1 execute; 1 forward; 1 player 2",
        start=3,
        program="FLOATER,ZAP,ACQUIRE,BUG",
        points=[10, 9],
        at="BUG",
    )


def test_FLOATER_at_2_forward_over_the_tail() -> None:
    """Past BUG and ZAP; ACQUIRE is next."""
    comes(
        "BUG @2,ZAP,ACQUIRE,FLOATER @1 +1",
        "1 execute; 1 forward",
        start=3,
        program="ZAP,FLOATER,ACQUIRE,BUG",
        points=[12, 10],
        at="BUG",
    )


def test_FLOATER_backward_over_the_head() -> None:
    """It changes places with the tail card, ACQUIRE, which now lies at the head and is next."""
    comes("FLOATER @1,BUG @2,ZAP,ACQUIRE", "1 execute; 1 backward", program="ACQUIRE,BUG,ZAP,FLOATER", points=[12, 10], at="BUG")


def test_FLOATER_forward_while_the_program_runs_to_the_head() -> None:
    """Forward is headwards; next is the tail."""
    comes(
        "BUG,FLOATER @1,ZAP,ACQUIRE @2",
        "1 execute; 1 forward",
        start=1,
        towards="head",
        program="FLOATER,BUG,ZAP,ACQUIRE",
        points=[12, 10],
        at="ACQUIRE",
    )


def test_a_copied_FLOATER_moves_the_COPY() -> None:
    """DEFEND is next (9); then BUG, stopped for P1."""
    comes(
        "ACQUIRE,FLOATER,BUG,COPY @1,ZAP,DEFEND @2",
        "1 execute; 1 forward",
        start=3,
        program="ACQUIRE,FLOATER,BUG,ZAP,COPY,DEFEND",
        defences=[[1], []],
        points=[9, 9],
        at="DEFEND",
    )


def test_a_COPY_moved_by_FLOATER_performs_its_list_all_the_same() -> None:
    """Back past ACQUIRE, which is next (2), then listed (2)."""
    comes(
        "FLOATER,ACQUIRE,COPY @1,BUG @2,ZAP",
        "1 execute; 1 backward",
        start=2,
        program="FLOATER,COPY,ACQUIRE,BUG,ZAP",
        points=[14, 10],
        at="BUG",
    )


def test_FLOATER_at_0_stays_and_performs_the_next_card() -> None:
    """N-57."""
    comes("FLOATER @1 -1,ACQUIRE @2,BUG", "1 execute", program="FLOATER,ACQUIRE,BUG", points=[12, 10], at="ACQUIRE")


def test_FLOATER_performs_a_GOTO_from_where_it_now_is() -> None:
    """1 + 6 = 7; nothing is pending: the PC jumps."""
    comes(
        "FLOATER @1,BUG,GOTO,ZAP,ACQUIRE,DEFEND,ERASE,WORM @2,DELETE",
        "1 execute; 1 forward",
        links={"GOTO": "WORM"},
        at="WORM",
        asked="2 execute",
    )


def test_FLOATER_with_two_bits_moves_twice() -> None:
    """P1 takes ACQUIRE, P2 DEFEND."""
    comes(
        "FLOATER @1@2,BUG,ACQUIRE,DEFEND,ZAP @1",
        "1 execute; 1 forward; 2 execute; 2 forward",
        program="BUG,ACQUIRE,FLOATER,DEFEND,ZAP",
        points=[12, 9],
        at="ZAP",
    )


# --- SWAP INSTRUCTIONS ------------------------------------------------------------------------------------------------


def test_SWAP_at_3_ahead_round_the_tail() -> None:
    """Places 4, 0, 1 get ZAP, DEFEND, BUG."""
    comes(
        "BUG,ZAP,ACQUIRE,SWAP INSTRUCTIONS @1 +1,DEFEND @2",
        "1 execute; 1 ahead; 1 card ZAP; 1 card DEFEND",
        start=3,
        program="DEFEND,BUG,ACQUIRE,SWAP INSTRUCTIONS,ZAP",
    )


def test_SWAP_at_3_behind_while_the_program_runs_to_the_head() -> None:
    """In order of travel places 1, 0, 4 get BUG, DEFEND, ZAP."""
    comes(
        "BUG,ZAP,ACQUIRE,SWAP INSTRUCTIONS @1 +1,DEFEND @2",
        "1 execute; 1 behind; 1 card BUG; 1 card DEFEND",
        start=3,
        towards="head",
        program="DEFEND,BUG,ACQUIRE,SWAP INSTRUCTIONS,ZAP",
    )


def test_SWAP_at_3_may_leave_two_cards_as_they_lie_where_there_are_no_more() -> None:
    """N-57: as many as there are, in any order, the old one too. At 2 they must change places."""
    row = "SWAP INSTRUCTIONS @1 {},BUG @2,ZAP @2"
    comes(row.format("+1"), "1 execute; 1 ahead; 1 card BUG", program="SWAP INSTRUCTIONS,BUG,ZAP", at="BUG", asked="2 execute")
    comes(row.format("+1"), "1 execute; 1 behind; 1 card ZAP", program="SWAP INSTRUCTIONS,ZAP,BUG", at="ZAP", asked="2 execute")
    comes(row.format(""), "1 execute; 1 ahead", program="SWAP INSTRUCTIONS,ZAP,BUG", at="ZAP", asked="2 execute")


def test_SWAP_behind_round_the_head() -> None:
    """The tail’s two cards."""
    comes("SWAP INSTRUCTIONS @1,BUG,ZAP @2,ACQUIRE", "1 execute; 1 behind", program="SWAP INSTRUCTIONS,BUG,ACQUIRE,ZAP")


def test_SWAP_in_a_ring_of_two_has_nothing_to_swap() -> None:
    """One other card."""
    comes("SWAP INSTRUCTIONS @1,BUG @2", "1 execute", program="SWAP INSTRUCTIONS,BUG", at="BUG")


# --- SEQUENCE MOD -----------------------------------------------------------------------------------------------------


def test_in_a_row_the_tail_is_another_place_than_the_head() -> None:
    """In version 2 one builds at either end, so the move is one."""
    comes(
        "SEQUENCE MOD @1,BUG @1,ZAP @2",
        "1 run; 1 execute; 1 card SEQUENCE MOD; 1 place 2",
        version=2,
        program="BUG,ZAP,SEQUENCE MOD",
        at="BUG",
        asked="1 execute",
    )


def test_SEQUENCE_MOD_at_2_moves_itself_and_then_another() -> None:
    """P2 still acts at the card where the PC has gone along."""
    comes(
        "SEQUENCE MOD @1@2 +1,BUG,ZAP @2,ACQUIRE",
        "1 execute; 1 card SEQUENCE MOD; 1 place 2; 1 card BUG; 1 place 1",
        program="ZAP,BUG,SEQUENCE MOD,ACQUIRE",
        at="SEQUENCE MOD",
        asked="2 execute",
    )


def test_a_SUBROUTINE_moved_by_its_own_SEQUENCE_MOD_takes_the_PC_along() -> None:
    """Its rest is performed, and P2 acts there."""
    comes(
        "SUBROUTINE @1@2 {SEQUENCE MOD; ACQUIRE} used,BUG @1,ZAP @2",
        "1 execute; 1 card SUBROUTINE; 1 place 1",
        program="BUG,SUBROUTINE,ZAP",
        points=[12, 10],
        at="SUBROUTINE",
        asked="2 execute",
    )
