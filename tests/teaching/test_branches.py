"""Every branch of every lesson and level that has an aim: a mistake is known when it is made, and answered by its rule."""

from __future__ import annotations

from typing import Final

import pytest

from pnrules import games, words
from pnrules.files import scenario
from pnrules.teaching import levels, tracks
from pnrules.teaching.reach import MOST
from pnrules.words import rulebooks
from tests.teaching.playing import branches, tasks_of

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
