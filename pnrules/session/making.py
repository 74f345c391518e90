"""The session of a page for making lessons: a position is laid out, or built, and a lesson is made from there."""

from __future__ import annotations

from typing import Any

from pnrules.files import scenario
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.forms.validation import one_line
from pnrules.session import studio, studio_telling
from pnrules.session.commands import names_one
from pnrules.session.question import LAYING, QuestionSession, beginning
from pnrules.studio import keeping
from pnrules.wire.laying import Laying
from pnrules.wire.traits import Traits


class MakingSession(QuestionSession):
    """A board on which lessons of a game are made, one after another.

    Before a lesson, and between two of them, something is laid out like a question at the table: an example, a position of one's
    own, or what was pasted. Its traits are those of a board, `laying` with its `shelf`, and `studio` while a lesson is made.

    name  a lesson or a level of the game, which is opened at once, or an example, which is laid out; None for neither

    Raises KeyError for an unknown game, and BadInput for a name that the game does not have.
    """

    def __init__(self, game: str, lang: str = "en", offer: tuple[str, ...] = (), name: str | None = None) -> None:
        super().__init__(game, lang, offer)
        if name is None:
            return
        if name not in scenario.of_game(game):
            raise BadInput([Problem("$", "error-no-position", (("name", "text"),), (one_line(name),))])
        self._tell(studio.opened(self, name) if keeping.becomes_lesson(name) else self._laid_out(beginning(name), None))

    def _laying(self) -> Laying:
        return {**super()._laying(), "shelf": studio_telling.shelf(self.play.setup.game.name)}

    @property
    def _makes(self) -> bool:
        return True

    def open(self, text: str) -> Traits:
        """Open what was pasted, if it is a lesson; else lay it out. If it is invalid, the notice says why."""
        return studio.opened(self, text) if keeping.is_lesson(text) else super().open(text)

    def _carry_out(self, message: Any) -> Traits:
        if self.workshop is not None and names_one(message, LAYING):
            raise PnError("studio-first")  # what lies there comes back when the lesson is put away
        return super()._carry_out(message)
