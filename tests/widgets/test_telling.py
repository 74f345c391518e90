"""Words in a notebook: stops, refusals, loops and predictions, in the language of the page."""

from __future__ import annotations

import pytest

import pnrules
from pnrules.kernel.errors import BadInput, PnError
from pnwidgets import PAGE, predict, tell, tell_loop, tell_refusal


def test_a_stop_is_told_with_rules_and_points_and_switches_language() -> None:
    telling = tell(pnrules.load("nightmare/sample"), "BUG", 2)
    assert repr(telling).splitlines()[0] == "BUG"
    assert "[PN 3.0, Stopping a run; N-34]" in repr(telling)
    assert repr(telling).endswith("Points: P1 9 · P2 9 · P3 8")
    english = telling.value
    PAGE.lang = "fr"
    assert telling.value != english
    assert "P3 joue BREAK de sa main" in telling.value


def test_a_stop_that_was_not_made_is_an_error_in_words() -> None:
    with pytest.raises(ValueError, match="stood at BUG 2 times"):
        tell(pnrules.load("nightmare/sample"), "BUG", 3)


def test_what_people_wrote_is_text_never_markup() -> None:
    play = pnrules.load("nightmare/sample")
    telling = tell(play, "COPY")
    assert "<script" not in telling.value
    assert telling.value.count("<li>") == 4


def test_a_refusal_is_told_with_the_rule_that_forbids_it() -> None:
    play = pnrules.load("nightmare/sample")
    play.rewind()
    play.redo()
    with pytest.raises(pnrules.Refused) as refused:
        play.choose("break-hand", seat=3)
    assert "[PN 3.0, Stopping a run; N-34]" in repr(tell_refusal(refused.value, play))
    plain = tell_refusal(PnError("error-game-over"), play)
    assert repr(plain).splitlines()[1].strip() == "The game is over: nothing follows."


def test_no_loop_is_said_where_no_position_came_back() -> None:
    assert repr(tell_loop(pnrules.load("nightmare/sample"))) == "No position has come back on this line."


def test_a_prediction_reveals_nothing_until_it_is_made_and_then_names_the_rule() -> None:
    question = predict("nightmare/level-what-copy-does")
    assert "PN 3.0" not in question.verdict.value
    question.check.click()
    assert "PN 3.0" not in question.verdict.value, "nothing has been chosen"
    right = [label for label, _ in question.choices.options].index("P1 7 · P2 8 · P3 7")
    question.choices.value = (right + 1) % 5
    question.check.click()
    assert "PN 3.0, COPY" in question.verdict.value
    assert question.level.play.points == (9, 9, 8)
    question.choices.value = right
    question.check.click()
    assert question.level.play.points == (7, 8, 7)
    PAGE.lang = "fr"
    assert "C’est cela" in question.verdict.value
    assert question.choices.value == right


def test_hints_come_one_by_one_until_there_are_no_more() -> None:
    question = predict("nightmare/level-what-copy-does")
    said = []
    for _ in range(2):
        assert not question.hint.disabled
        question.hint.click()
        said.append(question.verdict.value.count("<p>"))
    assert said == [1, 2]
    assert question.hint.disabled


def test_a_scenario_without_a_task_is_no_question() -> None:
    with pytest.raises(PnError, match="is not a level"):
        predict("nightmare/sample")
    with pytest.raises(BadInput):
        predict("nightmare/nothing")
