"""The names of the procedures, the ops in them that other rules continue at, and the end of a run."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.state import NOBODY, Frame, next_state
from pnrules.nightmare.table.bits import inner_at_rest
from pnrules.nightmare.table.board import Board, Env, Run, clockwise, with_instruction, with_pc, with_run, with_table
from pnrules.nightmare.table.memory import resting
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

BUILDING: Final = "building"
RUNNING: Final = "running"
MOMENT: Final = "moment"
LONE_LOOP: Final = "lone-loop"
IDLE_LAP: Final = "idle-lap"
NOBODY_AHEAD: Final = "nobody-ahead"

FULL: Final = 20
"""With so many cards, the program runs by itself to the end (N-52)."""

DEALING: Final = "dealing"
CLAIMING: Final = "claiming"
DEALT: Final = "dealt"
SKIP_MOMENT: Final = "skip-moment"
ROLL_CALL: Final = "roll-call"

TURN, DRAW, PASS_ON, INSERT_DRAW, INSERT_PLACE = range(5)
"""Ops of BUILDING."""

ARRIVE, STAND, DECIDE, NEXT, STOP, CHOOSE, REST = range(7)
"""Ops of RUNNING."""


RUN_FRAME: Final = 1
"""The index of the run in the stack: just above the routine that started it. Instructions are performed on top."""


def _run_at(op: int, actor: int = NOBODY) -> NightmareFrame:
    return Frame(RUNNING, op, None, actor, Env())


# The only register of a run is whose bit acts, so it has few frames, and equal boards on arrival are equal positions.
ARRIVING: Final = _run_at(ARRIVE)
STANDING: Final = _run_at(STAND)
GOING_ON: Final = _run_at(NEXT)
STOPPING: Final = _run_at(STOP)
RESTING: Final = _run_at(REST)
DECIDING: Final = tuple(_run_at(DECIDE, seat) for seat in range(7))
"""By seat: the owner of the bit that acts; 0 for an OVERSIGHT without bits."""
CHOOSING: Final = tuple(_run_at(CHOOSE, seat) for seat in range(7))
"""By seat, after the moment to skip."""


def stop_run(state: NightmareState, board: Board, pc: int | None = None) -> NightmareState:
    """The run is over; building continues from whoever played RUN (N-51).

    pc  where the program counter is put; by default it stays where it is

    If the runner is out, it continues with the next player clockwise still in (N-50); if nobody played RUN, with the next one.
    """
    run = board.run
    first = run.runner or board.table.turn % len(board.points) + 1
    board = with_run(board, Run(runner=run.runner or None, final=run.final and run.runner != NOBODY))
    table = board.table
    discards = table.discards if table.shown is None else (*table.discards, table.shown)
    board = with_table(board, table._replace(turn=clockwise(board, first)[0], discards=discards, shown=None))
    board = inner_at_rest(board)
    if board.row and board.row[board.pc].due:  # a new run is a new arrival
        board = with_instruction(board, board.pc, board.row[board.pc]._replace(due=()))
    if pc is not None:
        board = with_pc(board, pc)
    return next_state(state, board, (Frame(BUILDING, TURN, None, NOBODY, Env()),), None, resting(state.memory))
