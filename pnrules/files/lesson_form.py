"""The form of a lesson, in a scenario's file under `lesson`:

seat     the learner's seat
teaches  the places in the rules and the cards that it introduces
beats    in order; each says one or two sentences, and may do more:
         `look`: the cards that it is about; `goes`: answers that are given then; `do`: the learner's task (`task_form`)
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pnrules.files.common import ANSWER, CITE, Answer, Text, check_cite
from pnrules.files.task_form import SENTENCE, TASK, TaskSpec, check_task
from pnrules.kernel.citations import Citation
from pnrules.kernel.forms.members import Items, Member
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import SEAT, TEXT, Named
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.game import Setup
from pnrules.kernel.state import AnyState

MOST_BEATS: Final = 40


class Beat(NamedTuple):
    """A sentence of a lesson, and what happens with it: see above.

    do  the learner's task; None if there is none
    """

    says: Text
    look: tuple[str, ...] = ()
    goes: tuple[Answer, ...] = ()
    do: TaskSpec | None = None


class LessonSpec(NamedTuple):
    """A lesson in its file."""

    seat: int
    teaches: tuple[Citation, ...]
    beats: tuple[Beat, ...]


BEAT: Final = Named(
    "beat",
    Record(
        Beat,
        {
            "says": Member(SENTENCE, "Says", "One sentence or two.", required=True),
            "look": Member(Items(TEXT), "Look", "The cards that this is about."),
            "goes": Member(Items(ANSWER), "Goes", "Answers that are given then, whoever gives them."),
            "do": Member(TASK),
        },
    ),
    "Beat",
    "A sentence of a lesson, and what happens with it.",
)
LESSON: Final = Named(
    "lesson",
    Record(
        LessonSpec,
        {
            "seat": Member(SEAT, "Seat", "Whose decisions are the learner's.", required=True),
            "teaches": Member(Items(CITE), "Teaches", "The rules and cards that are new in it.", required=True),
            "beats": Member(Items(BEAT, 1, MOST_BEATS), "Beats", "What is said and done, in order.", required=True),
        },
    ),
    "Lesson",
    "One idea, on a few cards, with something to do.",
)


def check_lesson(place: JsonPath, lesson: LessonSpec, setup: Setup, start: AnyState | None) -> None:
    """Note unknown citations in a lesson of valid form. `lessons.unplayable` finds problems in playing it."""
    for index, cite in enumerate(lesson.teaches):
        check_cite(place.at("teaches").at(index), cite)
    for index, beat in enumerate(lesson.beats):
        if beat.do is not None:
            check_task(place.at("beats").at(index).at("do"), beat.do, setup, start)
