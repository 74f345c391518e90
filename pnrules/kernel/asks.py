"""Asks, seen from outside: what an ask rests on, and how an answer may be written."""

from __future__ import annotations

from typing import Any

from pnrules.kernel.citations import Citation
from pnrules.kernel.state import AnyState, Option
from pnrules.kernel.steps import Rule, cited


def rule(state: AnyState) -> Rule:
    """The rule that raised the open ask."""
    assert state.ask is not None
    return state.setup.game.asking(state)


def citation(state: AnyState) -> Citation | None:
    """Where the rule stands that raised the open ask; None if nothing is asked."""
    if state.ask is None:
        return None
    return cited(rule(state), state.setup, state.frames[-1].code)


def rulings(state: AnyState) -> tuple[str, ...]:
    """The rulings that the open ask rests on, in the edition that is played."""
    register = state.setup.register
    return tuple(r for r in rule(state).rulings if state.setup.edition in register[r].editions)


def option(*words: object) -> Option:
    """An answer in canonical form: `option("execute")`, `option(["number", "BUG", 0])` and `option("number", "BUG", 0)` work."""
    if len(words) == 1 and isinstance(words[0], list | tuple):
        words = tuple(words[0])
    return tuple(frozen(word) for word in words)


def frozen(value: object) -> Any:
    """Lists, as JSON has them, become tuples, as states have them."""
    return tuple(frozen(item) for item in value) if isinstance(value, list | tuple) else value
