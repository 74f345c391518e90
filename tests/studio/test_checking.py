"""What the rules say of a draft while it is made."""

from __future__ import annotations

from typing import Final

import pytest

from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import Problem
from pnrules.studio import checking, drafts, others, sentences
from pnrules.studio.checking import LONGEST, checked
from pnrules.studio.drafts import Draft
from tests.studio.making import POSITION, TITLE, large, made, position, won
from tests.studio.test_drafts import MADE

LONG: Final = ("The PC goes past it. " * 20)[: LONGEST + 1]


def noted(problems: tuple[Problem, ...]) -> list[tuple[str, str]]:
    return [(problem.place, problem.id) for problem in problems]


@pytest.mark.long
@pytest.mark.parametrize("name", MADE)
def test_nothing_is_wrong_with_what_comes_with_the_package(name: str) -> None:
    """Of some sentences it may say that they are long for a phone, and nothing else."""
    found = checked(drafts.opened(name))
    assert found.wrong == ()
    assert {problem.id for problem in found.advice} <= {"problem-studio-long"}


def test_a_lesson_without_a_sentence_is_not_finished() -> None:
    assert ("lesson.beats", "problem-out-of-range") in noted(checked(drafts.begun(position(), TITLE)).wrong)


def test_choices_that_are_in_no_sentence_are_noted() -> None:
    assert noted(checked(won()).wrong) == [("lesson.beats", "problem-studio-left")]


def test_a_wrong_choice_of_which_nothing_is_said_is_noted_at_its_task() -> None:
    draft = drafts.asked(won(), "Win.", "How?", drafts.aims(won(), 0)[0])
    assert ("lesson.beats[1].do.otherwise", "problem-lesson-unexplained") in noted(checked(draft).wrong)


@pytest.mark.parametrize(
    ("place", "lang", "said"),
    [
        ("lesson.beats[0].says", "en", "You have 3 points."),
        ("lesson.beats[0].says", "fr", "Vous avez 3 points."),
        ("lesson.beats[1].do.right", "en", "You have 20 points."),
        ("lesson.beats[1].do.wrong[0].says", "fr", "Vous gagnez."),
        ("lesson.beats[1].do.otherwise.says", "en", "WORM moved on."),
    ],
)
def test_a_sentence_that_the_board_contradicts_is_noted_at_its_place(place: str, lang: str, said: str) -> None:
    found = checked(sentences.written(made(), place, lang, said))
    assert (place, "problem-studio-untrue") in noted(found.advice)
    assert found.wrong == ()


def test_a_sentence_without_its_second_language_is_noted_and_may_stay() -> None:
    found = checked(sentences.written(made(), "lesson.beats[0].says", "fr", ""))
    assert found.wrong == ()
    assert noted(found.advice) == [("lesson.beats[0].says", "problem-studio-untranslated")]
    assert "French" in str(found.advice[0])


@pytest.mark.parametrize(("count", "long"), [(LONGEST, False), (LONGEST + 1, True)])
def test_a_sentence_that_is_longer_than_fits_on_a_phone_is_noted(count: int, long: bool) -> None:
    found = checked(sentences.written(made(), "lesson.beats[0].says", "en", LONG[:count].replace(" ", "x")))
    assert (("lesson.beats[0].says", "problem-studio-long") in noted(found.advice)) == long


def test_a_rule_that_the_track_has_not_taught_is_noted_until_the_lesson_teaches_it() -> None:
    """FLOATER is met after the track."""
    draft = drafts.opened("nightmare/meet/floater")
    card = Citation("PN 3.0", "card-floater")
    without = sentences.teaching(draft, tuple(each for each in draft.lesson.teaches if each != card))
    told = [problem for problem in checked(without).advice if problem.id == "problem-lesson-untaught"]
    assert [str(problem) for problem in told if "card-floater" in str(problem)]
    assert checked(draft).advice == ()


def test_a_lesson_of_the_track_comes_after_those_before_it() -> None:
    """What the second lesson teaches none before it has."""
    without = sentences.teaching(drafts.opened(POSITION), ())
    assert any("card-zap" in str(problem) for problem in checked(without).advice)
    assert not any("card-acquire" in str(problem) for problem in checked(without).advice)


def test_a_draft_whose_way_cannot_be_gone_is_checked_all_the_same() -> None:
    """The task comes before the choices that lead to it."""
    draft = drafts.told(made(), "The end.")
    turned: Draft = drafts.moved(drafts.told(drafts.recorded(drafts.begun(position(), TITLE), ("decline",)), "One."), 0, 0)
    two = drafts.told(drafts.recorded(turned, ("execute",)), "Two.")
    assert checked(drafts.moved(two, 1, 0)).wrong
    assert checking.checked(draft).wrong == ()


def test_a_task_that_is_too_large_is_not_checked_and_says_so() -> None:
    """Nobody could answer all that may follow, and whoever makes the lesson would wait."""
    found = checked(large())
    assert ("lesson.beats[0].do", "problem-studio-large") in noted(found.advice)
    assert len(others.others(large(), 0)) == others.MOST
