"""Moments at which a seat may intervene, and standing passes, so that nobody has to be asked at every one."""

from __future__ import annotations

from typing import Any, Final

from pnrules.kernel.state import Option
from pnrules.kernel.steps import Rule
from pnrules.nightmare.table.memory import UNTIL, Memory, passing
from pnrules.nightmare.table.state import RunningState

PASS: Final = ("pass",)
STANDING: Final = tuple(("pass-until", until) for until in UNTIL)

BREAK, SKIP = "break", "skip"
"""The kinds of moments that have standing passes."""

_PLACES = {BREAK: {"3.0": "break", "3.1": "break"}, SKIP: {"3.0": "card-time-delay", "3.1": "card-time-delay"}}
_UNTIL = (("seat", "seat"), ("until", "text"))
PASSES = {kind: Rule(f"nightmare-passes-{kind}", (("seat", "seat"),), place, quiet=True) for kind, place in _PLACES.items()}
PASSES_UNTIL = {kind: Rule(f"nightmare-passes-{kind}-until", _UNTIL, place) for kind, place in _PLACES.items()}


def with_passes(*options: Option) -> tuple[Option, ...]:
    """The options at a moment: to pass, what can be done, and to pass for longer."""
    return (PASS, *options, *STANDING)


def passed(state: RunningState, seat: int, kind: str, answer: Option) -> tuple[Rule, tuple[Any, ...], Memory]:
    """A seat passes, once or for longer: the rule, its arguments, and the memory after."""
    memory = state.memory
    if answer == PASS:
        return PASSES[kind], (seat,), memory
    return PASSES_UNTIL[kind], (seat, answer[1]), passing(memory, state.board, seat, kind, answer[1])
