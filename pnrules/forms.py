"""Forms that stand in several places of a scenario and a level: answers, options, points, citations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from pnrules import words
from pnrules.games import works
from pnrules.kernel.citations import Citation
from pnrules.kernel.game import Setup
from pnrules.kernel.state import CHANCE
from pnrules.kernel.validation import JsonPath
from pnrules.rulebooks import entries

Text = str | Mapping[str, str]
"""A person's text: one for all, or one per language."""

Answer = tuple[int | str, tuple[Any, ...]]
"""Who answers, and the words of the option."""

MOST_OPERAND: Final = 999


def check_answers(place: JsonPath, data: object, setup: Setup) -> Iterator[Answer]:
    """Answers as `[who, verb, operand …]`; who is a seat or "chance"."""
    for index, answer in enumerate(place.list(data)):
        checked_one = check_answer(place.at(index), answer, setup)
        if checked_one is not None:
            yield checked_one


def check_answer(place: JsonPath, answer: object, setup: Setup) -> Answer | None:
    """One answer; None, with a problem noted, where it is none."""
    words = answer if isinstance(answer, list) else []
    if len(words) < 2:
        place.expected("[who, verb, …]", answer)
        return None
    who = words[0]
    if who != CHANCE:
        who = place.at(0).integer(who, 1, len(setup.players), 1)
    check_words(place, words[1:], 1)
    return who, tuple(words[1:])


def check_words(place: JsonPath, words: list[Any], first: int = 0) -> None:
    """The words of an option: a verb and its operands, each a text or a small number. `first` is the first one's place."""
    if not words:
        place.expected("[verb, …]", words)
    for position, word in enumerate(words, first):
        if type(word) is int and position > first:
            place.at(position).integer(word, 0, MOST_OPERAND, 0)
        else:
            place.at(position).nothing_but(word, (str,), "text or number" if position > first else "text")


def check_points(place: JsonPath, data: object, setup: Setup) -> None:
    """Everybody's points, in seat order."""
    points = place.list(data)
    if isinstance(data, list):
        place.count(len(points), len(setup.players), len(setup.players), "problem-count-points")
    for index, number in enumerate(points):
        place.at(index).integer(number, 0, MOST_OPERAND, 0)


def check_cite(place: JsonPath, data: object, setup: Setup) -> None:
    """A citation as `[work, place]`, which our rules reference must have. Other games are looked at only for another's work."""
    pair = data if isinstance(data, list) else []
    if len(pair) != 2 or not all(isinstance(part, str) for part in pair):
        place.expected("[work, place]", data)
        return
    if pair[0] not in setup.game.works.values() and place.at(0).one_of(pair[0], tuple(works().values()), None) is None:
        return
    if not words.has("en", Citation(*pair).ref):
        known = (f"{entry.work} {entry.place}" for entry in entries() if entry.work == pair[0])
        place.unknown("problem-no-such-place", "cite", " ".join(pair), known)
