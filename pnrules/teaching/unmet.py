"""What of a scenario does not come true: its expectation, its comments, its lesson or level, its draws."""

from __future__ import annotations

from pnrules.files import comments, expectation
from pnrules.files.scenario import Scenario
from pnrules.kernel.errors import Problem
from pnrules.kernel.forms.validation import JsonPath
from pnrules.showing.play import ShownPlay
from pnrules.teaching import lessons, levels


def unmet(found: Scenario) -> list[Problem]:
    """All of it, each at its place in the file. Raises BadInput for answers that the rules refuse."""
    play = found.play()
    problems = expectation.unmet(play, found.expect)
    problems += comments.unplaced(play, JsonPath("comments", []))
    return [*problems, *_unplayable(found, play)]


def _unplayable(found: Scenario, play: ShownPlay) -> list[Problem]:
    """What keeps a level or a lesson from being played as it says; of any other scenario, the draws that it leaves over."""
    if found.level is not None:
        return levels.unplayable(found)
    return lessons.unplayable(found) if found.lesson is not None else found.not_drawn(play)
