"""A game's part in exercises."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random

from pnrules.kernel.forms.validation import Json
from pnrules.kernel.game import Facet
from pnrules.kernel.misreadings import Foretold, Misreading
from pnrules.kernel.state import AnyState
from pnrules.kernel.steps import Step


class Exercises(Facet):
    """What exercises can ask about a game, and what people get wrong. A game without this has the generic exercises.

    foretold  what can be asked about what comes next besides points, by name: `train-<game>-<name>` is the question
    copying   the ids of the rules by which a card does what others say: each of these steps makes an exercise harder
    """

    foretold: Mapping[str, Foretold] = {}
    copying: Collection[str] = ()

    def small(self, draw: Random) -> Json | None:
        """A random table with few cards, for beginners: edition, version, players and the game's own part, as in a scenario. None
        if the game has none, and so no exercises in an order."""
        return None

    def in_play(self, state: AnyState) -> int:
        """The number of cards that a learner has to look at in a position; 0 if the game does not count them."""
        return 0

    def misreadings(self, state: AnyState, steps: Sequence[Step]) -> Iterable[Misreading]:
        """What somebody may get wrong about the steps that begin at a position, each as the position that they have in mind.

        Other answers to rulings, and the other edition, need not be among them: they are derived for every game.
        """
        return ()
