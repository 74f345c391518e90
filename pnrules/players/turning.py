"""What a play turned on: the choices where another option was expected to be clearly better, from what that seat could see."""

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
"""So much more of the win another option has to bring."""

SURE: Final = 3.0
"""And so many standard errors: what is found among many choices must not be found by chance."""

STRENGTH: Final = 120
"""So many simulations are made at a choice to find what would be better, and as many again with either option."""


BROUGHT: Final = 0.05
"""A payment of which so much more of the win was to be expected was not for nothing, whatever came of it."""


class Turn(NamedTuple):
    """A choice on which a play turned, or a payment for nothing.

    node      where it was asked: there it can be tried again
    seat      who chose
    chosen    what was chosen
    better    what would have been better
    expected  the share of the win that the seat could expect of what it chose, from 0 to 1
    possible  and of what would have been better
    tries     over how many simulations of each; 0 where it can be proved that the better one wins
    paid      how many points were paid for nothing, as the rest of the line shows; 0 where it is not about that
    after     what was expected to follow what was chosen; None where that was not searched for
    instead   and what would have been better
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
    end = play.head if node is None else node
    for before, after in pairwise(play.line(end)):
        chosen = play.answer_to(after)
        if chosen is not None and was_a_choice(play.state_at(before), chosen):
            yield from judged(play, before, chosen, end, seed, strength, least)


def was_a_choice(state: AnyState, chosen: Option) -> bool:
    """Whether a seat had a choice in a state; a claim is no option among others: it is made or not."""
    ask = state.ask
    assert ask is not None
    return ask.who != CHANCE and len(ask.options) > 1 and not Proving.of(state.setup.game).takes_thought(chosen)


def judged(
    play: Play, node: int, chosen: Option, end: int, seed: int | str, strength: int, least: float
) -> Iterator[Turn | None]:
    """None every few simulations, and at last the turning point, if the choice at a node was one. See `looking_back`."""
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
    """The turning point, if what came out better holds where both options are tried equally often; with what follows either."""
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
    """The choice, if it was a payment from which nothing came, and from which not more was to be expected either."""
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
