"""Programmer's Nightmare by Tom Jolly: the rulebook as code. Cards in `cards`, what they do in `effects`, the rest by chapter."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pnrules.nightmare.positions import Card, Player, position

_LATE: Final = ("Card", "Player", "position")
"""Imported on first access: playing a scenario needs none of it."""


def __getattr__(name: str) -> Any:
    if name not in _LATE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("pnrules.nightmare.positions"), name)


__all__ = ["Card", "Player", "position"]
