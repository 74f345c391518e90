"""Packages that offer games, as if they were installed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pnrules import games, words
from pnrules.files import index
from pnrules.games import GROUP
from pnrules.words import rulebooks

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
EXAMPLE = EXAMPLES / "frog"
"""The package of Frog, a small game that is not ours."""
KALAH = EXAMPLES / "kalah"
"""The package of Kalah, another one: a board, nothing hidden, no chance."""


LOOKED_UP = (
    games.installed,
    games._offered,
    games.works,
    words.installed_sources,
    words.game_text,
    rulebooks.entries,
    index.build,
)
"""What remembers which games are installed."""


@contextmanager
def installed(*folders: Path) -> Iterator[None]:
    """Packages in these folders are installed here and now, and nothing is left of them afterwards."""
    before = set(sys.modules)
    with pytest.MonkeyPatch.context() as patch:
        for folder in folders:
            patch.syspath_prepend(folder)
        for each in LOOKED_UP:
            each.cache_clear()
        yield
    for each in LOOKED_UP:
        each.cache_clear()
    for name in set(sys.modules) - before:
        if any(str(getattr(sys.modules[name], "__file__", None)).startswith(str(folder)) for folder in folders):
            del sys.modules[name]


def offer(site: Path, package: str, entry: str) -> None:
    """Makes it look as if a package were installed in a folder that offers a game."""
    info = site / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{entry}\n", encoding="utf-8")


def python(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A fresh interpreter that has a folder on its path, and those of the examples."""
    path = os.pathsep.join([str(site), str(EXAMPLE), str(KALAH), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run([sys.executable, *arguments], env=env, capture_output=True, encoding="utf-8", check=False)
