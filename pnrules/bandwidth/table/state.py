"""The state of Battle for Bandwidth: its table and its registers; it remembers nothing."""

from __future__ import annotations

from pnrules.bandwidth.table.board import Board, Env
from pnrules.kernel.state import Frame, State

BandwidthState = State[Board, Env, None]
BandwidthFrame = Frame[Env]
