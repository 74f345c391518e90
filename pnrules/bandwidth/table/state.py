"""The state of Battle for Bandwidth: its table and its registers; it has no memory."""

from __future__ import annotations

from pnrules.bandwidth.table.board import Board, Env
from pnrules.kernel.state import Frame, State

BandwidthState = State[Board, Env, None]
BandwidthFrame = Frame[Env]
