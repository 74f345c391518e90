"""A course on a page: its parts one after another, each a lesson, a level or exercises on the same board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pnrules import words
from pnrules.courses import course
from pnrules.courses.course import LESSON, Course, Exercises, Part, Told
from pnrules.kernel.errors import BadInput, PnError
from pnrules.session import notices
from pnrules.session.board import BoardSession
from pnrules.session.commands import Command, name_of, names_one, understood
from pnrules.session.lesson import LessonSession
from pnrules.session.level import LevelSession
from pnrules.session.plays import Plays
from pnrules.session.trainer import TrainerSession
from pnrules.teaching import levels
from pnrules.teaching.levels import Level
from pnrules.wire import learning
from pnrules.wire.sayings import in_each
from pnrules.wire.traits import Traits

Inside = LessonSession | LevelSession | TrainerSession


class CourseSession(BoardSession):
    """A course on a board.

    course  the course
    at      the part that is open, from 0
    given   whether the course was asked for; if not, the page may open the one that its reader had
    chosen  whether the part was asked for; if not, the page may open the one where its reader left off

    A session of its own answers for each part; it shares this one's mirror. The traits are those of that session, and `course`:
    see `wire.learning.Course`. Raises PnError for a part that there is not.
    """

    gives_hints = False

    def __init__(
        self,
        found: Course,
        lang: str = "en",
        offer: tuple[str, ...] = (),
        *,
        part: int | None = None,
        given: bool = True,
    ) -> None:
        self.course = found
        self.given = given
        self.chosen = part is not None
        self._opened = 0
        self._begin(part or 0, lang, offer)
        super().__init__(self.inside.play, lang, self.inside.seat, offer)
        self.inside.mirror = self.mirror

    def _begin(self, at: int, lang: str, offer: tuple[str, ...]) -> None:
        if not 0 <= at < len(self.course.parts):
            raise PnError("course-no-part", (("count", "number"),), (len(self.course.parts),))
        self.inside = _session(self.course.parts[at], lang, offer)
        self.at = at
        self.practice = self.inside.practice

    # --- what is told -------------------------------------------------------------------------------------------------

    def _adapted(self, traits: Traits) -> Traits:
        """With the course, and the part that is open, without the others of its game."""
        if "texts" in traits:
            traits = {**traits, "texts": {lang: f"{said}\n{_words(lang)}" for lang, said in traits["texts"].items()}}
        told: Traits = {
            "lesson": None,
            "level": None,
            "exercise": None,
            **self.inside._adapted(traits),
            "course": self._payload(),
        }
        if (lesson := told.get("lesson")) is not None:
            told = {**told, "lesson": {**lesson, "number": 0, "track": [], "next": None}}
        if (level := told.get("level")) is not None:
            told = {**told, "level": {**level, "others": [], "next": None}}
        return told

    def _payload(self) -> learning.Course:
        """The course for the page."""
        parts = self.course.parts
        return {
            "name": self.course.name,
            "title": levels.in_each(self.course.title),
            "about": levels.in_each(self.course.about),
            "given": self.given,
            "chosen": self.chosen,
            "opened": self._opened,
            "at": self.at,
            "right": self._right(),
            "over": self._over(),
            "done": self._done(),
            "parts": [_told(each) for each in parts],
        }

    def _right(self) -> list[int] | None:
        """How many exercises have been answered rightly, and how many are to be; None in any other part."""
        part, practice = self.course.parts[self.at], self.inside.practice
        if practice is None or not isinstance(part, Exercises):
            return None
        return [min(sum(right for _, right in practice.answers), part.count), part.count]

    def _over(self) -> bool:
        """Whether the part is finished, so that the next one comes."""
        if isinstance(self.inside, LessonSession):
            return self.inside.lesson.over
        return self.inside.solved if isinstance(self.inside, LevelSession) else self._done()

    def _done(self) -> bool:
        """Whether the learner has done it: not if the solution of a level was shown."""
        right = self._right()
        if right is not None:
            return right[0] == right[1]
        return self._over() and not (isinstance(self.inside, LevelSession) and self.inside.shown)

    def unfold(self, *, alone: bool = True) -> Traits:
        """Also send what the part that is open could be asked for, for a page without a kernel."""
        self.inside.unfold(alone=alone)
        return self._tell({})

    # --- what comes back ----------------------------------------------------------------------------------------------

    def _carry_out(self, message: Any) -> Traits:
        if names_one(message, COURSE):
            return understood(message, COURSE).carried_out(self)
        if name_of(message) == "level" and message.get("name") == self.course.parts[self.at].name:
            return self.go_to(self.at)
        return self.inside._carry_out(message)

    def go_to(self, part: int) -> Traits:
        """Open a part, or restart this one. Raises PnError if there is no such part."""
        self._begin(part, self.lang, self.offer)
        self.chosen = True
        plays = Plays(self.inside.play)
        self.mirror.seat = self.inside.seat
        self.inside.mirror = self.mirror
        return self.mirror.show(plays)

    def open(self, text: str) -> Traits:
        """Open another course, from the text of its file. If it is invalid, the notice says why, and nothing else changes."""
        try:
            found = course.from_text(text)
        except BadInput as error:
            return self.not_opened(error)
        self.course = found
        self._opened += 1
        told = self.go_to(0)
        self.chosen = False
        return told

    def not_opened(self, error: BadInput) -> Traits:
        """What says that a course could not be opened."""
        return {"notice": notices.place_by_place("course-not-opened", error.problems)}

    def refuse(self, error: BadInput) -> None:
        """Say that the course that the address names could not be opened."""
        self._tell(self.not_opened(error))


COURSE: Final[Mapping[str, Command[Traits]]] = {
    "course": Command(CourseSession.go_to),
    "course-open": Command(CourseSession.open),
}
"""The additional messages of a course's page."""


def _session(part: Part, lang: str, offer: tuple[str, ...]) -> Inside:
    """The session of a part."""
    if isinstance(part, Exercises):
        return TrainerSession(part.game, part.about, part.seed, lang, offer)
    if part.kind == LESSON:
        return LessonSession(part.name, {part.name: part.source}, lang, offer)
    return LevelSession(Level(part.scenario()), lang, offer)


def _told(part: Part) -> learning.CoursePart:
    """A part by its name and title."""
    kind = part.kind if isinstance(part, Told) else course.EXERCISES
    return {"name": part.name, "kind": kind, "title": in_each(lambda lang: course.titled(part, lang))}


def _words(lang: str) -> str:
    return words.shared_text(lang, "course")
