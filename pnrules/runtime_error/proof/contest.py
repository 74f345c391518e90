"""Deciding a safety game too large to be gone through: the question of `search`, looked into where it is likeliest to end.

What decides is exact, wherever one looks first:

1. **Lost.** A situation is lost as soon as each of its moves has a draw that ends the turn or leads to a lost one. That is
   passed on at once to all that lead here. Nothing is lost before what it was lost by: that is the refutation.
2. **Good.** A situation is good if the arena knows it to be, or as soon as some move leads, for all draws, to good ones.
   That is passed on in the same way; the moves by which situations became good do not go round, and end where the arena knows.
3. **Closed.** Every situation looked into holds to one of its moves. Where these moves, from the start on and for all draws,
   lead to nothing that has not been looked into, good ones aside, the player can stay among them for ever: the start is good.

Each round looks at something more, of which there is an end; so one of the three comes about at last.

Where to look next, *proof numbers* say (Allis, van der Meulen and van den Herik, Artificial Intelligence 66, 1994): how many
situations would have to be found good at least, for this one to be; and how many lost. A situation holds to the move that
needs the fewest good ones; of its draws the one is followed that needs the fewest lost ones. Most draws do the same, so one
more is looked at only when those before are not likely to end the turn. The numbers are taken anew along the way that was
gone, no further, and what lies on that way counts as nothing there: to come back to it is as good as to stay. So they may be
wrong, and cost time then; they decide nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from pnrules.runtime_error.proof.budget import Budget
from pnrules.runtime_error.proof.search import Vertex

NEVER: Final = 1 << 60
"""More than there are situations."""

FEW: Final = 2
"""As long as the draws looked at need no more losses than so many each, no other is looked at."""

A_WAY: Final = 8
"""To come to so many situations that have been looked into costs as much of the budget as an outcome: some ways are long, and
gone again and again."""


class Contested(Protocol):
    """A game to be contested."""

    def moves(self, node: Any) -> Sequence[Any]:
        """What the player may do."""

    def outcomes(self, node: Any, move: Any) -> tuple[int, Iterator[Vertex | None]]:
        """Where a move leads: how many draws there are, and one entry each, the draw most to be feared first.

        None is the end of the turn; if any draw ends it, the first one does.
        """

    def surely_good(self, node: Any) -> bool:
        """Whether the situation is known to be good for another reason."""

    def surely_lost(self, node: Any) -> bool:
        """Whether a situation that is not surely good is known to be lost for another reason."""

    def chances(self, node: Any) -> int:
        """A guess at how much has to be refuted before the situation is lost; at least 1."""


class _Branch:
    """A move of a situation.

    unmet, ahead  the draws that have not been looked at, and how many there are
    met           where the others lead
    open          how many of these are not known to be good
    alive         whether none of them is lost, nor ends the turn
    fatal         the lost one, if there is
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

    branches   its moves; None until it has been looked into
    alive      how many of them are
    held       the move that it holds to
    led_here   the moves that lead here, each with its situation
    good       whether the player can stay for ever from here
    rank       None while it is not lost; else how many were lost before
    to_prove   how many situations have to be found good, for this one to be
    to_refute  how many have to be found lost
    on_way     whether it lies on the way that is being gone
    round      the round in which it was last come to
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

    step  how many situations to be found good a situation counts for itself: with none, a way is followed as far as it leads;
          with one, short ways are gone before long ones
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

        within  about so much of the budget is taken, no more; None if that does not decide it. What was found is kept, and the
                next call goes on from there
        """
        least = 0 if within is None else self.budget.left - within
        here = self._seen(start)
        way = self._begin(here, [])
        whole = True  # nothing has been looked at in this round, so that what was come to still holds to the same moves
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

    # --- where to look ------------------------------------------------------------------------------------------------

    def _begin(self, start: _Seen, way: list[_Seen]) -> list[_Seen]:
        """A new round: the way is left, and begins at the start."""
        self._back(way, all_of_it=True)
        self._round += 1
        start.round = self._round
        return [start]

    def _goes_on(self, way: list[_Seen]) -> bool:
        """Whether moves held to lead on to where something has not been looked at: the way is gone up to there."""
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
        """Back along the way as far as the numbers change; what is left may be come to again."""
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
        """The move that a situation holds to."""
        if here.held is None or not here.held.alive:
            self._weigh(here)
        assert here.held is not None, "what is not lost has a move"
        return here.held

    def _most_doubtful(self, held: _Branch) -> _Seen | None:
        """Where a move leads: the situation that looks worst, of those not known to be good and not come to in this round."""
        open_ones = [after for after in held.met if not after.good and after.round != self._round]
        return min(open_ones, key=_doubt, default=None)

    def _weigh(self, here: _Seen) -> None:
        """The two numbers anew, from those of the situations that its moves lead to; and the move to hold to."""
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

    # --- looking ------------------------------------------------------------------------------------------------------

    def _seen(self, node: Vertex) -> _Seen:
        """What is known of a situation; at the first time, what the arena knows of it."""
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
        """Look at a draw of each move until one is found to be good; where that was done, at one more of the move held to."""
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
        """Look at the next draws of a move, up to one that is not known to be good."""
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
        """A situation is lost, and whatever is lost by that."""
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
        """A situation is good by a move, and whatever is good by that."""
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
        """From a good situation: every situation that can be reached, with the move held to; None where it is surely good."""
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
    """The less, the likelier to be lost."""
    return seen.to_refute if seen.to_prove else NEVER
