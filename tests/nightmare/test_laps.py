"""Laps: with one player's bits only (N-21), and with nothing executed (N-33)."""

from __future__ import annotations

import json

from pnrules import Play
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.nightmare.table.board import BACKWARD
from tests.nightmare.table import asked, choose, comes, instruction, laid, pc_card, told, version_2


def settle(play: Play, answer: str = "decline", most: int = 600) -> Play:
    """Decline and let run until something else is asked or the game is over."""
    for _ in range(most):
        if play.ask is None or play.ask.kind not in ("execute", "break"):
            return play
        play.choose("pass" if play.ask.kind == "break" else answer)
    raise AssertionError("nothing came of it")


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


def test_a_bit_further_in_beside_a_COPY_in_a_SUBROUTINE_is_in_the_loop_too() -> None:
    """P2's bit lies on a card dealt beside the COPY in P1's SUBROUTINE, so P1 does not have the loop to itself (N-21). As nothing
    was executed, everybody may break, the runner first (N-33); for a loop of P1's own only the others would be asked."""
    row = "SUBROUTINE @1 used {SUBROUTINE#2; COPY {ACQUIRE @2}},TIME DELAY @1"
    comes(row, "1 run; 1 decline; 1 decline", version=2, asked="1 break", rests_on=["N-33"])


def test_with_N_21_answered_at_once_there_is_no_such_moment() -> None:
    play = choose(laid("ACQUIRE 2", "BUG", "COPY 2", rulings={"N-21": "at-once"}), "decline", "decline")
    assert play.state.board.table.result == ("loop", (2,))


def test_a_small_loop_inside_the_program_counts_too() -> None:
    """GOTO leads P1 from place 7 back to place 1 … of a ring of 8, 6 on from 3 is 1; the loop is places 1, 2 and 3."""
    row = ("BUG 2", "ACQUIRE 1", "COPY", "GOTO 1", "BUG 3", "FUTURE 2", "DECREMENT 2", "INCREMENT 3")
    play = laid(*row, pc=1, rulings={"N-21": "at-once"})
    choose(play, "decline", "execute")
    assert play.state.board.table.result == ("loop", (1,)), "back at ACQUIRE after ACQUIRE, COPY, GOTO: only P1's bits"


def test_standing_at_a_card_again_in_the_other_direction_is_no_lap() -> None:
    """Row of 5 towards the tail from ACQUIRE (place 2): COPY (3), REVERSE PROGRAM (4) executed, COPY, ACQUIRE, all with P1's
    bits or none, but in the other direction. Going on: BUG (1), P2's. So no lone lap has been made at any of them."""
    row = ("DECREMENT 3", "BUG 2", "ACQUIRE 1", "COPY", "REVERSE PROGRAM 1")
    play = laid(*row, pc=2)
    choose(play, "decline", "execute", "decline")
    assert asked(play) == (2, "execute", "BUG")
    assert "lone-lap" not in told(play)


def test_a_loop_of_one_card_is_a_lap() -> None:
    """GOTO in a ring of 6 lands on itself (N-55: its own card counted): a lap of one stop, with P2's bit only."""
    row = ("GOTO 2", "BUG 1", "ACQUIRE 3", "COPY 1", "FUTURE 3", "DECREMENT 1")
    play = choose(laid(*row), "execute")
    assert instruction(play, "GOTO").link == "GOTO"
    assert asked(play) == (1, "break", "GOTO"), "N-21: the others get one moment, though breaks are not open"
    choose(play, "pass")
    assert asked(play) == (3, "break", "GOTO")
    choose(play, "pass")
    assert play.state.board.table.result == ("loop", (2,))


def test_02_out_player_wins_no_loop() -> None:
    play = laid("PROGRAM ERROR 3", "ACQUIRE", points={3: 1})
    assert play.state.board.out == (3,)
    assert "lone-lap" not in told(play)


def test_09_N21_any_card_begins_a_lap() -> None:
    play = laid("BUG 1", "PROGRAM ERROR 2", "COPY 1", points={2: 1})
    choose(play, "decline", "decline", "decline")
    assert (pc_card(play), play.ask.kind, play.ask.who) == ("COPY", "break", 3)


def test_11_N21_the_card_left_is_the_card_that_lay_there_on_leaving() -> None:
    play = laid("OVERWRITE 1", "ACQUIRE", "BUG", deck=["DECREMENT#2"], draws=["DECREMENT#2"])
    choose(play, "execute", ("bit", "OVERWRITE", 0))
    assert "lone-lap" in told(play)


def test_an_inner_bit_of_another_keeps_N_21_from_naming_a_winner() -> None:
    """Nothing was executed: the run ends by N-33 alone."""
    comes(
        "SUBROUTINE @1 {UPGRADE @2; ACQUIRE} used,ZAP @1",
        "1 run; 1 decline; 1 decline; 1 pass; 2 pass",
        version=2,
        over=False,
        running=False,
        at="SUBROUTINE",
        asked="1 play",
    )


def test_paying_ends_the_loop_in_which_one_player_alone_has_bits() -> None:
    """P3 pays 3 at N-21’s moment."""
    comes(
        "ACQUIRE @1,ZAP @1,BUG",
        "1 run; 1 decline; 1 decline; 2 pass; 3 break-pay",
        version=2,
        players=3,
        running=False,
        points=[10, 10, 7],
        asked="1 play",
    )


