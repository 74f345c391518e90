"""When a run can be stopped, by whom, and at what price. PN 3.0 and 3.1, break; N-27, N-34, N-50."""

from __future__ import annotations

from typing import Any

import pytest

from pnrules import Play
from pnrules.kernel.errors import NotAnOption, PnError
from tests.nightmare.table import asked, choose, comes, laid, pc_card, told


def until_moment(play: Play, *answers: Any) -> Play:
    """Answer, then execute whatever is asked until somebody is asked about a break."""
    choose(play, *answers)
    for _ in range(30):
        if play.ask is None or play.ask.kind == "break":
            return play
        play.choose("execute" if ("execute",) in play.options else play.options[0])
    raise AssertionError("no moment came")


# --- when breaks open (N-34) ------------------------------------------------------------------------------------------


def test_breaks_open_before_a_card_is_executed_a_second_time() -> None:
    play = until_moment(laid("ACQUIRE 2", "BREAK 3"))
    assert pc_card(play) == "ACQUIRE"
    assert play.points == (10, 12, 10), "executed once, not yet twice"


def test_a_declined_card_does_not_open_breaks_a_passed_over_one_neither() -> None:
    """N-23."""
    play = choose(laid("ACQUIRE 2", "BUG 3", "REVERSE PROGRAM"), "decline", "execute")
    assert play.ask is not None
    assert (play.ask.kind, play.ask.args) == ("execute", ("ACQUIRE",)), "no moment at ACQUIRE's second time"
    choose(play, "decline")
    assert play.ask.kind == "break", "but at BUG's"


def test_a_second_bit_at_the_same_stop_does_not_open_breaks() -> None:
    """N-34."""
    play = choose(laid("ACQUIRE 2 3", "BUG 1"), "execute")
    assert play.ask is not None
    assert (play.ask.who, play.ask.kind) == (3, "execute")


def test_a_copied_instruction_does_not_count_as_its_source() -> None:
    """N-34: BUG was performed by COPY, not executed itself."""
    play = choose(laid("BREAK", "BUG 2", "COPY 1 -1", "ACQUIRE 3", pc=2), "execute", "decline")
    assert play.ask is not None
    assert (play.ask.kind, play.ask.args) == ("execute", ("BUG",))


def test_in_3_0_a_forced_card_executed_before_is_a_moment() -> None:
    """Before it acts again."""
    comes("PROGRAM ERROR @1,ZAP @2", "1 run; 2 decline", version=2, at="PROGRAM ERROR", asked="1 break")


def test_a_new_run_opens_breaks_anew() -> None:
    play = choose(until_moment(laid("ACQUIRE 2", "BUG 3", hands={1: ["RUN", "RUN#2", "COPY"]})), "break-word", ("run", "RUN#2"))
    assert play.state.board.run.opened is False
    assert play.ask is not None
    assert play.ask.kind == "execute"


# --- who breaks, and at what price (N-50) -----------------------------------------------------------------------------


def test_the_runner_is_asked_first_then_clockwise_once_each() -> None:
    """N-50."""
    play = until_moment(laid("ACQUIRE 2", "BREAK 3"))
    asked = []
    while play.ask is not None and play.ask.kind == "break":
        asked.append(play.ask.who)
        play.choose("pass")
    assert asked == [1, 2, 3]
    assert play.ask is not None
    assert (play.ask.who, play.ask.kind) == (2, "execute")


def test_the_runner_breaks_by_word_for_free_and_plays_next() -> None:
    play = choose(until_moment(laid("ACQUIRE 2", "BREAK 3")), "break-word")
    assert play.points == (10, 12, 10)
    assert pc_card(play) == "ACQUIRE", "it stops before the card that was about to be executed"
    assert play.state.board.table.turn == 1


def test_14b_runner_need_not_pay() -> None:
    play = choose(laid("ACQUIRE 2", "BREAK 3"), "execute", "decline")
    with pytest.raises(PnError) as refused:
        play.choose("break-pay", seat=1)
    assert refused.value.id == "refused-runner-breaks-free"


def test_by_word_is_refused_to_anybody_but_the_runner() -> None:
    play = choose(until_moment(laid("ACQUIRE 2", "BREAK 3")), "pass")
    with pytest.raises(NotAnOption) as refused:
        play.choose("break-word")
    assert ("break-word",) not in play.options
    assert (refused.value.id, refused.value.rulings) == ("refused-word-is-the-runners", ("N-50",))


def test_anybody_else_pays_three_points() -> None:
    play = choose(until_moment(laid("ACQUIRE 2", "BREAK 3")), "pass", "break-pay")
    assert play.points == (10, 9, 10)
    assert play.state.board.table.turn == 1, "building goes on from who played RUN, not from the breaker"


