"""POINTER: which cards it looks back at, and whose damage it moves where. N-12, N-13, N-53."""

from __future__ import annotations

import pytest

from tests.nightmare.table import comes

# --- which cards it sees (N-12, N-53) ---------------------------------------------------------------------------------


def test_POINTER_after_REVERSE_looks_at_the_other_side() -> None:
    """REVERSE and ACQUIRE did no damage, so nobody is asked."""
    comes(
        "BUG @2,ZAP @2,POINTER @1,REVERSE PROGRAM @3,ACQUIRE",
        "2 execute; 2 execute; 2 player 1; 1 decline; 3 execute; 1 execute",
        players=3,
        points=[8, 9, 9],
        at="ZAP",
        asked="2 execute",
    )


def test_POINTER_while_the_program_runs_to_the_head() -> None:
    """BUG 2 and ZAP 1 lie on the tail’s side."""
    comes(
        "ACQUIRE @1,POINTER @1,ZAP @2,BUG @2",
        "2 execute; 2 execute; 2 player 1; 1 execute; 1 player 2",
        start=3,
        towards="head",
        points=[10, 7],
        at="ACQUIRE",
    )


def test_POINTER_reached_by_GOTO_finds_no_stop_before_it_3_0() -> None:
    """The PC did not stop at ACQUIRE and ZAP."""
    comes(
        "BUG @2,GOTO @2 link=POINTER,ACQUIRE,ZAP,POINTER @1,DEFEND @2",
        "2 execute; 2 execute; 1 execute",
        edition="3.0",
        points=[9, 9],
        at="DEFEND",
    )


def test_POINTER_reached_by_GOTO_with_the_last_two_executed_3_0() -> None:
    """BUG and GOTO: 3.0 moves 2 onto P2, 3.1 P1’s 1; either way 10, 8."""
    comes(
        "BUG @2,GOTO @2 link=POINTER,ACQUIRE,ZAP,POINTER @1,DEFEND @2",
        "2 execute; 2 execute; 1 execute; 1 player 2",
        edition="3.0",
        rulings={"N-12": "executed"},
        points=[10, 8],
        at="DEFEND",
    )


def test_POINTER_reached_by_GOTO_finds_no_stop_before_it_3_1() -> None:
    """The PC did not stop at ACQUIRE and ZAP."""
    comes(
        "BUG @2,GOTO @2 link=POINTER,ACQUIRE,ZAP,POINTER @1,DEFEND @2",
        "2 execute; 2 execute; 1 execute",
        edition="3.1",
        points=[9, 9],
        at="DEFEND",
    )


def test_POINTER_reached_by_GOTO_with_the_last_two_executed_3_1() -> None:
    """BUG and GOTO: 3.0 moves 2 onto P2, 3.1 P1’s 1; either way 10, 8."""
    comes(
        "BUG @2,GOTO @2 link=POINTER,ACQUIRE,ZAP,POINTER @1,DEFEND @2",
        "2 execute; 2 execute; 1 execute; 1 player 2",
        edition="3.1",
        rulings={"N-12": "executed"},
        points=[10, 8],
        at="DEFEND",
    )


def test_COPY_of_BUG_and_POINTER_moves_nothing() -> None:
    """BUG’s damage was done at COPY; the PC has not stopped at the two cards before it."""
    comes("BUG,POINTER,COPY @1,ACQUIRE @2", "1 execute", players=3, start=2, points=[9, 9, 9], at="ACQUIRE")


def test_an_inner_POINTER_sees_the_inner_BUG_3_0() -> None:
    """3.0 moves all 3, 3.1 only P1’s 1."""
    comes(
        "SUBROUTINE @1 {BUG; POINTER} used,ACQUIRE @2",
        "1 execute; 1 player 2",
        players=3,
        edition="3.0",
        points=[10, 7, 10],
        at="ACQUIRE",
    )


def test_an_inner_POINTER_sees_the_inner_BUG_3_1() -> None:
    """3.0 moves all 3, 3.1 only P1’s 1."""
    comes(
        "SUBROUTINE @1 {BUG; POINTER} used,ACQUIRE @2",
        "1 execute; 1 player 2",
        players=3,
        edition="3.1",
        points=[10, 8, 9],
        at="ACQUIRE",
    )


def test_an_inner_POINTER_that_is_first_sees_nothing() -> None:
    """Not even the last lap’s BUG."""
    comes("SUBROUTINE @1 {POINTER; BUG} used,ACQUIRE @2", "1 execute; 2 decline; 1 execute", points=[8, 8], at="ACQUIRE")


def test_POINTER_at_1_sees_one_card() -> None:
    """ZAP’s 1 goes from P1 to P3."""
    comes(
        "BUG @2,ZAP @2,POINTER @1 -1,ACQUIRE @3",
        "2 execute; 2 execute; 2 player 1; 1 execute; 1 player 3",
        players=3,
        points=[9, 9, 8],
    )


