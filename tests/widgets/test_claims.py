"""Claims in a notebook: boards with traits to observe and to link, in the language of the page."""

from __future__ import annotations

import ipywidgets
import pytest
import traitlets

import pnrules
from pnrules.kernel.errors import PnError
from pnrules.runtime_error import prove
from pnwidgets import PAGE, Board, Evidence, Guess, Threshold, clubs_and_spades, tell_verdict


@pytest.mark.parametrize(("spare", "kings", "name"), [(0, 0, "proved"), (0, 1, "refuted"), (1, 1, "proved"), (2, 3, "refuted")])
def test_the_numbers_choose_the_position_and_its_evidence(spare: int, kings: int, name: str) -> None:
    """RE, example 2: proved while there are no more kings than spare cards."""
    threshold = Threshold()
    threshold.spare, threshold.kings = spare, kings
    board = threshold.evidence.board.play.state.board
    assert len(board.hands[0]) == 1 + spare
    assert sum(card[0] == "K" for card in board.deck) == kings
    assert threshold.verdict.name == threshold.claim["verdict"] == name
    numbers = threshold.claim["numbers"]
    assert (numbers["at"], numbers["verdicts"][spare][kings]) == ([spare, kings], name)


def test_the_numbers_are_traits_to_observe_and_to_link_and_follow_the_page() -> None:
    threshold, seen = Threshold(), []
    author = ipywidgets.IntSlider(0, 0, 4)
    traitlets.link((author, "value"), (threshold, "spare"))
    threshold.observe(lambda change: seen.append(change["new"]["verdict"]), names="claim")
    threshold.intend({"do": "claim-numbers", "at": [0, 2]})
    assert (threshold.spare, threshold.kings) == (0, 2)
    author.value = 3
    assert (threshold.spare, threshold.kings, threshold.claim["verdict"]) == (3, 2, "proved")
    assert seen == ["refuted", "proved"]


def test_numbers_that_there_are_not_are_refused_in_a_cell_and_leave_all_as_it_was() -> None:
    threshold = Threshold()
    threshold.kings = 1
    with pytest.raises(PnError):
        threshold.kings = 4
    assert (threshold.spare, threshold.kings, threshold.claim["numbers"]["at"]) == (0, 1, [0, 1])


def test_another_position_is_claimed_from_on_the_same_board() -> None:
    evidence = Evidence(clubs_and_spades().state)
    evidence.claim_from(clubs_and_spades(kings=1).state)
    assert evidence.claim["verdict"] == "refuted"
    evidence.play = clubs_and_spades(spare=1)
    assert evidence.claim["verdict"] == "proved"
    assert len(evidence.board.play.state.board.hands[0]) == 2


def test_a_strategy_moves_from_a_cell_too() -> None:
    evidence = Evidence(clubs_and_spades(spare=1, kings=1).state)
    before = evidence.head
    evidence.go_on()
    assert evidence.head > before
    assert evidence.notice is None
    head = evidence.head
    evidence.go_on()
    assert (evidence.head, evidence.notice["id"]) == (head, "claim-no-move"), "the strategy does not draw"


def test_a_guess_is_a_trait_that_reveals_nothing_before_it_is_made() -> None:
    guess = Guess(clubs_and_spades(spare=0, kings=1).state)
    assert (guess.guess, guess.guessing["verdict"], guess.guessing["key"]) == (None, None, None)
    guess.guess = "proved"
    assert guess.guessing["verdict"]["right"] is False
    assert "Disproved" in guess.guessing["verdict"]["says"]["en"]
    guess.intend({"do": "guess-say", "choice": 1})
    assert guess.guess == "refuted"
    assert guess.guessing["verdict"]["right"] is True
    guess.guess = None
    assert guess.guess == "refuted", "what was said is not taken back"


def test_a_page_with_nobody_behind_it_has_what_each_guess_and_each_number_comes_to() -> None:
    state = clubs_and_spades(spare=0, kings=1).state
    guess, threshold = Guess(state), Threshold()
    threshold.kings = 1
    assert threshold.claim["key"] is None
    PAGE.unfolded = True
    try:
        assert [each["right"] for each in guess.guessing["key"]] == [False, True]
        assert len(threshold.claim["key"]) == 5 * 4
        assert (threshold.claim["verdict"], threshold.kings) == ("refuted", 1)
        assert Threshold().claim["key"] is not None
    finally:
        PAGE.unfolded = False


def test_claims_are_boards_and_say_in_words_what_they_show() -> None:
    state = clubs_and_spades(spare=0, kings=1).state
    for made in (Evidence(state), Threshold(), Guess(state)):
        assert isinstance(made, Board)
    assert repr(Evidence(state)).splitlines()[0].startswith("Disproved: whatever P1 does")
    rows = repr(Threshold()).splitlines()
    assert [row.split()[1:].count("proved") for row in rows[2:7]] == [1, 2, 3, 4, 4]
    assert repr(Guess(state)).splitlines() == [
        "Can this turn last for ever?",
        "  ( ) Yes, whatever is drawn",
        "  ( ) No, it can end",
    ]


def test_everything_follows_the_language_of_the_page() -> None:
    play = pnrules.load("runtime_error/one-king-too-many")
    telling, threshold, guess = tell_verdict(prove(play.state)), Threshold(), Guess(play.state)
    PAGE.lang = "fr"
    assert "Réfuté" in telling.value
    assert (threshold.lang, guess.lang) == ("fr", "fr")
    assert threshold.claim["numbers"]["each"][1]["called"]["fr"] == "Rois dans la pioche"
    assert repr(threshold).splitlines()[7].startswith("Prouvé")
    assert repr(guess).splitlines()[0] == "Ce tour peut-il durer sans fin\u202f?"
