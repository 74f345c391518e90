"""COPY and FUTURE: which cards they perform, in which order, as what. PN 3.0 and 3.1, their texts; N-01, N-40, N-55."""

from __future__ import annotations

import pytest

import pnrules
from tests.nightmare.table import choose, comes, laid, told


def listed(play: object) -> tuple[str, ...]:
    step = next(s for s in play.trace if s.rule.id == "nightmare-lists")  # type: ignore[attr-defined]
    return tuple(step.args[1])


def test_COPY_performs_the_previous_2_in_the_order_of_travel() -> None:
    row = ("GOTO 2", "BUG 2", "ACQUIRE 2", "COPY 1")
    assert listed(choose(laid(*row, pc=3), "execute")) == ("BUG", "ACQUIRE")


def test_COPY_backwards_means_the_cards_on_the_other_side() -> None:
    row = ("COPY 1", "ACQUIRE 2", "BUG 2", "GOTO 2")
    assert listed(choose(laid(*row, towards="head"), "execute")) == ("BUG", "ACQUIRE")


def test_FUTURE_performs_the_next_2_nearest_first() -> None:
    row = ("FUTURE 1", "BUG 2", "ACQUIRE 2", "GOTO 2")
    play = choose(laid(*row), "execute")
    assert listed(play) == ("BUG", "ACQUIRE")
    assert play.points == (11, 9, 9), "everybody -1, then P1 +2"


def test_COPY_and_FUTURE_leave_the_program_counter_where_it_is() -> None:
    play = laid("FUTURE 1", "BUG 2", "ACQUIRE 2")
    steps = play.choose("execute")
    inner = [s for s in steps if s.rule.id == "nightmare-all-lose"]
    assert inner[0].before.board.pc == 0


@pytest.mark.parametrize(("counters", "cards"), [("+1", ("ACQUIRE", "BUG", "ACQUIRE#2")), ("-1", ("ACQUIRE#2",))])
def test_COPYs_number_says_how_many_cards(counters: str, cards: tuple[str, ...]) -> None:
    row = ("ACQUIRE 2", "BUG 2", "ACQUIRE 2", f"COPY 1 {counters}")
    assert listed(choose(laid(*row, pc=3), "execute")) == cards


def test_COPY_at_0_performs_nothing() -> None:
    play = choose(laid("ACQUIRE 2", "BUG 2", "COPY 1 -2", pc=2), "execute")
    assert "lists-none" in told(play)
    assert play.points == (10, 10, 10)


def test_a_copied_cards_own_counters_count() -> None:
    """N-40: it is performed as it reads, with the source card's counters."""
    assert choose(laid("BREAK", "BUG 2 +1", "COPY 1 -1", pc=2), "execute").points == (8, 8, 8)


# --- each other card once (N-55) --------------------------------------------------------------------------------------


def test_counting_stops_before_the_card_itself_in_a_short_ring() -> None:
    """N-55: each other card at most once."""
    play = choose(laid("COPY 1 +3", "BUG 2"), "execute")
    assert listed(play) == ("BUG",)
    assert play.points == (9, 9, 9)


def test_COPY_at_3_in_a_ring_of_three_performs_each_other_card_once() -> None:
    """ACQUIRE, BUG."""
    comes("ACQUIRE,BUG,COPY @1 +1", "1 execute", start=2, points=[11, 9], at="COPY")


def test_20_ring_of_one_is_N55_not_N57() -> None:
    play = choose(laid("COPY 1"), "execute")
    s = next(s for s in play.trace if s.rule.id == "nightmare-lists-none")
    assert s.rulings == ("N-55",)


# --- what changes while the list is performed (N-40) ------------------------------------------------------------------


def test_01_N40_direction_in_force_COPY_after_REVERSE() -> None:
    play = choose(laid("BREAK", "REVERSE PROGRAM 3", "COPY 3 -1", "COPY 1", "ACQUIRE 2", "BUG 2", pc=3), "execute")
    assert play.points == (12, 10, 10)


def test_01b_FUTURE_after_REVERSE() -> None:
    play = choose(laid("GOTO 3", "ACQUIRE 2", "FUTURE 1", "REVERSE PROGRAM 3", "FUTURE 3 -1", "BUG 2", pc=2), "execute")
    assert play.points == (12, 10, 10)


def test_the_second_bit_copies_in_the_direction_now_in_force() -> None:
    """P1: REVERSE, BUG (9, 9). P2, headwards: DEFEND (8), ZAP (8)."""
    comes(
        "ACQUIRE @1,REVERSE PROGRAM,BUG,COPY @1@2,ZAP,DEFEND,WORM @1",
        "1 execute; 2 execute; 2 player 1",
        start=3,
        towards="tail",
        defences=[[], [1]],
        points=[8, 8],
        at="ACQUIRE",
    )


def test_a_pending_card_that_SEQUENCE_MOD_has_moved_is_still_performed() -> None:
    """It has not left (N-40)."""
    comes(
        "SEQUENCE MOD,ACQUIRE,COPY @1,BUG @2,ZAP",
        "1 execute; 1 card ACQUIRE; 1 place 3",
        start=2,
        program="SEQUENCE MOD,COPY,BUG,ACQUIRE,ZAP",
        points=[12, 10],
        at="BUG",
    )


def test_13_N40_replaced_card_still_pending_with_N01_copied() -> None:
    play = laid(
        "FUTURE 1",
        "FUTURE 2",
        "OVERWRITE 2",
        "BUG 3",
        "ACQUIRE 3",
        deck=["ACQUIRE#2"],
        draws=["ACQUIRE#2"],
        rulings={"N-01": "copied"},
    )
    choose(play, "execute", ("bit", "BUG", 0))
    assert play.points == (11, 9, 9)


def test_DELETE_on_the_own_COPY_does_not_stop_the_rest() -> None:
    """P1 has another bit, so stays in: ACQUIRE gives 2."""
    comes(
        "DELETE,ACQUIRE,COPY @1,BUG @1", "1 execute; 1 bit COPY 0", start=2, bits={"COPY": []}, points=[12, 10], asked="1 execute"
    )


def test_a_board_remembered_from_activation_hides_what_the_board_hides() -> None:
    play = laid("BUG 2", "INCREMENT 2", "COPY 1", "ACQUIRE 3", pc=2, rulings={"N-40": "activation"})
    play.choose("execute")
    seen = pnrules.view(play.state, 2)
    then = next(frame.env.then for frame in seen.frames if frame.env.then is not None)
    assert isinstance(then.table.hands[0], int), "how many cards, not which"
