"""Preview pictures for links to pages, one per page and language.

`pnrules.showing.preview` draws them as SVG; since no service shows that, Node converts them to PNG (`widgets/site/previews.mjs`).
`python -m pnwidgets.site.previews FILE` writes that of the front page as SVG, for the README.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import pnrules
from pnrules import games, words
from pnrules.showing.preview import SIZE, preview_svg
from pnwidgets.site.recording import Recorded

__all__ = ["SIZE", "drawn", "front", "made", "name"]

FRONT: Final = "nightmare/sample"
"""The scenario on the front page's picture, which shows its end."""


def name(lang: str, key: str) -> str:
    """The path of a page's picture, relative to the root."""
    return f"previews/{lang}/{key}.png"


def drawn(pages: Iterable[Recorded]) -> Iterator[tuple[str, str]]:
    """Every picture as SVG, with its path."""
    for lang in words.LANGUAGES:
        yield name(lang, "index"), front(lang)
    for page in pages:
        for lang in words.LANGUAGES:
            yield name(lang, page.spec.key), _of_page(page, lang)


def front(lang: str) -> str:
    """The picture of the front page: the end of an example."""
    play = pnrules.load(FRONT)
    called = " · ".join(words.text(lang, f"game-{game}") for game in games.BUILT_IN)
    return preview_svg(words.text(lang, "app-title"), called, play, lang, play.head)


def _of_page(page: Recorded, lang: str) -> str:
    """A page's picture: its first board, as first seen by the reader."""
    board = page.pages[0].boards[0]
    name = board.play.setup.game.name
    game = words.text_or(name, lang, f"game-{name}")
    title = page.spec.title[lang].removesuffix(f" · {game}")
    return preview_svg(title, game, board.play, lang, board.traits["look"]["node"], board.seat)


def made(pictures: Mapping[str, str], widgets: Path, cache: Path, folder: Path) -> None:
    """Write pictures as PNG into a folder.

    pictures  as SVG, by their path in the folder
    widgets   the folder of the front end, with its `node_modules`
    cache     the cache, keyed by their sources; unused ones are removed

    Raises subprocess.CalledProcessError if Node fails.
    """
    ink = hashlib.sha256(b"".join(path.read_bytes() for path in _ink(widgets))).digest()
    kept = {place: cache / f"{hashlib.sha256(ink + svg.encode()).hexdigest()[:32]}.png" for place, svg in pictures.items()}
    cache.mkdir(parents=True, exist_ok=True)
    for old in set(cache.iterdir()) - set(kept.values()):
        old.unlink()
    missing = {path: pictures[place] for place, path in kept.items() if not path.is_file()}
    lines = "".join(json.dumps({"svg": svg, "png": str(path)}) + "\n" for path, svg in missing.items())
    subprocess.run(["node", widgets / "site" / "previews.mjs"], input=lines.encode(), check=True)
    for place, path in kept.items():
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)


def _ink(widgets: Path) -> list[Path]:
    """The files that affect how a picture is converted."""
    scripts = sorted((widgets / "site").glob("*.mjs"))
    return [*scripts, widgets / "package-lock.json"]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(front("en"), encoding="utf-8")
