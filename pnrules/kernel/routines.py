"""The routines of a game by name, each with a fingerprint of its ops in order, to tell whether two versions perform the same.

An op is named by what makes it what it is: a function by its name; one that another function made, by that one's name and what
it was given (`you_gain(amount=number(which=0))`); a choice by its question and the functions that it consists of. A class whose
name is another one since keeps in `called` what saves call it. Names say nothing of what is inside a function: that a rule was
mended shows in the positions that a play comes to.
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
"""Stands among the routines for the rulings that there are, with their answers."""


def routines(setup: Setup) -> Mapping[str, str]:
    """Every routine by name with eight hex digits of its ops; and the rulings' under REGISTER."""
    return _routines(setup.game, setup)


@lru_cache(maxsize=64)
def _routines(_game: Any, setup: Setup) -> Mapping[str, str]:
    """They are remembered by game as well: setups are alike by their game's name, and two games may be called the same."""
    found = {code: _short(map(op_name, ops)) for code, ops in setup.code.items()}
    asked = [f"{r.id}={','.join(r.answers)}" for r in setup.register.values() if setup.edition in r.editions]
    return {REGISTER: _short(asked), **found}


forget_routines = _routines.cache_clear
"""For tests that change a game's code."""


def differing(setup: Setup, others: Mapping[str, str]) -> list[str]:
    """The names of routines that are not the same as in another version, or that only one of the two has."""
    ours = routines(setup)
    return sorted(name for name in {*ours, *others} if ours.get(name) != others.get(name))


def _short(names: Iterable[str]) -> str:
    return hashlib.blake2b("\n".join(names).encode(), digest_size=4).hexdigest()


def op_name(op: object) -> str:
    """The name of an op, the same in every process. Raises TypeError for one that consists of what has no name."""
    return _name(op, ())


def _name(value: object, within: tuple[int, ...]) -> str:
    """The name of an op or of what it consists of.

    within  what is being named: functions may know each other
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
    if hasattr(value, "__wrapped__"):  # a function whose answers are remembered
        return _name(value.__wrapped__, inside)
    if isinstance(value, FunctionType):
        return _function(value, inside)
    slots = getattr(type(value), "__slots__", None)
    if slots is None:
        raise TypeError(f"an op consists of {type(value).__name__}, which has no name")
    called = getattr(type(value), "called", type(value).__name__)
    return f"{called}({_members(((slot, getattr(value, slot)) for slot in slots), inside)})"


def _function(function: FunctionType, within: tuple[int, ...]) -> str:
    """A function by its name, with what it was given where another function made it."""
    called = function.__qualname__.replace(".<locals>", "")
    if function.__closure__ is None:
        return called
    known = zip(function.__code__.co_freevars, (cell.cell_contents for cell in function.__closure__), strict=True)
    return f"{called}({_members(known, within)})"


def _members(members: Iterable[tuple[str, Any]], within: tuple[int, ...]) -> str:
    return ", ".join(f"{name}={_name(value, within)}" for name, value in sorted(members, key=lambda member: member[0]))
