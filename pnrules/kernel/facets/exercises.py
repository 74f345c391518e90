"""What the trainer asks of a game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Any

from pnrules.kernel.game import Facet
from pnrules.kernel.misreadings import Foretold, Misreading
from pnrules.kernel.state import AnyState
from pnrules.kernel.steps import Step


class Exercises(Facet):
    """What can be asked of a game, and what somebody may have wrong. A game without this has the exercises that every game has.

    foretold  what may be asked of what comes next besides points, by name: `train-<game>-<name>` is the question
    copying   the ids of the rules by which a card does what others say: each of these steps makes an exercise harder
    """

    foretold: Mapping[str, Foretold] = {}
    copying: Collection[str] = ()

    def small(self, draw: Random) -> Mapping[str, Any] | None:
        """A table of few cards for somebody who is still learning, drawn anew each time: edition, version, players and the
        game's own part, as a scenario says them. None where the game has none, and so no exercises in an order."""
        return None

    def in_play(self, state: AnyState) -> int:
        """How many cards somebody has to look at in a position; 0 where that is not counted."""
        return 0

    def misreadings(self, state: AnyState, steps: Sequence[Step]) -> Iterable[Misreading]:
        """What somebody may have wrong about the steps that lead on from a position, each with the position in which it is so.

        What the rulings answer otherwise, and the other edition, need not be among them: those are known of every game.
        """
        return ()