def test_POINTER_sees_both_bits_of_a_stop() -> None:
    """Two ZAPs on P1 go to P3."""
    comes(
        "ZAP @2@3,POINTER @1,ACQUIRE @2",
        "2 execute; 2 player 1; 3 execute; 3 player 1; 1 execute; 1 player 3",
        players=3,
        points=[10, 10, 8],
    )


def test_POINTER_sees_OVERSIGHT_and_PROGRAM_ERROR() -> None:
    """2 and 1 onto P2."""
    comes("OVERSIGHT,PROGRAM ERROR @1,POINTER @1,ACQUIRE @2", "1 execute; 1 player 2", points=[10, 7])


def test_POINTER_on_the_next_lap_sees_that_lap_only() -> None:
    """BUG was declined."""
    comes(
        "BUG @2,POINTER @1,ACQUIRE @1",
        "2 execute; 1 execute; 1 player 2; 1 decline; 2 decline; 1 execute",
        points=[10, 8],
        at="ACQUIRE",
    )


def test_POINTER_after_a_SUBROUTINE_moves_what_its_cards_did() -> None:
    """BUG 3 and ZAP 1 onto P2."""
    comes(
        "SUBROUTINE @2 {BUG; ZAP} used,POINTER @1,ACQUIRE @2",
        "2 execute; 2 player 3; 1 execute; 1 player 2",
        players=3,
        points=[10, 6, 10],
    )


@pytest.mark.parametrize("answer", ["this-performance", "this-stop"])
def test_an_inner_POINTER_moves_nothing_of_an_earlier_stop(answer: str) -> None:
    """N-74, either answer: what BUG did a lap before, 3 that lie on P2 now, is settled. 9, 6, 9; its three points onto P3."""
    comes(
        "SUBROUTINE @1 {BUG; POINTER} used,ZAP @2,DEFEND @3",
        "1 execute; 1 player 2; 2 decline; 3 decline; 1 execute; 1 player 3",
        players=3,
        rulings={} if answer == "this-performance" else {"N-74": answer},
        points=[10, 7, 7],
        at="ZAP",
    )


def test_POINTER_after_a_FLOATER_moves_what_it_performed() -> None:
    """BUG as FLOATER: 3."""
    comes(
        "ACQUIRE,FLOATER @2,WORM,BUG,POINTER @1",
        "2 execute; 2 forward; 1 execute; 1 player 2",
        start=1,
        players=3,
        points=[10, 7, 10],
    )


def test_POINTER_sees_what_is_previous_now_a_card_swapped_away_is_none() -> None:
    """SWAP has brought BUG next to itself: BUG’s 3 go to P3."""
    comes(
        "BUG @2,ACQUIRE,SWAP INSTRUCTIONS @3,POINTER @1",
        "2 execute; 3 execute; 3 behind; 1 execute; 1 player 3",
        players=3,
        points=[10, 10, 7],
    )


def test_POINTER_sees_nothing_at_a_card_that_was_replaced() -> None:
    """DEFEND in BUG’s place did no damage."""
    comes(
        "BUG @2,REPLACE @3,POINTER @1,ACQUIRE @1",
        "2 execute; 3 execute; 3 card BUG; 1 execute",
        players=3,
        draws="DEFEND",
        points=[9, 9, 9],
        at="ACQUIRE",
    )


# --- what it moves, and onto whom (N-13) ------------------------------------------------------------------------------


def test_POINTER_leaves_what_DEFEND_stopped() -> None:
    """Only P2’s 1 is there to move."""
    comes("BUG @2,ZAP,POINTER @1,ACQUIRE @2", "2 execute; 1 execute; 1 player 1", held={1: {"defences": [1]}}, points=[9, 10])


def test_POINTER_onto_a_defender_hurts_nobody() -> None:
    """BUG used one count, POINTER the other; the others keep what they got back."""
    comes(
        "BUG @2,POINTER @1,ACQUIRE @2",
        "2 execute; 1 execute; 1 player 2",
        players=3,
        held={2: {"defences": [2]}},
        defences=[[], [], []],
        points=[10, 10, 10],
    )


def test_a_POINTER_that_a_defender_is_chosen_for_gives_back_all_the_same() -> None:
    """P1’s use: 10, 7, 10; P2’s onto P3, who defends."""
    comes(
        "BUG @2,POINTER @1@2,ACQUIRE @3",
        "2 execute; 1 execute; 1 player 2; 2 execute; 2 player 3",
        players=3,
        held={3: {"defences": [3]}},
        points=[10, 10, 10],
    )


