"""The trainer: exercises without end, made by the rules, on a board."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from pnrules import games, words
from pnrules.kernel.errors import BadInput, Problem
from pnrules.session import TrainerSession
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

    level    the exercise as the page has it (see `pnrules.session.TrainerSession`); to be read and observed
    answers  what was answered so far: of each answer the topics of which it tells something, and whether it was right
    """

    session: TrainerSession

    def __init__(self, game: str, topic: str | None = None, seed: int | None = None) -> None:
        number = secrets.randbelow(1_000_000) if seed is None else seed
        chosen = topic is not None or seed is not None
        super().__init__(TrainerSession(game, topic, number, PAGE.lang, OFFER, chosen=chosen))

    def __repr__(self) -> str:
        return words.text(PAGE.lang, "train-sheet", game=words.text(PAGE.lang, f"game-{self.session.game}"))

    @property
    def answers(self) -> list[tuple[tuple[str, ...], bool]]:
        """What was answered so far."""
        return self.session.answers

    def do(self, what: str, **members: Any) -> Mapping[str, Any]:
        """What the page may ask for: `level-say` (with the `choice`), `level-show`, `level` (with the `name` “next”, or a topic).

        Returns the exercise as it is then; a refusal is the board's `notice`.
        """
        self.intend({"do": what, **members})
        return self.session.traits["level"]  # type: ignore[no-any-return]  # `TrainerSession` says what it is


def trainer(
    game: str | None = None, about: str | None = None, *, seed: int | None = None, asked: Mapping[str, str] | None = None
) -> TrainerPage:
    """Exercises about a game, one after another.

    game   such as `nightmare`; by default the one that the page's address asks for, else the first
    about  a rule, a card or a ruling to practise: `break`, `ZAP`, `N-12`; by default, any
    seed   the same number gives the same exercises; by default the one that the address asks for, else others each time
    asked  what the address asks for; by default, the page's own

    Raises BadInput for a game or a topic without exercises, where it was given.
    """
    known = [name for name in games.names() if topics.index(name)]
    if game is not None and game not in known:
        raise BadInput([Problem("game", "error-no-exercises", (("game", "text"),), (game,))])
    wish = reader.asked() if asked is None else asked
    if game is None:
        game = wish.get("game") if wish.get("game") in known else known[0]
        about = about or wish.get("about") or None
        topic = None if about is None else _wished(str(game), about)
        number = wish.get("seed", "")
        seed = int(number) if seed is None and number.isdecimal() and len(number) < LONGEST_NUMBER else seed
    else:
        topic = None if about is None else topics.topic(game, about)
    return TrainerPage(str(game), topic, seed)


def _wished(game: str, about: str) -> str | None:
    """What an address asks for; anything, where there is no such topic."""
    try:
        return topics.topic(game, about)
    except BadInput:
        return None
