"""Who goes out, and who wins: twenty points, none left, no bit left, the last of all. N-10, N-11, N-42, N-61."""

from __future__ import annotations

import pytest

from pnrules.kernel.errors import GameOver
from tests.nightmare.table import asked, choose, comes, laid, pc_card, told

# --- points (N-61) ----------------------------------------------------------------------------------------------------


def test_twenty_points_win_at_once_in_the_middle_of_a_COPY_too() -> None:
    play = choose(laid("ACQUIRE 2", "BUG 2", "COPY 1", pc=2, points={1: 18}), "execute")
    assert play.over
    assert play.state.board.table.result == ("points", (1,))
    assert play.points == (20, 10, 10), "BUG, still pending, was not performed"
    with pytest.raises(GameOver):
        play.choose("execute")


def test_20_in_the_middle_of_a_FUTURE_wins_at_once() -> None:
    """BUG is not performed."""
    comes("FUTURE @1,ACQUIRE,BUG", "1 execute", begin={1: 18}, points=[20, 10], result={"how": "points", "seats": [1]})


def test_points_above_twenty_are_shown() -> None:
    """N-61."""
    assert choose(laid("ACQUIRE 1", "BUG 2", points={1: 19}), "execute").points == (21, 10, 10)


def test_nobody_falls_below_zero() -> None:
    """N-61."""
    assert choose(laid("BUG 2 +3", "ACQUIRE 1", points={3: 2}), "execute").points == (6, 6, 0)


def test_zero_points_are_out_with_all_bits_and_cards() -> None:
    play = laid("BUG 2", "ACQUIRE 3 1", "COPY 3", points={3: 1}, hands={3: ["BREAK"]})
    choose(play, "execute")
    assert play.state.board.out == (3,)
    assert [i.bits for i in play.state.board.row] == [(2,), (1,), ()]
    assert play.state.board.table.hands[2] == ()
    assert play.state.board.table.supply[2] == 20


def test_who_is_out_loses_inner_bits_and_SKIPs() -> None:
    """P2 by BUG."""
    comes(
        "BUG @1,SUBROUTINE @1 {UPGRADE @2; ACQUIRE} used,ACQUIRE#2 @2@3",
        "2 pass; 1 execute",
        players=3,
        begin={2: 1},
        held={2: {"skips": 1}},
        skips=[0, 0, 0],
        bits={"UPGRADE": [], "ACQUIRE#2": [3]},
        out=[2],
    )


# --- the last player, or none (N-11) ----------------------------------------------------------------------------------


def test_the_last_player_standing_wins() -> None:
    play = choose(laid("BUG 2", "ACQUIRE 1", points={1: 1, 3: 1}), "execute")
    assert play.state.board.table.result == ("last", (2,))


def test_all_out_at_once_is_a_draw_or_as_N_11_answers_the_actors_win() -> None:
    everybody = {1: 1, 2: 1, 3: 1}
    play = choose(laid("BUG 2", "ACQUIRE 1", points=everybody), "execute")
    assert play.state.board.table.result == ("draw", (1, 2, 3))
    play = choose(laid("BUG 2", "ACQUIRE 1", points=everybody, rulings={"N-11": "actor"}), "execute")
    assert play.state.board.table.result == ("actor", (2,))


# --- no bit left (N-10) -----------------------------------------------------------------------------------------------


def test_who_loses_the_last_bit_to_OVERWRITE_is_out() -> None:
    """N-10: at the end of the instruction; P3 has had none on the table yet and stays in."""
    play = laid("OVERWRITE 1", "ACQUIRE 2", "BUG 1", deck=["GOTO"], draws=["GOTO"])
    choose(play, "execute", ("bit", "ACQUIRE", 0))
    assert play.state.board.out == (2,)
    assert "out-of-bits" in told(play)


def test_the_last_bit_goes_with_an_erased_card() -> None:
    """P2 is out."""
    comes("BUG @2,ERASE @1,ZAP @3", "1 execute", players=3, start=1, out=[2], at="ZAP")


def test_the_last_bit_goes_with_a_SUBROUTINE_that_is_erased() -> None:
    """N-10 counts inner bits."""
    comes(
        "SUBROUTINE @1 {UPGRADE @2; ACQUIRE} used,ERASE @1,ZAP @3",
        "1 execute",
        players=3,
        start=1,
        out=[2],
        supply=[19, 20, 19],
        at="ZAP",
    )


