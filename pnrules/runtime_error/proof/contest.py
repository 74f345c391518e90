"""Deciding a safety game that is too large for an exhaustive search: a best-first search for the question of `search`.

The verdict is exact, in whatever order situations are examined:

1. **Lost.** A situation is lost as soon as each of its moves has a draw that ends the turn or leads to a lost one. That is
   propagated at once to all predecessors. Nothing is lost before the cause of its loss: that is the refutation.
2. **Good.** A situation is good if the arena knows it to be, or as soon as some move leads, for all draws, to good ones.
   That is propagated in the same way; the moves by which situations became good have no cycle, and end where the arena knows.
3. **Closed.** Every examined situation commits to one of its moves. If these moves, from the start and for all draws, lead to
   examined or good situations only, the player can stay among them for ever: the start is good.

Each round examines something new, and there is a finite number of things; so one of the three happens eventually.

*Proof numbers* say what to examine next (Allis, van der Meulen and van den Herik, Artificial Intelligence 66, 1994): the least
number of situations that would have to be good for this one to be good; and how many would have to be lost. A situation commits
to the move that needs the fewest good ones; of its draws the search follows the one that needs the fewest lost ones. Most draws
have the same effect, so another one is examined only if those before are unlikely to end the turn. The numbers are only updated
along the current path, and situations on that path count as nothing: coming back to one is as good as staying. So they may be
wrong, which costs time, but does not affect the verdict.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from pnrules.runtime_error.proof.budget import Budget
from pnrules.runtime_error.proof.search import Vertex

NEVER: Final = 1 << 60
"""More than there are situations."""

FEW: Final = 2
"""While the examined draws need at most this many losses each, no other is examined."""

A_WAY: Final = 8
"""How many steps through examined situations cost as much of the budget as an outcome: some paths are long, and walked again and
again."""


class Contested(Protocol):
    """A game to be contested."""

    def moves(self, node: Any) -> Sequence[Any]:
        """The moves of the player."""

    def outcomes(self, node: Any, move: Any) -> tuple[int, Iterator[Vertex | None]]:
        """Where a move leads: the number of draws, and one entry for each, the most dangerous first.

        None is the end of the turn; if any draw ends it, the first one does.
        """

    def surely_good(self, node: Any) -> bool:
        """Whether the situation is known to be good for another reason."""

    def surely_lost(self, node: Any) -> bool:
        """Whether a situation that is not surely good is known to be lost for another reason."""

    def chances(self, node: Any) -> int:
        """An estimate of how much has to be refuted before the situation is lost; at least 1."""


class _Branch:
    """A move of a situation.

    unmet, ahead  the draws that have not been examined, and their number
    met           where the others lead
    open          how many of these are not known to be good
    alive         whether none of them is lost, nor ends the turn
    fatal         the lost one, if any
    """

    __slots__ = ("ahead", "alive", "fatal", "met", "move", "open", "unmet")

    def __init__(self, move: Any, outcomes: tuple[int, Iterator[Vertex | None]]) -> None:
        self.move = move
        self.ahead, self.unmet = outcomes
        self.met: list[_Seen] = []
        self.open = 0
        self.alive = True
        self.fatal: _Seen | None = None


class _Seen:
    """What is known of a situation.

    branches   its moves; None until it has been examined
    alive      how many of them are
    held       the move that it commits to
    led_here   the moves that lead here, each with its situation
    good       whether the player can stay for ever from here
    rank       how many were lost before it; None while it is not lost
    to_prove   how many situations have to be found good for this one to be
    to_refute  how many have to be found lost
    on_way     whether it lies on the current path
    round      the round in which it was last reached
    """

    __slots__ = ("alive", "branches", "good", "held", "led_here", "node", "on_way", "rank", "round", "to_prove", "to_refute")

    def __init__(self, node: Vertex) -> None:
        self.node = node
        self.branches: list[_Branch] | None = None
        self.alive = 0
        self.held: _Branch | None = None
        self.led_here: list[tuple[_Seen, _Branch]] = []
        self.good = False
        self.rank: int | None = None
        self.to_prove = 1
        self.to_refute = 1
        self.on_way = False
        self.round = 0


class Contest:
    """A search that decides one situation.

    step  the proof number that a situation adds for itself: with 0, a path is followed as far as it leads; with 1, short paths
          come before long ones
    """

    def __init__(self, arena: Contested, budget: Budget, step: int = 0) -> None:
        self.arena = arena
        self.budget = budget
        self.step = step
        self.found: dict[Vertex, _Seen] = {}
        self.lost = 0
        self._round = 0
        self._decided = 0
        self._gone = 0

    def good(self, start: Vertex, within: int | None = None) -> bool | None:
        """Whether the player can stay for ever from here. Raises OutOfBudget.

        within  about how much of the budget to use; returns None if that does not decide it. Results are kept, and the next call
                resumes from there
        """
        least = 0 if within is None else self.budget.left - within
        here = self._seen(start)
        way = self._begin(here, [])
        whole = True  # nothing has been examined in this round, so that all situations reached still commit to the same moves
        while not here.good and here.rank is None:
            if self.budget.left < least:
                self._back(way, all_of_it=True)
                return None
            if self._goes_on(way):
                decided = self._decided
                self._look_into(way[-1])
                way = self._back(way) if decided == self._decided else self._begin(here, way)
                whole = False
            elif whole:
                return True
            else:
                way, whole = self._begin(here, way), True
        return here.good

    # --- what to examine ----------------------------------------------------------------------------------------------

    def _begin(self, start: _Seen, way: list[_Seen]) -> list[_Seen]:
        """Begin a new round, with a path that begins at the start."""
        self._back(way, all_of_it=True)
        self._round += 1
        start.round = self._round
        return [start]

    def _goes_on(self, way: list[_Seen]) -> bool:
        """Extend the path along committed moves to where something is unexamined; whether there is such a place."""
        while way:
            here = way[-1]
            if here.branches is None:
                return True
            held = self._held(here)
            following = self._most_doubtful(held)
            if held.ahead and (following is None or following.to_refute > FEW * len(held.met)):
                return True
            if following is None:
                here.on_way = False
                way.pop()
            else:
                here.on_way = True
                following.round = self._round
                way.append(following)
                self._gone += following.branches is not None
                if self._gone == A_WAY:
                    self._gone = 0
                    self.budget.spend()
        return False

    def _back(self, way: list[_Seen], *, all_of_it: bool = False) -> list[_Seen]:
        """Go back along the path as long as the numbers change; the situations left may be reached again."""
        while way:
            here = way[-1]
            before = here.to_prove, here.to_refute
            self._weigh(here)
            if not all_of_it and before == (here.to_prove, here.to_refute) and here.held is not None:
                break
            here.on_way = False
            here.round = 0
            way.pop()
        return way

    def _held(self, here: _Seen) -> _Branch:
        """The move that a situation commits to."""
        if here.held is None or not here.held.alive:
            self._weigh(here)
        assert here.held is not None, "what is not lost has a move"
        return here.held

    def _most_doubtful(self, held: _Branch) -> _Seen | None:
        """The worst-looking situation that a move leads to, of those not known to be good and not yet reached in this round."""
        open_ones = [after for after in held.met if not after.good and after.round != self._round]
        return min(open_ones, key=_doubt, default=None)

    def _weigh(self, here: _Seen) -> None:
        """Update the two numbers from those of the situations that its moves lead to, and the move to commit to."""
        if here.good or here.rank is not None or here.branches is None:
            return
        held: _Branch | None = None
        to_prove, to_refute = NEVER, 0
        for branch in here.branches:
            if not branch.alive:
                continue
            goods, losses = branch.ahead + self.step, NEVER
            for after in branch.met:
                if not after.on_way:
                    goods += after.to_prove
                    if after.to_refute < losses:
                        losses = after.to_refute
            if held is None or goods < to_prove:
                to_prove, held = goods, branch
            to_refute += losses
        here.held = held
        here.to_prove, here.to_refute = min(to_prove, NEVER - 1), min(to_refute, NEVER - 1)

    # --- examining ----------------------------------------------------------------------------------------------------

    def _seen(self, node: Vertex) -> _Seen:
        """What is known of a situation; at first, what the arena knows."""
        seen = self.found.get(node)
        if seen is None:
            seen = self.found[node] = _Seen(node)
            if self.arena.surely_good(node):
                seen.good, seen.to_prove, seen.to_refute = True, 0, NEVER
            elif self.arena.surely_lost(node):
                self._lose(seen)
            else:
                seen.to_refute = self.arena.chances(node)
        return seen

    def _look_into(self, here: _Seen) -> None:
        """Examine a draw of each move until one is found to be good; if that has been done, one more of the committed move."""
        if here.branches is not None:
            self._look_at_draws(here, self._held(here))
        else:
            here.branches = []
            for move in self.arena.moves(here.node):
                branch = _Branch(move, self.arena.outcomes(here.node, move))
                here.branches.append(branch)
                here.alive += 1
                self._look_at_draws(here, branch)
                if here.good:
                    return
        if not here.alive:
            self._lose(here)

    def _look_at_draws(self, here: _Seen, branch: _Branch) -> None:
        """Examine the next draws of a move, up to one that is not known to be good."""
        for node in branch.unmet:
            self.budget.spend()
            branch.ahead -= 1
            after = None if node is None else self._seen(node)
            if after is None or after.rank is not None:
                branch.alive, branch.fatal = False, after
                here.alive -= 1
                return
            branch.met.append(after)
            if not after.good:
                branch.open += 1
                after.led_here.append((here, branch))
                return
        if not branch.open:
            self._win(here, branch)

    def _lose(self, lost: _Seen) -> None:
        """Mark a situation as lost, and whatever is lost because of it."""
        pending = [lost]
        while pending:
            here = pending.pop()
            here.rank, here.to_prove, here.to_refute = self.lost, NEVER, 0
            self.lost += 1
            self._decided += here.branches is not None
            for before, branch in here.led_here:
                if branch.alive:
                    branch.alive, branch.fatal = False, here
                    before.alive -= 1
                    if not before.alive:
                        pending.append(before)
            here.led_here = []

    def _win(self, good: _Seen, by: _Branch) -> None:
        """Mark a situation as good by a move, and whatever is good because of it."""
        pending = [(good, by)]
        while pending:
            here, branch = pending.pop()
            if here.good:
                continue
            here.good, here.held, here.to_prove, here.to_refute = True, branch, 0, NEVER
            self._decided += 1
            for before, leading in here.led_here:
                leading.open -= 1
                if leading.alive and not leading.open and not leading.ahead:
                    pending.append((before, leading))
            here.led_here = []

    # --- what was found -----------------------------------------------------------------------------------------------

    def strategy(self, start: Vertex) -> dict[Vertex, Any]:
        """From a good situation: every reachable situation, with the committed move; None if it is surely good."""
        kept: dict[Vertex, Any] = {}
        pending = [self.found[start]]
        while pending:
            here = pending.pop()
            if here.node not in kept:
                kept[here.node] = here.held.move if here.held else None
                pending += here.held.met if here.held else ()
        return kept

    def ranks(self, start: Vertex) -> dict[Vertex, int]:
        """From a lost situation: every situation that the fatal draws lead to, with its rank. Lower ranks were lost earlier."""
        kept: dict[Vertex, int] = {}
        pending = [self.found[start]]
        while pending:
            here = pending.pop()
            assert here.rank is not None, "a lost situation was lost because others were"
            if here.node not in kept:
                kept[here.node] = here.rank
                pending += [branch.fatal for branch in here.branches or () if branch.fatal]
        return kept


def _doubt(seen: _Seen) -> int:
    """A sort key: the lower, the likelier to be lost."""
    return seen.to_refute if seen.to_prove else NEVER
