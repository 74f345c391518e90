"""Invariants of a game's positions: which routine may lie on which in the stack, and what each register may hold before an op.

A game states both in tables. Anything that its tables do not mention must have its initial value.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.state import AnyFrame, AnyState

IMPOSSIBLE = (
    *(LookupError, TypeError, ValueError, AttributeError),
    *(AssertionError, ArithmeticError, RecursionError, StopIteration),
)
"""What the functions of a game raise for a position that no play can reach."""

Under = tuple[str, int] | None
"""What a routine lies on in the stack: another routine and its next op; None for the bottom."""

Holds = Callable[[AnyState, int, Any], bool]
"""Takes the state, the depth of the routine, and a value; tells whether the register may have this value."""


def check_stack(
    state: AnyState,
    place: JsonPath,
    may_lie_on: Callable[[AnyFrame], Collection[Under]],
    holds: Callable[[AnyFrame], Mapping[str, Holds]],
) -> None:
    """Note every routine under way that cannot lie where it does, and every register that cannot hold what it does.

    may_lie_on  for a routine before an op: what it may lie on
    holds       for the same: what its registers may hold, and the frame's own `source` and `actor`; a register without an
                entry is as it begins, the source None and the actor NOBODY
    """
    for depth, frame in enumerate(state.frames):
        here = place.at(depth)
        below = state.frames[depth - 1] if depth else None
        under = None if below is None else (below.code, below.pc)
        here.possible(under in may_lie_on(frame))
        expected = holds(frame)
        for name, begins in (("source", None), ("actor", 0)):
            _check(here.at(name), state, depth, getattr(frame, name), begins, expected.get(name))
        for name, begins in zip(frame.env._fields, type(frame.env)(), strict=True):
            _check(here.at("env").at(name), state, depth, getattr(frame.env, name), begins, expected.get(name))


def _check(place: JsonPath, state: AnyState, depth: int, value: object, begins: object, holds: Holds | None) -> None:
    place.possible(value == begins if holds is None else true(holds, state, depth, value))


def true(holds: Callable[..., bool], *of: object) -> bool:
    """Whether something holds; False, too, if the position is too broken for the check to run."""
    try:
        return holds(*of)
    except IMPOSSIBLE:
        return False
