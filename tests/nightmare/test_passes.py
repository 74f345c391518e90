"""Passes that last, so that nobody is asked again and again whether to intervene."""

from __future__ import annotations

from typing import Any

import pnrules
from pnrules import Play
from pnrules.nightmare.table.board import FORWARD
from pnrules.nightmare.table.memory import ALWAYS, LAP, Memory, Pass, turned_up_stops
from tests.nightmare.table import BASE, asked, choose, laid, pc_card, ring


def moments(play: Play, seat: int) -> int:
    """How often this seat has been asked whether to skip."""
    return sum(
        step.before.ask is not None and (step.before.ask.who, step.before.ask.kind) == (seat, "skip") for step in play.trace
    )


ROW = (("ACQUIRE", 1), ("BIT MOVER", 1), ("TIME DELAY", 1), ("DEFEND", 1))


def decline(play: Play, times: int) -> None:
    for _ in range(times):
        play.choose("decline")


def test_a_pass_for_once_is_asked_again_at_the_next_bit() -> None:
    play = ring(*ROW, skips=[0, 1, 0])
    for _ in range(6):
        play.choose("pass")
        play.choose("decline")
    assert moments(play, 2) == 6


def test_a_pass_until_something_changes_lasts_while_nothing_does() -> None:
    play = ring(*ROW, skips=[0, 1, 0])
    play.choose("pass-until", "change")
    decline(play, 5)
    assert moments(play, 2) == 1
    play.choose("execute")  # BIT MOVER's second time round: it moves a bit
    play.choose(play.options[0])
    assert asked(play) == (2, "skip", "TIME DELAY"), "now something has changed"


def test_a_pass_for_the_lap_lasts_though_the_card_where_it_began_is_turned_up() -> None:
    """It is the same card under its own name (N-59)."""
    memory = Memory(passes=(Pass(2, "skip", LAP, ("FACE DOWN", FORWARD)), Pass(1, "skip", ALWAYS)))
    turned = turned_up_stops(memory, "FACE DOWN", "ACQUIRE")
    assert turned.passes == (Pass(2, "skip", LAP, ("ACQUIRE", FORWARD)), Pass(1, "skip", ALWAYS))


def test_a_pass_for_the_lap_lasts_until_the_program_counter_is_back() -> None:
    play = ring(*ROW, skips=[0, 1, 0])
    play.choose("pass-until", "lap")
    decline(play, 4)
    assert asked(play) == (2, "skip", "ACQUIRE"), "a whole lap later, at the card at which it was made"
    assert moments(play, 2) == 1


def test_a_pass_for_the_lap_made_where_the_program_turns_round_lasts_until_it_is_back_there_the_other_way() -> None:
    """That is when the lap is over (N-66). P1 asks last to be let alone, at REVERSE PROGRAM, and then turns the program round."""
    play = laid("REVERSE PROGRAM 1", "BUG 2", "ZAP 3", hands={2: ["INCREMENT"], 3: ["ZAP#2"]})
    choose(play, "execute", "decline", "decline")
    assert asked(play) == (1, "break", "REVERSE PROGRAM")
    choose(play, ("pass-until", "lap"), "pass", "pass", "execute")
    while asked(play) != (1, "execute", "REVERSE PROGRAM"):
        assert play.ask is not None
        assert (play.ask.who, play.ask.kind) != (1, "break") or pc_card(play) == "REVERSE PROGRAM"
        play.choose("decline" if play.ask.kind == "execute" else "pass")
    assert play.state.memory is not None
    assert [step for step in play.trace if step.rule.id == "nightmare-may-break"][-3].args == (1, "REVERSE PROGRAM")


def test_a_pass_for_always_lasts_through_every_change_until_it_is_taken_back() -> None:
    play = ring(("ACQUIRE", 2), ("BUG", 1), ("TIME DELAY", 3), skips=[0, 1, 0])
    play.choose("pass-until", "always")
    choose(play, "execute", "execute", "decline")
    assert asked(play) == (2, "execute", "ACQUIRE")
    assert ("ask-again",) in play.options, "at its own turn the seat may take its pass back"
    choose(play, "ask-again")
    assert asked(play) == (2, "execute", "ACQUIRE"), "the decision at hand is still its own"
    play.choose("decline")
    assert asked(play) == (2, "skip", "BUG"), "and it is asked again"


def test_a_pass_hides_no_moment_from_another_seat() -> None:
    play = ring(*ROW, skips=[0, 1, 1])
    play.choose("pass-until", "always")
    assert asked(play) == (3, "skip", "ACQUIRE")


def test_a_pass_is_undone_like_any_other_answer() -> None:
    play = ring(*ROW, skips=[0, 1, 0])
    play.choose("pass-until", "always")
    play.undo()
    play.choose("pass")
    play.choose("decline")
    assert asked(play) == (2, "skip", "BIT MOVER")


def test_a_pass_is_no_part_of_the_position() -> None:
    once, always = ring(*ROW, skips=[0, 1, 0]), ring(*ROW, skips=[0, 1, 0])
    once.choose("pass")
    always.choose("pass-until", "always")
    assert once.state.memory != always.state.memory
    assert once.state.board == always.state.board


def test_only_the_moments_of_that_kind_are_passed() -> None:
    """Breaks and SKIPs are two kinds of moment."""
    data: dict[str, Any] = {
        **BASE,
        "players": [{"hand": ["RUN", "BUG#2", "ZAP#2", "COPY#2", "FUTURE#2"]}, {"hand": ["GOTO#3"], "skips": 1}],
        "program": {"row": [{"card": "ACQUIRE", "bits": [2]}, {"card": "ZAP", "bits": [1]}]},
        "deck": [],
        "answers": [[1, "run"], [2, "pass"], [2, "execute"], [2, "pass"], [1, "decline"]],
    }
    play = pnrules.load(data)
    assert asked(play) == (1, "break", "ACQUIRE")
    play.choose("pass-until", "always")
    play.choose("pass-until", "always")
    assert asked(play) == (2, "skip", "ACQUIRE"), "breaks are passed for good, SKIPs are not"


def test_no_pass_hides_the_moment_at_which_the_game_is_lost() -> None:
    """N-21: whoever does not break the loop of another loses. The lap ACQUIRE, BUG, GOTO is P2's alone."""
    data: dict[str, Any] = {
        **BASE,
        "players": [{"hand": ["RUN", "BUG#2", "ZAP#2", "COPY#2", "FUTURE#2"]}, {"hand": ["GOTO#3"]}],
        "program": {
            "row": [
                {"card": "ACQUIRE", "bits": [2]},
                {"card": "BUG", "bits": [2]},
                {"card": "GOTO", "bits": [2], "link": "ACQUIRE"},
                {"card": "ZAP", "bits": [1]},
            ],
            "pc": "ZAP",
        },
        "deck": [],
        "answers": [[1, "run"], [1, "decline"], [2, "execute"], [2, "decline"], [2, "decline"], [1, "decline"]],
    }
    play = pnrules.load(data)
    assert asked(play) == (1, "break", "ACQUIRE")
    choose(play, ("pass-until", "always"), ("pass-until", "always"), "execute", "decline", "execute")
    assert asked(play) == (1, "break", "ACQUIRE"), "P1 has passed always, and is asked before the loop is lost"
    assert play.options == (("pass",), ("break-word",)), "here one passes for once only"
