"""What the trainer asks of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from pnrules.kernel.game import Facet
from pnrules.kernel.misreadings import Foretold, Misreading
from pnrules.kernel.state import AnyState
from pnrules.kernel.steps import Step


class Exercises(Facet):
    """What can be asked of a game, and what somebody may have wrong. A game without this has the exercises that every game has.

    foretold  what may be asked of what comes next besides points, by name: `train-<game>-<name>` is the question
    """

    foretold: Mapping[str, Foretold] = {}

    def misreadings(self, state: AnyState, steps: Sequence[Step]) -> Iterable[Misreading]:
        """What somebody may have wrong about the steps that lead on from a position, each with the position in which it is so.

        What the rulings answer otherwise, and the other edition, need not be among them: those are known of every game.
        """
        return ()
