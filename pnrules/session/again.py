"""Restarting a game, with the same deal or a new one."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from pnrules import words
from pnrules.kernel.chance import seeded
from pnrules.kernel.errors import Saying
from pnrules.kernel.state import CHANCE
from pnrules.session.notices import saying

if TYPE_CHECKING:
    from pnrules.showing.play import ShownPlay as Play

SAME: Final = "same"
NEW: Final = "new"
MOST: Final = 1_000_000
"""The highest number of a new deal."""


def ways(play: Play) -> list[str]:
    """How a play can be restarted: with the same deal, and with a new one if chance dealt; not at all if only what one seat saw
    of it is known."""
    if play.seat is not None:
        return []
    return [SAME, NEW] if _is_dealt(play) else [SAME]


def same(play: Play) -> tuple[Play, Saying]:
    """The game from its start, with the same draws; and how it was made, in words."""
    again = type(play)(play.start, chance=play.chance, title=play.title, origin=play.origin, most=play.most)
    return again, saying("board-made-again")


def new(play: Play) -> tuple[Play, Saying]:
    """The game from its start, with a new deal, whose number is in its title; and how it was made, in words."""
    number = random.randrange(1, MOST)
    title = {lang: words.text(lang, "play-title", seed=str(number)) for lang in words.LANGUAGES}
    return type(play)(play.start, chance=seeded(number), title=title, most=play.most), saying("board-made-dealt")


def _is_dealt(play: Play) -> bool:
    """Whether the first question was a draw that was answered, so that the game begins with a deal."""
    asks = (play.state_at(node).ask for node in range(len(play)))
    first = next((ask for ask in asks if ask is not None), None)
    return first is not None and first.who == CHANCE and play.chance is not None
