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

    lesson  the lesson as the page has it: `name`, `title`, `says`, `open`, `verdict`, `over`, `next` and more (see
            `pnrules.session.LessonSession`); to be read and observed
    """

    session: LessonSession

    def do(self, what: str, **members: Any) -> Lesson | None:
        """What the page may ask for: `lesson` (with its `name`), `lesson-on`, `lesson-back`, `lesson-take-back`, `lesson-hint`,
        `lesson-show`.

        Returns the lesson as it is then; a refusal is the board's `notice`.
        """
        self.intend({"do": what, **members})
        return self.session.traits["lesson"]

    def __repr__(self) -> str:
        return "\n".join([words.said(PAGE.lang, self.session.lesson.beat.says), super().__repr__()])


def lesson(source: Source, *others: Source) -> LessonPage:
    """A lesson to be learnt; with others, a set of lessons, one after another.

    source, others  such as `nightmare/learn/01-bits-act`, the path of a file of one's own, or a lesson's data

    Raises BadInput for what is no scenario, and PnError for one without a lesson.
    """
    return LessonPage(opening.lessons((source, *others), PAGE.lang))


def track(game: str, asked: Mapping[str, str] | None = None) -> LessonPage:
    """A game's track: its lessons from nothing to a whole game, and after them one each for what those did not use.

    It begins with the lesson that the page's address asks for; several, with commas between them, are a set, and the only ones
    there. Else the page goes on where its reader left off.

    game   such as `nightmare`
    asked  what the address asks for, as `{"lesson": "04-rows,06-x"}`; by default, the page's own

    Raises BadInput for a game without lessons.
    """
    return LessonPage(opening.track(game, reader.asked() if asked is None else asked, PAGE.lang))
