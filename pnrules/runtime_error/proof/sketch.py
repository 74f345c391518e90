"""The whole game in outline: of moves with much the same effect, only one is tried.

Most edits only differ in the card that is given up, or in which of another player's statements they change. With some forty of
them, finding a proof of a dozen situations may take a hundred thousand outcomes. So one input is tried of those that execute the
same functions, and one edit of each sort: those after which the player's functions hold the same values, and for which the same
functions are executed now. Of each sort it is the edit that gives up the least useful card and gains the most useful one. A finer
sketch also distinguishes edits by what the two cards do.

What is good here is good: the player has fewer moves, chance has all of its draws, and a strategy with the fewer moves is one
with all of them. It is recorded, and checked, like any other. What is lost here means nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pnrules.runtime_error.proof.edits import INPUT, SCRIPT, Edits, Node
from pnrules.runtime_error.proof.laid import Edit, Functions


class Sketch(Edits):
    """The game with fewer moves, to be contested.

    whole  the game with all moves, which shares its counted searches
    fine   whether edits are distinguished by what their two cards do
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
    """How much more useful the card given up is than the one gained."""
    after = edit.after.functions
    return _does(after, edit.card) - _does(after, edit.old)


def _does(mine: Functions, card: int) -> int:
    """How useful a card is as an input; one that asks for another edit is of little use."""
    executed = _executed(mine, card)
    return 1 if executed & 1 else executed


def _executed(mine: Functions, card: int) -> int:
    """The functions that an input executes, as bits; 0 for one that ends the turn."""
    if not mine.spades >> card & 1:
        return 0
    return sum((held >> card & 1) << place for place, held in enumerate(mine))
