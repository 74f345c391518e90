"""The form of a lesson, part of a scenario's file under `lesson`:

seat     whose decisions are the learner's
teaches  the places of the rules and the cards that are new in it
beats    one after another; each says one sentence or two, and may have something else happen:
         `look`: the cards that it is about; `goes`: answers that are given then; `do`: what the learner is to do

What the learner is to do has an aim, and any way to it counts:

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

from pnrules.forms import ANSWER, CITE, OPTION, check_cite
from pnrules.kernel.game import Setup
from pnrules.kernel.members import Items, Member, Object, one_alone
from pnrules.kernel.shapes import SEAT, TEXT, InLanguages, Named, Whole
from pnrules.kernel.validation import JsonPath

LONGEST: Final = 600
MOST_BEATS: Final = 40
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
TASK: Final = Named(
    "do",
    Object(
        {
            "aim": Member(AIM, required=True),
            "within": Member(Whole(1, MOST_OWN), "Within", "How many answers of the learner’s it may take.", default=1),
            "others": Member(Items(ANSWER), "Others", "How the other seats answer on the way."),
            "hint": Member(SENTENCE, "Hint", "One sentence.", required=True),
            "right": Member(SENTENCE, "Right", "What is said when the aim is reached."),
            "wrong": Member(Items(WRONG), "Wrong answers", "Those worth an explanation."),
            "otherwise": Member(OTHERWISE),
            "shown": Member(Items(OPTION), "Shown", "Answers that reach the aim."),
        }
    ),
    "Something to do",
    "Any way to the aim counts.",
)
BEAT: Final = Named(
    "beat",
    Object(
        {
            "says": Member(SENTENCE, "Says", "One sentence or two.", required=True),
            "look": Member(Items(TEXT), "Look", "The cards that this is about."),
            "goes": Member(Items(ANSWER), "Goes", "Answers that are given then, whoever gives them."),
            "do": Member(TASK),
        }
    ),
    "Beat",
    "A sentence of a lesson, and what happens with it.",
)
LESSON: Final = Named(
    "lesson",
    Object(
        {
            "seat": Member(SEAT, "Seat", "Whose decisions are the learner's.", required=True),
            "teaches": Member(Items(CITE), "Teaches", "The rules and cards that are new in it.", required=True),
            "beats": Member(Items(BEAT, 1, MOST_BEATS), "Beats", "What is said and done, in order.", required=True),
        }
    ),
    "Lesson",
    "One idea, on a few cards, with something to do.",
)


def check_lesson(place: JsonPath, lesson: Mapping[str, Any], setup: Setup) -> None:
    """Note what a lesson cites that there is not, once its form has been read. `lessons.unplayable` tells what is wrong in
    playing it."""
    for index, cite in enumerate(lesson.get("teaches", ())):
        check_cite(place.at("teaches").at(index), cite)
    for index, beat in enumerate(lesson.get("beats", ())):
        task, here = beat.get("do") or {}, place.at("beats").at(index).at("do")
        for number, wrong in enumerate(task.get("wrong", ())):
            _check_why(here.at("wrong").at(number), wrong, setup)
        if "otherwise" in task:
            _check_why(here.at("otherwise"), task["otherwise"], setup)


def _check_why(place: JsonPath, why: Mapping[str, Any], setup: Setup) -> None:
    check_cite(place.at("cite"), why.get("cite"))
    for index, id in enumerate(why.get("rulings", ())):
        if id is not None and id not in setup.register:
            place.at("rulings").at(index).unknown("problem-unknown-ruling", "ruling", id, setup.register)
