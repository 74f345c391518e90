"""How each card of Battle for Bandwidth is recognised at a glance; the board reads the same file."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from pnrules.bandwidth.table.board import CLOCKWISE, PASS, Card
from pnrules.kernel.scenery import Look


@cache
def _looks() -> dict[str, Look]:
    read = json.loads((files("pnrules") / "bandwidth" / "shown" / "looks.json").read_text(encoding="utf-8"))
    return {name: Look(**look) for name, look in read.items()}


def look(card: Card) -> Look:
    """The look of a kind of card: by what it does."""
    if card.kind == PASS:
        return _looks()[f"pass {'clockwise' if card.way == CLOCKWISE else 'counter-clockwise'}"]
    return _looks()[card.kind]
