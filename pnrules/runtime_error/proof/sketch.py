"""The whole game as one who plays it sees it at a glance: of all that does much the same, one thing is tried.

Most edits differ only in which card is put away, or in which of another player's statements. Among some forty of them a proof of
a dozen situations may take a hundred thousand outcomes to come upon. So one input is tried of those that execute the same
functions, and one edit of each sort: those after which the player's functions hold the same values, and for which the same
functions are executed now. Of a sort it is the edit that puts away the card that does least, and takes the one that does most.
A finer sketch tells those apart, too, whose card put in or card taken out does something else.

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
    fine   whether edits are told apart by what their two cards do
    """

    def __init__(self, whole: Edits, *, fine: bool = False) -> None:
        self.fine = fine
        self.at_once = whole.at_once
        self.unseen = whole.unseen
        self._counting = whole._counting

    def moves(self, node: Node) -> Sequence[Any]:
        """One move of each sort."""
        every = super().moves(node)
        if node.phase == SCRIPT:
            return every
        sorts: dict[Any, Any] = {}
        for move in every if node.phase == INPUT else sorted(every, key=_given_away):
            sorts.setdefault(_executed(node.table.functions, move) if node.phase == INPUT else self._sort(node, move), move)
        return list(sorts.values())

    def _sort(self, node: Node, edit: Edit) -> tuple[Any, ...]:
        after = edit.after.functions
        sort = after, _executed(edit.awake, node.input)
        return (*sort, _executed(after, edit.old), _executed(after, edit.card)) if self.fine else sort


def _given_away(edit: Edit) -> int:
    """How much more the card put away does than the one taken."""
    after = edit.after.functions
    return _does(after, edit.card) - _does(after, edit.old)


def _does(mine: Functions, card: int) -> int:
    """The more, the more an input does; one that asks for another edit does little."""
    executed = _executed(mine, card)
    return 1 if executed & 1 else executed


def _executed(mine: Functions, card: int) -> int:
    """Which functions an input executes, a bit each; 0 for one that ends the turn."""
    if not mine.spades >> card & 1:
        return 0
    return sum((held >> card & 1) << place for place, held in enumerate(mine))