def test_a_BREAK_from_the_hand_is_discarded_and_costs_no_points() -> None:
    play = until_moment(laid("ACQUIRE 2", "BREAK 3", hands={3: ["BREAK#2"]}))
    choose(play, "pass", "pass", "break-hand")
    assert play.points == (10, 12, 10)
    assert play.state.board.table.hands[2] == ()
    assert "BREAK#2" in play.state.board.table.discards


@pytest.mark.parametrize(
    ("seat", "way", "id"), [(2, "break-word", "refused-word-is-the-runners"), (2, "break-hand", "refused-no-break-in-hand")]
)
def test_14_refusals_at_a_moment(seat: int, way: str, id: str) -> None:
    play = choose(laid("ACQUIRE 2", "BREAK 3"), "execute", "decline", "pass")
    with pytest.raises(PnError) as refused:
        play.choose(way, seat=seat)
    assert refused.value.id == id


def test_with_less_than_three_points_a_break_cannot_be_paid() -> None:
    play = until_moment(laid("ACQUIRE 2", "BREAK 3", points={3: 2}, hands={3: ["BUG"]}))
    choose(play, "pass", "pass")
    assert play.ask is not None
    assert play.ask.who == 3
    assert {option[0] for option in play.options} == {"pass", "pass-until"}, "asked all the same, or the hand would be known"
    with pytest.raises(NotAnOption) as refused:
        play.choose("break-pay")
    assert refused.value.id == "refused-break-too-dear"


def test_with_exactly_three_points_the_break_holds_and_the_payer_is_out() -> None:
    play = choose(until_moment(laid("ACQUIRE 2", "BREAK 3", points={3: 3})), "pass", "pass", "break-pay")
    assert play.points == (10, 12, 0)
    assert play.state.board.out == (3,)
    assert not play.state.board.run.running
    assert play.ask is not None
    assert play.ask.who == 1


def test_of_two_players_who_pays_with_the_last_points_loses() -> None:
    play = until_moment(laid("ACQUIRE 1", "BREAK 2", players=2, points={2: 3}), "execute", "decline")
    choose(play, "pass", "break-pay")
    assert play.over
    assert play.state.board.table.result == ("last", (1,))


def test_who_pays_the_last_3_points_of_two_players_loses() -> None:
    """P1 is last."""
    comes(
        "BUG @2,ACQUIRE @1",
        "1 run; 2 execute; 1 decline; 1 pass; 2 break-pay",
        version=2,
        begin={2: 4},
        points=[9, 0],
        result={"how": "last", "seats": [1]},
    )


def test_19_payer_out_rests_on_N50() -> None:
    play = choose(laid("ACQUIRE 2", "BREAK 3", points={3: 3}), "execute", "decline", "pass", "pass", "break-pay")
    assert "N-50" in next(s for s in play.trace if s.rule.id in ("nightmare-out-of-points", "nightmare-paid-all")).rulings


def test_when_the_runner_is_out_nobody_breaks_by_word_and_the_next_clockwise_builds() -> None:
    """N-50. P1 ran it and goes out; at ACQUIRE's second time P2 and P3 are asked, both must pay; then P2 goes on."""
    play = laid("ACQUIRE 3", "PROGRAM ERROR 1", "BUG 2", points={1: 1})
    choose(play, "execute", "decline")
    assert play.state.board.out == (1,)
    assert asked(play) == (2, "break", "ACQUIRE")
    assert {option[0] for option in play.options} == {"pass", "break-pay", "pass-until"}
    choose(play, "pass", "break-pay")
    assert play.points == (0, 10, 9)
    assert asked(play) == (2, "play")


# --- when there is nothing to break -----------------------------------------------------------------------------------


def test_a_break_is_refused_while_nothing_runs() -> None:
    play = laid("ACQUIRE 2", "BUG 3", runs=False)
    with pytest.raises(NotAnOption) as refused:
        play.choose("break-word")
    assert refused.value.id == "refused-nothing-to-break"


def test_14c_nothing_to_break() -> None:
    play = laid("ACQUIRE 2", "BUG 3", runs=False)
    with pytest.raises(PnError) as refused:
        play.choose("break-word", seat=1)
    assert refused.value.id == "refused-nothing-to-break"


def test_14e_N29_final_is_not_N52() -> None:
    play = laid("ACQUIRE 2", "BUG 3", hands={1: ["RUN"], 2: [], 3: []})
    choose(play, "decline", "decline", "pass", "pass", "pass")
    assert play.state.board.run.final
    with pytest.raises(PnError) as refused:
        play.choose("break-pay", seat=2)
    assert refused.value.rulings == ("N-29",)


# --- 3.1 (N-27) -------------------------------------------------------------------------------------------------------


def test_31_breaks_open_when_the_program_counter_reaches_a_card_a_second_time_executed_or_not() -> None:
    play = choose(laid("ACQUIRE 2", "BUG 3", edition="3.1"), "decline", "execute")
    assert "breaks-open" in told(play), "ACQUIRE is reached again, though it was declined"


