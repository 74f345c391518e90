"""How a run and a game end: twenty points, nobody left, loops of every kind. N-10, N-11, N-21, N-22, N-32, N-33, N-42."""

from __future__ import annotations

import pytest

from pnrules.kernel.errors import GameOver
from pnrules.kernel.play import Play
from tests.nightmare.table import choose, laid, told


def settle(play: Play, answer: str = "decline", most: int = 600) -> Play:
    """Decline and let run until something else is asked or the game is over."""
    for _ in range(most):
        if play.ask is None or play.ask.kind not in ("execute", "break"):
            return play
        play.choose("pass" if play.ask.kind == "break" else answer)
    raise AssertionError("nothing came of it")


def test_twenty_points_win_at_once_in_the_middle_of_a_COPY_too() -> None:
    play = choose(laid("ACQUIRE 2", "BUG 2", "COPY 1", pc=2, points={1: 18}), "execute")
    assert play.over
    assert play.state.board.table.result == ("points", (1,))
    assert play.points == (20, 10, 10), "BUG, still pending, was not performed"
    with pytest.raises(GameOver):
        play.choose("execute")


def test_points_above_twenty_are_shown() -> None:
    """N-61."""
    assert choose(laid("ACQUIRE 1", "BUG 2", points={1: 19}), "execute").points == (21, 10, 10)


def test_zero_points_are_out_with_all_bits_and_cards() -> None:
    play = laid("BUG 2", "ACQUIRE 3 1", "COPY 3", points={3: 1}, hands={3: ["BREAK"]})
    choose(play, "execute")
    assert play.state.board.out == (3,)
    assert [i.bits for i in play.state.board.row] == [(2,), (1,), ()]
    assert play.state.board.table.hands[2] == ()
    assert play.state.board.table.supply[2] == 20


def test_nobody_falls_below_zero() -> None:
    """N-61."""
    assert choose(laid("BUG 2 +3", "ACQUIRE 1", points={3: 2}), "execute").points == (6, 6, 0)


def test_the_last_player_standing_wins() -> None:
    play = choose(laid("BUG 2", "ACQUIRE 1", points={1: 1, 3: 1}), "execute")
    assert play.state.board.table.result == ("last", (2,))


def test_all_out_at_once_is_a_draw_or_as_N_11_answers_the_actors_win() -> None:
    everybody = {1: 1, 2: 1, 3: 1}
    play = choose(laid("BUG 2", "ACQUIRE 1", points=everybody), "execute")
    assert play.state.board.table.result == ("draw", (1, 2, 3))
    play = choose(laid("BUG 2", "ACQUIRE 1", points=everybody, rulings={"N-11": "actor"}), "execute")
    assert play.state.board.table.result == ("actor", (2,))


def test_what_a_player_who_is_out_had_pending_is_dropped() -> None:
    """N-42: P1 goes out by the BUG that COPY performs; the ACQUIRE behind it is not performed."""
    play = choose(laid("BUG 2", "ACQUIRE 2", "COPY 1", "FUTURE 3", pc=2, points={1: 1}), "execute")
    assert play.points == (0, 9, 9)
    assert play.state.board.out == (1,)
    assert not play.over


# --- one player's bits only (N-21) ------------------------------------------------------------------------------------


def test_a_lap_with_one_players_bits_only_wins_unless_another_breaks() -> None:
    play = settle(laid("ACQUIRE 2", "BUG", "COPY 2"))
    assert play.state.board.table.result == ("loop", (2,))
    assert "lone-lap" in told(play)


def test_the_others_get_one_moment_to_break_it_even_before_breaks_are_open() -> None:
    play = laid("ACQUIRE 2", "BUG", "COPY 2")
    choose(play, "decline", "decline")
    assert play.ask is not None
    assert (play.ask.who, play.ask.kind) == (1, "break")
    assert not play.state.board.run.opened
    play.choose("break-word")
    assert not play.over
    assert not play.state.board.run.running


def test_with_N_21_answered_at_once_there_is_no_such_moment() -> None:
    play = choose(laid("ACQUIRE 2", "BUG", "COPY 2", rulings={"N-21": "at-once"}), "decline", "decline")
    assert play.state.board.table.result == ("loop", (2,))


def test_a_small_loop_inside_the_program_counts_too() -> None:
    """GOTO leads P1 from place 7 back to place 1 … of a ring of 8, 6 on from 3 is 1; the loop is places 1, 2 and 3."""
    row = ("BUG 2", "ACQUIRE 1", "COPY", "GOTO 1", "BUG 3", "FUTURE 2", "DECREMENT 2", "INCREMENT 3")
    play = laid(*row, pc=1, rulings={"N-21": "at-once"})
    choose(play, "decline", "execute")
    assert play.state.board.table.result == ("loop", (1,)), "back at ACQUIRE after ACQUIRE, COPY, GOTO: only P1's bits"


# --- nothing executed (N-33), nobody gets anywhere (N-22) -------------------------------------------------------------


def test_a_lap_without_anything_executed_opens_breaks_and_ends_the_run() -> None:
    play = settle(laid("ACQUIRE 2", "BUG 3", "COPY 1"))
    assert "idle-lap" in told(play)
    assert "idle-end" in told(play)
    assert not play.state.board.run.running
    assert play.ask is not None
    assert (play.ask.who, play.ask.kind) == (1, "play"), "as after the runner's free break"


def test_a_program_without_any_bit_does_not_run_for_ever() -> None:
    play = settle(laid("ACQUIRE", "BUG", "COPY"))
    assert "idle-end" in told(play)


