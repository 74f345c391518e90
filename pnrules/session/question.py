"""The session of a page for a question at the table: a position is laid out, and the players' choices are made on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from pnrules.files import loading, scenario
from pnrules.files.scenario import Source
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.forms.validation import one_line
from pnrules.kernel.state import CHANCE
from pnrules.players.random_games import opening
from pnrules.session import notices
from pnrules.session.board import BoardSession
from pnrules.session.commands import Command, name_of, names_one, understood
from pnrules.session.plays import Plays
from pnrules.showing.play import ShownPlay as Play
from pnrules.wire.laying import Laying
from pnrules.wire.sayings import in_each
from pnrules.wire.traits import Traits
from pnrules.words import said

if TYPE_CHECKING:
    from pnrules.kernel.state import AnyState

WORKED: Final = ("sample", "example")
"""Prefixes of the names of rulebook examples: one of these is laid out first."""


BUILT: Final = "edit-done"
"""The message that ends editing, after which the board shows the position."""


class QuestionSession(BoardSession):
    """A board for a question at the table about a game.

    Nothing is drawn automatically: the reader chooses which cards were drawn. Its traits are those of a board, and `laying`: see
    `wire.laying.Laying`. Raises KeyError for an unknown game.
    """

    def __init__(self, game: str, lang: str = "en", offer: tuple[str, ...] = ()) -> None:
        self._examples = [name for name in scenario.of_game(game) if name.count("/") == 1]
        worked = (name for name in self._examples if name.rpartition("/")[2].startswith(WORKED))
        self._at = next(worked, next(iter(self._examples), None))
        self._laid = 0
        super().__init__(Play(opening(game)) if self._at is None else beginning(self._at), lang, offer=offer)
        self._tell(self._question())

    def lay(self, name: str) -> Traits:
        """Lay out an example. Raises PnError for one that the game does not have."""
        if name not in self._examples:
            raise PnError("error-no-position", (("name", "text"),), (one_line(name),))
        return self._laid_out(beginning(name), name)

    def open(self, text: str) -> Traits:
        """Lay out what was pasted: see `loading.pasted`. If it is invalid, the notice says why, and the board is unchanged."""
        try:
            play = loading.pasted(text)
            if play.seat is not None:
                raise BadInput([Problem("$", "problem-seat-save")])
        except BadInput as error:
            return {"notice": notices.place_by_place("board-not-opened", error.problems)}
        traits = self._laid_out(play, None)
        if play.otherwise:
            traits["notice"] = notices.place_by_place("board-opened-otherwise", play.otherwise)
        return traits

    def _laid_out(self, play: Play, name: str | None) -> Traits:
        play.chance = None
        traits: Traits = {**self.leave_practice(), **self.mirror.show(Plays(play))}
        self._at = name
        self._laid += 1
        return {**traits, **self._question()}

    def _question(self) -> Traits:
        return {"laying": self._laying()}

    def _laying(self) -> Laying:
        titles = {name: scenario.title_of(name) for name in self._examples}
        return {
            "examples": [{"name": name, "called": _in_each(title)} for name, title in titles.items()],
            "laid": self._laid,
            "at": self._at,
        }

    def _carry_out(self, message: Any) -> Traits:
        if names_one(message, LAYING):
            return understood(message, LAYING).carried_out(self)
        traits = super()._carry_out(message)
        if name_of(message) != BUILT or self.bench is not None:
            return traits
        self._at = None
        self._laid += 1
        return {**traits, **self._question()}


def _in_each(title: str | Mapping[str, str]) -> dict[str, str]:
    return in_each(lambda lang: said(lang, title))


def beginning(source: Source) -> Play:
    """An example up to its first question to a seat, without the choice there."""
    play = loading.load(source)
    return Play(_asked(play), title=play.title)


def _asked(play: Play) -> AnyState:
    """The first state on the line to the head in which a seat is asked."""
    states = map(play.state_at, play.line())
    return next((state for state in states if state.ask is not None and state.ask.who != CHANCE), play.state)


def _opened(session: QuestionSession, text: str) -> Traits:
    return session.open(text)  # a page for making lessons opens more


LAYING: Final[Mapping[str, Command[Traits]]] = {"open": Command(_opened), "lay": Command(QuestionSession.lay)}
"""The additional messages of such a page."""
