"""`pnrules prove`: which position of a play is judged, and what is printed of it."""

from __future__ import annotations

import pytest

import pnrules
from pnrules.cli.prove import claimable
from pnrules.kernel.errors import BadInput
from tests.runtime_error.table import data, laid

SPADES = "A♠ Q♠ 5♠"


def test_the_position_at_the_head_is_judged_where_its_player_could_claim() -> None:
    play = laid(SPADES, hand="7♣ 8♣")
    assert play.ask is not None
    assert play.ask.kind == "test"
    assert claimable(play) is play.state


def test_after_a_claim_that_was_refuted_the_position_in_which_it_was_made_is_judged() -> None:
    """R-10: in the very position of a claim that was decided nobody can claim; right before it, somebody could."""
    play = laid(SPADES, hand="7♣ 8♣", answers=((1, "no-script"), (1, "claim")))
    assert play.state.board.claim is not None
    found = claimable(play)
    assert found.board.claim is None
    assert found.ask is not None
    assert ("claim",) in found.ask.options
    assert found.board == play.state.board._replace(claim=None, demonstrating=found.board.demonstrating)


def test_while_a_card_is_drawn_the_latest_question_of_the_turn_before_is_judged() -> None:
    """The turn ends with a draw, which chance answers: P1's last question was which input to play."""
    play = laid(SPADES, hand="7♣ 8♣", deck="9♦ 8♦", answers=((1, "no-script"), (1, "no-test")))
    assert play.ask is not None
    assert play.ask.who == "chance"
    found = claimable(play)
    assert found.ask is not None
    assert (found.ask.who, found.ask.kind) == (1, "test")


def test_a_file_in_which_nobody_could_claim_is_refused() -> None:
    """A deal comes first: chance is asked, and no question of a turn lies behind."""
    play = pnrules.load({**data(deck=None, answers=()), "deal": True})
    with pytest.raises(BadInput) as refused:
        claimable(play)
    assert [problem.id for problem in refused.value.problems] == ["problem-nothing-to-claim"]
