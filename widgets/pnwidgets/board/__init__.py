"""The board: one anywidget, and its Python side."""

from __future__ import annotations

from pnwidgets.board.widget import Board

__all__ = ["Board"]
