"""A board on which a lesson is made by playing it, and which gives the lesson back."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

import pnrules
from pnrules import games
from pnrules.files.lesson_form import LessonSpec
from pnrules.kernel.errors import PnError
from pnrules.pages import opening
from pnrules.session import LessonSession, lesson_page
from pnrules.studio import checking, drafts, worksheet
from pnwidgets import reader
from pnwidgets.controls.common import PageBoard
from pnwidgets.controls.explorer import Explorer
from pnwidgets.language import PAGE, join

if TYPE_CHECKING:
    from pnrules import Play
    from pnrules.files.scenario import Scenario
    from pnrules.kernel.errors import Problem
    from pnrules.session import BoardSession
    from pnrules.studio.drafts import Draft


class Making:
    """The lesson under construction on a board."""

    session: BoardSession

    @property
    def draft(self) -> Draft:
        """The lesson as it is now; its operations are in `pnrules.studio.drafts`. Raises PnError once it has been put away."""
        if self.session.workshop is None:
            raise PnError("studio-nothing-made")
        return self.session.workshop.draft

    @property
    def value(self) -> Scenario:
        """The lesson as it is now, as a scenario. Raises BadInput, with every problem, while it has no sentence."""
        return self.draft.scenario

    def check(self) -> tuple[Problem, ...]:
        """What keeps the lesson from being played as it says, as `pnrules check` tells it; none if it can be."""
        return checking.checked(self.draft).wrong

    def save(self, path: str | PathLike[str]) -> Path:
        """Write the lesson's file, which `pnrules learn` plays, and `studio` opens again."""
        return _written(path, self.draft.text)

    def save_page(self, path: str | PathLike[str]) -> Path:
        """Write the lesson as an HTML file that plays it without Python. Raises BadInput while it cannot be played, PnError if
        it has too many branches."""
        learner = LessonSession("lesson", {"lesson": dict(self.value.data)}, self.session.lang)
        learner.unfold()
        return _written(path, lesson_page.page(learner.traits, self.session.lang))

    def save_worksheet(self, path: str | PathLike[str]) -> Path:
        """Write the lesson as an HTML file to print, with its key. Raises BadInput while it cannot be played."""
        return _written(path, worksheet.sheet(self.value, self.session.lang))


def _written(path: str | PathLike[str], text: str) -> Path:
    file = Path(path)
    file.write_text(text, encoding="utf-8")
    return file


class Studio(Making, Explorer):
    """A board with a lesson under construction. See `studio`."""


class StudioPage(Making, PageBoard):
    """A page on which lessons of a game are made. See `studio`."""


def studio(source: str | PathLike[str] | Play | None = None, lang: str | None = None) -> Studio | StudioPage:
    """A board on which a lesson is made by playing it, and given back as `value`.

    source  where the lesson begins: a line, a scenario by name (`nightmare/sample`), a file, or a play where it stands; a lesson
            is opened, to be changed. With the name of a game, that is chosen on the page; without a source, the game is the one
            in the page's address, or the first
    lang    en or fr; by default the page's language

    Raises BadInput for a source that is not good.
    """
    from pnrules import Play

    if source is None or (isinstance(source, str) and games.is_game(source)):
        return StudioPage(opening.making(source, reader.asked(), lang or PAGE.lang))
    opened = None if isinstance(source, Play) else _opened(source)
    play = source if isinstance(source, Play) else pnrules.load(source)  # type: ignore[arg-type]
    board = Studio(play, lang=lang or PAGE.lang)
    if lang is None:
        join(board)
    if opened is None:
        board.intend({"do": "make", "node": play.head})
    else:
        board.intend({"do": "make-open", "text": opened.text})
    return board


def _opened(source: str | PathLike[str]) -> Draft | None:
    """The lesson that a source is; None if it is none."""
    try:
        found = drafts.opened(source if isinstance(source, str) else Path(source))
    except PnError:
        return None  # the play says what is wrong, if anything
    return found if isinstance(found.spec, LessonSpec) else None
