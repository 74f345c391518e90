"""The routines of a game by name, each with a fingerprint of its ops, to tell whether two versions do the same.

An op is named by what it consists of: a function by its name; a closure by the name of the function that made it, with its
arguments (`you_gain(amount=number(which=0))`); a choice by its question and its functions. A class that was renamed keeps the
name that saves use in `called`. Names do not depend on the body of a function: a corrected rule shows in the positions that a
play comes to.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import FunctionType
from typing import Any

from pnrules.kernel.game import Setup
from pnrules.kernel.steps import Rule

REGISTER = "rulings"
"""The entry for the rulings of the game, with their answers."""


def routines(setup: Setup) -> Mapping[str, str]:
    """Every routine by name, with eight hex digits of its ops; those of the rulings under REGISTER."""
    return _routines(setup.game, setup)


@lru_cache(maxsize=64)
def _routines(_game: Any, setup: Setup) -> Mapping[str, str]:
    """Cached by game, too: set-ups compare games by name, and two games may have the same name."""
    found = {code: _short(map(op_name, ops)) for code, ops in setup.code.items()}
    asked = [f"{r.id}={','.join(r.answers)}" for r in setup.register.values() if setup.edition in r.editions]
    return {REGISTER: _short(asked), **found}


forget_routines = _routines.cache_clear
"""For tests that change a game's code."""


def differing(setup: Setup, others: Mapping[str, str]) -> list[str]:
    """The names of the routines that differ from those of another version, or that only one of the two has."""
    ours = routines(setup)
    return sorted(name for name in {*ours, *others} if ours.get(name) != others.get(name))


def _short(names: Iterable[str]) -> str:
    return hashlib.blake2b("\n".join(names).encode(), digest_size=4).hexdigest()


def op_name(op: object) -> str:
    """The name of an op, the same in every process. Raises TypeError if some part of it cannot be named."""
    return _name(op, ())


def _name(value: object, within: tuple[int, ...]) -> str:
    """The name of an op or of a part of one.

    within  what is being named around it: functions may refer to each other
    """
    if value is None or isinstance(value, bool | int | str):
        return repr(value)
    if isinstance(value, Rule):
        return value.id
    if id(value) in within:
        return "…"
    inside = (*within, id(value))
    if isinstance(value, tuple | list):
        return f"({', '.join(_name(item, inside) for item in value)})"
    if isinstance(value, frozenset | set):
        return f"{{{', '.join(sorted(_name(item, inside) for item in value))}}}"
    if hasattr(value, "__wrapped__"):  # a cached function
        return _name(value.__wrapped__, inside)
    if isinstance(value, FunctionType):
        return _function(value, inside)
    slots = getattr(type(value), "__slots__", None)
    if slots is None:
        raise TypeError(f"an op consists of {type(value).__name__}, which has no name")
    called = getattr(type(value), "called", type(value).__name__)
    return f"{called}({_members(((slot, getattr(value, slot)) for slot in slots), inside)})"


def _function(function: FunctionType, within: tuple[int, ...]) -> str:
    """The name of a function; of a closure, with its arguments."""
    called = function.__qualname__.replace(".<locals>", "")
    if function.__closure__ is None:
        return called
    known = zip(function.__code__.co_freevars, (cell.cell_contents for cell in function.__closure__), strict=True)
    return f"{called}({_members(known, within)})"


def _members(members: Iterable[tuple[str, Any]], within: tuple[int, ...]) -> str:
    return ", ".join(f"{name}={_name(value, within)}" for name, value in sorted(members, key=lambda member: member[0]))
