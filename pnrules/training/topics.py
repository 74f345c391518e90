"""The topics of exercises: each rule, card and ruling, with the places of its exercises.

`pnrules topics` finds the places in the games numbered by `positions`, and stores them in each game's package as
`exercises.json`, so that an exercise is available at once.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Final, Literal, NamedTuple

from pnrules import games
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.forms.validation import meant, one_line
from pnrules.kernel.patches import PlainData
from pnrules.teaching import tracks
from pnrules.training.exercise import Exercise, misread, named, of, source
from pnrules.training.positions import Place
from pnrules.wire.learning import Topic
from pnrules.words import rulebooks

FILE: Final = "exercises.json"

CARD: Final = "card"
RULE: Final = "rule"
RULING: Final = "ruling"
"""The kinds of topic."""


MOST_TRIED: Final = 8
"""The number of places of a topic at which to try for a plain exercise: each try replays a game up to there."""


class Entry(NamedTuple):
    """The place and kind of an exercise about a topic."""

    place: Place
    kind: str


@cache
def index(game: str) -> Mapping[str, tuple[Entry, ...]]:
    """Every topic of a game with the places of its exercises; empty if the game has no such file."""
    file = games.folder(game) / FILE
    if not file.is_file():
        return {}
    data = json.loads(file.read_text(encoding="utf-8"))
    entries = [
        Entry(Place(data["tables"][table], number, at), data["kinds"][kind]) for table, number, at, kind in data["entries"]
    ]
    return {topic: tuple(entries[number] for number in numbers) for topic, numbers in data["topics"].items()}


def _about(game: str) -> Mapping[str, tuple[Entry, ...]]:
    """The index. Raises PnError if it is empty."""
    found = index(game)
    if not found:
        raise PnError("error-no-exercises", (("game", "text"),), (game,))
    return found


def as_data(topics: Mapping[str, Sequence[Entry]]) -> dict[str, PlainData]:
    """An index as JSON data: each table, kind and entry once."""
    entries = sorted({entry for found in topics.values() for entry in found}, key=str)
    tables = sorted({entry.place.table for entry in entries})
    kinds = sorted({entry.kind for entry in entries})
    at = {entry: number for number, entry in enumerate(entries)}
    return {
        "tables": tables,
        "kinds": kinds,
        "entries": [[tables.index(e.place.table), e.place.number, e.place.at, kinds.index(e.kind)] for e in entries],
        "topics": {topic: sorted(at[entry] for entry in topics[topic]) for topic in sorted(topics)},
    }


class Listed(NamedTuple):
    """A topic for display.

    name    its name in the index: `PN 3.0 card-zap`, `N-12`
    kind    card, rule or ruling
    work    the rulebook; None for a ruling
    entry   the message of a rule or card, or the id of a ruling
    lesson  the first lesson that teaches it
    """

    name: str
    kind: Literal["card", "rule", "ruling"]
    work: str | None
    entry: str
    lesson: str | None

    def payload(self) -> Topic:
        """As plain data."""
        return {"name": self.name, "kind": self.kind, "work": self.work, "entry": self.entry, "lesson": self.lesson}


@cache
def listed(game: str) -> tuple[Listed, ...]:
    """Every topic with exercises: the rulebooks' places in their order, then the rulings."""
    found, taught = index(game), tracks.taught(game)
    places = [(f"{cite.work} {cite.place}", cite) for cite in rulebooks.entries()]
    return (
        *(
            Listed(
                name,
                CARD if cite.place.startswith("card-") else RULE,
                cite.work,
                cite.ref,
                next(iter(taught.get(cite, ())), None),
            )
            for name, cite in places
            if name in found
        ),
        *(Listed(id, RULING, None, id, None) for id in games.game(game).register if id in found),
    )


def assessed(exercise: Exercise, choice: int) -> tuple[str, ...]:
    """The topics that an answer assesses, among those with exercises: for the right answer the topic of the question, for a wrong
    one also what refutes it."""
    wanted = (exercise.topic,) if exercise.topic else exercise.topics
    found = index(exercise.question.line.state.setup.game.name)
    by = exercise.choices[choice].by
    if by is None:
        return tuple(topic for topic in wanted if topic in found)[:1]
    cite, rulings = source(exercise, choice)
    about = (*wanted[:1], *misread(by), *([named(cite)] if cite else []), *rulings)
    return tuple(dict.fromkeys(topic for topic in about if topic in found))


def exercise(game: str, seed: int | str, topic: str | None = None, *, plain: bool = False) -> Exercise:
    """An exercise in a whole game: the same seed gives the same one.

    topic  a place of the rulebook, as `PN 3.0 card-zap`, or a ruling; by default any, with equal probability
    plain  prefer an exercise that depends on no ruling or other edition

    Raises BadInput for a topic without exercises, PnError for a game without exercises.
    """
    found = _about(game)
    if topic is None:
        topic = Random(f"{game}/{seed}").choice(sorted(found))
    if topic not in found:
        raise _no_topic(topic, found)
    draw = Random(f"{game}/{topic}/{seed}")
    entry = draw.choice(found[topic])
    for other in (entry, *draw.sample(found[topic], min(MOST_TRIED, len(found[topic])))) if plain else ():
        made = of(game, other.place, other.kind, draw, topic, plain=True)
        if made is not None:
            return made
    made = of(game, entry.place, entry.kind, draw, topic)
    assert made is not None, entry
    return made


def topic(game: str, name: str, *, cards: bool = False) -> str:
    """The topic with a name: a ruling (`n-12`), a card (`ZAP`), a place with or without its rulebook (`PN 3.0 break`).

    cards  whether to prefer a card: `BREAK` is both a card and a rule

    Raises BadInput for a topic without exercises, PnError for a game without exercises.
    """
    found = _about(game)
    wanted = _folded(name)
    of_cards = [each for each in found if " card-" in each]
    meaning = of_cards if cards else [*(each for each in found if each not in of_cards), *of_cards]
    for each in meaning:
        if wanted in _names(each):
            return each
    raise _no_topic(name, sorted({short for each in meaning for short in _names(each)}))


def _no_topic(name: str, known: Iterable[str]) -> BadInput:
    params = (("topic", "text"), ("close", "close"))
    return BadInput([Problem("topic", "problem-no-such-topic", params, (one_line(name), meant(_folded(name), known)))])


def _names(topic: str) -> set[str]:
    """The names by which a topic may be requested."""
    places = {_folded(f"{cite.work} {cite.place}"): cite for cite in rulebooks.entries()}
    cite = places.get(_folded(topic))
    if cite is None:
        return {_folded(topic)}
    short = {cite.place, cite.place.removeprefix("card-"), rulebooks.title(cite, "en"), rulebooks.title(cite, "fr")}
    return {_folded(name) for each in short for name in (each, f"{cite.work} {each}")}


def _folded(name: str) -> str:
    return " ".join(name.lower().replace(",", " ").replace("-", " ").split())
