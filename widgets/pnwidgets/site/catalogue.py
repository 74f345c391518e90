"""Which pages the site has: the notebooks, each with what its address would ask for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from pnrules import games, words
from pnrules.files import scenario
from pnrules.pages.opening import BEGINNINGS
from pnrules.teaching import levels, tracks
from pnwidgets.app.gallery import LEARN, LEVEL, NEW_GAME, TRAINER
from pnwidgets.app.notebooks import load

ByLanguage = Mapping[str, str]


class Spec(NamedTuple):
    """A page.

    key       its name: its address beneath the folder of its language, without `.html`
    notebook  the notebook whose page it is, beneath the folder of notebooks
    asked     what the notebook's address would ask for; several, where chance chooses among recordings
    asks      what the page's own address may ask for besides
    title     what it is called, by language
    about     what it is about, by language
    """

    key: str
    notebook: str
    asked: tuple[Mapping[str, str], ...]
    asks: tuple[str, ...]
    title: ByLanguage
    about: ByLanguage


def pages(root: Path) -> Iterator[Spec]:
    """Every page with boards.

    root  the folder of notebooks
    """
    for name in games.BUILT_IN:
        yield from _of_game(root, name)
        yield from _played(root, name)


def _of_game(root: Path, name: str) -> Iterator[Spec]:
    """A game's own pages: its examples, its rules, its lessons, its levels."""
    for path in sorted((root / name).glob("*.ipynb")):
        place = f"{name}/{path.name}"
        yield Spec(place.removesuffix(".ipynb"), place, ({},), (), *_said(root / place))
    learn = _said(root / name / LEARN)
    for lesson in tracks.track(name).names:
        yield Spec(lesson, f"{name}/{LEARN}", ({"lesson": lesson},), (), _titled(lesson, name), learn[1])
    for level in levels.of_game(name):
        yield Spec(level["name"], LEVEL, ({"level": level["name"]},), (), _titled(level["name"], name), level["task"])


def _played(root: Path, name: str) -> Iterator[Spec]:
    """Exercises about a game, and a new game."""
    called = {lang: words.text(lang, f"game-{name}") for lang in words.LANGUAGES}
    begun = tuple({"game": name, "begin": number} for number in BEGINNINGS)
    for key, notebook, asked, asks in (
        (f"trainer/{name}", TRAINER, begun, ("about", "seed")),
        (f"play/{name}", NEW_GAME, ({"game": name},), ("edition", "version", "players", "seed", "seat", "who", "hands")),
    ):
        own, about = _said(root / notebook)
        yield Spec(key, notebook, asked, asks, {lang: f"{own[lang]} · {called[lang]}" for lang in words.LANGUAGES}, about)


def _titled(name: str, game: str) -> ByLanguage:
    """What a scenario is called, with its game."""
    own = _each(scenario.title_of(name))
    return {lang: f"{own[lang]} · {words.text(lang, f'game-{game}')}" for lang in words.LANGUAGES}


def _each(text: Any) -> ByLanguage:
    return {lang: words.said(lang, text) for lang in words.LANGUAGES}


def _said(path: Path) -> tuple[ByLanguage, ByLanguage]:
    """A notebook's titles and what it is about."""
    notebook = load(path)
    return notebook.called(), notebook.about
