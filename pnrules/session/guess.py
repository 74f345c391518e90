"""A question before the answer: can this turn be made to last for ever?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pnrules import words
from pnrules.kernel.errors import PnError
from pnrules.kernel.state import AnyState
from pnrules.session.board import BoardSession
from pnrules.session.claim import Proven
from pnrules.session.commands import Command, names_one, understood
from pnrules.showing.play import ShownPlay as Play
from pnrules.wire.learning import Guessing, Verdict
from pnrules.wire.sayings import InEach, in_each
from pnrules.wire.traits import Traits

CHOICES: Final = ("proved", "refuted")
"""The possible guesses: names of verdicts."""


class GuessSession(BoardSession):
    """Guess the verdict on a claim. Nothing gives it away before; another guess may follow.

    position  where it could be claimed
    guess     the latest guess; None before the first
    right     whether that was right; None before the first

    Its traits are those of a board, and `guessing`: see `wire.learning.Guessing`. Raises PnError if no claim can be made.
    """

    gives_hints = False

    def __init__(self, position: AnyState, lang: str = "en") -> None:
        self._proven = Proven.of(position)
        self.guess: str | None = None
        self._solved = False
        self._keyed = False
        super().__init__(Play(position), lang)

    @property
    def right(self) -> bool | None:
        return None if self.guess is None else self._is_right(self.guess)

    def _is_right(self, guess: str) -> bool:
        return guess == str(self._proven.verdict.name)

    # --- what is told -------------------------------------------------------------------------------------------------

    def _adapted(self, traits: Traits) -> Traits:
        return {**traits, "guessing": self._payload()}

    def _payload(self) -> Guessing:
        return {
            "task": _in_each("claim-guess"),
            "seat": self._proven.verdict.seat,
            "choices": [{"says": _in_each(f"claim-guess-{choice}")} for choice in CHOICES],
            "tried": None if self.guess is None else CHOICES.index(self.guess),
            "verdict": None if self.guess is None else self._verdict(self.guess),
            "solved": self._solved,
            "key": [self._verdict(choice) for choice in CHOICES] if self._keyed else None,
        }

    def _verdict(self, guess: str) -> Verdict:
        """The result of a guess: the verdict on the claim, with the citation of its rule."""
        told = self._proven.told
        return {
            "right": self._is_right(guess),
            "says": told["says"],
            "why": None,
            "cite": told["cite"],
            "rulings": told["rulings"],
        }

    def unfold(self, *, alone: bool = True) -> Traits:
        """Also send the result of each guess, for a page without a kernel."""
        self._keyed = True
        return self._tell({})

    # --- what comes back ----------------------------------------------------------------------------------------------

    def _carry_out(self, message: Any) -> Traits:
        if names_one(message, GUESS):
            return understood(message, GUESS).carried_out(self)
        return super()._carry_out(message)

    def _say(self, choice: int) -> Traits:
        """Make one of the choices, by index. Raises PnError for an invalid one."""
        if not 0 <= choice < len(CHOICES):
            raise PnError("board-not-understood")
        self.guess = CHOICES[choice]
        self._solved = self._solved or self._is_right(self.guess)
        return {}


GUESS: Final[Mapping[str, Command[Traits]]] = {"guess-say": Command(GuessSession._say)}
"""The additional messages of such a page."""


def _in_each(id: str) -> InEach:
    return in_each(lambda lang: words.text(lang, id))