def test_N_21_comes_before_N_33() -> None:
    """Only P1’s bits, nothing executed: P1 wins when P2 passes."""
    comes("ACQUIRE @1,ZAP @1,BUG", "1 run; 1 decline; 1 decline; 2 pass", version=2, result={"how": "loop", "seats": [1]})


# --- nothing executed (N-33) ------------------------------------------------------------------------------------------


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


def test_N_33_a_forced_card_alone_is_something_executed() -> None:
    """PROGRAM ERROR executes itself: a lap with it is never idle, and it goes on until P2, who has 3 points, is out."""
    play = laid("PROGRAM ERROR 2", "BUG 3", "ACQUIRE 1", points={2: 3})
    for _ in range(60):
        if play.state.board.out:
            break
        assert play.ask is not None
        play.choose("pass" if play.ask.kind == "break" else "decline")
    assert play.state.board.out == (2,)
    assert "idle-lap" not in told(play)
    assert told(play).count("no-choice") == 3


def test_10_N33_any_card_begins_a_lap() -> None:
    play = laid("ACQUIRE 2", "BUG 3", "BREAK 1")
    choose(play, "execute", "decline", "decline", "pass", "pass", "pass", "decline")
    for _ in range(3):
        if play.ask.kind == "break":
            play.choose("pass")
    assert "idle-end" in told(play)
    assert pc_card(play) == "BUG"


def test_a_card_left_twice_the_same_way_is_remembered_twice_and_can_be_saved() -> None:
    """N-66: the PC leaves REVERSE PROGRAM towards the head, SELF DESTRUCT goes, P2's REVERSE PROGRAM sends it back,
    and it leaves towards the head again before it has stood there running to the head."""
    row = ("REVERSE PROGRAM#2 2", "SELF DESTRUCT 1", "REVERSE PROGRAM 1", "BUG 1")
    play = laid(*row, pc=2, players=2)
    choose(play, "execute", "execute", ("player", 2), "execute", "pass", "pass", "execute")
    assert asked(play) == (1, "break", "REVERSE PROGRAM#2")
    state = play.state
    assert state.memory is not None
    stops = [visit.stop for visit in state.memory.visits]
    assert stops.count(("REVERSE PROGRAM", BACKWARD)) == 2
    assert state_from_json(state.setup.game, json.loads(json.dumps(state_to_json(state)))) == state


def test_of_two_laps_that_end_at_once_the_later_begun_has_one_players_bits_alone_and_wins() -> None:
    """N-66: P1 leaves REVERSE PROGRAM towards the head, P2's SELF DESTRUCT goes, and P1 comes back and leaves it towards the
    head again, by GOTO to BUG and to it. Since then all bits at the stops are P1's (N-21); P2 has one elsewhere."""
    row = "GOTO @1 link=BUG,REVERSE PROGRAM#2 @1,SELF DESTRUCT @2,REVERSE PROGRAM @1,BUG @1,ZAP @2"
    comes(
        row,
        "1 run; 1 execute; 2 execute; 2 player 1; 1 execute; 1 pass; 2 pass; 1 execute; 1 pass; 2 pass; 1 decline;"
        "1 pass; 2 pass; 1 execute; 1 pass; 2 pass; 1 decline; 2 pass",
        version=2,
        start=3,
        points=[6, 10],
        result={"how": "loop", "seats": [1]},
    )


def test_a_lap_without_anything_executed_ends_the_run_though_nobody_wants_to_be_asked() -> None:
    """Both cards executed twice and more open breaks (N-34), which everybody passes for always. Then a whole lap is declined."""
    play = choose(laid("ACQUIRE 1", "ACQUIRE#2 2"), "execute", "execute")
    for _ in range(3):
        play.choose("pass-until", "always")
    choose(play, "execute", "decline", "decline")
    assert told(play)[-3:-1] == ["idle-lap", "idle-end"]
    assert asked(play) == (1, "play")


def test_a_file_that_names_what_has_become_the_default_of_a_ruling_is_read_as_that() -> None:
    """N-66: how it left was another answer once, and its name stands in files of then."""
    play = laid("REVERSE PROGRAM 1", "ACQUIRE", "BUG", players=2, rulings={"N-66": "leaving"})
    assert play.setup.ruling("N-66") == "default"
    assert play.setup.rulings == ()
    assert play.setup.with_(rulings={"N-66": "leaving"}).rulings == ()
    assert play.setup.with_(rulings={"N-66": "coming"}).rulings == (("N-66", "coming"),)


def test_a_run_that_begins_again_since_nobody_can_play_is_counted_in_what_is_saved() -> None:
    """N-79, other answer: the third such end of a run is a tie."""
    row = [{"card": "ACQUIRE", "bits": [1]}, {"card": "BUG", "bits": [2]}]
    play = version_2(row, [[], []], deck=[], rulings={"N-79": "again"})
    once = ["decline"] * 4 + ["agree"] * 2
    choose(play, *once)
    state = state_from_json(play.setup.game, json.loads(json.dumps(state_to_json(play.state))))
    assert state == play.state
    assert state.memory.restarts == 1
    assert not play.over
    choose(play, *once)
    assert not play.over
    choose(play, *once)
    assert play.state.board.table.result == ("tie", (1, 2))
