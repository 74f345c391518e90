"""The nodes of a play's tree, stored in stretches: what an answer led to, up to the next question or the suspension of a run.

The nodes of a stretch have consecutive numbers, and each is the child of the one before; the parent of the first is the node at
which the answer was given, where an earlier stretch ends. So everything is stored once per stretch, however many steps it has.
Stretch 0 begins with node 0, the start, to which no answer led.
"""

from __future__ import annotations

from bisect import bisect_right

from pnrules.kernel.state import Option

_Begun = tuple[int, Option | None, int, int]
"""How a stretch began: the node at which the answer was given, the answer, the node of the last choice of a seat (that one
or an earlier one; -1 for none), and how many draws there were on the line.

Plain tuples of plain data, which the garbage collector stops tracking, however many there are."""


class Nodes:
    """Which node is the child of which, by which answer, and where redo leads."""

    __slots__ = ("_begun", "_ends", "_firsts", "_forks", "_latest", "_total")

    def __init__(self, steps: int) -> None:
        self._total = 1 + steps
        self._firsts = [0]
        self._begun: list[_Begun] = [(-1, None, -1, 0)]
        self._latest = [0]  # by stretch: the child of its last node that redo goes to; 0 for none
        self._forks: dict[int, list[int]] = {}  # by stretch: the children of its last node, if there are several
        self._ends = {steps: 0}  # the stretch by its last node, where the head usually stands

    def __len__(self) -> int:
        return self._total

    def add(self, origin: int, answer: Option | None, steps: int, *, drawn: bool) -> int:
        """Add a stretch of some steps, begun by an answer at `origin`, the last node of another. Returns its last node.

        answer  None if it resumes a suspended run; undo treats that as a choice
        drawn   whether the answer is chance's, rather than a seat's choice
        """
        before = self._ends[origin]
        first = self._total
        latest = self._latest[before]
        if latest:
            self._forks.setdefault(before, [latest]).append(first)
        self._latest[before] = first
        self._total = total = first + steps
        self._ends[total - 1] = len(self._firsts)
        self._firsts.append(first)
        self._latest.append(0)
        _, _, choice, draws = self._begun[before]
        self._begun.append((origin, answer, choice, draws + 1) if drawn else (origin, answer, origin, draws))
        return total - 1

    def stretch(self, node: int) -> int:
        """The number of the stretch that a node lies in."""
        found = self._ends.get(node)
        return bisect_right(self._firsts, node) - 1 if found is None else found

    def before(self, node: int) -> tuple[int, Option | None]:
        """The parent, -1 for the start; and the answer that led from there to the node, None if nothing was asked."""
        ended = self._ends.get(node - 1)  # a stretch begins at the number after the last of the one before
        return (node - 1, None) if ended is None else self._begun[ended + 1][:2]

    def answer(self, node: int) -> Option | None:
        """The answer that led to a node; None if nothing was asked before it."""
        return self.before(node)[1]

    def parent(self, node: int) -> int:
        """The parent; -1 for the start."""
        return self.before(node)[0]

    def latest(self, node: int) -> int:
        """The child, at a fork the one that redo goes to; 0 for none."""
        stretch = self._ends.get(node)
        return node + 1 if stretch is None else self._latest[stretch]

    def children(self, node: int) -> tuple[int, ...]:
        """The children, in the order in which they were tried."""
        stretch = self._ends.get(node)
        if stretch in self._forks:
            return tuple(self._forks[stretch])
        latest = self.latest(node)
        return (latest,) if latest else ()

    def end(self, node: int) -> int:
        """The last node of a node's stretch: the next at which something is asked, a run was suspended, or the game is over."""
        if node in self._ends:
            return node
        after = self.stretch(node) + 1
        return self._firsts[after] - 1 if after < len(self._firsts) else self._total - 1

    def after(self, node: int, answer: Option) -> int:
        """The child that this answer led to, of a node at which something is asked; 0 for none."""
        stretch = self._ends[node]
        latest = self._latest[stretch]
        if not latest:
            return 0
        return next((made for made in self._forks.get(stretch, (latest,)) if self.answer(made) == answer), 0)

    def choice(self, node: int) -> int:
        """The node at which a seat last chose before this one; -1 for none."""
        return self._begun[self.stretch(node)][2]

    def drawn(self, node: int) -> int:
        """How many draws there were on the line to a node."""
        return self._begun[self.stretch(node)][3]

    def line(self, node: int, after: int = -1) -> list[int]:
        """The nodes on the line to a node, inclusive: from the start, or those after `after`, which lies on the line."""
        rows = []
        while node > after:
            stretch = self.stretch(node)
            rows.append(range(max(self._firsts[stretch], after + 1), node + 1))
            node = self._begun[stretch][0]
        return [passed for row in reversed(rows) for passed in row]

    def parts(self, one: int, other: int) -> int:
        """The last node that the lines to two nodes share; this is the earlier node if it lies on the line to the later."""
        while (stretch := self.stretch(max(one, other))) != self.stretch(min(one, other)):
            one, other = min(one, other), self._begun[stretch][0]
        return min(one, other)

    def gone_on(self, node: int, after: int = -1) -> int:
        """How often a suspended run was resumed on the line to a node, after `after`, which lies on the line."""
        times = 0
        while (stretch := self.stretch(node)) and self._firsts[stretch] > after:
            node, answer, _, _ = self._begun[stretch]
            times += answer is None
        return times

    def leaves(self) -> tuple[int, ...]:
        """The end of every branch."""
        return tuple(node for node, stretch in self._ends.items() if not self._latest[stretch])

    def lead(self, top: int, node: int) -> None:
        """Make redo lead from `top`, which lies on the line to a node, towards that node."""
        while node > top:
            stretch = self.stretch(node)
            node = self._begun[stretch][0]
            if node >= top:
                self._latest[self._ends[node]] = self._firsts[stretch]

    def turned(self) -> tuple[int, ...]:
        """Where redo leads, at each fork at which that is not the newest branch."""
        return tuple(self._latest[fork] for fork, made in self._forks.items() if self._latest[fork] != made[-1])
