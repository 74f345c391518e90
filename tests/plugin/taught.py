"""Frog with what one can learn of it: a lesson and a level, written as its author would write them."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from pnrules.session import reference
from pnrules.teaching import levels, tracks
from pnrules.words import rulebooks
from pnwidgets.app import gallery
from tests.plugin.site import EXAMPLE, offer
from tests.plugin.site import LOOKED_UP as OF_GAMES

LOOKED_UP = (
    *OF_GAMES,
    *(rulebooks.has_any, tracks.track, tracks.listed, tracks.taught, levels.of_game, reference.contents, gallery._about),
)
"""What remembers which games are installed, and what there is of them to learn."""

SAMPLE = EXAMPLE / "frog" / "scenarios" / "sample.json"
LEAP, SHORT = ["play", "0", "1#2"], ["play", "3#2", "2#2"]
"""What brings a point from the position of the sample, and something else that one may do."""

LESSON: dict[str, Any] = {
    "seat": 1,
    "teaches": [["Frog", "set-up"], ["Frog", "turn"], ["Frog", "frog"]],
    "beats": [
        {"says": {"en": "A frog hops round a ring of cards.", "fr": "Une grenouille saute autour d’un cercle de cartes."}},
        {
            "says": {"en": "Lay your 0 over the 1 in the fourth place.", "fr": "Posez votre 0 sur le 1 de la quatrième place."},
            "do": {
                "aim": {"answers": [LEAP]},
                "hint": {"en": "The frog comes to the fourth place.", "fr": "La grenouille arrive à la quatrième place."},
                "right": {"en": "The frog has come to a 0.", "fr": "La grenouille est arrivée à un 0."},
                "otherwise": {
                    "says": {"en": "The frog comes to no 0 so.", "fr": "Ainsi, la grenouille n’arrive à aucun 0."},
                    "cite": ["Frog", "frog"],
                },
            },
        },
    ],
}

LEVEL: dict[str, Any] = {
    "seat": 1,
    "task": {"en": "Bring the frog to a 0.", "fr": "Amenez la grenouille sur un 0."},
    "script": [],
    "goal": {
        "after": 0,
        "answer": LEAP,
        "cite": ["Frog", "frog"],
        "says": {"en": "It hops to your 0.", "fr": "Elle saute sur votre 0."},
    },
    "wrong": [
        {
            "after": 0,
            "answer": SHORT,
            "cite": ["Frog", "frog"],
            "says": {"en": "It finds no 0.", "fr": "Elle ne trouve pas de 0."},
        }
    ],
    "hints": [],
}


@contextmanager
def forgetting(site: Path) -> Iterator[None]:
    """Within, what a folder has is installed here and now."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(site)
        _forget(site)
        yield
    _forget(site)


def _forget(site: Path) -> None:
    theirs = {each.name for each in site.iterdir()}
    for name in [each for each in sys.modules if each.partition(".")[0] in theirs]:
        del sys.modules[name]
    for each in LOOKED_UP:
        each.cache_clear()


def taught(site: Path) -> Path:
    """Lays Frog into a folder as if it were installed there, with a lesson and a level. Gives the folder of its package."""
    site.mkdir(parents=True, exist_ok=True)
    offer(site, "frog", "frog = frog.game:GAME")
    package = site / "frog"
    shutil.copytree(EXAMPLE / "frog", package, ignore=shutil.ignore_patterns("__pycache__"))
    for lang, said in (("en", "Leaps"), ("fr", "Bonds")):
        (package / "locales" / lang / "levels.ftl").write_text(f"pack-frog-leaps = {said}\n", encoding="utf-8")
    _write(package, "learn/01-leap", {"en": "The leap", "fr": "Le bond"}, lesson=LESSON)
    _write(package, "levels/1-leaps/01-to-the-0", {"en": "To the 0", "fr": "Jusqu’au 0"}, level=LEVEL)
    return package


def _write(package: Path, name: str, title: dict[str, str], **more: Any) -> None:
    data = json.loads(SAMPLE.read_text(encoding="utf-8"))
    kept = {each: data[each] for each in ("format", "game", "edition", "version", "players", "draws")}
    path = package / "scenarios" / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({**kept, "title": title, "because": [], **more}, ensure_ascii=False), encoding="utf-8")