def looping() -> Play:
    """REVERSE PROGRAM executed at each pass: the program swings to and fro, and nobody's points change."""
    return laid("REVERSE PROGRAM 1", "BUG 2", "ACQUIRE 3", rulings={"N-21": "at-once"})


def test_the_position_a_third_time_is_proved_and_the_players_are_asked() -> None:
    again = looping()
    for _ in range(200):
        assert again.ask is not None
        if again.ask.kind == "agree":
            break
        card = again.ask.args[0]
        again.choose("pass" if again.ask.kind == "break" else "execute" if card == "REVERSE PROGRAM" else "decline")
    assert "returned" in told(again)
    assert "many-laps" not in told(again)
    choose(again, "agree", "agree", "agree")
    assert not again.state.board.run.running
    assert "settled-stop" in told(again)


def test_if_one_does_not_agree_it_goes_on_and_at_the_third_refusal_it_is_done_without_asking() -> None:
    play = looping()
    refused = 0
    for _ in range(1500):
        assert play.ask is not None
        if not play.state.board.run.running:
            break
        if play.ask.kind == "agree":
            refused += 1
            play.choose("go-on")
        else:
            card = play.ask.args[0]
            play.choose("pass" if play.ask.kind == "break" else "execute" if card == "REVERSE PROGRAM" else "decline")
    assert refused == 3
    assert told(play).count("returned") == 3
    assert "settled-stop" in told(play)


def test_twenty_laps_without_points_are_called_stopped_not_proved() -> None:
    """INCREMENT raises a number at every lap, so that no position ever comes back."""
    play = laid("INCREMENT 1", "BUG 2", "ACQUIRE 3")
    for _ in range(300):
        assert play.ask is not None
        if play.ask.kind == "agree":
            break
        if play.ask.kind == "number":
            play.choose("number", "ACQUIRE", 0)
        else:
            first = play.ask.args[0] == "INCREMENT"
            play.choose("pass" if play.ask.kind == "break" else "execute" if first else "decline")
    assert "many-laps" in told(play)
    assert "returned" not in told(play)
    assert play.lasso() is None


def test_points_gained_in_a_lap_begin_the_count_of_twenty_anew() -> None:
    """After nineteen laps without points P2 executes ACQUIRE, and GOTO (6 on in a ring of 4) leads to INCREMENT: that lap
    ends with other points than it began with, so the twentieth return to INCREMENT is not the twentieth without a change."""
    play = laid("ACQUIRE 2", "INCREMENT 1", "BUG 3", "GOTO 2")
    stood = 0
    while play.ask is not None and play.ask.kind != "agree":
        if play.ask.kind == "break":
            play.choose("pass")
        elif play.ask.kind == "number":
            play.choose("number", "BUG", 0)  # no position ever comes back
        else:
            card = play.ask.args[0]
            stood += card == "ACQUIRE"
            last = stood == 20
            play.choose("execute" if card == "INCREMENT" or (last and card in ("ACQUIRE", "GOTO")) else "decline")
            if last and card == "GOTO":
                break
    assert stood == 20
    assert play.points == (10, 12, 10)
    assert "many-laps" not in told(play)


# --- performances that reach themselves (N-32) ------------------------------------------------------------------------


ITSELF = ("FUTURE 1", "FUTURE 3", "PROGRAM ERROR 2", "BREAK 2")
"""FUTURE performs FUTURE#2 and PROGRAM ERROR; FUTURE#2, as written on FUTURE, means the same two cards again."""


def entered(play: Play) -> int:
    return sum(s.rule.id == "nightmare-performs" and s.args[1] == "FUTURE#2" for s in play.trace)


def test_a_FUTURE_that_reaches_itself_ends_after_three_inner_rounds_without_points() -> None:
    play = choose(laid(*ITSELF), "execute")
    assert "endless" in told(play)
    assert entered(play) == 3, "the fourth entry ends it"
    assert not [f for f in play.state.frames if f.source], "nothing pending is performed"


def test_with_N_32_answered_unwind_the_rest_is_still_performed() -> None:
    """Three rounds of FUTURE#2 inside FUTURE: the fourth is left out, and PROGRAM ERROR follows four times, at 1 point each."""
    play = laid(*ITSELF, rulings={"N-32": "unwind"})
    steps = play.choose("execute")
    assert "unwound" in told(play)
    assert sum(s.rule.id == "nightmare-loses" and s.args == (1, 1) for s in steps) == 4


def test_with_N_32_answered_nothing_an_instruction_under_way_is_not_entered_again() -> None:
    """FUTURE#2 is entered once; inside itself it does nothing, and PROGRAM ERROR follows in it and in FUTURE."""
    play = laid(*ITSELF, rulings={"N-32": "nothing"})
    steps = play.choose("execute")
    assert entered(play) == 1
    assert "re-entered" in told(play)
    assert sum(s.rule.id == "nightmare-loses" and s.args == (1, 1) for s in steps) == 2


def test_while_points_change_it_goes_on_until_somebody_wins() -> None:
    """ACQUIRE before each inner COPY: 10, 12, 14, 16, 18, 20."""
    play = choose(laid("ACQUIRE 3", "COPY 3", "COPY 1", "BUG 2", pc=2), "execute")
    assert play.state.board.table.result == ("points", (1,))
    assert play.points[0] == 20


def test_a_long_chain_never_meets_a_recursion_limit() -> None:
    """BUG at 0 points of damage in the chain … with 1: everybody loses until somebody is out, then the chain stops."""
    play = choose(laid("BUG 3", "COPY 3", "COPY 1", "ACQUIRE 2", pc=2, points={1: 19, 2: 19, 3: 18}), "execute")
    assert play.points[2] == 0
    assert "endless-out" in told(play)
