"""What a play turned on: the choices where another option was expected to be clearly better, from what that seat could see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.play import Play
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.players.search import SLICE, Search
from pnrules.players.seeing import judgement_of

CLEARLY: Final = 0.1
"""So much more of the win another option has to bring."""

SURE: Final = 3.0
"""And so many standard errors: what is found among many choices must not be found by chance."""

STRENGTH: Final = 120
"""So many simulations are made at a choice to find what would be better, and as many again with either option."""


class Turn(NamedTuple):
    """A choice on which a play turned.

    node      where it was asked: there it can be tried again
    seat      who chose
    chosen    what was chosen
    better    what would have been better
    expected  the share of the win that the seat could expect of what it chose, from 0 to 1
    possible  and of what would have been better
    tries     over how many simulations of each; 0 where it can be proved that the better one wins
    """

    node: int
    seat: int
    chosen: Option
    better: Option
    expected: float
    possible: float
    tries: int

    @property
    def by(self) -> float:
        """By how much the other option was better."""
        return self.possible - self.expected


def turning_points(
    play: Play, seed: int | str = 0, strength: int = STRENGTH, least: float = CLEARLY, node: int | None = None
) -> Iterator[Turn]:
    """The turning points on the line to a node (the head), in the order of the play. See `looking_back`."""
    return (found for found in looking_back(play, seed, strength, least, node) if found is not None)


def looking_back(
    play: Play, seed: int | str = 0, strength: int = STRENGTH, least: float = CLEARLY, node: int | None = None
) -> Iterator[Turn | None]:
    """The turning points, and None every few simulations in between: whoever asks no more stops it.

    strength  how many simulations are made at each choice, as `STRENGTH`
    least     by how much of the win another option has to be better

    Raises NoSuchNode, and BadInput for a game that cannot be judged.
    """
    judgement_of(play.setup.game)
    line = play.line(node)
    for before, after in pairwise(line):
        chosen = play.answer_to(after)
        state = play.state_at(before) if chosen is not None else None
        if state is not None and chosen is not None and was_a_choice(state, chosen):
            yield from judged(before, state, chosen, seed, strength, least)


def was_a_choice(state: AnyState, chosen: Option) -> bool:
    """Whether a seat had a choice in a state; a claim is no option among others: it is made or not."""
    ask = state.ask
    assert ask is not None
    return ask.who != CHANCE and len(ask.options) > 1 and not Proving.of(state.setup.game).takes_thought(chosen)


def judged(node: int, state: AnyState, chosen: Option, seed: int | str, strength: int, least: float) -> Iterator[Turn | None]:
    """None every few simulations, and at last the turning point, if the choice at a node was one. See `looking_back`."""
    assert state.ask is not None
    seat = int(state.ask.who)
    view = state.setup.game.view(state, seat)
    search = Search(view, seed)
    better = search.judgement.winning(view, seat)
    if better is None:
        yield from _sliced(strength, search)
        better = search.weighed()[0].option
        if better == chosen:
            return
        possible: list[float] = []
        yield from _sliced(strength, Search(view, seed), better, possible)
    else:
        possible = [1.0]
    expected: list[float] = []
    yield from _sliced(strength, Search(view, seed), chosen, expected)
    by = fmean(possible) - fmean(expected)
    if by >= least and by >= SURE * sqrt(sum(map(_spread, (possible, expected)))):
        tries = len(possible) if len(possible) > 1 else 0
        yield Turn(node, seat, chosen, better, fmean(expected), fmean(possible), tries)


def _sliced(count: int, search: Search, first: Option | None = None, into: list[float] | None = None) -> Iterator[None]:
    """So many simulations, whose values go into the list, a few at a time."""
    for done in range(1, count + 1):
        value = search.simulate(first)
        if into is not None:
            into.append(value)
        if done % SLICE == 0:
            yield None


def _spread(values: list[float]) -> float:
    """The square of the standard error of a mean; a single value is certain."""
    return variance(values) / len(values) if len(values) > 1 else 0.0
