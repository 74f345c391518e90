"""The form of a level, part of a scenario's file under `level`:

boundary  what it is about: `cite` or `ruling`, the rule at whose boundary it stands, and `id`, which side of it is asked for
seat      whose decisions are the learner's
task      what to do, in words
script    the other answers of the line, as `answers` has them; the learner may answer at any point of it
goal      one of three, each right after `after` answers of the script:
          `answer`: the learner's right answer;
          `points`: a prediction of everybody's points, to which `if` (an answer) leads;
          `aim`: what the learner is to reach, in any way, with `within`, `others` and `shown` as a task has them (`task_form`)
wrong     wrong moves worth an explanation: `answer` with `after`, or predicted `points`; each with `cite`, `rulings`, `says`
hints     one after another, from faint to plain
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pnrules.files.common import ANSWER, CITE, OPTION, POINTS, check_cite
from pnrules.files.task_form import AIM, WITH_AIM, check_aim, check_why
from pnrules.kernel.forms.members import Items, Member, Object, absent, never, one_alone, only, together
from pnrules.kernel.forms.shapes import SEAT, TEXT, InLanguages, Named, Whole
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.game import Setup
from pnrules.kernel.state import AnyState

SCRIPT: Final = "script"
"""The script, and how many answers it has, as what is `after` some of them knows it."""

LEVEL_TEXT: Final = InLanguages(1000)
RULINGS: Final = Member(Items(TEXT), "Rulings", "The ids of rulings on which this rests.")
AFTER: Final = Named("after", Whole(0, SCRIPT), "After", "After how many answers of the script.")


BOUNDARY: Final = Named(
    "boundary",
    Object(
        {
            "cite": Member(CITE),
            "ruling": Member(TEXT, "Ruling", "The id of a ruling."),
            "id": Member(TEXT, "Id", "Which side of it is asked for; no two levels have the same.", required=True),
        },
        (one_alone("cite", "ruling"),),
    ),
    "Boundary",
    "The rule at whose boundary the level stands.",
)


def _move(why: str, *, after: bool) -> dict[str, Member]:
    """The members of a right or a wrong move. `why` says what its words are, `after` whether its place has to be said."""
    return {
        "says": Member(LEVEL_TEXT, "Says", why, required=True),
        "cite": Member(CITE, required=True),
        "after": Member(AFTER, required=after),
        "answer": Member(OPTION),
        "points": Member(POINTS),
        "rulings": RULINGS,
    }


EITHER: Final = one_alone("answer", "points")
WITHOUT_AIM: Final = only(absent("aim"), never("problem-only-with-aim", *((name,) for name in WITH_AIM)))
"""What tells how an aim is reached stands beside an aim alone."""

GOAL: Final = Named(
    "goal",
    Object(
        {
            **_move("Why it is right.", after=True),
            "if": Member(OPTION, "If", "The option whose outcome is to be predicted."),
            "aim": Member(AIM),
            **WITH_AIM,
        },
        (one_alone("answer", "points", "aim"), together("points", "if"), WITHOUT_AIM),
    ),
    "Goal",
    "The right answer at its place in the script; a prediction of everybody's points after an option; or an aim.",
)
WRONG: Final = Named(
    "wrong",
    Object(_move("Why it is wrong.", after=False), (EITHER,)),
    "Wrong move",
    "An answer or a prediction that misses the goal, with the rule that says so.",
)
LEVEL: Final = Named(
    "level",
    Object(
        {
            "boundary": Member(BOUNDARY),
            "seat": Member(SEAT, "Seat", "Whose decisions are the learner's.", required=True),
            "task": Member(LEVEL_TEXT, "Task", "What to do.", required=True),
            SCRIPT: Member(Items(ANSWER), "Script", "The line on which the learner may answer at any point.", required=True),
            "goal": Member(GOAL, required=True),
            "wrong": Member(
                Items(WRONG), "Wrong moves", "Those worth an explanation, each with the rule that it breaks.", required=True
            ),
            "hints": Member(Items(LEVEL_TEXT), "Hints", "From faint to plain.", required=True),
        },
        counts={SCRIPT: (SCRIPT, 0)},
    ),
    "Level",
    "A task on this position, that can be played without a screen.",
)


def check_level(place: JsonPath, level: Mapping[str, Any], setup: Setup, start: AnyState | None) -> None:
    """Note what a level cites that there is not, once its form has been read. `unplayable` tells what is wrong in playing it."""
    _check_boundary(place.at("boundary"), level.get("boundary", {}), setup)
    check_why(place.at("goal"), level.get("goal", {}), setup)
    check_aim(place.at("goal").at("aim"), level.get("goal", {}).get("aim", {}), start)
    for index, wrong in enumerate(level.get("wrong", ())):
        check_why(place.at("wrong").at(index), wrong, setup)


def _check_boundary(place: JsonPath, boundary: Mapping[str, Any], setup: Setup) -> None:
    check_cite(place.at("cite"), boundary.get("cite"))
    ruling = boundary.get("ruling")
    if ruling is not None and ruling not in setup.register:
        place.at("ruling").unknown("problem-unknown-ruling", "ruling", ruling, setup.register)
