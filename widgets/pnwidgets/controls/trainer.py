"""The trainer: exercises without end, made by the rules, on a board."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from pnrules import Play, games, words
from pnrules.kernel.errors import BadInput, Problem
from pnrules.session import BoardSession, TrainerSession
from pnrules.training import topics
from pnwidgets import reader
from pnwidgets.controls.common import PageBoard
from pnwidgets.language import PAGE

LONGEST_NUMBER = 10
"""No number of exercises has so many digits."""

OFFER = ("lang",)
"""What the board of the trainer offers to change."""


class TrainerPage(PageBoard):
    """A board with an exercise on it, in the page's language.

    level    the exercise as the page has it (see `pnrules.session.TrainerSession`); to be read and observed; None where the board
             is back at the play that the exercises were about
    answers  what was answered so far: of each answer the topics of which it tells something, and whether it was right
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

    def do(self, what: str, **members: Any) -> Mapping[str, Any]:
        """What the page may ask for: `level-say` (with the `choice`), `level-show`, `level` (with the `name` “next”, or a topic).

        Returns the exercise as it is then; a refusal is the board's `notice`.
        """
        self.intend({"do": what, **members})
        return self.session.traits["level"]  # type: ignore[no-any-return]  # `Practice` says what it is


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
    if isinstance(game, Play):
        return TrainerPage(_about(game))
    known = [name for name in games.names() if topics.index(name)]
    if game is not None and game not in known:
        raise BadInput([Problem("game", "error-no-exercises", (("game", "text"),), (game,))])
    wish = reader.asked() if asked is None else asked
    if game is None:
        game = wish.get("game") if wish.get("game") in known else known[0]
        about = about or wish.get("about") or None
        topic = None if about is None else _wished(str(game), about)
        wished = wish.get("seed", "")
        seed = int(wished) if seed is None and wished.isdecimal() and len(wished) < LONGEST_NUMBER else seed
    else:
        topic = None if about is None else topics.topic(game, about)
    chosen = topic is not None or seed is not None
    number = secrets.randbelow(1_000_000) if seed is None else seed
    return TrainerPage(TrainerSession(str(game), topic, number, PAGE.lang, OFFER, chosen=chosen))


def _about(play: Play) -> BoardSession:
    """A board with exercises on a play."""
    session = BoardSession(play, PAGE.lang, offer=OFFER)
    session.practise()
    return session


def _wished(game: str, about: str) -> str | None:
    """What an address asks for; anything, where there is no such topic."""
    try:
        return topics.topic(game, about)
    except BadInput:
        return None
