"""Misreadings: a position as it looks to somebody who has a rule wrong, so that the wrong idea can be played out by the rules.

A misreading changes nothing but what it says: a number on a card, a routine, a ruling. Everything else goes on as it is right, so
that its outcome is exactly what this one wrong idea leads to.
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

    id      the message that tells somebody who has it what they misread: `misread-…`
    params  names and kinds of the message's arguments, in order
    args    the arguments: which card, which number
    state   the position as this idea has it; what is chosen from here on is chosen as in the right one
    place   the place of the rulebook that it has wrong, where no step cites that by itself; else empty
    """

    id: str
    params: Params
    args: tuple[Any, ...]
    state: AnyState
    place: str = ""

    @property
    def key(self) -> tuple[Any, ...]:
        """What tells it from the others at a position."""
        return (self.id, *self.args)


class Foretold(NamedTuple):
    """Something that can be asked of what comes next.

    kind  what it is, as `Params` has it: card, cards, seat, number
    of    its value after some steps from a position, and before any; None where there is none
    """

    kind: str
    of: Callable[[AnyState, Sequence[Step]], Any]


def with_routine(state: AnyState, name: str, *ops: Op) -> AnyState:
    """The state with one routine performed otherwise. For misreadings alone: its set-up still equals the right one."""
    setup = copy(state.setup)
    setup.code = {**setup.code, name: ops}
    return state._replace(setup=setup)


def passing_over(state: AnyState, card: str, routine: str, rule: Rule) -> AnyState:
    """The state in which one card is passed over: its routine is over before it has done anything; `rule` then says so."""
    ops = state.setup.code[routine]
    begins: Op = ops[0]

    def op(state: AnyState, frame: AnyFrame, answer: Option | None) -> Outcome:
        if frame.source != card:
            return begins(state, frame, answer)
        return rule, (card,), state._replace(frames=state.frames[:-1], ask=None)

    return with_routine(state, routine, op, *ops[1:])