def test_the_price_of_DEFEND_is_not_moved_by_POINTER() -> None:
    """Only P1’s 1 of BUG, and P2 is defended."""
    comes("DEFEND @2,BUG @2,POINTER @1,ZAP @2", "2 execute; 2 execute; 1 execute; 1 player 2", points=[10, 9], defences=[[], []])


def test_a_second_POINTER_moves_the_damage_from_where_it_lies_3_0() -> None:
    """3.0: 3 to P2, then to P1; 3.1: P1’s 1 to P2, then P2’s 2 to P1."""
    comes(
        "BUG @2,POINTER @1@2,ACQUIRE @3",
        "2 execute; 1 execute; 1 player 2; 2 execute; 2 player 1",
        players=3,
        edition="3.0",
        points=[7, 10, 10],
    )


def test_a_second_POINTER_moves_the_damage_from_where_it_lies_3_1() -> None:
    """3.0: 3 to P2, then to P1; 3.1: P1’s 1 to P2, then P2’s 2 to P1."""
    comes(
        "BUG @2,POINTER @1@2,ACQUIRE @3",
        "2 execute; 1 execute; 1 player 2; 2 execute; 2 player 1",
        players=3,
        edition="3.1",
        points=[8, 10, 9],
    )


def test_POINTER_leaves_the_share_of_who_is_out() -> None:
    """P3 went out by BUG: 2 move."""
    comes("BUG @2,POINTER @1,ACQUIRE @2", "2 execute; 1 execute; 1 player 2", players=3, begin={3: 1}, out=[3], points=[10, 8, 0])


# --- the cards executed last (N-12, other answer) ---------------------------------------------------------------------

EXECUTED = {"N-12": "executed"}


def test_POINTER_at_3_moves_what_the_last_three_executed_cards_did() -> None:
    """BUG, BUG#2 and ZAP: P1 lost 2, P2 lost 3. All 5 go to P2."""
    row = "BUG @1,BUG#2 @1,ZAP @1,POINTER @1 +1,WORM @2"
    comes(row, "1 execute; 1 execute; 1 execute; 1 player 2; 1 execute; 1 player 2", rulings=EXECUTED, points=[10, 5])


def test_POINTER_raised_at_the_last_moment_still_knows_the_cards_before() -> None:
    """FUTURE performs both INCREMENTs, and POINTER is at 4: BUG, ZAP, BUG#2 and FUTURE itself. P1 lost 2, P2 3; all to P2."""
    row = "BUG @1,ZAP @1,BUG#2 @1,FUTURE @1,INCREMENT,INCREMENT#2,POINTER @1,WORM @2"
    answers = (
        "1 execute; 1 execute; 1 player 2; 1 execute; 1 execute; 1 number POINTER 0; 1 number POINTER 0; 1 execute; 1 player 2"
    )
    comes(row, answers, rulings=EXECUTED, points=[10, 5])


def test_a_card_executed_twice_among_the_last_has_done_each_time_what_it_did_then() -> None:
    """The last two are ZAP, a lap ago, and BUG: 1 of P1 and 2 of P2, all to P2. The first BUG's stays: 9, 6."""
    row = "BUG @1,ZAP @1,POINTER @1"
    answers = "1 execute; 1 execute; 1 player 2; 1 decline; 1 execute; 1 decline; 1 execute; 1 player 2"
    comes(row, answers, rulings=EXECUTED, points=[9, 6])


def test_a_card_that_left_after_it_was_executed_counts_among_the_last() -> None:
    """Wherever they are: SELF DESTRUCT's 4 go from P1 to P2; and OVERWRITE, which did none, is one of the last two, so that of
    BUG and ZAP only ZAP's 1 moves, from P2 to P1."""
    comes(
        "SELF DESTRUCT @1,POINTER @1,WORM @2",
        "1 execute; 1 player 1; 1 execute; 1 player 2",
        rulings=EXECUTED,
        points=[10, 6],
    )
    comes(
        "BUG @1,ZAP @1,OVERWRITE @1,POINTER @1,WORM @2,DELETE @2@3",
        "1 execute; 1 execute; 1 player 2; 1 execute; 1 bit WORM 0; 1 execute; 1 player 1",
        players=3,
        rulings=EXECUTED,
        draws="ACQUIRE",
        points=[8, 9, 9],
    )


def test_what_a_COPY_does_after_it_has_left_is_still_its_own_doing() -> None:
    """SELF DESTRUCT as on COPY takes COPY away; BUG follows. COPY is the last executed card: P1's 5 and P2's 1 go to P2."""
    row = "SELF DESTRUCT,BUG,COPY @1,POINTER @1,WORM @2"
    comes(row, "1 execute; 1 player 1; 1 execute; 1 player 2", start=2, rulings=EXECUTED, points=[10, 4])
