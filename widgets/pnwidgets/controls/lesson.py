"""Lessons as an app: one sentence at a time, something to do on the board, and every wrong move shown with its rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pnrules import words
from pnrules.files.scenario import Source
from pnrules.pages import opening
from pnrules.session import LessonSession
from pnrules.wire.learning import Lesson
from pnwidgets import reader
from pnwidgets.controls.common import PageBoard
from pnwidgets.language import PAGE


class LessonPage(PageBoard):
    """A lesson on a board, in the page's language, with the others of its track.

    lesson  the lesson as sent to the page: `name`, `title`, `says`, `open`, `verdict`, `over`, `next` and more (see
            `pnrules.session.LessonSession`); can be read and observed
    """

    session: LessonSession

    def do(self, what: str, **members: Any) -> Lesson | None:
        """Do what the page may ask for: `lesson` (with its `name`), `lesson-on`, `lesson-back`, `lesson-take-back`,
        `lesson-hint`, `lesson-show`.

        Returns the lesson afterwards; a refusal becomes the board's `notice`.
        """
        self.intend({"do": what, **members})
        return self.session.traits["lesson"]

    def __repr__(self) -> str:
        return "\n".join([words.said(PAGE.lang, self.session.lesson.beat.says), super().__repr__()])


def lesson(source: Source, *others: Source) -> LessonPage:
    """A lesson; with others, a set of lessons, one after another.

    source, others  such as `nightmare/learn/01-bits-act`, the path of your own file, or a lesson's data

    Raises BadInput for an invalid scenario, and PnError for one without a lesson.
    """
    return LessonPage(opening.lessons((source, *others), PAGE.lang))


def track(game: str | None = None, asked: Mapping[str, str] | None = None) -> LessonPage:
    """A game's track: its lessons from first steps to a whole game, followed by one lesson for each thing they did not use.

    It begins with the lesson in the page's address; several, separated by commas, are a set, and shown alone. Without any, the
    page resumes where its reader left off.

    game   such as `nightmare`; by default, the one in the page's address, or the first with lessons
    asked  the parameters of the address, as `{"lesson": "04-rows,06-x"}`; by default, the page's own

    Raises BadInput for a game without lessons.
    """
    return LessonPage(opening.track(game, reader.asked() if asked is None else asked, PAGE.lang))
