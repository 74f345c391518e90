"""Misreadings: a position as seen by somebody who has a rule wrong, so that the wrong idea can be played out.

A misreading changes one thing: a number on a card, a routine, a ruling. Everything else stays right, so that the outcome is
exactly what this one wrong idea leads to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, NamedTuple

from pnrules.kernel.errors import Params
from pnrules.kernel.state import AnyFrame, AnyState, Option
from pnrules.kernel.steps import Op, Outcome, Rule, Step


class Misreading(NamedTuple):
    """One wrong idea, named.

    id      the message that says what was misread: `misread-…`
    params  names and kinds of the message's arguments, in order
    args    the arguments: which card, which number
    state   the position under this idea; the answers given from here on are those of the right one
    place   the place in the rulebook that was misread, if no step cites it anyway; else empty
    """

    id: str
    params: Params
    args: tuple[Any, ...]
    state: AnyState
    place: str = ""

    @property
    def key(self) -> tuple[Any, ...]:
        """What distinguishes it from the others at a position."""
        return (self.id, *self.args)


class Foretold(NamedTuple):
    """Something that can be asked about what comes next.

    kind  its kind, as in `Params`: card, cards, seat, number
    of    its value after some steps from a position, or before any; None if it has none
    """

    kind: str
    of: Callable[[AnyState, Sequence[Step]], Any]


def with_routine(state: AnyState, name: str, *ops: Op) -> AnyState:
    """The state with one routine replaced. For misreadings only: the set-up still equals the right one."""
    setup = copy(state.setup)
    setup.code = {**setup.code, name: ops}
    return state._replace(setup=setup)


def passing_over(state: AnyState, card: str, routine: str, rule: Rule) -> AnyState:
    """The state in which one card is skipped: its routine returns at once, and `rule` says so."""
    ops = state.setup.code[routine]
    begins: Op = ops[0]

    def op(state: AnyState, frame: AnyFrame, answer: Option | None) -> Outcome:
        if frame.source != card:
            return begins(state, frame, answer)
        return rule, (card,), state._replace(frames=state.frames[:-1], ask=None)

    return with_routine(state, routine, op, *ops[1:])
