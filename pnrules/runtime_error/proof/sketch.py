"""The whole game as one who plays it sees it at a glance: of all that does much the same, one thing is tried.

Most edits differ only in which card is put away, or in which of another player's statements. Among some forty of them a proof of
a dozen situations may take a hundred thousand outcomes to come upon. So one input is tried of those that execute the same
functions, and one edit of each sort: those after which the player's functions hold the same values, for which the same functions
are executed now, and whose card put in and card taken out execute the same.

What is good here is good: the player has fewer moves, chance has all of its draws, and a strategy for the few is one for the
many. It is written down, and checked, as any other. What is lost here says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pnrules.runtime_error.proof.edits import INPUT, SCRIPT, Edits, Node
from pnrules.runtime_error.proof.laid import Edit, Functions


class Sketch(Edits):
    """The game with few moves, to be contested.

    whole  the game with all of them; what it has counted serves both
    """

    def __init__(self, whole: Edits) -> None:
        self.at_once = whole.at_once
        self.unseen = whole.unseen
        self._counting = whole._counting

    def moves(self, node: Node) -> Sequence[Any]:
        """One move of each sort."""
        every = super().moves(node)
        if node.phase == SCRIPT:
            return every
        sorts: dict[Any, Any] = {}
        for move in every:
            sorts.setdefault(_executed(node.table.functions, move) if node.phase == INPUT else _sort(node, move), move)
        return list(sorts.values())


def _sort(node: Node, edit: Edit) -> tuple[Any, ...]:
    seat, place, part, card = edit
    after = node.table.edited(edit).functions
    old = node.table.statements[seat][place][part]
    return after, _executed(node.table.awake(seat, place), node.input), _executed(after, old), _executed(after, card)


def _executed(mine: Functions, card: int) -> int:
    """Which functions an input executes, a bit each; 0 for one that ends the turn."""
    if not mine.spades >> card & 1:
        return 0
    return sum((held >> card & 1) << place for place, held in enumerate(mine))
