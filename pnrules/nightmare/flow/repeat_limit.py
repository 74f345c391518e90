"""Version 1: a loop without gain. The same GOTO or REVERSE PROGRAM is executed three times in a row, then skipped (N-20)."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.copies import KIND
from pnrules.nightmare.table.board import Board
from pnrules.nightmare.table.memory import KEPT, Memory, Repeat
from pnrules.nightmare.table.state import NightmareState

THREE_TIMES: Final = 3
LOOPING: Final = frozenset({"GOTO", "REVERSE PROGRAM"})


def why_passed_over(state: NightmareState, board: Board, memory: Memory, card: str) -> int:
    """How often in a row the card has been executed with everybody's points as they are now, if that forbids another time;
    otherwise 0, as always in version 2. By N-20's other answer, in this exact position."""
    if KIND[card] not in LOOPING or not state.setup.interpretation.dealt:
        return 0
    at = _at(state, board)
    count = next((r.times for r in memory.repeats if r.card == card and r.at == at), 0)
    return count if count >= THREE_TIMES else 0


def executing_again(state: NightmareState, board: Board, memory: Memory, card: str) -> Memory:
    """Note that the card is executed. A change of points restarts the count; a decline does not."""
    if KIND[card] not in LOOPING:
        return memory
    at = _at(state, board)
    count = next((r.times for r in memory.repeats if r.card == card and r.at == at), 0)
    by_position = isinstance(at, Board)
    others = tuple(r for r in memory.repeats if r.card != card or (by_position and r.at != at))
    return memory._replace(repeats=(*others, Repeat(card, at, count + 1))[-KEPT:])


def _at(state: NightmareState, board: Board) -> tuple[int, ...] | Board:
    return board if state.setup.ruling("N-20") == "position" else board.points
