"""What is said of a question: of many answers only so many are told."""

from __future__ import annotations

import pytest

from pnrules.sentences import asked
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
