"""The whole game for `search`, which goes through each outcome once.

A contest finds short proofs and short refutations among many moves, but goes the ways to them again and again. Where there is no
short one, as where the last few cards of a small deck go round among the statements, it is quicker to go through all there is,
one thing after another. What is tried first decides nothing, and may save much: inputs that are edits, and of the edits those
after which most values would bring back what was played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any, Final

from pnrules.runtime_error.proof.edits import EDIT, INPUT, Edits, Node

STAY: Final = "stay"
"""The move of a situation that is known to be good for another reason."""

HOPE: Final = attrgetter("hope")

PRICE: Final = 10
"""So many outcomes take as long as one of a contest."""


class Whole:
    """The game of `edits`, to be searched."""

    def __init__(self, edits: Edits) -> None:
        self.edits = edits

    def moves(self, node: Node) -> Sequence[Any]:
        """Statements to write, inputs to play, or edits to make; `STAY` where the turn can last without."""
        if self.edits.surely_good(node):
            return (STAY,)
        if self.edits.surely_lost(node):
            return ()
        moves = self.edits.moves(node)
        if node.phase == INPUT:
            edits = node.table.functions.diamonds
            return sorted(moves, key=lambda card: not edits >> card & 1)
        return sorted(moves, key=HOPE) if node.phase == EDIT else moves

    def outcomes(self, node: Node, move: Any) -> Iterable[Node | None]:
        """Where a move leads, a draw each."""
        return (node,) if move is STAY else self.edits.outcomes(node, move)[1]
