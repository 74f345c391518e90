"""The games there are. The kernel names none; this is where it is told."""

from __future__ import annotations

from functools import cache
from typing import Final

from pnrules.kernel.game import AnyGame

NAMES: Final = ("nightmare", "bandwidth", "runtime_error")


@cache
def game(name: str) -> AnyGame:
    """The game of that name, imported when it is first asked for. Raises KeyError for a name that is not in NAMES."""
    if name == "nightmare":
        from pnrules.nightmare.game import GAME

        return GAME
    if name == "bandwidth":
        from pnrules.bandwidth.game import GAME as BANDWIDTH

        return BANDWIDTH
    if name == "runtime_error":
        from pnrules.runtime_error.game import GAME as RUNTIME_ERROR

        return RUNTIME_ERROR
    raise KeyError(name)
