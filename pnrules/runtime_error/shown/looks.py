"""How each suit of Runtime Error is recognised at a glance; the board reads the same file."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from pnrules.kernel.scenery import Look
from pnrules.runtime_error.table.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT

NAMES: Final = {DIAMONDS: "diamonds", CLUBS: "clubs", HEARTS: "hearts", SPADES: "spades"}
"""The suits as texts refer to them."""


@cache
def _looks() -> dict[str, Look]:
    read = json.loads((files("pnrules") / "runtime_error" / "shown" / "looks.json").read_text(encoding="utf-8"))
    return {name: Look(**look) for name, look in read.items()}


def look(card: str | None) -> Look:
    """The look of a card: that of its suit's function; a hidden card has none."""
    return Look() if card is None else _looks()[NAMES[SUIT[card]]]
