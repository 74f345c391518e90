"""The same game once more: from where it began, as it was dealt or dealt anew."""

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
"""A new deal has a number up to this one."""


def ways(play: Play) -> list[str]:
    """How a play can be begun again: with the same deal in any case; with a new one where chance has dealt."""
    return [SAME, NEW] if _is_dealt(play) else [SAME]


def same(play: Play) -> tuple[Play, Saying]:
    """The game from its start, where chance answers as it did; and how that came to be, in words."""
    again = type(play)(play.start, chance=play.chance, title=play.title, origin=play.origin, most=play.most)
    return again, saying("board-made-again")


def new(play: Play) -> tuple[Play, Saying]:
    """The game from its start, dealt by another number, which its title says; and how that came to be, in words."""
    number = random.randrange(1, MOST)
    title = {lang: words.text(lang, "play-title", seed=str(number)) for lang in words.LANGUAGES}
    return type(play)(play.start, chance=seeded(number), title=title, most=play.most), saying("board-made-dealt")


def _is_dealt(play: Play) -> bool:
    """Whether what was asked first was asked of chance, which had an answer: a game then begins with its deal."""
    asks = (play.state_at(node).ask for node in range(len(play)))
    first = next((ask for ask in asks if ask is not None), None)
    return first is not None and first.who == CHANCE and play.chance is not None
