"""The index: which scenarios touch which places in the rulebooks and which rulings, and which rulings a place rests on.

It is built by running every scenario to its last answer (`make cards`), and stored in each game's package as `index.json`, so
that reading the rules does not require running them all.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple, TypedDict

from pnrules import games
from pnrules.files import scenario
from pnrules.files.scenario import Scenario
from pnrules.kernel import asks
from pnrules.kernel.citations import Citation
from pnrules.kernel.machine import refused
from pnrules.showing.play import ShownPlay

FILE: Final = "index.json"


class Touch(NamedTuple):
    """One step, question or refusal of a scenario: the place of its rule, and the rulings that it rests on."""

    cite: Citation | None
    rulings: tuple[str, ...]


class Place(TypedDict):
    """For a place in the rulebooks: the scenarios that touch it, and the rulings that it rests on there."""

    scenarios: list[str]
    rulings: list[str]


class Index(TypedDict):
    """The index in its file: the places by message id, and the scenarios by ruling."""

    places: dict[str, Place]
    rulings: dict[str, list[str]]


def touched(play: ShownPlay, found: Scenario) -> Iterator[Touch]:
    """Everything that a play of a scenario touches, from its start to the question after its answers, including the refusals
    there."""
    for step in play.trace:
        yield Touch(step.citation, step.rulings)
        if step.after.ask is not None:
            yield Touch(asks.citation(step.after), asks.rulings(step.after))
    yield from refusals(play, found)


def refusals(play: ShownPlay, found: Scenario) -> Iterator[Touch]:
    """What forbids the answers that a scenario expects to be refused."""
    for each in found.refused:
        why = refused(play.state, each.answer.words, each.answer.who)
        yield Touch(why.cite, why.rulings)


def indexed(game: str) -> Index:
    """Build the index of a game from all its scenarios except lessons, which declare what they teach. Takes seconds."""
    scenarios: dict[str, set[str]] = defaultdict(set)
    rulings: dict[str, set[str]] = defaultdict(set)
    resting: dict[str, set[str]] = defaultdict(set)
    for name in scenario.of_game(game):
        found = scenario.load(name)
        if found.lesson is not None:
            continue
        for touch in touched(found.play(), found):
            if touch.cite is not None:
                rulings[touch.cite.ref].update(touch.rulings)
            for id in touch.rulings:
                resting[id].add(name)
        for reason in found.because:
            if reason.cite is not None:
                scenarios[reason.cite.ref].add(name)
    places = sorted(scenarios.keys() | rulings.keys())
    return {
        "places": {ref: {"scenarios": sorted(scenarios[ref]), "rulings": sorted(rulings[ref])} for ref in places},
        "rulings": {id: sorted(resting[id]) for id in sorted(resting)},
    }


@cache
def _of(game: str) -> Index:
    """The index in the package of a game; if it has none, it is built now."""
    file = games.folder(game) / FILE
    found: Index = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else indexed(game)
    return found


def _of_another(game: str) -> Index:
    """The same for a game of another package; empty if its index or one of its scenarios cannot be read."""
    try:
        found = _of(game)
        return {"places": dict(found["places"]), "rulings": dict(found["rulings"])}
    except Exception:  # a broken package must not make the other games' rules unreadable
        return {"places": {}, "rulings": {}}


@cache
def build() -> Index:
    """The index of all games."""
    found = [_of(game) if game in games.BUILT_IN else _of_another(game) for game in games.names()]
    return {
        "places": {ref: place for each in found for ref, place in each["places"].items()},
        "rulings": {id: names for each in found for id, names in each["rulings"].items()},
    }


def text(game: str) -> str:
    """The index of a game, rebuilt, as the text of its file."""
    return json.dumps(indexed(game), indent=1) + "\n"


def scenarios_of(place: Citation) -> tuple[str, ...]:
    """The scenarios whose expectation is derived from a place, those named after it first."""
    return _named_first(_at(place)["scenarios"], place.place.removeprefix("card-"))


def rulings_of(place: Citation) -> tuple[str, ...]:
    """The rulings behind any step, question or refusal that follows a place."""
    return tuple(_at(place)["rulings"])


def _at(place: Citation) -> Place:
    return build()["places"].get(place.ref, {"scenarios": [], "rulings": []})


def resting_on(ruling: str) -> tuple[str, ...]:
    """The scenarios in which something rests on a ruling, those named after it first."""
    return _named_first(build()["rulings"].get(ruling, []), ruling.lower())


def places_of(ruling: str) -> tuple[str, ...]:
    """The places, as ids of the reference's messages, that rest on a ruling somewhere."""
    return tuple(ref for ref, found in build()["places"].items() if ruling in found["rulings"])


def _named_first(names: list[str], slug: str) -> tuple[str, ...]:
    def others(name: str) -> bool:
        last = name.rpartition("/")[2]
        return not (last == slug or last.startswith(f"{slug}-"))

    return tuple(sorted(names, key=lambda name: (others(name), name)))
