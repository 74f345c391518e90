"""A course as an app: lessons, levels and exercises in an order, on one board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pnrules import words
from pnrules.courses.course import Course
from pnrules.files.scenario import Source
from pnrules.pages import opening
from pnrules.session import CourseSession
from pnrules.wire import learning
from pnwidgets import reader
from pnwidgets.controls.common import PageBoard
from pnwidgets.language import PAGE


class CoursePage(PageBoard):
    """A course on a board, in the page's language.

    course  the course as sent to the page (see `pnrules.wire.learning.Course`); can be read and observed
    """

    session: CourseSession

    def do(self, what: str, **members: Any) -> learning.Course | None:
        """Do what the page may ask for: `course` (with the index of a `part`), `course-open` (with the `text` of a file), and
        what the part that is open allows.

        Returns the course afterwards; a refusal becomes the board's `notice`.
        """
        self.intend({"do": what, **members})
        return self.session.traits["course"]

    def __repr__(self) -> str:
        return "\n".join([words.said(PAGE.lang, self.session.course.title), super().__repr__()])


def course(source: Source | Course | None = None, asked: Mapping[str, str] | None = None) -> CoursePage:
    """A course on a board: its parts one after another.

    source  the file of a course, its data, a `Course`, or a game, for its track; by default the course in the page's address, or
            that of the server (`pnrules serve --course FILE`), or the track of the first game
    asked   the parameters of the address, as `{"part": "2"}`; by default, the page's own

    Raises BadInput for an invalid course.
    """
    return CoursePage(opening.course(source, reader.asked() if asked is None else asked, PAGE.lang))
