"""What the page of numbers and the notebooks of the laboratory ask: each question, and of which set-ups."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from pnrules import words
from pnrules.files.scenario import parsed
from pnrules.games import BUILT_IN, game
from pnrules.kernel.errors import BadInput
from pnrules.kernel.forms.validation import JsonPath
from pnrules.lab.experiment import RANDOM, Experiment
from pnrules.lab.questions import CARDS, CLAIMS, DECKS, ENDS, LENGTH, LOOPS, POINTS, RULINGS, SEATS, Question

SEED: Final = "numbers"

Group = tuple[Experiment, ...]
"""Experiments that are compared, or a single one."""


def everybody_random(name: str, players: int, **more: Any) -> Experiment:
    """A set-up in which everybody chooses at random. `more`: as in `Experiment`."""
    return Experiment(name, (RANDOM,) * players, SEED, choices=name == "runtime_error")._replace(**more)


NIGHTMARE: Final = tuple(
    everybody_random("nightmare", players, edition=edition, version=version)
    for edition in ("3.0", "3.1")
    for version in (2, 1)
    for players in (2, 4)
)
BANDWIDTH: Final = tuple(everybody_random("bandwidth", players) for players in (2, 3, 4))
RUNTIME_ERROR: Final = (everybody_random("runtime_error", 3), everybody_random("runtime_error", 4))
EVERY: Final = (*NIGHTMARE, *BANDWIDTH, *RUNTIME_ERROR)

OF_RULINGS: Final = {
    "nightmare": (everybody_random("nightmare", 3, version=2), everybody_random("nightmare", 3, version=1)),
    "bandwidth": (everybody_random("bandwidth", 3),),
    "runtime_error": (everybody_random("runtime_error", 4),),
}


def under_both() -> Iterator[Group]:
    """Each other answer to a ruling, beside the ruling."""
    for name in BUILT_IN:
        for usual in OF_RULINGS[name]:
            edition = next(iter(game(name).works))
            for ruling in game(name).register.values():
                if edition in ruling.editions:
                    yield from ((usual, usual._replace(rulings=((ruling.id, other),))) for other in ruling.others)


def lacking() -> Iterator[Experiment]:
    """The game's own deck for two players, each time without one kind of card."""
    whole = parsed(Path(str(files("pnrules.bandwidth") / "decks" / "house.json")))
    for kind in dict.fromkeys(card["kind"] for card in whole["cards"]):
        cards = [card for card in whole["cards"] if card["kind"] != kind]
        titles = {lang: words.text(lang, "cli-lab-deck-without", kind=kind) for lang in words.LANGUAGES}
        yield everybody_random("bandwidth", 2, deck=json.dumps({**whole, "title": titles, "cards": cards}))


class Asked(NamedTuple):
    """A question, and of what it is asked."""

    question: Question
    groups: tuple[Group, ...]

    @property
    def choices(self) -> dict[Experiment, tuple[Group, ...]]:
        """What is answered together, by its first set-up: of a game everything; of rulings, and of cards, one set-up each."""
        apart = self.question in (RULINGS, CARDS)
        found: dict[tuple[Any, ...], list[Group]] = {}
        for group in self.groups:
            found.setdefault(tuple(group[0]) if apart else (group[0].game,), []).append(group)
        return {groups[0][0]: tuple(groups) for groups in found.values()}


def _each(experiments: Sequence[Experiment]) -> tuple[Group, ...]:
    return tuple((each,) for each in experiments)


@cache
def asked() -> tuple[Asked, ...]:
    """All questions."""
    return (
        Asked(ENDS, _each(EVERY)),
        Asked(LENGTH, _each(EVERY)),
        Asked(SEATS, _each(EVERY)),
        Asked(POINTS, _each((*NIGHTMARE, *BANDWIDTH))),
        Asked(CARDS, _each((NIGHTMARE[1], NIGHTMARE[3], BANDWIDTH[1]))),
        Asked(DECKS, _each((BANDWIDTH[0], *lacking()))),
        Asked(RULINGS, tuple(under_both())),
        Asked(CLAIMS, _each(RUNTIME_ERROR)),
        Asked(LOOPS, _each(EVERY)),
    )


def asked_of(name: str) -> Asked:
    """A question by its name. Raises BadInput for an unknown one."""
    found = next((each for each in asked() if each.question.name == name), None)
    if found is None:
        place = JsonPath("$", [])
        place.one_of(name, tuple(each.question.name for each in asked()), None)
        raise BadInput(place.problems)
    return found
