"""Every branch of every lesson and level that has an aim: a mistake is known when it is made, and what is said of it is so."""

from __future__ import annotations

import re
from typing import Final

import pytest

from pnrules import games, words
from pnrules.files import scenario
from pnrules.kernel.state import Option
from pnrules.teaching import levels, tracks
from pnrules.teaching.branches import branches
from pnrules.teaching.claims import untrue, untrue_points
from pnrules.teaching.lessons import Lesson
from pnrules.teaching.reach import MOST, Reach
from pnrules.words import rulebooks
from tests.teaching.playing import tasks_of

LESSONS: Final = [name for game in games.BUILT_IN for name in tracks.track(game).names]
LEVELS: Final = [each["name"] for game in games.BUILT_IN for each in levels.of_game(game)]
NAMES: Final = [*LESSONS, *(name for name in LEVELS if "aim" in scenario.parsed(name)["level"]["goal"])]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_ends_with_something_to_do(name: str) -> None:
    assert scenario.lesson_of(name).beats[-1].do is not None


@pytest.mark.parametrize("name", NAMES)
def test_a_task_is_small_enough_to_know_a_mistake_when_it_is_made(name: str) -> None:
    for task in tasks_of(name):
        choices = task.choices()
        assert [choice for choice in choices if choice.keeps is None] == []
        assert any(choice.reached for choice in choices)
        for option in task.play.options:  # whichever is chosen first, with nothing known yet
            there, aim = task.reach.after(task.spot, option)
            assert aim or Reach(task.seat, task.spec, task.play.chance).within(there) is not None, option
        assert len({choice.way for choice in choices}) <= MOST


@pytest.mark.parametrize("name", NAMES)
def test_every_branch_ends_with_the_aim_or_at_once_with_the_rule_that_loses_it(name: str) -> None:
    for task in tasks_of(name):
        for branch in branches(task):
            assert branch.verdict.right == branch.choice.reached, branch.choice
            assert all(words.said(lang, branch.verdict.says) for lang in words.LANGUAGES if not branch.verdict.right)
            if not branch.verdict.right:
                assert branch.verdict.cite in rulebooks.entries(), branch.choice
                assert branch.verdict.lost == (len(branch.choice.way) + 1 < task.spec.within)


# --- and what is said is so ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_of_a_branch_fits_the_board(name: str) -> None:
    """Of a wrong move in a level the board shows nothing: what is said of it tells what would come next."""
    for task in tasks_of(name):
        for branch in branches(task):
            if name in LESSONS or branch.verdict.right:
                for lang in words.LANGUAGES:
                    said = words.said(lang, branch.verdict.says)
                    assert list(untrue(task.play, task.seat, said, lang)) == [], branch.choice


@pytest.mark.parametrize("name", LESSONS)
def test_the_points_that_a_lesson_says_the_learner_has_are_theirs(name: str) -> None:
    lesson = Lesson(scenario.load(name))
    while True:
        for said in (words.said(lang, lesson.beat.says) for lang in words.LANGUAGES):
            assert list(untrue_points(lesson.play, lesson.seat, said)) == [], said
        lesson.finish()
        if not lesson.go_on():
            return


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_does_not_say_the_answer_that_it_asks_for(name: str) -> None:
    """Where different cards can be chosen, the sentence that asks does not name the right one alone."""
    lesson = Lesson(scenario.load(name))
    while True:
        if lesson.task is not None:
            right, options = lesson.way[0], lesson.play.options
            for said in (words.said(lang, lesson.beat.says) for lang in words.LANGUAGES):
                named = {card for option in options for card in _cards(option) if re.search(rf"(?<!\w){card}(?!\w)", _asks(said))}
                assert not named or not named <= _cards(right) or len({*map(_cards, options)}) == 1, said
        lesson.finish()
        if not lesson.go_on():
            return


def _asks(said: str) -> str:
    """The last sentence of what is said: the one that asks."""
    return re.split(r"(?<=[.!?])\s+", said)[-1]


def _cards(option: Option) -> frozenset[str]:
    """The cards of an answer, a second one of a kind as the first."""
    return frozenset(re.escape(word.partition("#")[0]) for word in option[1:] if isinstance(word, str))


@pytest.mark.parametrize(
    ("lang", "said", "wrong"),
    [
        ("en", "ACQUIRE gives only 2: 19 points.", ["19 points."]),
        ("fr", "Vous avez 19 points.", ["Vous avez 19 points."]),
        ("en", "You have 17 points. Ben’s FLOATER comes next.", ["Ben’s FLOATER comes next."]),
        ("en", "You win!", ["You win!"]),
        ("en", "You have 17 points. You need 19, or 20 if you will.", []),
        ("en", "The PC has reached ACQUIRE.", []),
    ],
)
def test_a_sentence_that_contradicts_the_board_is_found(lang: str, said: str, wrong: list[str]) -> None:
    """At 17 points, beside ACQUIRE."""
    play = scenario.load("nightmare/learn/05-numbers").play()
    assert list(play.points) == [17, 10]
    assert list(untrue(play, 1, said, lang)) == wrong
