"""Loops, found exactly: a position that comes back is a proof, a number of laps never is."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from pnrules.kernel.patches import Patch, differ
from pnrules.kernel.state import AnyState
from pnrules.kernel.steps import Step
from pnrules.kernel.tree import Tree


class Lasso(NamedTuple):
    """A line of play that came back to a position: the steps that lead there, and the steps of the cycle, which can repeat."""

    stem: tuple[Step, ...]
    cycle: tuple[Step, ...]


def lasso(steps: Sequence[Step]) -> Lasso | None:
    """The first exact repetition of a whole position along `steps`; None if no position comes back.

    Memory is ignored: it only counts repetitions. Takes linear time, and a few numbers of space per step.
    """
    alike: dict[int, list[int]] = {}
    for number in range(len(steps) + 1 if steps else 0):
        state = _at(steps, number)
        known = alike.setdefault(_sign(state), [])
        began = next((earlier for earlier in known if _at(steps, earlier).position == state.position), None)
        if began is not None:
            return Lasso(tuple(steps[:began]), tuple(steps[began:number]))
        known.append(number)
    return None


def _at(steps: Sequence[Step], number: int) -> AnyState:
    """The state after the first `number` of some steps; there is at least one."""
    return steps[number - 1].after if number else steps[0].before


class Loop(NamedTuple):
    """A position that came back in a tree of play: with the same answers, it can come back for ever.

    node     where it first stood
    returns  where it came back, each on a line through `node`; on one line the first closes the cycle, the others go round again
    """

    node: int
    returns: list[int]


class Loops:
    """Every loop of a tree of play, found as the tree grows.

    On each line a loop is reported once, at the first position to come back; later positions within its cycle belong to the same
    loop. `Play.lasso` is the first loop on the line to the head.
    """

    def __init__(self) -> None:
        self.found: dict[int, Loop] = {}
        self.counted = 0  # how many nodes of the tree have been examined
        self._alike: dict[int, list[int]] = {}  # the nodes by the hash of their positions
        self._open: dict[tuple[int, int, int], bool] = {}  # by loop and seat: whether that seat can see all of it
        self._around: dict[int, tuple[int, int]] = {}  # node within a loop -> where the loop begins, and where it first closed
        self._lines = _Lines()

    def look(self, tree: Tree) -> None:
        """Examine every new node."""
        for node, step in tree.walk(range(self.counted + 1, len(tree))):
            self.see(tree, node, step)

    def see(self, tree: Tree, node: int, step: Step) -> None:
        """Examine a node with the step that led to it, if it is the next one."""
        if node != self.counted + 1:
            return
        if node == 1:
            self._alike[_sign(tree.start)] = [0]
        parent = tree.parent(node)
        assert parent is not None
        self._lines.add(parent)
        self._place(tree, node, parent, step.after)
        self.counted = node

    def seen(self, tree: Tree, loop: Loop, seat: int) -> bool:
        """`in_the_open`, cached by loop and seat: a board asks after every choice."""
        key = (loop.node, loop.returns[0], seat)
        if key not in self._open:
            self._open[key] = in_the_open(tree, loop, seat)
        return self._open[key]

    def _place(self, tree: Tree, node: int, parent: int, state: AnyState) -> None:
        alike = self._alike.setdefault(_sign(state), [])
        first = next((at for at in alike if self._is_back(tree, at, node, state)), None)
        if first is None:
            alike.append(node)
            return
        begins, closed = self._around.get(parent, (first, first))
        if not begins <= first < closed:
            begins, closed = first, node
        self._around[node] = begins, closed
        if first == begins:
            self.found.setdefault(begins, Loop(begins, [])).returns.append(node)

    def _is_back(self, tree: Tree, earlier: int, node: int, state: AnyState) -> bool:
        return self._lines.leads(earlier, node) and tree.state_at(earlier).position == state.position


def _sign(state: AnyState) -> int:
    """A hash of the position. The ask is left out: it follows from the rest, and may be long."""
    return hash(_what_lies(state))


def _what_lies(state: AnyState) -> tuple[object, ...]:
    """The table, and the routines under way."""
    return state.board, state.frames


class _Lines:
    """Tells which node lies on the line to which, in a tree whose nodes are numbered in order of creation.

    The first child of a node continues its line, every later one begins a new line. Numbers increase along a line, and few
    lines lie between any two nodes.
    """

    def __init__(self) -> None:
        self._line = array("i", [0])
        self._left_at = array("i", [-1])  # by line: the node at which it branched off
        self._goes_on = bytearray(b"\0")  # by node: whether it has a child

    def add(self, parent: int) -> None:
        """Add the next node, a child of `parent`."""
        if self._goes_on[parent]:
            self._line.append(len(self._left_at))
            self._left_at.append(parent)
        else:
            self._line.append(self._line[parent])
        self._goes_on[parent] = 1
        self._goes_on.append(0)

    def leads(self, earlier: int, later: int) -> bool:
        """Whether the line to `later` goes through `earlier`."""
        wanted = self._line[earlier]
        while self._line[later] > wanted:
            later = self._left_at[self._line[later]]
        return self._line[later] == wanted and earlier <= later


def in_the_open(tree: Tree, loop: Loop, seat: int) -> bool:
    """Whether a seat can see everything that changes in the cycle, and so can tell that the position is back."""
    game = tree.setup.game
    end = loop.returns[0]
    for _, step in tree.walk(tree.line(end, after=loop.node)):
        changed: list[Patch] = [{}, {}]
        differ(_what_lies(step.before), _what_lies(step.after), "", changed[0])
        differ(_what_lies(game.view(step.before, seat)), _what_lies(game.view(step.after, seat)), "", changed[1])
        if changed[0] != changed[1]:
            return False
    return True
