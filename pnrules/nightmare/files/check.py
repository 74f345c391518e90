"""Validation of a position of Programmer's Nightmare from outside.

The board first, since everything else refers to it; then the routines under way and their registers; then how far the game
has come; then the memory of the run.
"""

from __future__ import annotations

from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.invariants import check_stack
from pnrules.nightmare.files.check_board import check_board
from pnrules.nightmare.files.check_course import check_course
from pnrules.nightmare.files.check_memory import check_memory
from pnrules.nightmare.files.registers import holds, may_lie_on
from pnrules.nightmare.table.state import NightmareState


def check_state(state: NightmareState, place: JsonPath) -> None:
    """Note everything in the position that no play could have reached."""
    before, position = len(place.problems), place.at("position")
    check_board(state, state.board, position.at("board"))
    if len(place.problems) == before:
        check_stack(state, position.at("frames"), may_lie_on, holds)
    if len(place.problems) == before:
        check_course(state, position)
        check_memory(state, place.at("memory"))
