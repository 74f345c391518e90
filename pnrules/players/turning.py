"""Turning points: choices where another option was clearly better, judged by what the seat could see."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import pairwise
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.play import Play
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.players.needless import needless
from pnrules.players.search import SLICE, Search
from pnrules.players.seeing import asked, judgement_of
from pnrules.players.variations import Variation, following

CLEARLY: Final = 0.1
"""The least gain in the share of the win that makes another option clearly better."""

SURE: Final = 3.0
"""The least gain in standard errors: with many choices tested, a find must not be a coincidence."""

STRENGTH: Final = 120
"""The number of simulations at a choice to find a better option, and again for each of the two options."""


BROUGHT: Final = 0.05
"""A payment expected to gain this share of the win was not needless, whatever came of it."""


class Turn(NamedTuple):
    """A turning point, or a needless payment.

    node      the node of the question, from which it can be tried again
    seat      the seat that chose
    chosen    its choice
    better    the better option
    expected  the seat's expected share of the win after its choice, from 0 to 1
    possible  the same after the better option
    tries     the number of simulations of each; 0 if the better option is a proved win
    paid      the points paid needlessly, as the rest of the line shows; 0 for other turning points
    after     what was expected to follow the choice; None if that was not searched
    instead   the same for the better option
    """

    node: int
    seat: int
    chosen: Option
    better: Option
    expected: float
    possible: float
    tries: int
    paid: int = 0
    after: Variation | None = None
    instead: Variation | None = None

    @property
    def by(self) -> float:
        """The gain of the better option."""
        return self.possible - self.expected


def turning_points(
    play: Play, seed: int | str = 0, strength: int = STRENGTH, least: float = CLEARLY, node: int | None = None
) -> Iterator[Turn]:
    """The turning points on the line to a node (the head), in the order of the play. See `looking_back`."""
    return (found for found in looking_back(play, seed, strength, least, node) if found is not None)


def looking_back(
    play: Play, seed: int | str = 0, strength: int = STRENGTH, least: float = CLEARLY, node: int | None = None
) -> Iterator[Turn | None]:
    """The turning points, with None every few simulations, so that the caller may stop at any time.

    strength  the number of simulations at each choice, as for `STRENGTH`
    least     the least gain in the share of the win

    Raises NoSuchNode, and BadInput for a game without a judgement.
    """
    judgement_of(play.setup.game)
    end = play.head if node is None else node
    for before, after in pairwise(play.line(end)):
        chosen = play.answer_to(after)
        if chosen is not None and was_a_choice(play.state_at(before), chosen):
            yield from judged(play, before, chosen, end, seed, strength, least)


def was_a_choice(state: AnyState, chosen: Option) -> bool:
    """Whether a seat had a choice in a state. Claims do not count."""
    ask = state.ask
    assert ask is not None
    return ask.who != CHANCE and len(ask.options) > 1 and not Proving.of(state.setup.game).takes_thought(chosen)


def judged(
    play: Play, node: int, chosen: Option, end: int, seed: int | str, strength: int, least: float
) -> Iterator[Turn | None]:
    """None every few simulations, and finally the turning point, if the choice at a node was one. See `looking_back`."""
    state = play.state_at(node)
    seat = asked(state)
    view = state.setup.game.view(state, seat)
    search = Search(view, seed, state.memory)
    better = search.judgement.winning(view, seat)
    if better is None:
        yield from _sliced(strength, search)
        better = search.weighed()[0].option
        if better != chosen:
            turn = yield from _compared(search, Turn(node, seat, chosen, better, 0.0, 0.0, strength), seed, least)
            if turn is not None:
                yield turn
                return
        yield _paid_for_nothing(search, play, Turn(node, seat, chosen, better, 0.0, 0.0, strength), end)
        return
    expected: list[float] = []
    yield from _sliced(strength, Search(view, seed), chosen, expected)
    if _is_clear(expected, [1.0], least):
        yield Turn(node, seat, chosen, better, fmean(expected), 1.0, 0)


def _compared(search: Search, turn: Turn, seed: int | str, least: float) -> Generator[None, None, Turn | None]:
    """The turning point with both variations, if the gain is confirmed when both options are simulated equally often."""
    tried: list[Search] = []
    values: list[list[float]] = []
    for option in (turn.better, turn.chosen):
        tried.append(Search(search.view, seed, search.memory))
        values.append([])
        yield from _sliced(turn.tries, tried[-1], option, values[-1])
    possible, expected = values
    if not _is_clear(expected, possible, least):
        return None
    instead = yield from following(tried[0], turn.better, seed)
    after = yield from following(tried[1], turn.chosen, seed)
    return turn._replace(expected=fmean(expected), possible=fmean(possible), after=after, instead=instead)


def _paid_for_nothing(search: Search, play: Play, turn: Turn, end: int) -> Turn | None:
    """The choice, if it was a needless payment, and no gain was to be expected from it either."""
    payment = needless(play, turn.node, end)
    shares = {each.option: each.expects[turn.seat - 1] for each in search.weighed()}
    if payment is None or not {turn.chosen, payment.instead} <= shares.keys():
        return None
    expected, possible = shares[turn.chosen], shares[payment.instead]
    if expected - possible >= BROUGHT:
        return None
    return turn._replace(better=payment.instead, expected=expected, possible=possible, paid=payment.points)


def _is_clear(expected: list[float], possible: list[float], least: float) -> bool:
    by = fmean(possible) - fmean(expected)
    return by >= least and by >= SURE * sqrt(sum(map(_spread, (possible, expected))))


def _sliced(count: int, search: Search, first: Option | None = None, into: list[float] | None = None) -> Iterator[None]:
    """Run `count` simulations in slices, and append their values to the list."""
    for done in range(1, count + 1):
        value = search.simulate(first)
        if into is not None:
            into.append(value)
        if done % SLICE == 0:
            yield None


def _spread(values: list[float]) -> float:
    """The squared standard error of a mean; 0 for a single value."""
    return variance(values) / len(values) if len(values) > 1 else 0.0
