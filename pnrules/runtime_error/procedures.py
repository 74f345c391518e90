"""The names of the procedures, and the ops in them that other rules continue at."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.state import NOBODY, Frame, next_state
from pnrules.runtime_error.table.board import Board, Env, satisfied
from pnrules.runtime_error.table.state import RuntimeErrorFrame, RuntimeErrorState

DEALING: Final = "dealing"
TURN: Final = "turn"
INPUT: Final = "input"
DISCARDING: Final = "discarding"
DRAWING: Final = "drawing"
SHUFFLING: Final = "shuffling"

SCRIPT, TEST, PASS_ON = range(3)
"""Ops of TURN."""

EDIT, LOAD, PULL, LOOP, NEXT = range(5)
"""Ops of INPUT: the functions in the order in which they are executed, then the next input."""


def begins(name: str, actor: int = NOBODY, env: Env | None = None) -> RuntimeErrorFrame:
    """A procedure at its first op."""
    return Frame(name, 0, None, actor, env or Env())


def ending(board: Board) -> tuple[RuntimeErrorFrame, ...]:
    """The end of the current turn: the input is discarded, if there is one, then a card is drawn, then the turn passes.

    The functions that the input satisfies are kept until it has gone, since the board shows them.
    """
    passing = Frame(TURN, PASS_ON, None, NOBODY, Env())
    drawing = begins(DRAWING, board.turn)
    if board.input is None:
        return passing, drawing
    return passing, drawing, begins(DISCARDING, board.turn, Env(satisfied(board)))


def settled(state: RuntimeErrorState) -> RuntimeErrorState:
    """The state with the discards shuffled next, if the deck may not stay empty (R-01's other answer)."""
    board = state.board
    if board.deck or not board.discards or not state.setup.interpretation.at_once:
        return state
    return next_state(state, board, (*state.frames, begins(SHUFFLING)), None, state.memory)
