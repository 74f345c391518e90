"""The form of a level, in a scenario's file under `level`:

boundary  what it is about: `cite` or `ruling`, the rule whose boundary it tests, and `id`, which side of it
seat      the learner's seat
task      the task, in words
script    the other answers of the line, in the form of `answers`; the learner may answer at any point of it
goal      one of three, each right after `after` answers of the script:
          `answer`: the learner's right answer;
          `points`: a prediction of everybody's points after `if` (an answer);
          `aim`: what the learner is to reach, in any way, with `within`, `others` and `shown` as in a task (`task_form`)
wrong     wrong moves worth an explanation: `answer` with `after`, or predicted `points`; each with `cite`, `rulings`, `says`
hints     in order, from vague to plain
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pnrules.files.common import ANSWER, CITE, OPTION, POINTS, Answer, Text, check_cite
from pnrules.files.task_form import AIM, WITH_AIM, Aim, TaskSpec, Why, check_aim, check_why
from pnrules.kernel.citations import Citation
from pnrules.kernel.forms.members import Items, Member, absent, never, one_alone, only, together
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import SEAT, TEXT, InLanguages, Named, Whole
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.game import Setup
from pnrules.kernel.state import AnyState, Option

SCRIPT: Final = "script"
"""The script, and the name under which the number of its answers is known to `after`."""

LEVEL_TEXT: Final = InLanguages(1000)
RULINGS: Final = Member(Items(TEXT, sound=True), "Rulings", "The ids of rulings on which this rests.")
AFTER: Final = Named("after", Whole(0, SCRIPT), "After", "After how many answers of the script.")


class Boundary(NamedTuple):
    """The rule whose boundary a level tests, a place or a ruling, and which side of it."""

    id: str
    cite: Citation | None = None
    ruling: str | None = None


class Move(NamedTuple):
    """A right or a wrong move, and why.

    after   after how many answers of the script it applies; None for anywhere
    answer  the answer; None if points are predicted, or an aim is to be reached
    points  the prediction of everybody's points; None for an answer
    """

    why: Why
    after: int | None = None
    answer: Option | None = None
    points: tuple[int, ...] | None = None


class Goal(NamedTuple):
    """What a level asks for: see above.

    move   the right move; without answer and points if there is an aim
    leads  the option after which points are predicted; None if nothing is predicted
    aim    what is to be reached, and how; None if there is one right move
    """

    move: Move
    after: int
    leads: Option | None = None
    aim: TaskSpec | None = None


class LevelSpec(NamedTuple):
    """A level in its file."""

    seat: int
    task: Text
    script: tuple[Answer, ...]
    goal: Goal
    wrong: tuple[Move, ...]
    hints: tuple[Text, ...]
    boundary: Boundary | None = None


def _made_move(
    says: Text,
    after: int | None = None,
    answer: Option | None = None,
    points: tuple[int, ...] | None = None,
    cite: Citation | None = None,
    rulings: tuple[str, ...] = (),
) -> Move:
    return Move(Why(says, cite, rulings), after, answer, points)


def _made_goal(
    says: Text,
    after: int,
    answer: Option | None = None,
    points: tuple[int, ...] | None = None,
    cite: Citation | None = None,
    rulings: tuple[str, ...] = (),
    if_: Option | None = None,
    aim: Aim | None = None,
    within: int = 1,
    others: tuple[Answer, ...] = (),
    shown: tuple[Option, ...] | None = None,
) -> Goal:
    reached = None if aim is None else TaskSpec(aim, "", within, others, shown)
    return Goal(_made_move(says, after, answer, points, cite, rulings), after, if_, reached)


BOUNDARY: Final = Named(
    "boundary",
    Record(
        Boundary,
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


def _move(says: str, *, after: bool) -> dict[str, Member]:
    """The members of a right or a wrong move. `says` describes its words, `after` tells whether its place is required."""
    return {
        "says": Member(LEVEL_TEXT, "Says", says, required=True),
        "cite": Member(CITE, required=True),
        "after": Member(AFTER, required=after),
        "answer": Member(OPTION),
        "points": Member(POINTS),
        "rulings": RULINGS,
    }


EITHER: Final = one_alone("answer", "points")
WITHOUT_AIM: Final = only(absent("aim"), never("problem-only-with-aim", *((name,) for name in WITH_AIM)))
"""Members about reaching an aim are only allowed with an aim."""

GOAL: Final = Named(
    "goal",
    Record(
        _made_goal,
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
    Record(_made_move, _move("Why it is wrong.", after=False), (EITHER,)),
    "Wrong move",
    "An answer or a prediction that misses the goal, with the rule that says so.",
)
LEVEL: Final = Named(
    "level",
    Record(
        LevelSpec,
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


def check_level(place: JsonPath, level: LevelSpec, setup: Setup, start: AnyState | None) -> None:
    """Note unknown citations in a level of valid form. `unplayable` finds problems in playing it."""
    if level.boundary is not None:
        _check_boundary(place.at("boundary"), level.boundary, setup)
    check_why(place.at("goal"), level.goal.move.why, setup)
    if level.goal.aim is not None:
        check_aim(place.at("goal").at("aim"), level.goal.aim.aim, start)
    for index, wrong in enumerate(level.wrong):
        check_why(place.at("wrong").at(index), wrong.why, setup)


def _check_boundary(place: JsonPath, boundary: Boundary, setup: Setup) -> None:
    check_cite(place.at("cite"), boundary.cite)
    if boundary.ruling is not None and boundary.ruling not in setup.register:
        place.at("ruling").unknown("problem-unknown-ruling", "ruling", boundary.ruling, setup.register)
