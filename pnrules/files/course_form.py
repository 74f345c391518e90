"""The form of a course, in a file of its own:

course  the version of the format
name    what its parts are noted under
title, about
parts   in order: each is a `lesson` or a `level`, by its name in the package or whole, or `exercises` of a game
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from pnrules.files.common import LONG_TEXT, TITLE, Text
from pnrules.kernel.forms.members import Items, Member
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import TEXT, Either, Just, Matching, Named, Whole
from pnrules.kernel.forms.validation import Json

COURSE: Final = "course"
"""The member that marks a file as a course, and holds the version of its format."""
FORMAT: Final = 1
MOST_PARTS: Final = 60
MOST_EXERCISES: Final = 50
USUAL_EXERCISES: Final = 5
LARGEST_SEED: Final = 999_999_999


@dataclass(frozen=True)
class PartSpec:
    """A part in the file: one of the first three says what it is.

    name   what it is noted under; None for one that is taken from a game
    about  the topic of exercises; None for any
    count  how many exercises are to be answered rightly
    seed   the same seed gives everyone the same exercises
    title  what exercises are called; None for the usual
    """

    lesson: str | Json | None = None
    level: str | Json | None = None
    exercises: str | None = None
    name: str | None = None
    about: str | None = None
    count: int = USUAL_EXERCISES
    seed: int = 1
    title: Text | None = None


class CourseSpec(NamedTuple):
    """A course in its file."""

    course: int
    name: str
    title: Text
    parts: tuple[PartSpec, ...]
    about: Text = ""


NAME: Final = Matching("[a-z0-9-]{1,60}", "short-name")
_SOURCE: Final = Either((TEXT, Just((dict,), "object")))
PART: Final = Named(
    "part",
    Record(
        PartSpec,
        {
            "lesson": Member(_SOURCE, "Lesson", "A lesson: its name in the package, or the whole scenario."),
            "level": Member(_SOURCE, "Level", "A level, in the same way."),
            "exercises": Member(TEXT, "Exercises", "Exercises about this game."),
            "name": Member(NAME, "Name", "What the part is noted under; needed unless it is taken from a game."),
            "about": Member(TEXT, "About", "The topic of the exercises: a rule, a card or a ruling."),
            "count": Member(Whole(1, MOST_EXERCISES), "Count", "How many are to be answered rightly.", default=USUAL_EXERCISES),
            "seed": Member(Whole(0, LARGEST_SEED), "Seed", "The same seed gives everyone the same exercises.", default=1),
            "title": Member(TITLE, "Title", "What the exercises are called."),
        },
    ),
    "Part",
    "A lesson, a level, or exercises.",
)
FORM: Final = Record(
    CourseSpec,
    {
        COURSE: Member(Whole(1, FORMAT), "Course", "The version of this format.", required=True),
        "name": Member(NAME, "Name", "What its parts are noted under.", required=True),
        "title": Member(TITLE, "Title", "What the course is called.", required=True),
        "about": Member(LONG_TEXT, "About", "What a learner should know beforehand."),
        "parts": Member(Items(PART, 1, MOST_PARTS, looked_at=MOST_PARTS), "Parts", "In order.", required=True),
    },
)


def is_course(data: object) -> bool:
    """Whether data say that they are a course, even an invalid one. A scenario, which has a game, is none."""
    return isinstance(data, dict) and COURSE in data and "game" not in data
