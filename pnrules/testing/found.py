"""Problems of a game: a message of the catalogue, at a place in the game."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.errors import Problem

ERROR: Final = "check-error"
"""The message of an unexpected exception."""


def wrong(place: str, id: str, **args: str | int) -> Problem:
    """A problem at a place; arguments are texts or numbers."""
    params = tuple((name, "number" if isinstance(arg, int) else "text") for name, arg in args.items())
    return Problem(place, id, params, tuple(args.values()))


def error_in(place: str, error: BaseException) -> Problem:
    """The problem of an unexpected exception."""
    return wrong(place, ERROR, error=type(error).__name__, said=str(error)[:200])
