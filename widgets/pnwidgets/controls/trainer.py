"""The trainer: an endless supply of exercises on a board, generated from the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pnrules import Play, words
from pnrules.pages import opening
from pnrules.session import BoardSession
from pnrules.wire.learning import Exercise
from pnwidgets import reader
from pnwidgets.controls.common import PageBoard
from pnwidgets.language import PAGE


class TrainerPage(PageBoard):
    """A board with an exercise, in the page's language.

    exercise  the exercise as sent to the page (see `pnrules.wire.learning.Exercise`); can be read and observed; None once the
              board is back at the play that the exercises were about
    answers   the answers so far: for each, the topics that it assesses, and whether it was right
    """

    def __init__(self, session: BoardSession) -> None:
        assert session.practice is not None
        self._practice = session.practice
        super().__init__(session)
        self._unfolds()

    def __repr__(self) -> str:
        return words.text(PAGE.lang, "train-sheet", game=words.text(PAGE.lang, f"game-{self._practice.game}"))

    @property
    def answers(self) -> list[tuple[tuple[str, ...], bool]]:
        """The answers so far."""
        return self._practice.answers

    def do(self, what: str, **members: Any) -> Exercise | None:
        """Do what the page may ask for: `exercise-say` (with the `choice`), `exercise-show`, `exercise` (with the `name` “next”,
        or a topic).

        Returns the exercise afterwards; a refusal becomes the board's `notice`.
        """
        self.intend({"do": what, **members})
        return self.session.traits["exercise"]


def trainer(
    game: str | Play | None = None, about: str | None = None, *, seed: int | None = None, asked: Mapping[str, str] | None = None
) -> TrainerPage:
    """Exercises about a game, one after another.

    game   such as `nightmare`; or a play, for exercises about what happened in it up to its head, with a way back to it. By
           default the game in the page's address, or else the first
    about  a rule, a card or a ruling to practise: `break`, `ZAP`, `N-12`; by default, any
    seed   the same number gives the same exercises; by default the one in the address, or else a different one each time
    asked  the parameters of the address; by default, the page's own

    Raises BadInput for a given game or topic without exercises; PnError for a play about which nothing can be asked.
    """
    return TrainerPage(opening.trainer(game, about, seed, reader.asked() if asked is None else asked, PAGE.lang))
