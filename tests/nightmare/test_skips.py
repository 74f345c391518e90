"""TIME DELAY's SKIP tokens: when one may be spent, and what it passes over. N-35."""

from __future__ import annotations

import pytest

from pnrules import Play
from pnrules.kernel.errors import NotAnOption, Refused
from tests.nightmare.table import asked, choose, comes, ring, told


def test_TIME_DELAY_gives_a_token_which_is_kept() -> None:
    play = ring(("TIME DELAY", 1), ("BUG", 2))
    play.choose("execute")
    assert play.state.board.table.skips == (1, 0, 0)
    assert asked(play) == (1, "skip", "BUG"), "before P2 decides, whoever has a token is asked"


def test_a_SKIP_just_taken_may_be_spent_on_the_next_bit_of_TIME_DELAY() -> None:
    """P2’s turn there."""
    comes("TIME DELAY @1@2,BUG @2", "1 execute", asked="1 skip", at="TIME DELAY")


def test_the_bits_owner_is_asked_first_then_clockwise() -> None:
    play = ring(("BUG", 2), ("ACQUIRE", 1), skips=[1, 1, 1])
    order = []
    while asked(play)[1] == "skip":
        order.append(play.ask.who)  # type: ignore[union-attr]
        play.choose("pass")
    assert order == [2, 3, 1]
    assert asked(play) == (2, "execute", "BUG")


def test_a_SKIP_without_a_token_is_refused() -> None:
    play = ring(("ACQUIRE", 1), ("BIT MOVER", 1), ("TIME DELAY", 1), ("DEFEND", 1), skips=[0, 0, 0])
    with pytest.raises(NotAnOption) as refused:
        play.choose("skip")
    assert refused.value.id == "refused-no-skip"
    assert refused.value.cite is not None
    assert refused.value.cite.place == "card-time-delay"


def too_late(play: Play, seat: int) -> bool:
    """Whether a SKIP is refused to this seat because its moment has gone by (N-35)."""
    with pytest.raises(Refused) as refused:
        play.choose("skip", seat=seat)
    return refused.value.id == "refused-skip-too-late" and refused.value.rulings == ("N-35",)


def test_once_the_bits_owner_chooses_it_is_too_late_for_a_SKIP_for_the_owner_and_for_others() -> None:
    play = choose(ring(("BUG", 2), ("ACQUIRE", 1), skips=[1, 1, 0]), "pass", "pass")
    assert asked(play) == (2, "execute", "BUG")
    assert too_late(play, 2)
    assert too_late(play, 1)
    assert play.state.board.table.skips == (1, 1, 0)


def test_there_is_no_SKIP_inside_a_COPY() -> None:
    play = ring(("BUG", 2), ("COPY", 1), ("ACQUIRE", 1), ("ZAP", 3), skips=[0, 0, 1])
    choose(play, "pass", "decline", "pass", "execute")
    assert asked(play) == (1, "player", "ZAP"), "COPY performs ZAP, round the ring, then BUG: nobody may skip them"
    assert too_late(play, 3)
    play.choose("player", 2)
    assert play.points == (9, 8, 9)
    assert asked(play) == (3, "skip", "ACQUIRE"), "the next moment is at the next stop"


# --- how much it passes over ------------------------------------------------------------------------------------------


def test_in_30_a_SKIP_passes_over_all_turns_of_one_player_at_this_stop() -> None:
    play = ring(("BUG", 2, 1, 2), ("ACQUIRE", 1), skips=[0, 0, 1])
    play.choose("skip")
    assert play.state.board.table.skips == ()
    assert asked(play) == (1, "execute", "BUG"), "P2's first turn is gone"
    play.choose("decline")
    assert asked(play) == (1, "execute", "ACQUIRE"), "and P2's second too"
    assert told(play).count("skipped") == 2


