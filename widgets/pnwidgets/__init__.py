"""The board in the notebook, the controls around it, and the apps.

>>> from pnwidgets import explore
>>> explore("nightmare/sample")
"""

from __future__ import annotations

from pnwidgets.beginning import NewGame, OwnCards, new_game, own_cards
from pnwidgets.board import Board
from pnwidgets.claiming import Evidence, Guess, Threshold, clubs_and_spades, tell_verdict
from pnwidgets.dealing import Table, table
from pnwidgets.explore import Explorer, explore
from pnwidgets.language import PAGE
from pnwidgets.levelling import LevelPage, level
from pnwidgets.planning import tell_deck, tell_plans
from pnwidgets.predicting import predict
from pnwidgets.telling import tell, tell_last, tell_loop, tell_problems, tell_refusal, tell_run

__all__ = [
    "PAGE",
    "Board",
    "Evidence",
    "Explorer",
    "Guess",
    "LevelPage",
    "NewGame",
    "OwnCards",
    "Table",
    "Threshold",
    "clubs_and_spades",
    "explore",
    "level",
    "new_game",
    "own_cards",
    "predict",
    "table",
    "tell",
    "tell_deck",
    "tell_last",
    "tell_loop",
    "tell_plans",
    "tell_problems",
    "tell_refusal",
    "tell_run",
    "tell_verdict",
]
