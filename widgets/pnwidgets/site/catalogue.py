"""The pages of the site: the notebooks, each with the parameters of its address."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pnrules import words
from pnrules.courses import link
from pnrules.courses.course import Course, titled
from pnrules.files import scenario
from pnrules.games import BUILT_IN
from pnrules.pages.opening import BEGINNINGS
from pnrules.teaching import levels, tracks
from pnrules.training import topics
from pnwidgets.app.folders import COURSE, LEARN, LEVEL, MAKE, NEW_GAME, TRAINER, Folders
from pnwidgets.app.notebooks import load

ByLanguage = Mapping[str, str]


class Spec(NamedTuple):
    """A page.

    game      its game
    key       its name: its address in the folder of its language, without `.html`
    notebook  its notebook in the folder of notebooks
    asked     the parameters of the notebook's address; several for pages with a random choice of recordings
    asks      the parameters that the page's own address may have in addition
    title     its title by language
    about     its description by language
    """

    game: str
    key: str
    notebook: str
    asked: tuple[Mapping[str, str], ...]
    asks: tuple[str, ...]
    title: ByLanguage
    about: ByLanguage


def pages(root: Path, names: Sequence[str], course: Course | None = None) -> Iterator[Spec]:
    """Every page with boards.

    root    the folder of notebooks
    course  the course for which the site is built
    """
    yield from _of_courses(root, course)
    for name in names:
        yield from _of_game(root, name)
        yield from _played(root, name)


def _of_courses(root: Path, found: Course | None) -> Iterator[Spec]:
    """The page that opens a course, and a page for each part of the site's own."""
    title, about = _said(root / COURSE)
    opened = BUILT_IN[0] if found is None else found.parts[0].game
    asked = {} if found is None else {"course": link.packed(found)}
    yield Spec(opened, COURSE.removesuffix(".ipynb"), COURSE, (asked,), ("course", "part"), title, about)
    for number, part in enumerate(found.parts if found is not None else (), 1):
        key = f"course/{number}"
        called = {lang: titled(part, lang) for lang in words.LANGUAGES}
        yield Spec(part.game, key, COURSE, ({**asked, "part": str(number)},), ("part",), called, about)


def _of_game(root: Path, name: str) -> Iterator[Spec]:
    """A game's own pages: its examples, its rules, its lessons, its levels."""
    for path in sorted((root / name).glob("*.ipynb")):
        place = f"{name}/{path.name}"
        yield Spec(name, place.removesuffix(".ipynb"), place, ({},), (), *_said(root / place))
    for app in Folders(root).apps_of(name):
        asks = ("from",) if app == MAKE else ()
        yield _of_app(root, f"{name}/{app.removesuffix('.ipynb')}", app, name, ({"game": name},), asks)
    learn = _said(root / LEARN)
    for lesson in tracks.track(name).names:
        yield Spec(name, lesson, LEARN, ({"game": name, "lesson": lesson},), (), _titled(lesson, name), learn[1])
    for level in levels.of_game(name):
        yield Spec(name, level["name"], LEVEL, ({"level": level["name"]},), (), _titled(level["name"], name), level["task"])


def _played(root: Path, name: str) -> Iterator[Spec]:
    """Exercises about a game, and a new game."""
    if topics.index(name):
        begun = tuple({"game": name, "begin": number} for number in BEGINNINGS)
        yield _of_app(root, f"trainer/{name}", TRAINER, name, begun, ("about", "seed"))
    asks = ("edition", "version", "players", "seed", "seat", "who", "hands")
    yield _of_app(root, f"play/{name}", NEW_GAME, name, ({"game": name},), asks)


def _of_app(root: Path, key: str, app: str, name: str, asked: tuple[Mapping[str, str], ...], asks: tuple[str, ...] = ()) -> Spec:
    """A game's page of a notebook that serves all games."""
    own, about = _said(root / app)
    title = {lang: f"{own[lang]} · {words.text_or(name, lang, f'game-{name}')}" for lang in words.LANGUAGES}
    return Spec(name, key, app, asked, asks, title, about)


def _titled(name: str, game: str) -> ByLanguage:
    """The title of a scenario's page, which includes its game."""
    own = _each(scenario.title_of(name))
    return {lang: f"{own[lang]} · {words.text_or(game, lang, f'game-{game}')}" for lang in words.LANGUAGES}


def _each(text: Any) -> ByLanguage:
    return {lang: words.said(lang, text) for lang in words.LANGUAGES}


def _said(path: Path) -> tuple[ByLanguage, ByLanguage]:
    """A notebook's title and description."""
    notebook = load(path)
    return notebook.called(), notebook.about
