"""What the pages of the apps say around the notebooks: titles, the list of notebooks, and their words in the reader's language.

Voila calls `prepare` before it runs a notebook, and `page_config` for every page, the list of notebooks included.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pnrules import words
from pnrules.players.opponents import OPPONENTS
from pnwidgets.app import gallery

WORDS = (
    "app-name",
    "app-title",
    "app-pitch",
    "app-lead",
    "app-loading",
    "app-loading-detail",
    "app-no-script",
    "app-all",
    "app-none",
    "app-lost",
    "app-lost-again",
    "app-unreachable",
    "app-reload",
    "app-failed",
    "app-no-cookies",
    "app-full",
    "app-queue",
)
"""What every page says, by its message."""

GALLERY_WORDS = (
    "board-company",
    "board-company-alone",
    "board-company-people",
    "board-ending-lost",
    "board-ending-shared",
    "board-ending-won",
    "board-games",
    "board-games-against",
    "board-games-one",
    "board-games-review",
    "board-games-review-it",
    "board-games-won",
    *(f"board-opponent-{each.name}" for each in OPPONENTS),
    "credits-ours",
    "gallery-cards",
    "gallery-damaged",
    "gallery-easiest",
    "gallery-edition",
    "gallery-first-card",
    "gallery-forget",
    "gallery-forget-it",
    "gallery-go-on",
    "gallery-go-on-with",
    "gallery-how-many",
    "gallery-kept",
    "gallery-kept-note",
    "gallery-kept-place",
    "gallery-knows",
    "gallery-learn",
    "gallery-learn-go-on",
    "gallery-learn-note",
    "gallery-learn-over",
    "gallery-learn-start",
    "gallery-learnt",
    "level-solved-of",
    "gallery-more",
    "gallery-no-page",
    "gallery-others",
    "gallery-parts",
    "gallery-play",
    "gallery-play-note",
    "gallery-practise",
    "gallery-practise-note",
    "gallery-rules",
    "gallery-rules-of",
    "gallery-seed",
    "gallery-site",
    "gallery-site-note",
    "gallery-start",
    "gallery-train",
    "gallery-version",
    "lesson-meet",
    "progress-broken",
    "progress-elsewhere",
    "progress-file-broken",
    "progress-file-newer",
    "progress-full",
    "progress-load",
    "progress-loaded",
    "progress-newer",
    "progress-save",
    "progress-unkept",
)
"""What the front page says besides."""

OPEN = ("what", "place", "last", "title", "done", "all", "origin", "most", "before", "game", "who", "day", "won", "of")
"""Variables that the page's script fills in: it finds them as {what}."""

STAYS = frozenset({"no-output", "in-place"})
"""Tags of a code cell with which a page does not begin."""


def prepare(request: Any, notebook: Any, cwd: str) -> None:
    """Voila's prelaunch hook: the page begins with its board, if its first code shows one."""
    notebook.cells = board_first(notebook.cells)


def language(notebook: Mapping[str, Any], reader: str) -> str:
    """The language of a notebook's page: the reader's, if its prose is tagged so cell by cell; else its own."""
    tags = {tag for cell in notebook["cells"] for tag in cell["metadata"].get("tags", [])}
    own = notebook["metadata"].get("pnrules", {}).get("lang", "en")
    return reader if f"lang-{reader}" in tags else str(own)


def board_first(cells: list[Any]) -> list[Any]:
    """The cells of a page: the board that its first code cell shows comes before the prose that leads up to it.

    Prose is not run, so the order in which code runs stays the same. A notebook whose first code cell shows nothing, or something
    that is read in its place, keeps its own order.
    """
    first = next((place for place, cell in enumerate(cells) if cell["cell_type"] == "code"), None)
    if first is None or not STAYS.isdisjoint(cells[first]["metadata"].get("tags", [])):
        return cells
    return [cells[first], *cells[:first], *cells[first + 1 :]]


def page_config(
    config: dict[str, Any], base_url: str, settings: Any, log: Any, voila_configuration: Any, notebook_path: Any, site: str = ""
) -> dict[str, Any]:
    """Voila's page config hook. `site` is where the front page says that the same pages are without a server."""
    # Inside a Jupyter server, pages would otherwise fetch MathJax from another machine.
    config["fullMathjaxUrl"] = config["mathjaxConfig"] = None
    config["pnWords"] = {lang: {id: opened(lang, id) for id in WORDS} for lang in words.LANGUAGES}
    root = Path(settings["contents_manager"].root_dir)
    config["pnRules"] = gallery.with_rules(root)
    if not str(notebook_path or "").endswith(".ipynb"):
        for lang, said in config["pnWords"].items():
            said.update({id: opened(lang, id) for id in GALLERY_WORDS})
        config["pnGallery"] = {**gallery.shown(root, listing(root)), "site": f"{site.rstrip('/')}/" if site else ""}
    return config


def opened(lang: str, id: str) -> str:
    """A message whose variables the page's script fills in."""
    return words.text(lang, id, **{name: f"{{{name}}}" for name in OPEN})


def listing(root: Path) -> list[dict[str, Any]]:
    """Every notebook under `root`: its path, its titles and what it is about, by language; as they want to be ordered."""
    entries: list[tuple[Any, dict[str, Any]]] = []
    for path in sorted(root.rglob("*.ipynb")):
        place = path.relative_to(root)
        if any(part.startswith(".") for part in place.parts):
            continue
        notebook = json.loads(path.read_text(encoding="utf-8"))
        ours = notebook.get("metadata", {}).get("pnrules", {})
        entry = {"path": place.as_posix(), "title": title(notebook, place.stem), "about": _by_language(ours.get("about", {}))}
        entries.append((_order(ours), entry))
    return [entry for _, entry in sorted(entries, key=lambda each: each[0])]


def _order(ours: Mapping[str, Any]) -> float:
    """Where a notebook wants to stand in its folder; after all others, if it does not say."""
    order = ours.get("order")
    return order if isinstance(order, int) else math.inf


def title(notebook: Mapping[str, Any], otherwise: str = "pnrules") -> dict[str, str]:
    """A notebook's title in each language: from its metadata, else its first heading."""
    given = notebook.get("metadata", {}).get("pnrules", {}).get("title")
    if given:
        return _by_language(given)
    for cell in notebook.get("cells", []):
        source = cell.get("source", "")
        text = source if isinstance(source, str) else "".join(source)
        heading = re.search(r"^# +(.+)$", text, flags=re.MULTILINE) if cell.get("cell_type") == "markdown" else None
        if heading:
            return dict.fromkeys(words.LANGUAGES, heading[1].strip())
    return dict.fromkeys(words.LANGUAGES, otherwise)


def _by_language(text: Any) -> dict[str, str]:
    if not isinstance(text, Mapping):
        return dict.fromkeys(words.LANGUAGES, str(text))
    first = next(iter(text.values()), "")
    return {lang: str(text.get(lang, text.get("en", first))) for lang in words.LANGUAGES}
