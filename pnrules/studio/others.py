"""The other options at a task: each is played out, and the rules say what it comes to.

Those that a misreading leads to come first: whoever has that rule wrong takes them for right, so an answer of their own is
worth most there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Final, Literal, NamedTuple

from pnrules.files.task_form import Why
from pnrules.kernel import machine
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import PnError
from pnrules.kernel.misreadings import Misreading
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.kernel.steps import Step
from pnrules.studio.drafts import Draft
from pnrules.teaching.reach import Choice, Reach, Spot, begins
from pnrules.teaching.tasks import Task
from pnrules.training.questions import misreadings
from pnrules.words import rulebooks

Fate = Literal["reaches", "in-reach", "loses", "unknown"]
REACHES: Final = "reaches"
IN_REACH: Final = "in-reach"
LOSES: Final = "loses"
UNKNOWN: Final = "unknown"
"""What an option comes to: it reaches the aim; the aim is still in reach; it is out of reach; there is too much to look at."""

MOST_ASKED: Final = 40
"""At so many questions of a task it is looked for misreadings: enough for every task of a built-in lesson."""

MOST: Final = 200
"""Of a task with more options than this only the first ones are played out, and it is not checked: nobody could answer them all,
and whoever makes the lesson would wait. Tasks of built-in lessons have 157 at most."""


MOST_UNKNOWN: Final = 4
"""And only as many of those of which it is unknown whether they keep the aim in reach: each takes a long search."""


def is_large(task: Task) -> bool:
    """Whether a task has too many options for all of them to be played out, or one of which it is unknown what it does to the
    aim."""
    found = list(islice(_choices(task), MOST + 1))
    return len(found) > MOST or any(choice.keeps is None for choice in found)


def _choices(task: Task) -> Iterator[Choice]:
    """The choices at a task, as long as looking at them does not take too long."""
    unknown = 0
    for choice in task.reach.choices(task.spot) if task.asked else ():
        yield choice
        unknown += choice.keeps is None
        if unknown == MOST_UNKNOWN:
            return


class Other(NamedTuple):
    """An option at a task, and what it comes to.

    way     the learner's choices before it
    option  the option
    asked   the states in which those were made, and this one is asked for
    fate    REACHES, IN_REACH, LOSES or UNKNOWN
    says    what a learner is told of it, if it loses the aim; None if nothing is said of it yet
    own     whether that is said of it alone
    by      the misreading that takes it for right; None if none does
    cite    the first rule that comes of it, to be named with an answer; None if that is no place of the rules reference
    """

    way: tuple[Option, ...]
    option: Option
    asked: tuple[AnyState, ...]
    fate: Fate
    says: Why | None
    own: bool
    by: Misreading | None
    cite: Citation | None


def others(draft: Draft, at: int) -> list[Other]:
    """The options of the learner's at a beat's task, at each question from which the aim can be reached, up to MOST: those that
    are worth an answer first. Raises PnError without a task, and if the way there cannot be gone."""
    task = draft.stage(at).task
    if task is None:
        raise PnError("lesson-nothing-to-do")
    found = list(_others(task))
    return sorted(found, key=_rank)


def _rank(other: Other) -> tuple[bool, bool, bool, int]:
    loses = other.fate == LOSES
    return (not loses, other.by is None, other.own, len(other.way))


def _others(task: Task) -> Iterator[Other]:
    looked: set[tuple[Option, ...]] = set()
    for choice in islice(_choices(task), MOST):
        looked.add(choice.way)
        spot, asked = _at(task, choice)
        steps = _steps(spot.state, choice.option)
        fate = _fate(choice)
        why, own = _said(task, choice) if fate == LOSES else (None, False)
        wanted = fate == LOSES and len(looked) <= MOST_ASKED
        by = _misreading(task, spot, choice.option, steps) if wanted else None
        yield Other(choice.way, choice.option, asked, fate, why, own, by, _cite(steps))


def _fate(choice: Choice) -> Fate:
    if choice.reached:
        return REACHES
    return UNKNOWN if choice.keeps is None else IN_REACH if choice.keeps else LOSES


def _at(task: Task, choice: Choice) -> tuple[Spot, tuple[AnyState, ...]]:
    """Where a choice is made, and the states in which it and those before it are."""
    spots = [task.spot]
    for option in choice.way:
        spots.append(task.reach.after(spots[-1], option)[0])
    return spots[-1], tuple(spot.state for spot in spots)


def _steps(state: AnyState, option: Option) -> list[Step]:
    """What an option causes, up to the next question."""
    first = machine.step(state, option)
    return [first, *machine.run(first.after)]


def _said(task: Task, choice: Choice) -> tuple[Why | None, bool]:
    """What a learner is told who loses the aim by a choice, and whether that is said of it alone."""
    own = next((wrong.why for wrong in task.spec.wrong if begins(choice.option, wrong.answer)), None)
    return (own, True) if own is not None else (task.spec.otherwise, False)


def _misreading(task: Task, spot: Spot, option: Option, steps: list[Step]) -> Misreading | None:
    """The first misreading under which an option that loses the aim would reach it, or keep it in reach."""
    for found in misreadings(spot.state, steps):
        with suppress(PnError):  # another question comes up under it
            if _right_under(task, spot, option, found):
                return found
    return None


def _right_under(task: Task, spot: Spot, option: Option, found: Misreading) -> bool:
    ask = found.state.ask
    if ask is None or ask.who == CHANCE or option not in ask.options:
        return False
    reach = Reach(task.seat, task.spec, task.play.chance)
    there, aim = reach.after(spot._replace(state=found.state), option)
    return aim or reach.within(there) is True


def _cite(steps: list[Step]) -> Citation | None:
    """The first rule that comes of an option, apart from the one that asks for it."""
    known = rulebooks.entries()
    found = [step.citation for step in steps if not step.rule.quiet and step.citation in known]
    return next((cite for cite in found if cite != steps[0].citation), next(iter(found), None))
