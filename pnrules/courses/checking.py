"""What keeps a course from being played as it says: its own lessons and levels, played through."""

from __future__ import annotations

from collections.abc import Iterator

from pnrules.courses.course import Course, Told
from pnrules.kernel.errors import Problem
from pnrules.studio import checking, drafts


def unmet(course: Course) -> list[Problem]:
    """What `pnrules check` says of a course, each problem at its place in the file. What is taken from a game has been checked
    with it; a task that is too large to be checked is a problem here, so that the time is bounded."""
    return [problem for index, part in enumerate(course.parts) if isinstance(part, Told) for problem in _of_part(index, part)]


def _of_part(index: int, part: Told) -> Iterator[Problem]:
    if not part.is_own:
        return
    found = checking.checked(drafts.opened(part.source))
    large = [problem for problem in found.advice if problem.id == checking.LARGE]
    for problem in (*found.wrong, *large):
        yield problem._replace(place=f"parts[{index}].{part.kind}.{problem.place}")
