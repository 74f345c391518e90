"""What is said of a question: of many answers only so many are told."""

from __future__ import annotations

import pytest

from pnrules.showing.describe import describe
from pnrules.words.sentences import asked
from tests.runtime_error.table import laid

CARDS = "2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣"


@pytest.mark.parametrize(("lang", "more"), [("en", "and 3 more"), ("fr", "et 3 de plus")])
def test_of_many_answers_eight_are_told_and_how_many_more_there_are(lang: str, more: str) -> None:
    """Nine inputs, none, and a claim: eleven answers, of which eight are told. A ninth part of the list is their number."""
    told = asked(lang, laid("A♠ Q♠ 5♠", hand=CARDS).state).split(" / ")
    assert len(told) == 9
    assert told[-1] == more


def test_eight_answers_are_told_and_nothing_is_said_of_more() -> None:
    """Six inputs, none, and a claim."""
    play = laid("A♠ Q♠ 5♠", hand=" ".join(CARDS.split()[:6]))
    assert len(play.options) == 8
    told = asked("en", play.state).split(" / ")
    assert len(told) == 8
    assert "more" not in told[-1]


PUT_DOWN = [("en", "2♣ to 9♣", "a card to 9♣"), ("fr", "2♣ à 9♣", "une carte à 9♣")]


@pytest.mark.parametrize(("lang", "for_one", "for_two"), PUT_DOWN, ids=["en", "fr"])
def test_a_card_that_an_edit_laid_face_down_is_told_to_its_player_alone(lang: str, for_one: str, for_two: str) -> None:
    """P1 puts 2♣ for 3♣ into P2's statement; it lies there face down while the input does. Of the deck two cards are left."""
    answers = ([1, "no-script"], [1, "input", "7♣"], [1, "edit", "3♣", "2♣"])
    play = laid("4♠ 10♠ 9♦", others=("3♣ 9♣ 9♥",), hand="7♣ 2♣", deck="J♣ K♦", answers=answers)
    edit = next(node for node in play.line() if play.state_at(node).board.statements[1][0].down)
    assert for_one in describe(play, lang, edit, 1)
    assert for_two in describe(play, lang, edit, 2)
    assert "2♣" not in describe(play, lang, edit, 2)
