"""How far learners are in a course, from their progress files."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass

from pnrules.courses.course import Course, Part
from pnrules.training.progress import Progress


@dataclass(frozen=True)
class Standing:
    """A learner in a course.

    who   the learner
    done  for each part, when it was done, in milliseconds since 1970; None if it was not
    """

    who: str
    done: tuple[int | None, ...]

    @property
    def count(self) -> int:
        """How many parts are done."""
        return sum(each is not None for each in self.done)


def standings(course: Course, learners: Mapping[str, Progress]) -> list[Standing]:
    """Every learner in a course, in the order given."""
    return [Standing(who, tuple(_done(part, progress) for part in course.parts)) for who, progress in learners.items()]


def _done(part: Part, progress: Progress) -> int | None:
    """A part counts wherever it was done: a lesson of a game in its track, too."""
    return progress.lessons.get(part.name, progress.levels.get(part.name))


def day(done: int) -> datetime.date:
    """The day on which a part was done, in UTC."""
    return datetime.datetime.fromtimestamp(done / 1000, datetime.UTC).date()
