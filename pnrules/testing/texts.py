"""Checking a game's texts: every message that it needs, in each language, with the right variables; and every place that it
cites."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Final, NamedTuple, get_args

from pnrules import games, words
from pnrules.files.expectation import BY_CARD, BY_SEAT, FACTS
from pnrules.kernel.citations import slug
from pnrules.kernel.errors import Params, Problem
from pnrules.kernel.facets.exploring import Exploring
from pnrules.kernel.facets.files import Files
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.game import AnyGame
from pnrules.kernel.rules import CARD, Rule
from pnrules.kernel.rulings import DEFAULT
from pnrules.kernel.subjects import SAID, About
from pnrules.teaching import levels
from pnrules.testing import plays
from pnrules.testing.found import wrong
from pnrules.testing.plays import begun
from pnrules.words import rulebooks

SAMPLES: Final[Mapping[str, str | int | tuple[str, ...] | tuple[int, ...]]] = {
    "card": "X",
    "cards": ("X", "Y"),
    "seat": 1,
    "seats": (1, 2),
    "number": 2,
    "text": "x",
    "texts": ("x", "y"),
    "place": 0,
    "close": ("x",),
    "json": "object",
}
"""A sample argument for each kind of parameter, to try messages with. There is none for `error`, whose argument is another
message."""

_BEGINS: Final = re.compile(r"^(-?[a-z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class Needed(NamedTuple):
    """A message that a game needs, with its parameters and the names of further arguments."""

    id: str
    params: Params = ()
    besides: tuple[str, ...] = ()


def kinds(game: AnyGame, _count: int) -> Iterator[Problem]:
    """Report unknown kinds of parameters and of facts."""
    for place, params in _params(game):
        for name, kind in params:
            if kind not in SAMPLES and kind != "error":
                yield wrong(f"{place}.{name}", "check-kind-of-parameter", kind=kind, known=", ".join(SAMPLES))
    facts = (*FACTS, *BY_CARD, *BY_SEAT)
    for name, kind in Files.of(game).expected.items():
        if kind not in facts:
            yield wrong(f"expected.{name}", "check-kind-of-fact", kind=kind, known=", ".join(facts))


def texts(game: AnyGame, _count: int) -> Iterator[Problem]:
    """Report messages that are missing in a language, lack a variable, or are ignored because their names do not belong to the
    game."""
    for lang in words.LANGUAGES:
        there = _written(lang, game)
        for needed in dict.fromkeys(_needed(game)):
            name = needed.id.partition(".")[0]
            place = f"{lang}.{needed.id}"
            if name not in there:
                yield wrong(place, "check-no-message")
            elif all(kind in SAMPLES for _, kind in needed.params):
                yield from _says(place, lang, needed)
        if game.name not in games.BUILT_IN:
            counted = words.installed_sources(lang, game.name)
            for name in sorted(there - counted.keys()):
                yield wrong(f"{lang}.{name}", "check-message-not-counted", names=_marks(game, name))


def subjects(game: AnyGame, _count: int) -> Iterator[Problem]:
    """What one can ask about, with kinds that do not exist, or without a name in a language."""
    start = begun(game, plays.kinds(game)[0])
    described = {each.name: each for each in Exploring.of(game).askable(start.setup)}
    for name, each in described.items():
        said = each.said if isinstance(each.said, str | None) else str(each.said[0])
        if said is not None and said not in SAID:
            yield wrong(f"askable.{name}.said", "check-kind-of-subject", kind=said, known=", ".join(SAID))
        if each.about not in get_args(About):
            yield wrong(f"askable.{name}.about", "check-kind-of-subject", kind=each.about, known=", ".join(get_args(About)))
    found = list(described) or [name for name, value in Exploring.of(game).subjects(start).items() if value != {}]
    for lang in words.LANGUAGES:
        there = _written(lang, game)
        for name in found:
            own = f"board-why-{game.name}-{name}"
            offered = name not in described or described[name].said is not None
            if offered and own not in there and f"board-why-{name}" not in words.sources(lang):
                yield wrong(f"{lang}.{own}", "check-no-message")


def _marks(game: AnyGame, name: str) -> str:
    """What the name of a message has to hold to count as the game's."""
    works = list(map(slug, game.works.values()))
    return ", ".join([f"ref-{work}-" for work in works] if name.startswith("ref-") else dict.fromkeys((game.name, *works)))


