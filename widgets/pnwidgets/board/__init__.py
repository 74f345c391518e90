"""The board: one anywidget, and what it consists of on the Python side."""

from __future__ import annotations

from pnwidgets.board.widget import Board

__all__ = ["Board"]
