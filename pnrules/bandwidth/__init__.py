"""Programmer: Battle for Bandwidth by Michael Keller: the rulebook as code. Which cards there are is data: see `decks`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pnrules.bandwidth.positions import Player, position

_LATE: Final = ("Player", "position")
"""Imported on first access: playing a scenario needs none of it."""


def __getattr__(name: str) -> Any:
    if name not in _LATE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("pnrules.bandwidth.positions"), name)


__all__ = ["Player", "position"]