def test_the_last_bit_goes_with_a_SUBROUTINE_that_is_replaced() -> None:
    """P2’s only bit lay on the inner UPGRADE."""
    comes(
        "REPLACE @1,SUBROUTINE @1 {UPGRADE @2; ACQUIRE} used,ZAP @3",
        "1 execute; 1 card SUBROUTINE",
        players=3,
        draws="BUG",
        out=[2],
        bits={"BUG": [1]},
        at="BUG",
    )


def test_the_last_bit_goes_with_cards_out_of_range() -> None:
    """SEQUENCE MOD takes the SUBROUTINE out of the COPY’s range."""
    comes(
        ("SUBROUTINE @3 {BUG; ZAP} used,SEQUENCE MOD @1,COPY @1 {UPGRADE @2; ACQUIRE#2},DEFEND @3,ERASE,GOTO,WORM"),
        "1 execute; 1 card SUBROUTINE; 1 place 4",
        players=3,
        start=1,
        out=[2],
        supply=[18, 20, 18],
        at="COPY",
    )


def test_the_last_bit_goes_with_the_cards_of_a_COPY_that_overwrites_itself() -> None:
    """A copied OVERWRITE replaces the COPY, whose own cards go."""
    comes(
        "OVERWRITE,COPY @1 -1 {UPGRADE @2; ACQUIRE},SUBROUTINE @3 {WORM; DELETE} used,BUG @3",
        "1 execute; 1 bit BUG 0",
        players=3,
        start=1,
        draws="ZAP",
        out=[2],
        bits={"ZAP": [1]},
        at="SUBROUTINE",
    )


def test_a_bit_in_a_SUBROUTINE_keeps_its_owner_in() -> None:
    """P2 has one there."""
    comes(
        "DELETE @1,BUG @2,SUBROUTINE @1 {UPGRADE @2; ACQUIRE} used", "1 execute; 1 bit BUG 0", over=False, out=[], at="SUBROUTINE"
    )


def test_who_deletes_the_own_last_bit_is_out_and_the_rest_is_dropped() -> None:
    """N-10 and N-42: looked at after DELETE."""
    comes(
        "DELETE,ACQUIRE,COPY @1,BUG @2,ZAP @3",
        "1 execute; 1 bit COPY 0",
        players=3,
        start=2,
        out=[1],
        points=[10, 10, 10],
        at="BUG",
    )


# --- out in the middle of a stop (N-42) -------------------------------------------------------------------------------


def test_what_a_player_who_is_out_had_pending_is_dropped() -> None:
    """N-42: P1 goes out by the BUG that COPY performs; the ACQUIRE behind it is not performed."""
    play = choose(laid("BUG 2", "ACQUIRE 2", "COPY 1", "FUTURE 3", pc=2, points={1: 1}), "execute")
    assert play.points == (0, 9, 9)
    assert play.state.board.out == (1,)
    assert not play.over


def test_who_goes_out_by_the_own_COPY_loses_the_rest() -> None:
    """P1 out by BUG; P2’s bit acts."""
    comes(
        "BUG,ACQUIRE,COPY @1@2,ZAP @3",
        "1 execute; 2 decline",
        players=3,
        start=2,
        begin={1: 1},
        out=[1],
        points=[0, 9, 9],
        at="ZAP",
    )


def test_who_goes_out_by_the_own_COPY_loses_the_rest_the_next_bit_acts() -> None:
    """P1 (1 point) executes COPY of BUG and BUG#2: the first puts P1 out, the second is dropped (N-42). P2 is due."""
    play = choose(laid("BUG 3", "BUG 3", "COPY 1 2", "ACQUIRE 3", pc=2, points={1: 1}), "execute")
    assert play.points == (0, 9, 9)
    assert asked(play) == (2, "execute", "COPY")


def test_a_bit_due_of_who_is_out_does_not_act_the_others_keep_their_order() -> None:
    """BUG with bits P1, P3, P2, P3; P3 has 1 point. P1's BUG puts P3 out: P2 is next, then the PC moves on."""
    play = choose(laid("BUG 1 3 2 3", "ACQUIRE 2", "COPY 1", points={3: 1}), "execute")
    assert play.state.board.out == (3,)
    assert asked(play) == (2, "execute", "BUG")
    choose(play, "decline")
    assert pc_card(play) == "ACQUIRE"


def test_the_second_bit_of_who_is_out_does_not_act() -> None:
    """P3’s does."""
    comes("BUG @1@1@3,ZAP @2", "1 execute; 3 execute", players=3, begin={1: 1}, out=[1], points=[0, 8, 8], at="ZAP")
