"""The search: a tree of all players' choices, grown by simulations (Monte Carlo tree search over information sets).

Every simulation guesses anew what the seat does not see, and draws at random; so one tree serves them all, and no choice depends
on a hidden card. Every player is assumed to choose what is best for themselves (max^n).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log, sqrt
from typing import Any, Final, NamedTuple

from pnrules.kernel.errors import NothingAsked, Refusal
from pnrules.kernel.facets.players import drawn, goes_on
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.players.seeing import asked, chance_of, judgement_of

SLICE: Final = 4
"""The number of simulations in a slice; the caller may stop between slices."""

CURIOSITY: Final = 0.2
"""The weight of exploration over exploitation (UCB1's constant)."""

GLANCES: Final = 20
"""The static evaluation of a position counts as much as this many simulations."""

DEEPEST: Final = 200
"""The maximum depth to which a simulation follows the tree: forced choices alone would never end."""


class Weighed(NamedTuple):
    """An option, and the results of the simulations that began with it.

    option   the option
    share    the share of all simulations that began with it, from 0 to 1
    expects  by seat, the expected share of the win after it, from 0 to 1; includes the static evaluation, so that a few
             simulations are not taken for certainty
    points   by seat, the average points at the end of a simulation; None in a game without points
    """

    option: Option
    share: float
    expects: tuple[float, ...]
    points: tuple[float, ...] | None


class Thought(NamedTuple):
    """The progress of a search.

    done     the number of simulations so far
    of       the total number of simulations
    options  the options tried so far, by their number of simulations, the best first
    best     the option that would be chosen now
    """

    done: int
    of: int
    options: tuple[Weighed, ...]
    best: Option

    @property
    def proved(self) -> bool:
        """Whether the best option is a proved win, found without a search."""
        return self.of == 1 and self.options[0].share == 1.0 and 1.0 in self.options[0].expects

    @property
    def settled(self) -> bool:
        """Whether the remaining simulations cannot change the best option: no other can catch up."""
        first, second = (*(each.share for each in self.options[:2]), 0.0, 0.0)[:2]
        return round((first - second) * self.done) > self.of - self.done or self.done >= self.of


class Node:
    """A node of the tree, identified by the choices that lead to it, whatever was drawn between them.

    visits    the number of simulations through it
    seen      the number of simulations in which its option was available
    values    by seat, the sum of their results
    points    by seat, the sum of the points at their ends
    glance    by seat, the static evaluation at the first visit; counts like GLANCES simulations
    children  by option, the next nodes
    """

    __slots__ = ("children", "glance", "points", "seen", "values", "visits")

    def __init__(self, seats: int) -> None:
        self.glance: tuple[float, ...] = (0.0,) * seats
        self.visits = 0
        self.seen = 0
        self.values = [0.0] * seats
        self.points = [0.0] * seats
        self.children: dict[Option, Node] = {}


class Search:
    """A search for the best answer of the seat that is asked in a view. Raises NothingAsked if no seat is asked.

    memory  the play's memory besides the position, which a view does not have; variations need it
    """

    def __init__(self, view: AnyState, seed: int | str, memory: Any = None) -> None:
        if view.ask is None or view.ask.who == CHANCE:
            raise NothingAsked(Refusal("refused-nothing-asked", (), (), None))
        self.view = view
        self.memory = memory
        self.seat = asked(view)
        self.game = view.setup.game
        self.judgement = judgement_of(self.game)
        self.draw = chance_of(seed, view)
        self.root = Node(len(view.setup.players))

    def simulate(self, first: Option | None = None) -> float:
        """Run one more simulation. Gives its result for the seat that is asked: its share of the win.

        first  the option with which it begins; by default the most promising
        """
        state = self.judgement.supposed(self.view, self.seat, self.draw)
        path = [self.root]
        if first is not None:
            path.append(self._child(self.root, first))
            state = goes_on(state, first)
        state = self._played_out(self._down(state, path))
        return self._note(state, path)[self.seat - 1]

    def _down(self, state: AnyState, path: list[Node]) -> AnyState:
        """Follow the tree to a new node, and add it."""
        for _ in range(DEEPEST):
            state = drawn(state, self.draw)
            node = path[-1]
            if state.ask is None or (node is not self.root and self.judgement.decided(state)):
                break
            options = self.judgement.considered(state)
            if len(options) == 1 and node is not self.root:
                state = goes_on(state, options[0])
                continue
            untried = next((option for option in options if option not in node.children), None)
            option = untried or self._best(node, options, asked(state))
            child = self._child(node, option)
            path.append(child)
            state = goes_on(state, option)
            if untried:
                child.glance = self._worth(state)
                break
        return state

    @staticmethod
    def _child(node: Node, option: Option) -> Node:
        found = node.children.get(option)
        if found is None:
            found = node.children[option] = Node(len(node.values))
        return found

    def _best(self, node: Node, options: tuple[Option, ...], seat: int) -> Option:
        """The next option to try for a seat, among those available in this simulation: by UCB1."""
        best, most, habit = options[0], -1.0, self.judgement.habit
        for option in options:
            child = node.children[option]
            child.seen += 1
            mean = (child.values[seat - 1] + GLANCES * child.glance[seat - 1]) / (child.visits + GLANCES)
            bound = mean + habit + CURIOSITY * sqrt(log(child.seen + 1) / child.visits)
            habit = 0.0
            if bound > most:
                best, most = option, bound
        return best

    def _played_out(self, state: AnyState) -> AnyState:
        for _ in range(self.judgement.horizon):
            state = drawn(state, self.draw)
            if state.ask is None or self.judgement.decided(state):
                break
            state = self.judgement.likely(state, self.draw)
        return state

    def _note(self, state: AnyState, path: list[Node]) -> tuple[float, ...]:
        values, points = self._worth(state), self.game.points(state)
        for node in path:
            node.visits += 1
            for at, value in enumerate(values):
                node.values[at] += value
            for at, point in enumerate(points):
                node.points[at] += point
        return values

    def _worth(self, state: AnyState) -> tuple[float, ...]:
        winners = self.game.winners(state) if state.over else ()
        if winners:
            seats = range(1, len(self.root.values) + 1)
            return tuple([1 / len(winners) if seat in winners else 0.0 for seat in seats])
        return self.judgement.decided(state) or self.judgement.worth(state)

    def weighed(self) -> tuple[Weighed, ...]:
        """The options tried so far, the best first."""
        tried = sorted(self.root.children.items(), key=lambda item: self._standing(item[1]), reverse=True)
        return tuple([self._weighed(option, node) for option, node in tried])

    def _standing(self, node: Node) -> tuple[int, float]:
        return node.visits, node.values[self.seat - 1] / node.visits

    def _weighed(self, option: Option, node: Node) -> Weighed:
        glances = zip(node.values, node.glance, strict=True)
        expects = tuple([(value + GLANCES * glance) / (node.visits + GLANCES) for value, glance in glances])
        scored = bool(self.game.points(self.view))
        points = tuple([point / node.visits for point in node.points]) if scored else None
        return Weighed(option, node.visits / self.root.visits, expects, points)


def thinking(view: AnyState, seed: int | str = 0, strength: int | None = None) -> Iterator[Thought]:
    """Search for the best answer of the seat that is asked, a few simulations at a time: the caller may stop at any time.

    view      the seat's view
    strength  the number of simulations; by default the game's own

    Raises NothingAsked if no seat is asked, BadInput for a game without a judgement.
    """
    yield from thoughts(Search(view, seed), strength)


def thoughts(search: Search, strength: int | None = None) -> Iterator[Thought]:
    """The same with a given search, whose tree the caller can inspect."""
    best = search.judgement.winning(search.view, search.seat)
    if best is not None:
        wins = tuple([float(seat == search.seat) for seat in range(1, len(search.root.values) + 1)])
        yield Thought(1, 1, (Weighed(best, 1.0, wins, None),), best)
        return
    most = search.judgement.strength if strength is None else strength
    for done in range(1, most + 1):
        search.simulate()
        if done % SLICE == 0 or done == most:
            options = search.weighed()
            yield Thought(done, most, options, options[0].option)
