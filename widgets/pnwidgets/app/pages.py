"""The text of the apps' pages around the notebooks: titles, the list of notebooks, and labels, in the reader's language.

Voila calls `prepare` before it runs a notebook, and `page_config` for every page, the list of notebooks included.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pnrules import words
from pnrules.pages import opening
from pnrules.players.opponents import OPPONENTS
from pnwidgets.app import gallery
from pnwidgets.app.folders import Folders
from pnwidgets.app.notebooks import board_first, cell

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
"""The messages of every page."""

GALLERY_WORDS = (
    "board-company",
    "board-company-alone",
    "board-company-people",
    "board-ending-lost",
    "board-ending-shared",
    "board-ending-won",
    "board-games",
    "board-games-against",
    "board-games-all",
    "board-games-one",
    "board-games-review",
    "board-games-review-it",
    "board-games-won",
    *(f"board-opponent-{each.name}" for each in OPPONENTS),
    "course-done-of",
    "credits-ours",
    "gallery-course",
    "gallery-course-note",
    "gallery-course-over",
    "gallery-course-start",
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
    "gallery-make",
    "gallery-more",
    "gallery-no-page",
    "gallery-laboratory",
    "gallery-others",
    "gallery-parts",
    "gallery-play",
    "gallery-play-note",
    "gallery-practise",
    "gallery-practise-note",
    "gallery-question",
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
    "train-streak",
    "train-today",
)
"""Further messages of the front page."""

OPEN = (
    "what",
    "place",
    "last",
    "title",
    "done",
    "all",
    "origin",
    "most",
    "before",
    "game",
    "who",
    "day",
    "won",
    "of",
    "count",
    "goal",
    "days",
)
"""Variables that the page's script fills in. They stay in the text, as {what}."""


def prepare(request: Any, notebook: Any, cwd: str) -> None:
    """Voila's prelaunch hook: the page begins with its board if its first code cell shows one."""
    notebook.cells = board_first(notebook.cells, list(map(cell, notebook.cells)))


def page_config(
    config: dict[str, Any], base_url: str, settings: Any, log: Any, voila_configuration: Any, notebook_path: Any, site: str = ""
) -> dict[str, Any]:
    """Voila's page config hook. `site` is the address of the site without a server, linked on the front page."""
    # Inside a Jupyter server, pages would otherwise fetch MathJax from another machine.
    config["fullMathjaxUrl"] = config["mathjaxConfig"] = None
    config["pnWords"] = {lang: {id: opened(lang, id) for id in WORDS} for lang in words.LANGUAGES}
    folders = of_server(settings)
    config["pnRules"] = gallery.with_rules(folders)
    if not str(notebook_path or "").endswith(".ipynb"):
        for lang, said in config["pnWords"].items():
            said.update({id: opened(lang, id) for id in GALLERY_WORDS})
        config["pnGallery"] = {
            **gallery.shown(folders, course=opening.host_course()),
            "site": f"{site.rstrip('/')}/" if site else "",
        }
    return config


def of_server(settings: Any) -> Folders:
    """The folders that a server serves: those in its settings, or its own root folder for a Jupyter server that is not ours."""
    return settings.get("folders") or Folders(Path(settings["contents_manager"].root_dir))


def opened(lang: str, id: str) -> str:
    """A message whose variables are left for the page's script."""
    return words.text(lang, id, **{name: f"{{{name}}}" for name in OPEN})