def test_31_a_break_is_made_after_an_owner_declined() -> None:
    """N-27."""
    play = choose(laid("ACQUIRE 2", "BUG 3", edition="3.1"), "decline", "execute")
    assert play.ask is not None
    assert play.ask.kind == "execute", "not before the bit's turn"
    play.choose("decline")
    assert (play.ask.who, play.ask.kind) == (1, "break")
    play.choose("break-word")
    assert pc_card(play) == "ACQUIRE"


def test_a_moment_of_3_1_after_each_bit_that_declines() -> None:
    """P1 executed, P2 declined."""
    comes(
        "BUG @1@2,ZAP @2",
        "1 run; 1 execute; 2 decline; 2 decline; 1 decline; 1 break-word",
        version=2,
        edition="3.1",
        running=False,
        at="BUG",
        asked="1 play",
    )


def test_31_no_break_at_a_card_that_is_executed() -> None:
    play = choose(laid("ACQUIRE 2", "BUG 3", edition="3.1"), "decline", "execute", "execute")
    assert play.ask is not None
    assert (play.ask.kind, play.ask.args) == ("execute", ("BUG",))


def test_no_moment_of_3_1_at_a_card_that_is_executed() -> None:
    """BUG the second time."""
    comes("BUG @1,ZAP @2", "1 run; 1 execute; 2 decline; 1 execute", version=2, edition="3.1", at="ZAP", asked="2 execute")


def test_14d_31_open_but_not_here_is_N27() -> None:
    play = choose(laid("ACQUIRE 2", "BUG 3", edition="3.1"), "execute", "execute")
    with pytest.raises(PnError) as refused:
        play.choose("break-word", seat=1)
    assert "N-27" in refused.value.rulings


def test_31_a_break_is_made_at_a_card_without_bits() -> None:
    play = choose(laid("ACQUIRE", "BUG 3", "ACQUIRE 2", edition="3.1"), "execute", "execute")
    assert play.ask is not None
    assert (play.ask.kind, play.ask.args) == ("break", ("ACQUIRE",))


def test_no_moment_of_3_1_at_an_OVERSIGHT_with_bits() -> None:
    """It is passed neither by choice nor for lack of bits."""
    comes("OVERSIGHT @2,ACQUIRE @1", "1 run; 1 execute", version=2, edition="3.1", at="ACQUIRE", asked="1 execute")


def test_a_moment_of_3_1_at_an_OVERSIGHT_that_was_skipped() -> None:
    """It did not fire."""
    comes(
        "ACQUIRE @1,OVERSIGHT,BUG @2",
        "1 run; 2 pass; 1 execute; 2 pass; 2 pass; 2 decline; 2 pass; 1 execute; 2 skip",
        version=2,
        edition="3.1",
        held={2: {"skips": 1}},
        at="OVERSIGHT",
        asked="1 break",
    )


def test_a_moment_of_3_1_at_a_PROGRAM_ERROR_that_was_skipped() -> None:
    """Else never."""
    comes(
        "PROGRAM ERROR @1,ZAP @2",
        "1 run; 1 pass; 1 pass; 2 decline; 1 skip",
        version=2,
        edition="3.1",
        held={1: {"skips": 1}},
        at="PROGRAM ERROR",
        asked="1 break",
    )


def test_31_with_N_27_answered_as_in_30_breaks_come_before_the_next_instruction() -> None:
    play = laid("ACQUIRE 2", "BUG 3", edition="3.1", rulings={"N-27": "before-next"})
    choose(play, "decline", "execute")
    assert play.ask is not None
    assert play.ask.kind == "break"


def test_31_with_N_34_answered_as_in_30_only_an_executed_card_opens_breaks() -> None:
    play = laid("ACQUIRE 2", "BUG 3", edition="3.1", rulings={"N-34": "executed"})
    choose(play, "decline", "execute")
    assert "breaks-open" not in told(play)
    with pytest.raises(NotAnOption) as refused:
        play.choose("break-word", seat=1)
    assert refused.value.id == "refused-break-closed-30", "the reason is the answer that holds, not the edition's own"


def test_a_card_that_left_and_comes_again_in_the_same_run_was_not_executed_before() -> None:
    """N-34 with N-56: BUG is executed and erased; the discards are the deck again, and BUG comes in for ZAP, as a new card."""
    row = ("BUG 1", "ERASE 2", "REPLACE 3", "ZAP 1", "ACQUIRE 2")
    play = choose(laid(*row, rulings={"N-09": "shuffle"}, draws=["BUG"]), "execute", "execute", "execute", ("card", "ZAP"))
    assert pc_card(play) == "BUG"
    assert asked(play) == (1, "execute", "BUG")
    assert "breaks-open" not in told(play)
