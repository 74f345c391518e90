"""The routines of Runtime Error: what each may lie on, and what its registers hold before each of its ops."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import pairwise
from typing import Any, Final

from pnrules.kernel.invariants import Holds, Under
from pnrules.runtime_error.procedures import (
    DEALING,
    DISCARDING,
    DRAWING,
    EDIT,
    INPUT,
    LOAD,
    LOOP,
    NEXT,
    PASS_ON,
    PULL,
    SCRIPT,
    SHUFFLING,
    TURN,
)
from pnrules.runtime_error.table.board import satisfied
from pnrules.runtime_error.table.cards import in_order
from pnrules.runtime_error.table.state import RuntimeErrorFrame, RuntimeErrorState

DISCARD, TURN_UP = range(2)
"""Ops of DISCARDING."""

DRAW: Final = 1
"""The op of DRAWING that draws, if there is something to draw."""

LIES_ON: Final[Mapping[str, tuple[Under, ...]]] = {
    TURN: (None,),
    DEALING: ((TURN, SCRIPT),),
    INPUT: ((TURN, PASS_ON),),
    DISCARDING: ((DRAWING, 0), (INPUT, NEXT)),
    DRAWING: ((TURN, PASS_ON), (INPUT, PULL), (INPUT, LOOP), (DISCARDING, DISCARD)),  # a LOAD's, on what comes after it
    SHUFFLING: (
        *((TURN, PASS_ON), (DRAWING, 0), (DISCARDING, DISCARD), (DISCARDING, TURN_UP)),
        *((INPUT, op) for op in (LOAD, PULL, LOOP, NEXT)),
    ),
}


def may_lie_on(frame: RuntimeErrorFrame) -> Collection[Under]:
    """What a routine may lie on."""
    return LIES_ON[frame.code]


def whose_turn(state: RuntimeErrorState, depth: int, value: object) -> bool:
    """The player on turn: nobody else acts."""
    return bool(value == state.board.turn)


def what_the_input_satisfies(state: RuntimeErrorState, depth: int, value: object) -> bool:
    """The functions that the input satisfies now."""
    return bool(value) and value == satisfied(state.board)


def what_the_input_satisfies_if_anything(state: RuntimeErrorState, depth: int, value: object) -> bool:
    """The same; there may be none."""
    return bool(value == satisfied(state.board))


def what_it_satisfied(state: RuntimeErrorState, depth: int, value: Any) -> bool:
    """The functions that the input satisfied before it left: those of the player who played it."""
    board = state.board
    mine = {statement.function for statement in board.statements[board.turn - 1]}
    return set(value) <= mine and value == in_order(set(value))


def round_the_table(state: RuntimeErrorState, depth: int, value: Any) -> bool:
    """The seats that are still to be dealt a card: clockwise, ending with the seat before the first player."""
    count, last = len(state.setup.players), (state.board.turn - 2) % len(state.setup.players) + 1
    seats = range(1, count + 1)
    return value[-1] == last and value[0] in seats and all(after == before % count + 1 for before, after in pairwise(value))


_FUNCTION: Final[Mapping[str, Holds]] = {"actor": whose_turn, "satisfied": what_the_input_satisfies}
REGISTERS: Final[Mapping[tuple[str, int], Mapping[str, Holds]]] = {
    (DEALING, 0): {"seats": round_the_table},
    **{(INPUT, op): _FUNCTION for op in (EDIT, LOAD, PULL, LOOP)},
    (INPUT, NEXT): {"actor": whose_turn},
    (DISCARDING, DISCARD): {"actor": whose_turn, "satisfied": what_the_input_satisfies_if_anything},
    (DISCARDING, TURN_UP): {"actor": whose_turn, "satisfied": what_it_satisfied},
    (DRAWING, 0): {"actor": whose_turn},
    (DRAWING, DRAW): {"actor": whose_turn},
}


def holds(frame: RuntimeErrorFrame) -> Mapping[str, Holds]:
    """What the registers of a routine before this op may hold, and its actor."""
    return REGISTERS.get((frame.code, frame.pc), {})
