"""The games as games of OpenSpiel, and adapters for bots both ways. Importing this registers the games."""

from __future__ import annotations

try:
    import pyspiel  # noqa: F401
except ModuleNotFoundError as error:
    error.add_note("pip install 'pnrules[openspiel]'")
    raise

from pnrules.openspiel.bots import OurBot, their_bot
from pnrules.openspiel.game import LONGEST, SpielGame, SpielState, name, register

register()

__all__ = ["LONGEST", "OurBot", "SpielGame", "SpielState", "name", "their_bot"]
