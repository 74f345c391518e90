"""How each card of Programmer's Nightmare is recognised at a glance; the board reads the same file."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from pnrules.kernel.scenery import Look


@cache
def _looks() -> dict[str, Look]:
    read = json.loads((files("pnrules") / "nightmare" / "shown" / "looks.json").read_text(encoding="utf-8"))
    return {name: Look(**look) for name, look in read.items()}


def look(name: str) -> Look:
    """The look of a kind of card; a face-down card has none."""
    return _looks().get(name, Look())
