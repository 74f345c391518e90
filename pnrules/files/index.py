"""The index: which scenarios touch which places of the rulebooks and which rulings, and which rulings a place rests on.

It is made by running every scenario to its last answer (`make cards`), and lies in each game's package as `index.json`, so that
nobody has to run them all to read the rules.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from pnrules import games
from pnrules.files import scenario
from pnrules.kernel import asks
from pnrules.kernel.asks import option
from pnrules.kernel.citations import Citation
from pnrules.kernel.machine import refused
from pnrules.showing.play import ShownPlay

FILE: Final = "index.json"


class Touch(NamedTuple):
    """One step, question or refusal of a scenario: where its rule stands, and the rulings on which it rests."""

    cite: Citation | None
    rulings: tuple[str, ...]


def touched(play: ShownPlay, data: Mapping[str, Any]) -> Iterator[Touch]:
    """What a scenario touches, from its start to the question that its answers lead to, refusals there included."""
    for step in play.trace:
        yield Touch(step.citation, step.rulings)
        if step.after.ask is not None:
            yield Touch(asks.citation(step.after), asks.rulings(step.after))
    yield from refusals(play, data)


def refusals(play: ShownPlay, data: Mapping[str, Any]) -> Iterator[Touch]:
    """What forbids the answers that a scenario expects to be refused."""
    for item in data.get("expect", {}).get("refused", []):
        who, *words = item["answer"]
        why = refused(play.state, option(*words), who)
        yield Touch(why.cite, why.rulings)


def indexed(game: str) -> dict[str, Any]:
    """The index of a game, made anew of every scenario that it has but its lessons, which say themselves what they teach. Takes
    seconds."""
    scenarios: dict[str, set[str]] = defaultdict(set)
    rulings: dict[str, set[str]] = defaultdict(set)
    resting: dict[str, set[str]] = defaultdict(set)
    for name in scenario.of_game(game):
        found = scenario.read(name)
        if "lesson" in found.data:
            continue
        for touch in touched(found.play(), found.data):
            if touch.cite is not None:
                rulings[touch.cite.ref].update(touch.rulings)
            for id in touch.rulings:
                resting[id].add(name)
        for reason in found.data.get("because", []):
            scenarios[Citation(*reason["cite"]).ref].add(name)
    places = sorted(scenarios.keys() | rulings.keys())
    return {
        "places": {ref: {"scenarios": sorted(scenarios[ref]), "rulings": sorted(rulings[ref])} for ref in places},
        "rulings": {id: sorted(resting[id]) for id in sorted(resting)},
    }


@cache
def _of(game: str) -> dict[str, Any]:
    """The index of a game as its package has it; of one that has none, made now."""
    file = games.folder(game) / FILE
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else indexed(game)
    return found


def _of_another(game: str) -> dict[str, Any]:
    """The same of a game of another package; nothing where that has an index, or a scenario, that cannot be read."""
    try:
        found = _of(game)
        return {part: dict(found[part]) for part in ("places", "rulings")}
    except Exception:  # whatever it does wrong, the rules of the other games can be read
        return {"places": {}, "rulings": {}}


@cache
def read() -> dict[str, Any]:
    """The index of all games."""
    found = [_of(game) if game in games.BUILT_IN else _of_another(game) for game in games.names()]
    return {part: {key: value for each in found for key, value in each[part].items()} for part in ("places", "rulings")}


def text(game: str) -> str:
    """The index of a game made anew, as its package should have it."""
    return json.dumps(indexed(game), indent=1) + "\n"


def scenarios_of(place: Citation) -> tuple[str, ...]:
    """The scenarios whose expectation is derived from a place, those named after it first."""
    found = read()["places"].get(place.ref, {"scenarios": []})["scenarios"]
    return _named_first(found, place.place.removeprefix("card-"))


def rulings_of(place: Citation) -> tuple[str, ...]:
    """The rulings on which some step, question or refusal rests that follows a place."""
    return tuple(read()["places"].get(place.ref, {"rulings": []})["rulings"])


def resting_on(ruling: str) -> tuple[str, ...]:
    """The scenarios in which something rests on a ruling, those named after it first."""
    return _named_first(read()["rulings"].get(ruling, []), ruling.lower())


def places_of(ruling: str) -> tuple[str, ...]:
    """The places, as ids of the reference's messages, that rest on a ruling somewhere."""
    return tuple(ref for ref, found in read()["places"].items() if ruling in found["rulings"])


def _named_first(names: list[str], slug: str) -> tuple[str, ...]:
    def others(name: str) -> bool:
        last = name.rpartition("/")[2]
        return not (last == slug or last.startswith(f"{slug}-"))

    return tuple(sorted(names, key=lambda name: (others(name), name)))
