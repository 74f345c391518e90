"""What is asked of the three games: every question has something to be measured, and every card set can be played."""

from __future__ import annotations

import pytest

from pnrules.kernel.errors import BadInput
from pnrules.lab import answers, questions
from pnrules.lab.asked import asked, asked_of, lacking


def test_each_question_is_found_by_its_name_and_another_name_is_answered_by_all_of_them() -> None:
    assert [asked_of(each.name).question for each in questions.QUESTIONS] == list(questions.QUESTIONS)
    with pytest.raises(BadInput) as refused:
        asked_of("seat")
    assert "seats" in str(refused.value)


def test_what_can_be_measured_together_is_everything_that_is_asked_once() -> None:
    for each in asked():
        together = [group for groups in each.choices.values() for group in groups]
        assert sorted(map(str, together)) == sorted(map(str, each.groups))
    assert len(asked_of("seats").choices) == 3
    assert len(asked_of("cards").choices) == 3


def test_a_card_set_without_a_kind_has_none_of_it_and_can_be_played() -> None:
    named = {}
    for each in lacking():
        assert each.play(0).games[0].ended
        named[answers.deck(each.deck or "", "en")] = {row.card for number in range(4) for row in each.play(number).cards}
    assert "Firewall" not in named["our card set without firewall"]
    assert "Firewall" in named["our card set without goto"]
    assert answers.deck("", "fr") == "notre jeu de cartes"
