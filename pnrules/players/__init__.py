"""Opponents: bots as functions of a view, from random play to search; hints; the turning points of a play."""

from __future__ import annotations

from pnrules.players.bots import NAMES, Bot, bot, offered
from pnrules.players.matches import Played, Standing, match, standing
from pnrules.players.reasons import Explained, explaining
from pnrules.players.search import Thought, Weighed, thinking
from pnrules.players.turning import Turn, looking_back, turning_points
from pnrules.players.variations import Variation

__all__ = [
    "NAMES",
    "Bot",
    "Explained",
    "Played",
    "Standing",
    "Thought",
    "Turn",
    "Variation",
    "Weighed",
    "bot",
    "explaining",
    "looking_back",
    "match",
    "offered",
    "standing",
    "thinking",
    "turning_points",
]
