"""The tree of everything that was tried from one position.

Node 0 is the start; each step makes a node. What is stored is the tree (`nodes`), the answers, and the state wherever a seat is
asked. Since a step is pure, other states are computed again on demand: that keeps a long play small. If nothing is asked for
long, a state is stored every SPAN steps, so that no node is far from one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from pnrules.kernel import machine
from pnrules.kernel.errors import NoSuchNode
from pnrules.kernel.forms.validation import short
from pnrules.kernel.machine import MOST, SPAN, Running
from pnrules.kernel.nodes import Nodes
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.kernel.steps import Step

if TYPE_CHECKING:
    from pnrules.kernel.game import Setup

_step = machine.step


class Tree:
    """A tree of play from one start.

    start  the first state; it is run at once up to the first ask
    most   after how many steps, at least two, a run that asks no seat anything is suspended
    """

    def __init__(self, start: AnyState, most: int = MOST) -> None:
        self.start = start
        self.most = most
        self._left: dict[int, Running] = {}  # the nodes at which a run was suspended
        self._given: dict[int, AnyState] = {}  # by node: the state in which its answer was given: see `_grow`
        state, steps, passed, left = machine.onward(start, most=most)
        self._nodes = Nodes(steps)
        self._states: list[AnyState | None] = [start]  # by node, if stored
        self._make_room(steps, passed, left)
        self._states[steps] = state

    @property
    def setup(self) -> Setup:
        """The set-up: game, edition, version, players, rulings."""
        return self.start.setup

    @property
    def left(self) -> tuple[int, ...]:
        """The nodes at which a run was suspended."""
        return tuple(self._left)

    def running_at(self, node: int) -> Running | None:
        """How the run was suspended at a node; None if it was not. Raises NoSuchNode."""
        self._check(node)
        return self._left.get(node)

    def __len__(self) -> int:
        """How many nodes the tree has."""
        return len(self._nodes)

    def state_at(self, node: int) -> AnyState:
        """The state at a node. Raises NoSuchNode."""
        states = self._states
        if type(node) is not int or not 0 <= node < len(states):  # `_check`, inlined to halve the time
            self._check(node)
        state = states[node]
        if state is not None:
            return state
        ahead = []
        while state is None:
            ahead.append(node)
            node = self._nodes.parent(node)
            state = states[node]
        for later in reversed(ahead):
            state = _step(self._given.get(later, state), self._nodes.answer(later)).after
        return state

    def step_to(self, node: int) -> Step:
        """The step that led to a node. Raises NoSuchNode, also for the start."""
        if node == 0:
            raise NoSuchNode("error-no-such-node", (("node", "text"),), ("0",))
        self._check(node)
        return self._stepped(self.state_at(self._nodes.parent(node)), node, self._nodes.answer(node))

    def answer_to(self, node: int) -> Option | None:
        """The answer that led to a node; None if nothing was asked before it."""
        self._check(node)
        return self._nodes.answer(node)

    def parent(self, node: int) -> int | None:
        """The parent of a node; None for the start."""
        self._check(node)
        return self._nodes.parent(node) if node else None

    def children(self, node: int) -> tuple[int, ...]:
        """The children of a node, in the order in which they were tried."""
        self._check(node)
        return self._nodes.children(node)

    def line(self, node: int, *, after: int | None = None) -> list[int]:
        """The nodes from the start to `node`, inclusive; or only those after `after`.

        Takes time in proportion to the result. Raises NoSuchNode, also for an `after` that is not on the line to `node`.
        """
        self._check(node)
        if after is None:
            return self._nodes.line(node)
        self._check(after)
        if self._nodes.parts(after, node) != after:
            raise NoSuchNode("error-no-such-node", (("node", "text"),), (short(after),))
        return self._nodes.line(node, after)

    def steps(self, node: int, *, after: int = 0) -> list[Step]:
        """The steps from the start to a node; or from `after`, which must be on its line. Raises NoSuchNode."""
        return [step for _, step in self.walk(self.line(node, after=after))]

    def walk(self, nodes: Iterable[int]) -> Iterator[tuple[int, Step]]:
        """Nodes with the steps that led to them. Fastest if each is a child of the one before."""
        before, states = self._nodes.before, self._states
        last, state = 0, self.start
        for node in nodes:
            parent, answer = before(node)
            if parent != last:
                state = self.state_at(parent)
            step = self._stepped(state, node, answer)
            yield node, step
            last, state = node, states[node] or step.after

    def leaves(self) -> tuple[int, ...]:
        """The end of every branch."""
        return self._nodes.leaves()

    def preferred(self) -> tuple[int, ...]:
        """Where redo leads, at each fork at which that is not the newest branch."""
        return self._nodes.turned()

    def prefer(self, node: int) -> None:
        """Make redo lead from its parent to `node`. Raises NoSuchNode."""
        self._check(node)
        if node:
            self._nodes.lead(self._nodes.parent(node), node)

    # --- growing ------------------------------------------------------------------------------------------------------

    def _stepped(self, state: AnyState, node: int, answer: Option | None) -> Step:
        """The step from the state before a node."""
        given = self._given.get(node)
        return _step(state, answer) if given is None else _step(given, answer)._replace(before=state)

    def _grow(self, node: int, state: AnyState, answer: Option | None, given: AnyState | None = None) -> tuple[int, AnyState]:
        """Give a new answer at `node`, or none to resume a run, and run to the next question; the node there and its state.

        given  the state in which it is given, if not `state`: one that also knows how much thought the play has taken
        """
        if given is not None and given is not state:
            self._given[len(self._states)] = given
        after, steps, passed, left = machine.onward(state if given is None else given, answer, most=self.most)
        last = self._nodes.add(node, answer, steps, drawn=answer is not None and state.ask.who == CHANCE)  # type: ignore[union-attr]
        self._make_room(steps, passed, left)
        return last, after

    def _make_room(self, steps: int, passed: list[AnyState], left: Running | None) -> None:
        """Store the states of the newest `steps` nodes: `passed` has those on the way, one every SPAN."""
        states = self._states
        before = len(states) - 1
        states.extend((None,) * steps)
        for place, state in enumerate(passed, 1):
            states[before + SPAN * place] = state
        if left is not None:
            self._left[len(states) - 1] = left

    def _check(self, node: int) -> None:
        if type(node) is not int or not 0 <= node < len(self._states):
            raise NoSuchNode("error-no-such-node", (("node", "text"),), (short(node),))
