"""The search: a tree of what everybody may choose, grown by simulations (Monte Carlo tree search over information sets).

Every simulation supposes what the seat does not see, anew each time, and draws by chance; so one tree serves all of them, and no
choice rests on a card that is hidden. Each player is taken to choose what is best for themselves (max^n).
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
"""So many simulations are made before whoever asked may stop."""

CURIOSITY: Final = 0.2
"""How much what was tried seldom is preferred to what came out well (UCB1's constant)."""

GLANCES: Final = 20
"""What a position looks worth at first sight counts like so many simulations from it."""

DEEPEST: Final = 200
"""So many choices a simulation follows the tree at most: where every one of them is forced, the tree ends nowhere."""


class Weighed(NamedTuple):
    """An option, and what came of it in the simulations that began with it.

    option   the option
    share    the share of the simulations that began with it, from 0 to 1
    expects  by seat, the share of the win that may be expected after it, from 0 to 1; what it looks worth at first sight
             is in it, so that a few simulations alone make nothing certain
    points   by seat, the points at the end of a simulation on the average; None in a game without points
    """

    option: Option
    share: float
    expects: tuple[float, ...]
    points: tuple[float, ...] | None


class Thought(NamedTuple):
    """How far a search has come.

    done     how many simulations have been made
    of       how many there will be
    options  the options that have been tried, the best first: the one with which most simulations began
    best     the option that would be chosen now
    """

    done: int
    of: int
    options: tuple[Weighed, ...]
    best: Option

    @property
    def proved(self) -> bool:
        """Whether the best option was not searched for, since it is proved to win."""
        return self.of == 1 and self.options[0].share == 1.0 and 1.0 in self.options[0].expects

    @property
    def settled(self) -> bool:
        """Whether the rest of the simulations cannot change what is best: none of the others can catch up in them."""
        first, second = (*(each.share for each in self.options[:2]), 0.0, 0.0)[:2]
        return round((first - second) * self.done) > self.of - self.done or self.done >= self.of


class Node:
    """A point in the tree: the choices that led there, whatever was drawn between them.

    visits    how many simulations came through
    seen      how many could have: the option was there
    values    by seat, the sum of what they came to
    points    by seat, the sum of the points at their ends
    glance    by seat, what the position looked worth when it was first come to; it counts like GLANCES simulations
    children  by option, what follows
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
    """A search for what the seat that is asked in a view should answer. Raises NothingAsked where no seat is.

    memory  what is remembered of the play besides the position, of which a view has nothing: variations are true to it
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
        """One simulation more, and what it came to for the seat that is asked: its share of the win.

        first  the option with which it begins; by default whichever is worth trying
        """
        state = self.judgement.supposed(self.view, self.seat, self.draw)
        path = [self.root]
        if first is not None:
            path.append(self._child(self.root, first))
            state = goes_on(state, first)
        state = self._played_out(self._down(state, path))
        return self._note(state, path)[self.seat - 1]

    def _down(self, state: AnyState, path: list[Node]) -> AnyState:
        """Follow the tree to something that was not tried yet, and try it."""
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
        """What whoever chooses would try next, of what can be chosen this time: it came out well, or was tried seldom."""
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
        """What has been tried, the best first."""
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
    """Think about what the seat that is asked should answer, a few simulations at a time: whoever asks no more stops it.

    view      what the seat sees
    strength  how many simulations; by default what the game says

    Raises NothingAsked where no seat is asked, BadInput for a game that cannot be judged.
    """
    yield from thoughts(Search(view, seed), strength)


def thoughts(search: Search, strength: int | None = None) -> Iterator[Thought]:
    """The same with a search of one's own, whose tree is there to be looked at."""
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
