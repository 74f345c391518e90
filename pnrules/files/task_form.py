"""The form of a task, in a lesson or a level. It has an aim, and any way to it counts:

aim        `answers`: one of these is the learner's answer; `event`: this happens (see `comments`); `least`: at least these
           points; `wins`: the learner has won
within     how many answers the learner may use
others     how the other seats answer on the way: each question gets the first unused answer that fits
hint       one sentence
right      said when the aim is reached
wrong      answers worth an explanation: `answer`, `says`, `cite`, `rulings`
otherwise  said for all others that miss the aim: `says`, `cite`, `rulings`
shown      the learner's answers that reach the aim, if it takes more than one
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from pnrules.files.common import ANSWER, CITE, OPTION, Answer, Text, check_cite
from pnrules.kernel.citations import Citation
from pnrules.kernel.forms.members import Items, Member, one_alone
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import SEAT, TEXT, InLanguages, Named, Whole
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.game import Setup
from pnrules.kernel.state import AnyState, Option
from pnrules.showing.commentary import Comment

LONGEST: Final = 600
MOST_OWN: Final = 200
MOST_POINTS: Final = 999

SENTENCE: Final = InLanguages(LONGEST)


class Why(NamedTuple):
    """The result of an answer, and why.

    says     in words
    cite     the rule; None if the file has none, or an invalid one
    rulings  the ids of the rulings that it rests on
    """

    says: Text
    cite: Citation | None = None
    rulings: tuple[str, ...] = ()


class Wrong(NamedTuple):
    """An answer that misses the aim, or that the rules do not allow, and why."""

    answer: Option
    why: Why


class Aim(NamedTuple):
    """What the learner is to reach: one of four.

    answers  one of these is the learner's answer
    happens  such a step happens on the way
    least    the learner has at least this many points
    wins     this seat has won
    """

    answers: tuple[Option, ...] | None = None
    happens: Comment | None = None
    least: int | None = None
    wins: int | None = None


class TaskSpec(NamedTuple):
    """A task in its file; `within`, `others` and `shown` as above.

    right      said when the aim is reached
    otherwise  said for all answers that miss it and are not among the wrong ones; None for the hint
    """

    aim: Aim
    hint: Text
    within: int = 1
    others: tuple[Answer, ...] = ()
    shown: tuple[Option, ...] | None = None
    right: Text = ""
    wrong: tuple[Wrong, ...] = ()
    otherwise: Why | None = None


_WHY: Final[Mapping[str, Member]] = {
    "says": Member(SENTENCE, "Says", "What came of it, and why.", required=True),
    "cite": Member(CITE, required=True),
    "rulings": Member(Items(TEXT, sound=True), "Rulings", "The ids of rulings on which this rests."),
}


def _wrong(says: Text, answer: Option | None, cite: Citation | None = None, rulings: tuple[str, ...] = ()) -> Wrong:
    return Wrong(answer or (), Why(says, cite, rulings))


def _aim(
    answers: tuple[Option, ...] | None = None,
    event: str | None = None,
    card: str | None = None,
    seat: int | None = None,
    least: int | None = None,
    wins: int | None = None,
) -> Aim:
    return Aim(answers, None if event is None else Comment("", event, card, seat), least, wins)


AIM: Final = Named(
    "aim",
    Record(
        _aim,
        {
            "answers": Member(Items(OPTION, 1, sound=True), "Answers", "The learner gives one of these answers."),
            "event": Member(TEXT, "Event", "This happens: the id of an event, as `pnrules run --json` has it."),
            "card": Member(TEXT, "Card", "A card that the event is about."),
            "seat": Member(SEAT, "Seat", "A player whom the event is about."),
            "least": Member(Whole(1, MOST_POINTS), "Points", "The learner has at least so many points."),
            "wins": Member(SEAT, "Winner", "This seat has won."),
        },
        (one_alone("answers", "event", "least", "wins"),),
    ),
    "Aim",
    "What the learner is to reach.",
)
WRONG: Final = Named(
    "wrong-answer",
    Record(_wrong, {"answer": Member(OPTION, required=True), **_WHY}),
    "Wrong answer",
    "An answer that misses the aim, or that the rules do not allow, with the rule that says so.",
)
OTHERWISE: Final = Named("otherwise", Record(Why, _WHY), "Otherwise", "What is said of every other answer that misses the aim.")
WITH_AIM: Final[Mapping[str, Member]] = {
    "within": Member(Whole(1, MOST_OWN), "Within", "How many answers of the learner’s it may take.", default=1),
    "others": Member(Items(ANSWER, sound=True), "Others", "How the other seats answer on the way."),
    "shown": Member(Items(OPTION, sound=True), "Shown", "Answers that reach the aim."),
}
"""The other members about reaching an aim."""

TASK: Final = Named(
    "do",
    Record(
        TaskSpec,
        {
            "aim": Member(AIM, required=True),
            **WITH_AIM,
            "hint": Member(SENTENCE, "Hint", "One sentence.", required=True),
            "right": Member(SENTENCE, "Right", "What is said when the aim is reached."),
            "wrong": Member(Items(WRONG), "Wrong answers", "Those worth an explanation."),
            "otherwise": Member(OTHERWISE),
        },
    ),
    "Something to do",
    "Any way to the aim counts.",
)


def check_task(place: JsonPath, task: TaskSpec, setup: Setup, start: AnyState | None) -> None:
    """Note unknown citations in a task of valid form."""
    check_aim(place.at("aim"), task.aim, start)
    for number, wrong in enumerate(task.wrong):
        check_why(place.at("wrong").at(number), wrong.why, setup)
    if task.otherwise is not None:
        check_why(place.at("otherwise"), task.otherwise, setup)


def check_aim(place: JsonPath, aim: Aim, start: AnyState | None) -> None:
    """Note an aim of points in a game without points, given the first state."""
    if aim.least is not None and start is not None and not start.setup.game.points(start):
        place.at("least").report("problem-no-points")


def check_why(place: JsonPath, why: Why, setup: Setup) -> None:
    """Note an unknown place or ruling in an explanation."""
    check_cite(place.at("cite"), why.cite)
    for index, id in enumerate(why.rulings):
        if id not in setup.register:
            place.at("rulings").at(index).unknown("problem-unknown-ruling", "ruling", id, setup.register)
