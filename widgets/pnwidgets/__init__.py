"""The board in the notebook, the controls around it, and the apps.

>>> from pnwidgets import explore
>>> explore("nightmare/sample")
"""

from __future__ import annotations

from pnwidgets.board import Board
from pnwidgets.explore import Explorer, explore

__all__ = ["Board", "Explorer", "explore"]
