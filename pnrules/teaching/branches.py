"""The branches of a task: every choice that leads to its aim or away from it, played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pnrules.kernel.steps import Step
from pnrules.teaching.reach import Choice
from pnrules.teaching.tasks import Task, Verdict


class Branch(NamedTuple):
    """A branch of a task, up to the choice that ends it.

    choice   that choice, and those before it
    verdict  what it came to
    steps    what happened by it
    """

    choice: Choice
    verdict: Verdict
    steps: list[Step]


def branches(task: Task) -> Iterator[Branch]:
    """Every branch of a task, played; the task is as it was then."""
    for choice in task.choices():
        if choice.keeps:
            continue
        task.begin_again()
        for option in choice.way:
            task.act(*option)
        asked = task.play.head
        verdict = task.act(*choice.option)
        assert verdict is not None
        yield Branch(choice, verdict, task.play.steps(task.play.head, after=asked))
    task.begin_again()
