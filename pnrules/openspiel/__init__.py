"""The games as games of OpenSpiel, and bots of either as bots of the other. To import this registers them."""

from __future__ import annotations

from pnrules.openspiel.bots import OurBot, their_bot
from pnrules.openspiel.game import LONGEST, SpielGame, SpielState, name, register

register()

__all__ = ["LONGEST", "OurBot", "SpielGame", "SpielState", "name", "their_bot"]
