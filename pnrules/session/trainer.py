"""A board for endless exercises."""

from __future__ import annotations

from pnrules.session.board import BoardSession
from pnrules.session.practice import Endless
from pnrules.training.exercise import Exercise
from pnrules.wire.traits import Traits


class TrainerSession(BoardSession):
    """Exercises about a game, one after another, on a board.

    game     which game
    topic    the rule, card or ruling that all exercises are about; None for any
    seed     the same seed gives the same exercises
    chosen   whether the first exercise was asked for, by topic or number: if not, reviews may come first

    Its traits are those of a board, and `exercise`: see `wire.learning.Exercise`. Raises BadInput for a topic that the game has
    no exercise about, PnError for a game that has none at all.
    """

    gives_hints = False

    practice: Endless

    def __init__(
        self,
        game: str,
        topic: str | None = None,
        seed: int | str = 1,
        lang: str = "en",
        offer: tuple[str, ...] = (),
        *,
        chosen: bool = True,
    ) -> None:
        self.practice = Endless(game, topic, seed, chosen=chosen)
        super().__init__(self.practice.play(), lang, offer=offer)

    def unfold(self, *, alone: bool = True) -> Traits:
        """Also send the verdict on each choice, for a page without a kernel."""
        self.practice.alone = alone
        return self._tell({})

    @property
    def game(self) -> str:
        """Which game."""
        return self.practice.game

    @property
    def exercise(self) -> Exercise:
        """The exercise that is asked."""
        return self.practice.exercise

    @property
    def solved(self) -> bool:
        """Whether it has been answered, or shown."""
        return self.practice.solved

    @property
    def answers(self) -> list[tuple[tuple[str, ...], bool]]:
        """The answers so far: for each, its topics, and whether it was right."""
        return self.practice.answers
