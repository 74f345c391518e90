"""The games there are: those that come with pnrules, and those that are installed beside it.

A game of another package is an entry point of the group `pnrules.games`: its name, and where its `Game` is. They are looked up
late, when somebody asks for a game that does not come with pnrules, or for all of them. What a file or a link names is compared
with what is installed; it never leads to anything else.
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
"""The names of those that come with pnrules: each is the package of that name, its `Game` is `GAME` in the module `game`."""

FIT: Final = re.compile("[a-z][a-z0-9_]*")
"""What a game's name looks like: it is part of the names of messages and scenarios."""


class Installed(NamedTuple):
    """What is installed beside pnrules.

    games     by name
    packages  where the texts and scenarios of each lie
    problems  what was left out, and why
    """

    games: Mapping[str, AnyGame]
    packages: Mapping[str, str]
    problems: tuple[Problem, ...]


def game(name: str) -> AnyGame:
    """The game of that name, imported when it is first asked for. Raises KeyError for a name that no game has."""
    found = _built_in(name) if name in BUILT_IN else installed().games[name]
    copyreg.pickle(type(found), _by_name)
    return found


def _by_name(found: AnyGame) -> tuple[Callable[[str], AnyGame], tuple[str]]:
    """How a game is pickled: by its name, so that whoever reads it has the game that is there."""
    return game, (found.name,)


@cache
def _built_in(name: str) -> AnyGame:
    found: AnyGame = import_module(f"pnrules.{name}.game").GAME
    return found


def names() -> tuple[str, ...]:
    """The names of all games: first those that come with pnrules."""
    return (*BUILT_IN, *installed().games)


def is_game(name: object) -> bool:
    """Whether a game of this name is there. No package is loaded for a name that none offers."""
    return name in BUILT_IN or (name in _offered_names() and name in installed().games)


def named(place: JsonPath, name: object) -> AnyGame | None:
    """The game that a file names at this place; None, with a problem noted, where it is not there."""
    if isinstance(name, str) and is_game(name):
        return game(name)
    if isinstance(name, str):
        params = (("game", "text"), ("close", "close"))
        place.report("problem-no-such-game", params, one_line(name), place.close(name, (*BUILT_IN, *_offered_names())))
    else:
        place.expected("text", name)
    return None


def folder(name: str) -> Traversable:
    """Where the texts and scenarios of a game lie. The package of one that is built in is not imported."""
    return files("pnrules") / name if name in BUILT_IN else files(installed().packages[name])


@cache
def works() -> Mapping[str, str]:
    """Every rulebook as citations name it, by how the ids of its messages do: `re` is `RE`. Imports every game."""
    return {slug(work): work for name in names() for work in game(name).works.values()}


# --- those of other packages ------------------------------------------------------------------------------------------


class Offers(NamedTuple):
    """What other packages offer, always in the same order; and which of them cannot be asked."""

    entries: tuple[EntryPoint, ...]
    problems: tuple[Problem, ...]


@cache
def _offered() -> Offers:
    """Takes 20 ms: as much as all of `import pnrules`."""
    from importlib.metadata import entry_points

    problems: list[Problem] = []
    try:
        found: Iterable[EntryPoint] = entry_points(group=GROUP)
    except Exception:  # one package that cannot be asked ends that for all
        found = _asked_one_by_one(problems)
    return Offers(tuple(sorted(found, key=lambda entry: (entry.name, entry.value))), tuple(problems))


def _asked_one_by_one(problems: list[Problem]) -> list[EntryPoint]:
    """What each package offers; which of them cannot be asked is added to `problems`."""
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
    """The games of other packages. One that cannot be loaded, or takes what is another's, is left out, and the rest stay."""
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
        except (Exception, SystemExit) as error:  # whatever another's package does wrong, the other games are there
            _report_broken(place, error)
            continue
        found[entry.name] = offered
        packages[entry.name] = package
    return Installed(found, packages, tuple(problems))


def _report_broken(place: JsonPath, error: BaseException) -> None:
    place.report("cli-game-broken", (("error", "text"),), one_line(f"{type(error).__name__}: {error}"))


def _loaded(entry: EntryPoint) -> AnyGame:
    """Raises TypeError for what is no game, and AttributeError for one that lacks what each must say."""
    found = entry.load()
    if not isinstance(found, Game):
        raise TypeError(f"{entry.value} is no Game")
    if not (found.works and found.seats and found.types):
        raise TypeError(f"{entry.value} has no rulebook, no seats or no types")
    return found


def _package(entry: EntryPoint) -> str:
    """The package in which a game lies, with its texts. Raises TypeError for a module that lies in none, and
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
    """Raises BadInput, with a problem noted, for a game that cannot stand beside the others."""
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
    """What tells a game's places and rulings from those of others."""
    yield from map(slug, found.works.values())
    yield from found.register