def test_a_SKIP_of_3_0_skips_every_turn_of_one_player() -> None:
    """P3 between still acts."""
    comes(
        "BUG @2@3@2,ACQUIRE @1",
        "1 skip; 3 execute",
        players=3,
        held={1: {"skips": 1}},
        skips=[0, 0, 0],
        points=[9, 9, 9],
        at="ACQUIRE",
    )


def test_two_SKIPs_of_3_0_skip_two_players() -> None:
    """One each."""
    comes(
        "BUG @2@3,ACQUIRE @1",
        "1 skip; 1 skip",
        players=3,
        held={1: {"skips": 2}},
        skips=[0, 0, 0],
        points=[10, 10, 10],
        at="ACQUIRE",
    )


def test_in_31_a_SKIP_passes_over_the_instruction_and_every_bit_on_it() -> None:
    play = ring(("BUG", 2, 1, 2), ("ACQUIRE", 1), skips=[0, 0, 1], edition="3.1")
    play.choose("skip")
    assert asked(play) == (1, "execute", "ACQUIRE")
    assert told(play).count("skipped") == 3


def test_a_SKIP_of_3_1_skips_what_is_left_of_the_instruction() -> None:
    """After P2 has acted."""
    comes(
        "BUG @2@3@2,ACQUIRE @1",
        "1 pass; 2 execute; 1 skip",
        players=3,
        edition="3.1",
        held={1: {"skips": 1}},
        points=[9, 9, 9],
        at="ACQUIRE",
        asked="1 execute",
    )


@pytest.mark.parametrize("edition", ["3.0", "3.1"])
def test_by_the_other_answer_to_N_35_a_SKIP_passes_over_one_bit(edition: str) -> None:
    play = ring(("BUG", 2, 1, 2), ("ACQUIRE", 1), skips=[0, 0, 1], edition=edition, rulings={"N-35": "one-bit"})
    choose(play, "skip")
    assert asked(play) == (1, "execute", "BUG")
    play.choose("decline")
    assert asked(play) == (2, "execute", "BUG"), "the second bit of P2 has its turn"


# --- cards that leave no choice ---------------------------------------------------------------------------------------


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


def test_a_SKIP_on_PROGRAM_ERROR_3_0() -> None:
    """3.0 spares one player, 3.1 all."""
    comes(
        "PROGRAM ERROR @2@3,ACQUIRE @1",
        "2 skip",
        players=3,
        edition="3.0",
        held={2: {"skips": 1}},
        points=[10, 10, 9],
        at="ACQUIRE",
    )


def test_a_SKIP_on_PROGRAM_ERROR_3_1() -> None:
    """3.0 spares one player, 3.1 all."""
    comes(
        "PROGRAM ERROR @2@3,ACQUIRE @1",
        "2 skip",
        players=3,
        edition="3.1",
        held={2: {"skips": 1}},
        points=[10, 10, 10],
        at="ACQUIRE",
    )


def test_an_OVERSIGHT_without_bits_can_be_skipped_in_31_only() -> None:
    later = ring(("OVERSIGHT",), ("ACQUIRE", 1), skips=[0, 1, 0], edition="3.1")
    assert asked(later) == (2, "skip", "OVERSIGHT")
    later.choose("skip")
    assert later.points == (10, 10, 10)
    first = ring(("OVERSIGHT",), ("ACQUIRE", 1), skips=[0, 1, 0])
    assert first.points == (9, 9, 9), "nobody's turn, so nobody's can be skipped"


def test_a_SKIP_of_3_1_on_an_empty_OVERSIGHT() -> None:
    """Nobody loses."""
    comes("OVERSIGHT,ACQUIRE @1", "2 skip", edition="3.1", held={2: {"skips": 1}}, points=[10, 10], at="ACQUIRE")


def test_in_3_0_nobodys_turn_is_there_to_skip_at_an_empty_OVERSIGHT() -> None:
    """The next moment is at ACQUIRE."""
    comes("OVERSIGHT,ACQUIRE @1", "", held={2: {"skips": 1}}, points=[9, 9], at="ACQUIRE", asked="2 skip")
