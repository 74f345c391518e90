"""The board in the notebook, the controls around it, and the apps.

>>> from pnwidgets import explore
>>> explore("nightmare/sample")
"""

from __future__ import annotations

from pnwidgets.board import Board
from pnwidgets.explore import Explorer, explore
from pnwidgets.language import PAGE
from pnwidgets.predicting import predict
from pnwidgets.telling import tell, tell_last, tell_loop, tell_problems, tell_refusal, tell_run

__all__ = [
    "PAGE",
    "Board",
    "Explorer",
    "explore",
    "predict",
    "tell",
    "tell_last",
    "tell_loop",
    "tell_problems",
    "tell_refusal",
    "tell_run",
]
