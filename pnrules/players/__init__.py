"""Opponents: bots are functions of a view, from one that plays at random to one that searches; hints; what a play turned on."""

from __future__ import annotations

from pnrules.players.bots import NAMES, Bot, bot, offered
from pnrules.players.search import Thought, Weighed, thinking

__all__ = ["NAMES", "Bot", "Thought", "Weighed", "bot", "offered", "thinking"]
