"""Battle for Bandwidth in a notebook: what each action would bring, and which cards a deck has."""

from __future__ import annotations

from pnrules import Play
from pnrules.bandwidth.deck import Deck
from pnrules.pages import decks
from pnwidgets.cells.telling import Telling


def tell_plans(play: Play) -> Telling:
    """Every action that may be taken at the head, and what each player would score if the program then ran as it lies."""
    return Telling(decks.tell_plans(play))


def tell_deck(deck: Deck) -> Telling:
    """The cards of a deck as a table."""
    return Telling(decks.tell_deck(deck))
