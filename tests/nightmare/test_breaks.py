"""When a run can be stopped, by whom, at what price, and where it stops. PN 3.0 and 3.1, break; N-27, N-34, N-50, N-51."""

from __future__ import annotations

from typing import Any

import pytest

from pnrules.kernel.errors import NotAnOption
from pnrules.kernel.play import Play
from tests.nightmare.table import choose, laid, pc_card, told


def until_moment(play: Play, *answers: Any) -> Play:
    """Answer, then execute whatever is asked until somebody is asked about a break."""
    choose(play, *answers)
    for _ in range(30):
        if play.ask is None or play.ask.kind == "break":
            return play
        play.choose("execute" if ("execute",) in play.options else play.options[0])
    raise AssertionError("no moment came")


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


def test_by_word_is_refused_to_anybody_but_the_runner() -> None:
    play = choose(until_moment(laid("ACQUIRE 2", "BREAK 3")), "pass")
    with pytest.raises(NotAnOption) as refused:
        play.choose("break-word")
    assert ("break-word",) not in play.options
    assert (refused.value.id, refused.value.rulings) == ("refused-word-is-the-runners", ("N-50",))


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


def test_a_break_is_refused_while_nothing_runs() -> None:
    play = laid("ACQUIRE 2", "BUG 3", runs=False)
    with pytest.raises(NotAnOption) as refused:
        play.choose("break-word")
    assert refused.value.id == "refused-nothing-to-break"


def test_a_built_in_BREAK_stops_the_run_and_the_program_counter_moves_on() -> None:
    """N-51, 3.0. It does nothing while breaks are closed, and stays in the program."""
    play = choose(laid("ACQUIRE 2", "BREAK 3", "BUG 1"), "decline", "execute")
    assert "break-closed" in told(play)
    choose(play, "execute", "decline")  # BUG executed; ACQUIRE declined; BREAK was executed at an earlier stop
    while play.ask is not None and play.ask.kind == "break":
        play.choose("pass")
    choose(play, "execute")
    assert "break-stops" in told(play)
    assert pc_card(play) == "BUG"
    assert [i.card for i in play.state.board.row] == ["ACQUIRE", "BREAK", "BUG"]


def test_a_new_run_opens_breaks_anew() -> None:
    play = choose(until_moment(laid("ACQUIRE 2", "BUG 3", hands={1: ["RUN", "RUN#2", "COPY"]})), "break-word", ("run", "RUN#2"))
    assert play.state.board.run.opened is False
    assert play.ask is not None
    assert play.ask.kind == "execute"


# --- 3.1 --------------------------------------------------------------------------------------------------------------


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


def test_31_no_break_at_a_card_that_is_executed() -> None:
    play = choose(laid("ACQUIRE 2", "BUG 3", edition="3.1"), "decline", "execute", "execute")
    assert play.ask is not None
    assert (play.ask.kind, play.ask.args) == ("execute", ("BUG",))


def test_31_a_break_is_made_at_a_card_without_bits() -> None:
    play = choose(laid("ACQUIRE", "BUG 3", "ACQUIRE 2", edition="3.1"), "execute", "execute")
    assert play.ask is not None
    assert (play.ask.kind, play.ask.args) == ("break", ("ACQUIRE",))


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


def test_31_a_built_in_BREAK_ends_the_run_at_the_next_card_not_executed() -> None:
    """N-51."""
    play = choose(laid("ACQUIRE 2", "BREAK 3", "BUG 1", edition="3.1"), "execute", "decline", "execute", "execute")
    choose(play, "execute")  # BREAK, reached a second time: breaks are open
    assert play.state.board.run.stopping
    play.choose("decline")  # BUG
    assert not play.state.board.run.running
    assert pc_card(play) == "BUG"
    assert "stops-here" in told(play)
