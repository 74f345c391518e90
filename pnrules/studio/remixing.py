"""A level as a lesson: what a level asks for is the only task of a lesson, which can then be changed and gone on with."""

from __future__ import annotations

from dataclasses import replace

from pnrules.files.lesson_form import Beat, LessonSpec
from pnrules.files.level_form import LevelSpec
from pnrules.files.task_form import Aim, TaskSpec, Wrong
from pnrules.studio.drafts import Draft


def as_lesson(draft: Draft) -> Draft | None:
    """The lesson that asks for what a level asks for, at the same place; a lesson as it is. None for a level in which a number is
    predicted, which no lesson asks for.

    Of the hints the plainest is kept. A wrong move elsewhere in the script is left out, since nothing can be done there.
    """
    level = draft.spec
    if not isinstance(level, LevelSpec):
        return draft
    task = _task(level)
    if task is None:
        return None
    beat = Beat(level.task, (), level.script[: level.goal.after], task)
    return replace(draft, spec=LessonSpec(level.seat, (), (beat,)))


def _task(level: LevelSpec) -> TaskSpec | None:
    goal = level.goal
    asked = goal.aim or (TaskSpec(Aim(answers=(goal.move.answer,)), "") if goal.move.answer is not None else None)
    if asked is None:
        return None
    there = (move for move in level.wrong if move.after in (None, goal.after))
    wrong = tuple(Wrong(move.answer, move.why) for move in there if move.answer is not None)
    return asked._replace(hint=level.hints[-1] if level.hints else level.task, right=goal.move.why.says, wrong=wrong)
