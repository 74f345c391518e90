"""Moments to intervene: SKIP tokens, and passes that last, so that nobody is asked again and again."""

from __future__ import annotations

from typing import Any

import pytest

import pnrules
from pnrules.kernel.errors import NotAnOption
from pnrules.kernel.play import Play
from tests.nightmare.table import choose, told


def ring(*row: Any, edition: str = "3.0", players: int = 3, rulings: dict[str, str] | None = None, **each: Any) -> Play:
    """A version 1 play that runs at once. `each` gives a field of the players by name: skips=[0, 1, 0]."""
    people = [{name: values[seat] for name, values in each.items()} for seat in range(players)]
    data = {
        "format": 1,
        "game": "nightmare",
        "edition": edition,
        "version": 1,
        "title": "a test",
        "players": people,
        "program": {"row": [{"card": card, "bits": list(bits)} for card, *bits in row]},
        "rulings": rulings or {},
    }
    return pnrules.load(data)


def asked(play: Play) -> tuple[Any, ...]:
    assert play.ask is not None
    return play.ask.who, play.ask.kind, *play.ask.args


# --- SKIP -------------------------------------------------------------------------------------------------------------


def test_TIME_DELAY_gives_a_token_which_is_kept() -> None:
    play = ring(("TIME DELAY", 1), ("BUG", 2))
    play.choose("execute")
    assert play.state.board.table.skips == (1, 0, 0)
    assert asked(play) == (1, "skip", "BUG"), "before P2 decides, whoever has a token is asked"


def test_the_bits_owner_is_asked_first_then_clockwise() -> None:
    play = ring(("BUG", 2), ("ACQUIRE", 1), skips=[1, 1, 1])
    order = []
    while asked(play)[1] == "skip":
        order.append(play.ask.who)  # type: ignore[union-attr]
        play.choose("pass")
    assert order == [2, 3, 1]
    assert asked(play) == (2, "execute", "BUG")


def test_in_30_a_SKIP_passes_over_all_turns_of_one_player_at_this_stop() -> None:
    play = ring(("BUG", 2, 1, 2), ("ACQUIRE", 1), skips=[0, 0, 1])
    play.choose("skip")
    assert play.state.board.table.skips == ()
    assert asked(play) == (1, "execute", "BUG"), "P2's first turn is gone"
    play.choose("decline")
    assert asked(play) == (1, "execute", "ACQUIRE"), "and P2's second too"
    assert told(play).count("skipped") == 2


def test_in_31_a_SKIP_passes_over_the_instruction_and_every_bit_on_it() -> None:
    play = ring(("BUG", 2, 1, 2), ("ACQUIRE", 1), skips=[0, 0, 1], edition="3.1")
    play.choose("skip")
    assert asked(play) == (1, "execute", "ACQUIRE")
    assert told(play).count("skipped") == 3


@pytest.mark.parametrize("edition", ["3.0", "3.1"])
def test_by_the_other_answer_to_N_35_a_SKIP_passes_over_one_bit(edition: str) -> None:
    play = ring(("BUG", 2, 1, 2), ("ACQUIRE", 1), skips=[0, 0, 1], edition=edition, rulings={"N-35": "one-bit"})
    choose(play, "skip")
    assert asked(play) == (1, "execute", "BUG")
    play.choose("decline")
    assert asked(play) == (2, "execute", "BUG"), "the second bit of P2 has its turn"


def test_an_OVERSIGHT_without_bits_can_be_skipped_in_31_only() -> None:
    later = ring(("OVERSIGHT",), ("ACQUIRE", 1), skips=[0, 1, 0], edition="3.1")
    assert asked(later) == (2, "skip", "OVERSIGHT")
    later.choose("skip")
    assert later.points == (10, 10, 10)
    first = ring(("OVERSIGHT",), ("ACQUIRE", 1), skips=[0, 1, 0])
    assert first.points == (9, 9, 9), "nobody's turn, so nobody's can be skipped"


def test_PROGRAM_ERROR_and_the_first_SUBROUTINE_can_be_skipped_and_the_SUBROUTINE_stays_forced() -> None:
    play = ring(("PROGRAM ERROR", 2), ("SUBROUTINE", 1), ("ACQUIRE", 2), skips=[0, 0, 2])
    play.choose("skip")
    assert play.points == (10, 10, 10)
    while play.ask is not None and play.ask.who == "chance":
        play.choose(play.options[0])
    play.choose("skip")
    assert asked(play) == (2, "execute", "ACQUIRE")
    entry = play.state.board.beside[0]
    assert not entry.used, "its owner still has no choice the next time"


def test_there_is_no_SKIP_inside_a_COPY() -> None:
    play = ring(("BUG", 2), ("COPY", 1), ("ACQUIRE", 1), ("ZAP", 3), skips=[0, 0, 1])
    choose(play, "pass", "decline", "pass", "execute")
    assert asked(play) == (1, "player", "ZAP"), "COPY performs ZAP, round the ring, then BUG: nobody may skip them"
    play.choose("player", 2)
    assert play.points == (9, 8, 9)
    assert asked(play) == (3, "skip", "ACQUIRE"), "the next moment is at the next stop"


# --- passes that last -------------------------------------------------------------------------------------------------


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


def test_a_pass_for_the_lap_lasts_until_the_program_counter_is_back() -> None:
    play = ring(*ROW, skips=[0, 1, 0])
    play.choose("pass-until", "lap")
    decline(play, 4)
    assert asked(play) == (2, "skip", "ACQUIRE"), "a whole lap later, at the card at which it was made"
    assert moments(play, 2) == 1


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
        "format": 1,
        "game": "nightmare",
        "edition": "3.0",
        "version": 2,
        "title": "a test",
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
        "format": 1,
        "game": "nightmare",
        "edition": "3.0",
        "version": 2,
        "title": "a test",
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


def test_a_SKIP_without_a_token_is_refused() -> None:
    play = ring(*ROW, skips=[0, 0, 0])
    with pytest.raises(NotAnOption):
        play.choose("skip")
