"""What there is to be played: each game's levels. The front page and the controls offer it."""

from __future__ import annotations

from functools import cache
from typing import Any

from pnrules import scenario, words


@cache
def levels(name: str) -> list[dict[str, Any]]:
    """A game's levels, each with its name, its title and what is to be done; in the order of their names."""
    found = ((each, scenario.parsed(each)) for each in scenario.of_game(name) if each.startswith(f"{name}/level-"))
    return [
        {
            "name": each,
            "title": {lang: words.said(lang, data["title"]) for lang in words.LANGUAGES},
            "task": {lang: words.said(lang, data["level"]["task"]) for lang in words.LANGUAGES},
        }
        for each, data in found
    ]
