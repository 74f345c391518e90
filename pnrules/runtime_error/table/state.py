"""The state of Runtime Error: its table, its registers, and its memory of a demonstration."""

from __future__ import annotations

from pnrules.kernel.state import Frame, State
from pnrules.runtime_error.table.board import Board, Env, Memory, Thought

RuntimeErrorState = State[Board, Env, Memory | Thought | None]
RuntimeErrorFrame = Frame[Env]
