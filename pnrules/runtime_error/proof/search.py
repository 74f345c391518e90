"""Deciding a safety game: can the player stay for ever, whatever is drawn? The greatest fixed point, computed on the fly.

A situation is *good* if some move leads, for all draws, to good situations. The good ones are the greatest set for which that
is true. The search only examines what it needs (the local algorithm of Liu and Smolka, ICALP 1998): every situation counts as
good until it is found to be lost. A situation commits to its first move as long as nothing that this move can lead to is lost;
then to the next; without a next it is lost itself, and everything that relied on it is examined again. When nothing is left to
examine, the situations reached by the committed moves are closed under every draw: that is the proof. A lost one was lost because
each of its moves has a draw that ends the turn or leads to one lost earlier: that is the refutation, and the order in which
situations were lost makes it finite. Each pair of a move and a draw is examined once.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any, Protocol

from pnrules.runtime_error.proof.budget import Budget, OutOfBudget

Vertex = Hashable
Outcomes = Iterable[Vertex | None]
"""Where a move leads, one entry per draw; None is the end of the turn. May be lazy."""


class Arena(Protocol):
    """A game to be searched."""

    def moves(self, node: Any) -> Sequence[Any]:
        """The moves of the player, the most promising first."""

    def outcomes(self, node: Any, move: Any) -> Outcomes:
        """Where a move leads, the most dangerous draw first."""


class _Found:
    """What is known of a situation.

    moves      those still to be tried, the next one last
    move       the one that it commits to; None before the first
    unmet      where that move leads by the draws that have not been examined
    met        by those that have been
    seen       how many of these are not known to be lost
    held_by    the situations whose moves lead here
    fatal      for each abandoned move that did not end the turn at once: a lost situation that it can lead to
    rank       how many were lost before it; None while it is good
    """

    __slots__ = ("fatal", "held_by", "met", "move", "moves", "rank", "seen", "unmet")

    def __init__(self) -> None:
        self.moves: list[Any] | None = None
        self.move: Any = None
        self.unmet: Iterator[Vertex | None] = iter(())
        self.met: list[Vertex] = []
        self.seen = 0
        self.held_by: list[Vertex] = []
        self.fatal: list[Vertex] = []
        self.rank: int | None = None


class Search:
    """A search for several situations of one game, which keeps its results.

    price  how many outcomes, and moves to choose among, cost one unit of the budget
    """

    def __init__(self, arena: Arena, budget: Budget, price: int = 1) -> None:
        self.arena = arena
        self.budget = budget
        self.price = price
        self._unpaid = 0
        self.found: dict[Vertex, _Found] = {}
        self.lost = 0
        self._open: list[Vertex] = []
        self._again: list[Vertex] = []

    def good(self, start: Vertex, within: int | None = None) -> bool | None:
        """Whether the player can stay for ever from here. Raises OutOfBudget, and discards unfinished work.

        within  about how much of the budget to use; returns None if that does not decide it. Results are kept, and the next call
                resumes from there
        """
        least = 0 if within is None else self.budget.left - within
        if start not in self.found:
            self._add(start)
        try:
            decided = self._settle_all(least)
        except OutOfBudget:
            self.found, self._open, self._again = {}, [], []
            raise
        return self.found[start].rank is None if decided else None

    def _settle_all(self, least: int) -> bool:
        """Settle everything, unless less than this is left of the budget; whether it was done."""
        pending = self._open
        while pending:
            if self.budget.left < least:
                return False
            if self._settle(pending[-1]):
                pending.pop()
                pending += self._again
                self._again.clear()
        return True

    def _add(self, node: Vertex) -> None:
        self.found[node] = _Found()
        self._open.append(node)

    def _settle(self, node: Vertex) -> bool:
        """Examine the outcomes of the committed move; False if one of them has to be examined first."""
        here = self.found[node]
        if here.rank is not None:
            return True
        if here.moves is None:
            here.moves = list(reversed(self.arena.moves(node)))
            self._pay(len(here.moves))
            if not self._hold_to_next(node, here):
                return True
        while True:
            if here.seen == len(here.met):
                after = next(here.unmet, here)
                if after is here:
                    return True
                self._pay(1)
                if after is None:
                    if not self._hold_to_next(node, here):
                        return True
                    continue
                here.met.append(after)
            target = here.met[here.seen]
            known = self.found.get(target)
            if known is None:
                self._add(target)
                return False
            if known.rank is None:
                known.held_by.append(node)
                here.seen += 1
            else:
                here.fatal.append(target)
                if not self._hold_to_next(node, here):
                    return True

    def _pay(self, looked_at: int) -> None:
        self._unpaid += looked_at
        if self._unpaid >= self.price:
            cost, self._unpaid = divmod(self._unpaid, self.price)
            self.budget.spend(cost)

    def _hold_to_next(self, node: Vertex, here: _Found) -> bool:
        """Commit to the next move; False if there is none, and the situation is lost."""
        here.met, here.seen = [], 0
        if here.moves:
            here.move = here.moves.pop()
            here.unmet = iter(self.arena.outcomes(node, here.move))
            return True
        here.rank = self.lost
        self.lost += 1
        here.unmet = iter(())
        for holder in here.held_by:
            held = self.found[holder]
            if held.rank is None and node in held.met:
                held.seen = held.met.index(node)
                self._again.append(holder)
        here.held_by = []
        return False

    def strategy(self, start: Vertex, kept: dict[Vertex, Any] | None = None) -> dict[Vertex, Any]:
        """From a good situation: every reachable situation, with the committed move.

        kept  collects them, and may have some already
        """
        kept = {} if kept is None else kept
        pending = [start]
        while pending:
            node = pending.pop()
            if node in kept:
                continue
            here = self.found[node]
            assert here.rank is None, "a good situation holds to good ones"
            kept[node] = here.move
            pending += here.met
        return kept

    def ranks(self, start: Vertex, kept: dict[Vertex, int] | None = None) -> dict[Vertex, int]:
        """From a lost situation: every situation that the fatal draws lead to, with its rank. Lower ranks were lost earlier.

        kept  collects them, and may have some already
        """
        kept = {} if kept is None else kept
        pending = [start]
        while pending:
            node = pending.pop()
            if node in kept:
                continue
            rank = self.found[node].rank
            assert rank is not None, "a lost situation was lost because others were"
            kept[node] = rank
            pending += self.found[node].fatal
        return kept
