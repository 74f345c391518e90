"""The available games: built-in ones, and those of installed packages.

A game of another package is an entry point of the group `pnrules.games`: its name, and where its `Game` is. They are looked up
lazily, on the first request for a game that is not built in, or for all games. Names in files and links are only compared with
what is installed; they never cause anything else to be loaded.
"""

from __future__ import annotations

import copyreg
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, NamedTuple

from pnrules.kernel.citations import slug
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.validation import JsonPath, one_line
from pnrules.kernel.game import AnyGame, Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "pnrules.games"
BUILT_IN: Final = ("nightmare", "bandwidth", "runtime_error")
"""The names of the built-in games: each is the package of that name, and its `Game` is `GAME` in the module `game`."""

FIT: Final = re.compile("[a-z][a-z0-9_]*")
"""The form of a game's name, which is part of the names of messages and scenarios."""


class Installed(NamedTuple):
    """The games of installed packages.

    games     by name
    packages  where the texts and scenarios of each are
    problems  what was left out, and why
    """

    games: Mapping[str, AnyGame]
    packages: Mapping[str, str]
    problems: tuple[Problem, ...]


def game(name: str) -> AnyGame:
    """The game of that name, imported on first use. Raises KeyError for an unknown name."""
    found = _built_in(name) if name in BUILT_IN else installed().games[name]
    copyreg.pickle(type(found), _by_name)
    return found


def _by_name(found: AnyGame) -> tuple[Callable[[str], AnyGame], tuple[str]]:
    """A game is pickled by name, so that unpickling gives the installed one."""
    return game, (found.name,)


@cache
def _built_in(name: str) -> AnyGame:
    found: AnyGame = import_module(f"pnrules.{name}.game").GAME
    return found


def names() -> tuple[str, ...]:
    """The names of all games, built-in ones first."""
    return (*BUILT_IN, *installed().games)


def is_game(name: object) -> bool:
    """Whether there is a game of this name. A package is only loaded if it offers that name."""
    return name in BUILT_IN or (name in _offered_names() and name in installed().games)


def named(place: JsonPath, name: object) -> AnyGame | None:
    """The game that a file names at this place; None, with a problem noted, if there is no such game."""
    if isinstance(name, str) and is_game(name):
        return game(name)
    if isinstance(name, str):
        params = (("game", "text"), ("close", "close"))
        place.report("problem-no-such-game", params, one_line(name), place.close(name, (*BUILT_IN, *_offered_names())))
    else:
        place.expected("text", name)
    return None


def folder(name: str) -> Traversable:
    """The folder with the texts and scenarios of a game. That of a built-in game is found without importing it."""
    return files("pnrules") / name if name in BUILT_IN else files(installed().packages[name])


@cache
def works() -> Mapping[str, str]:
    """The names of all rulebooks in citations, by their names in message ids: `re` is `RE`. Imports every game."""
    return {slug(work): work for name in names() for work in game(name).works.values()}


# --- those of other packages ------------------------------------------------------------------------------------------


class Offers(NamedTuple):
    """The entry points of other packages, in a fixed order, and problems with reading them."""

    entries: tuple[EntryPoint, ...]
    problems: tuple[Problem, ...]


@cache
def _offered() -> Offers:
    """Takes 20 ms: as much as all of `import pnrules`."""
    from importlib.metadata import entry_points

    problems: list[Problem] = []
    try:
        found: Iterable[EntryPoint] = entry_points(group=GROUP)
    except Exception:  # one broken package makes the whole lookup fail
        found = _asked_one_by_one(problems)
    return Offers(tuple(sorted(found, key=lambda entry: (entry.name, entry.value))), tuple(problems))


def _asked_one_by_one(problems: list[Problem]) -> list[EntryPoint]:
    """The entry points, package by package; broken packages are added to `problems`."""
    from importlib.metadata import distributions

    found: list[EntryPoint] = []
    for package in distributions():
        try:
            found += package.entry_points.select(group=GROUP)
        except Exception as error:
            _report_broken(JsonPath(one_line(str(package.name)), problems), error)
    return found


def _offered_names() -> tuple[str, ...]:
    return tuple(entry.name for entry in _offered().entries)


@cache
def installed() -> Installed:
    """The games of other packages, without those that cannot be loaded, or conflict with another."""
    found: dict[str, AnyGame] = {}
    packages: dict[str, str] = {}
    problems = list(_offered().problems)
    for entry in _offered().entries:
        place = JsonPath(f"{entry.name} = {entry.value}", problems)
        try:
            offered = _loaded(entry)
            _check(place, entry.name, offered, found)
            package = _package(entry)
        except BadInput:
            continue
        except (Exception, SystemExit) as error:  # whatever is wrong with one package, the other games stay available
            _report_broken(place, error)
            continue
        found[entry.name] = offered
        packages[entry.name] = package
    return Installed(found, packages, tuple(problems))


def _report_broken(place: JsonPath, error: BaseException) -> None:
    place.report("cli-game-broken", (("error", "text"),), one_line(f"{type(error).__name__}: {error}"))


def _loaded(entry: EntryPoint) -> AnyGame:
    """Raises TypeError for anything but a game, and AttributeError for a game that lacks required members."""
    found = entry.load()
    if not isinstance(found, Game):
        raise TypeError(f"{entry.value} is no Game")
    if not (found.works and found.seats and found.types):
        raise TypeError(f"{entry.value} has no rulebook, no seats or no types")
    return found


def _package(entry: EntryPoint) -> str:
    """The package of a game, with its texts. Raises TypeError for a module outside a package, and
    UnicodeDecodeError for a text that cannot be read."""
    spec = import_module(entry.module).__spec__
    if spec is None or not spec.parent:
        raise TypeError(f"{entry.module} lies in no package")
    texts = files(spec.parent) / "locales"
    for language in texts.iterdir() if texts.is_dir() else ():
        for file in language.iterdir() if language.is_dir() else ():
            if file.name.endswith(".ftl"):
                file.read_text(encoding="utf-8")
    return spec.parent


def _check(place: JsonPath, name: str, offered: AnyGame, others: Mapping[str, AnyGame]) -> None:
    """Raises BadInput, with a problem noted, for a game that conflicts with the others."""
    if not FIT.fullmatch(name) or name != offered.name:
        place.report("cli-game-name", (("name", "text"), ("own", "text")), one_line(name), one_line(str(offered.name)))
    elif name in (*BUILT_IN, *others):
        place.report("cli-game-taken", (("name", "text"),), name)
    else:
        taken = {mark for other in (*map(game, BUILT_IN), *others.values()) for mark in _marks(other)}
        for mark in _marks(offered):
            if mark in taken or not mark.replace("-", "").isalnum():
                place.report("cli-game-taken", (("name", "text"),), one_line(mark))
                break
        else:
            return
    raise BadInput(place.problems)


def _marks(found: AnyGame) -> Iterator[str]:
    """What distinguishes the places and rulings of a game from those of others."""
    yield from map(slug, found.works.values())
    yield from found.register
