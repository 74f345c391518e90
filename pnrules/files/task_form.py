"""The form of something to do, in a lesson or a level. It has an aim, and any way to it counts:

aim        `answers`: one of these is the learner's answer; `event`: this happens, as `comments` has it; `least`: so many points;
           `wins`: the learner has won
within     how many answers of the learner's it may take
others     how the other seats answer on the way, each question by the first that fits and was not given yet
hint       one sentence
right      what is said when the aim is reached
wrong      answers worth an explanation: `answer`, `says`, `cite`, `rulings`
otherwise  what is said of all others that miss the aim: `says`, `cite`, `rulings`
shown      answers of the learner's that reach the aim, where it takes more than one
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pnrules.files.common import ANSWER, CITE, OPTION, check_cite
from pnrules.kernel.forms.members import Items, Member, Object, one_alone
from pnrules.kernel.forms.shapes import SEAT, TEXT, InLanguages, Named, Whole
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.game import Setup
from pnrules.kernel.state import AnyState

LONGEST: Final = 600
MOST_OWN: Final = 200
MOST_POINTS: Final = 999

SENTENCE: Final = InLanguages(LONGEST)
_WHY: Final[Mapping[str, Member]] = {
    "says": Member(SENTENCE, "Says", "What came of it, and why.", required=True),
    "cite": Member(CITE, required=True),
    "rulings": Member(Items(TEXT), "Rulings", "The ids of rulings on which this rests."),
}

AIM: Final = Named(
    "aim",
    Object(
        {
            "answers": Member(Items(OPTION, 1), "Answers", "The learner gives one of these answers."),
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
    Object({"answer": Member(OPTION, required=True), **_WHY}),
    "Wrong answer",
    "An answer that misses the aim, or that the rules do not allow, with the rule that says so.",
)
OTHERWISE: Final = Named("otherwise", Object(_WHY), "Otherwise", "What is said of every other answer that misses the aim.")
WITH_AIM: Final[Mapping[str, Member]] = {
    "within": Member(Whole(1, MOST_OWN), "Within", "How many answers of the learner’s it may take.", default=1),
    "others": Member(Items(ANSWER), "Others", "How the other seats answer on the way."),
    "shown": Member(Items(OPTION), "Shown", "Answers that reach the aim."),
}
"""What says besides how an aim is reached."""

TASK: Final = Named(
    "do",
    Object(
        {
            "aim": Member(AIM, required=True),
            **WITH_AIM,
            "hint": Member(SENTENCE, "Hint", "One sentence.", required=True),
            "right": Member(SENTENCE, "Right", "What is said when the aim is reached."),
            "wrong": Member(Items(WRONG), "Wrong answers", "Those worth an explanation."),
            "otherwise": Member(OTHERWISE),
        }
    ),
    "Something to do",
    "Any way to the aim counts.",
)


def check_task(place: JsonPath, task: Mapping[str, Any], setup: Setup, start: AnyState | None) -> None:
    """Note what a task cites that there is not, once its form has been read."""
    check_aim(place.at("aim"), task.get("aim", {}), start)
    for number, wrong in enumerate(task.get("wrong", ())):
        check_why(place.at("wrong").at(number), wrong, setup)
    if "otherwise" in task:
        check_why(place.at("otherwise"), task["otherwise"], setup)


def check_aim(place: JsonPath, aim: Mapping[str, Any], start: AnyState | None) -> None:
    """Note an aim of points in a game that has none, once it is known how the game begins."""
    if "least" in aim and start is not None and not start.setup.game.points(start):
        place.at("least").report("problem-no-points")


def check_why(place: JsonPath, why: Mapping[str, Any], setup: Setup) -> None:
    """Note a place or a ruling that an explanation cites and that there is not."""
    check_cite(place.at("cite"), why.get("cite"))
    for index, id in enumerate(why.get("rulings", ())):
        if id is not None and id not in setup.register:
            place.at("rulings").at(index).unknown("problem-unknown-ruling", "ruling", id, setup.register)
