"""The trainer: exercises without end, made by the rules, on a board."""

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
    """A board with an exercise on it, in the page's language.

    exercise  what the page has of it (see `pnrules.wire.learning.Exercise`); to be read and observed; None where the board is
              back at the play that the exercises were about
    answers   what was answered so far: of each answer the topics of which it tells something, and whether it was right
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
        """What was answered so far."""
        return self._practice.answers

    def do(self, what: str, **members: Any) -> Exercise | None:
        """What the page may ask for: `exercise-say` (with the `choice`), `exercise-show`, `exercise` (with the `name` “next”,
        or a topic).

        Returns the exercise as it is then; a refusal is the board's `notice`.
        """
        self.intend({"do": what, **members})
        return self.session.traits["exercise"]


def trainer(
    game: str | Play | None = None, about: str | None = None, *, seed: int | None = None, asked: Mapping[str, str] | None = None
) -> TrainerPage:
    """Exercises about a game, one after another.

    game   such as `nightmare`; or a play: then they are about what happened in it, up to its head, and the way back to it is
           there. By default the game that the page's address asks for, else the first
    about  a rule, a card or a ruling to practise: `break`, `ZAP`, `N-12`; by default, any
    seed   the same number gives the same exercises; by default the one that the address asks for, else others each time
    asked  what the address asks for; by default, the page's own

    Raises BadInput for a game or a topic without exercises, where it was given; PnError for a play in which nothing happened of
    which anything can be asked.
    """
    return TrainerPage(opening.trainer(game, about, seed, reader.asked() if asked is None else asked, PAGE.lang))
