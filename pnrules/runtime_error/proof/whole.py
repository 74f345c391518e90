"""The whole game for `search`, which examines each outcome once.

A contest finds short proofs and short refutations among many moves, but follows the ways to them again and again. If there is no
short one, as when the last few cards of a small deck circulate among the statements, an exhaustive search is quicker. The order
of moves does not affect the verdict, but may save much time: inputs that are edits first, and of the edits those after which most
values would bring back what was played.
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
"""How many outcomes take as long as one of a contest."""


class Whole:
    """The game of `edits`, to be searched."""

    def __init__(self, edits: Edits) -> None:
        self.edits = edits

    def moves(self, node: Node) -> Sequence[Any]:
        """Statements to write, inputs to play, or edits to make; `STAY` if the turn can last without."""
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
        """Where a move leads, by draw."""
        return (node,) if move is STAY else self.edits.outcomes(node, move)[1]
