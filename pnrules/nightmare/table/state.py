"""The state of Programmer's Nightmare: its table, its registers, and its memory of a run."""

from __future__ import annotations

from pnrules.kernel.state import Frame, State
from pnrules.nightmare.table.board import Board, Env
from pnrules.nightmare.table.memory import Memory

NightmareState = State[Board, Env, Memory | None]
NightmareFrame = Frame[Env]

RunningState = State[Board, Env, Memory]
"""The state while a program runs, when there is a memory."""