def reference(game: AnyGame, _count: int) -> Iterator[Problem]:
    """Report cited places that the rules reference lacks."""
    known = {(place.work, place.place) for place in rulebooks.entries()}
    for rule in rules(game):
        places = dict.fromkeys(game.works, rule.places) if isinstance(rule.places, str) else rule.places
        for edition, place in places.items():
            work = game.works.get(edition.partition(",")[0])
            if work is None:
                yield wrong(f"{rule.id}.{edition}", "check-no-edition", known=", ".join(game.works))
            elif place != CARD and (work, place) not in known:
                yield wrong(rule.id, "check-no-place", work=work, there=place, message=f"ref-{slug(work)}-{place}")
        for id in rule.rulings:
            if id not in game.register:
                yield wrong(rule.id, "check-no-ruling", ruling=id)


def rulings(game: AnyGame, _count: int) -> Iterator[Problem]:
    """Report rulings without question, answers or reason."""
    for lang in words.LANGUAGES:
        for ruling in game.register.values():
            for part in ("", f".{DEFAULT}", *(f".other-{other}" for other in ruling.others), ".reason"):
                try:
                    words.text(lang, f"{ruling.message}{part}")
                except KeyError:
                    yield wrong(f"{lang}.{ruling.message}{part}", "check-no-message")


# --- what a game needs ------------------------------------------------------------------------------------------------


def rules(game: AnyGame) -> tuple[Rule, ...]:
    """Every rule defined in the modules of the game's package, each once."""
    found: dict[str, Rule] = {}
    for module in _modules(type(game).__module__.rpartition(".")[0] or type(game).__module__):
        for value in vars(module).values():
            for rule in _rules_in(value):
                found.setdefault(rule.id, rule)
    return tuple(found[id] for id in sorted(found))


def _modules(package: str) -> Iterator[ModuleType]:
    root = import_module(package)
    yield root
    for each in walk_packages(getattr(root, "__path__", ()), f"{package}."):
        yield import_module(each.name)


def _rules_in(value: object) -> Iterable[Rule]:
    if isinstance(value, Rule):
        return (value,)
    if isinstance(value, Mapping):
        return (each for each in value.values() if isinstance(each, Rule))
    return (each for each in value if isinstance(each, Rule)) if isinstance(value, tuple | list) else ()


def _params(game: AnyGame) -> Iterator[tuple[str, Params]]:
    """Everything that has parameters, with its place."""
    yield from ((rule.id, rule.params) for rule in rules(game))
    yield from ((f"questions.{kind}", params) for kind, (params, _) in game.questions.items())
    yield from ((f"answers.{verb}", params) for verb, params in game.answers.items())


def _needed(game: AnyGame) -> Iterator[Needed]:
    yield from map(Needed, (f"game-{game.name}", f"gallery-about-{game.name}", f"describe-under-way-{game.name}"))
    if Showing.of(game).cover() is None:
        yield Needed(f"gallery-picture-{game.name}")
    if len(game.versions) > 1:
        yield from (Needed(f"gallery-version-{game.name}-{version}") for version in game.versions)
    yield from (Needed(levels.pack_message(game.name, pack)) for pack in levels.names_of_packs(game.name))
    yield from (Needed(rule.id, rule.params) for rule in rules(game))
    yield from (Needed(f"ask-{game.name}-{kind}", params, ("who",)) for kind, (params, _) in game.questions.items())
    yield from (Needed(f"option-{game.name}-{verb}", params) for verb, params in game.answers.items())


def _written(lang: str, game: AnyGame) -> set[str]:
    """The messages in the game's own files of a language; for a built-in game, all of that language's."""
    found = set(_BEGINS.findall(words.game_text(lang, game.name)))
    return found | set(words.sources(lang)) if game.name in games.BUILT_IN else found


def _says(place: str, lang: str, needed: Needed) -> Iterator[Problem]:
    besides = tuple((name, "text") for name in needed.besides)
    params = (*needed.params, *besides)
    try:
        words.sentence(lang, needed.id, params, tuple(SAMPLES[kind] for _, kind in params), ("Ada", "Bob"))
    except KeyError as error:
        yield wrong(place, "check-message-not-said", why=str(error.args[0]))
