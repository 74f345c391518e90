"""The games there are. The kernel names none; this is where it is told."""

from __future__ import annotations

from functools import cache
from typing import Final

from pnrules.kernel.game import Game

NAMES: Final = ("nightmare", "bandwidth")


@cache
def game(name: str) -> Game:
    """The game of that name, imported when it is first asked for. Raises KeyError for a name that is not in NAMES."""
    if name == "nightmare":
        from pnrules.nightmare.game import GAME

        return GAME
    if name == "bandwidth":
        from pnrules.bandwidth.game import GAME as BANDWIDTH

        return BANDWIDTH
    raise KeyError(name)
