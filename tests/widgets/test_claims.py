"""Claims in a notebook: guessed, stepped through, and moved to where proof turns into refutation."""

from __future__ import annotations

import pytest

import pnrules
from pnrules.kernel.state import CHANCE
from pnrules.runtime_error import prove
from pnwidgets import PAGE, Evidence, Guess, Threshold, clubs_and_spades, tell_verdict


@pytest.mark.parametrize(("spare", "kings", "name"), [(0, 0, "proved"), (0, 1, "refuted"), (1, 1, "proved"), (2, 3, "refuted")])
def test_the_sliders_choose_the_position_and_its_evidence(spare: int, kings: int, name: str) -> None:
    """RE, example 2: proved while there are no more kings than spare cards."""
    threshold = Threshold()
    threshold.spare.value, threshold.kings.value = spare, kings
    board = threshold.evidence.board.play.state.board
    assert len(board.hands[0]) == 1 + spare
    assert sum(card[0] == "K" for card in board.deck) == kings
    assert threshold.evidence.verdict.name == name
    assert threshold.table.value.count(">proved<") == 14
    assert threshold.table.value.count(">disproved<") == 6
    said = {"proved": "proved", "refuted": "disproved"}[name]
    assert f'aria-current="true"><b>{said}' in threshold.table.value


def test_a_proof_is_stepped_through_move_by_move_and_the_learner_draws() -> None:
    evidence = Evidence(clubs_and_spades(spare=1, kings=1).state)
    play = evidence.board.play
    evidence.next.click()
    for _ in range(30):
        assert play.ask is not None
        assert play.state.board.turn == 1, "the turn goes on, whatever is drawn"
        if play.ask.who == CHANCE:
            node = play.head
            evidence.next.click()
            assert play.head == node, "the strategy does not draw"
            king = [option for option in play.options if option[1][0] == "K"]
            play.choose((king or play.options)[0])
        else:
            evidence.next.click()


def test_a_refutation_is_played_against_its_draws() -> None:
    evidence = Evidence(clubs_and_spades(spare=0, kings=1).state)
    assert evidence.next.layout.display == "none"
    play = evidence.board.play
    play.choose("input", "5♣")
    assert play.state.board.hands[0] == ("K♣",), "the one draw that ends it"
    play.choose("input", "K♣")
    assert play.state.board.turn == 2


def test_a_guess_reveals_nothing_before_it_is_made() -> None:
    guess = Guess(clubs_and_spades(spare=0, kings=1).state)
    assert guess.answer.value.count("Disproved") == 0
    guess.choices.value = "proved"
    assert guess.answer.value.count("Disproved") == 0
    guess.check.click()
    assert "✗" in guess.answer.value
    assert "Disproved" in guess.answer.value
    guess.choices.value = "refuted"
    guess.check.click()
    assert "✓" in guess.answer.value


def test_everything_follows_the_language_of_the_page() -> None:
    play = pnrules.load("runtime_error/one-king-too-many")
    telling, threshold = tell_verdict(prove(play.state)), Threshold()
    guess = Guess(play.state)
    PAGE.lang = "fr"
    assert "Réfuté" in telling.value
    assert "prouvé" in threshold.table.value
    assert threshold.kings.description == "Rois dans la pioche"
    assert "Prouvé" in threshold.evidence.told.value
    assert threshold.evidence.board.lang == "fr"
    assert "durer sans fin" in guess.task.value
