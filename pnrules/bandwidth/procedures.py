"""The names of the procedures, and the ops in them that other rules continue at."""

from __future__ import annotations

from typing import Final

from pnrules.bandwidth.table.board import Env
from pnrules.bandwidth.table.state import BandwidthFrame
from pnrules.kernel.state import NOBODY, Frame

SETTING_UP: Final = "setting-up"
ROUND: Final = "round"
DRAWING: Final = "drawing"
RUNNING: Final = "running"

ACT, RUN, CLEAN_UP, NEXT_FIRST = range(4)
"""Ops of ROUND."""

FIND_X, STAND, MOVE_ON = range(3)
"""Ops of RUNNING."""

ACTIONS: Final = 2
HAND: Final = 6
"""With so many cards in hand nobody draws; no rule forbids holding more (B-10)."""
DEALT: Final = 4
MOST_ROWS: Final = 2
"""How many rows remain at the end of a round."""


def procedure(code: str, pc: int = 0, actor: int = NOBODY) -> BandwidthFrame:
    """A routine of the rulebook that no card performs."""
    return Frame(code, pc, None, actor, Env())


ACTING: Final = procedure(ROUND, ACT)
ABOUT_TO_RUN: Final = procedure(ROUND, RUN)
STANDING: Final = procedure(RUNNING, STAND)
