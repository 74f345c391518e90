"""Needless payments: without them, everything would have happened the same way, with more points for the payer."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from pnrules.kernel.facets.players import Players, goes_on
from pnrules.kernel.play import Play
from pnrules.kernel.state import AnyState, Option
from pnrules.players.seeing import asked

FAR: Final = 24
"""The number of later choices, unless the game ends before, after which a payment counts as having had no effect."""


class Payment(NamedTuple):
    """A choice that cost points to no effect.

    points   the cost
    instead  the option that would have cost nothing
    """

    points: int
    instead: Option


def needless(play: Play, node: int, end: int | None = None) -> Payment | None:
    """The needless payment at a node, as far as the line to `end` (by default the head) shows; None if there was none.

    A payment is a choice that costs the chooser points and changes nobody else's. It was needless if the same choices by
    everyone, draws included, lead to the same end without it, with the same points for everyone else.
    """
    line = play.line(end, after=node)
    answers = [(play.state_at(before), answer) for before, after in pairwise([node, *line]) if (answer := play.answer_to(after))]
    if not answers:
        return None
    state, chosen = answers[0]
    assert state.ask is not None
    seat, instead = asked(state), Players.of(state.setup.game).held_back(state.ask.options)
    paid = _given(state, goes_on(state, chosen), seat)
    if instead == chosen or paid <= 0 or _given(state, other := goes_on(state, instead), seat) != 0:
        return None
    for then, answer in answers[1 : FAR + 1]:
        if not _asks_alike(other, then) or other.ask is None or answer not in other.ask.options:
            return None
        if _given(other, then, seat) != paid:
            return None
        other = goes_on(other, answer)
    last = play.state_at(line[-1])
    if len(answers) > FAR:
        return Payment(paid, instead)
    ends_alike = last.over and other.over and play.setup.game.winners(last) == play.setup.game.winners(other)
    return Payment(paid, instead) if ends_alike and _given(other, last, seat) == paid else None


def _asks_alike(here: AnyState, there: AnyState) -> bool:
    return here.ask is not None and there.ask is not None and (here.ask.who, here.ask.kind) == (there.ask.who, there.ask.kind)


def _given(before: AnyState, after: AnyState, seat: int) -> int:
    """The points that a seat paid between two states; -1 if it gained any, or anyone else's points changed."""
    points = before.setup.game.points
    less = [then - now for then, now in zip(points(before), points(after), strict=True)]
    alone = less and not any(less[: seat - 1]) and not any(less[seat:])
    return max(less[seat - 1], -1) if alone else -1
