"""A play as a scenario that leads to its head, which `pnrules check` accepts: for keeping a settled question as a file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypedDict, cast

from pnrules import words
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.exploring import Explorer
from pnrules.kernel.facets.files import Files
from pnrules.kernel.notation import Laid
from pnrules.kernel.patches import PlainData, jsonable
from pnrules.kernel.positions import begun
from pnrules.kernel.state import CHANCE
from pnrules.kernel.steps import Step

FORMAT: Final = 1
"""The version of the scenario format."""

EXPECTED: Final = frozenset({"seat", "number", "boolean", "text", "text or null"})
"""The kinds of fact that are expected of a position besides points: the simple ones."""

Because = Iterable[tuple[str, str, Any]]
"""Reasons: a rulebook, a place in it, and what follows from it, as a text or one per language."""


class ReasonData(TypedDict):
    """A reason in a scenario: the rulebook and the place in it, and what follows from that."""

    cite: list[str]
    says: str | dict[str, str]


class ScenarioData(Laid[Any], total=False):
    """The contents of a scenario. Its game adds the members for the start."""

    format: int
    game: str
    edition: str
    version: int
    title: str | dict[str, str]
    rulings: dict[str, str]
    answers: list[list[Any]]
    expect: dict[str, PlainData]
    because: list[ReasonData]


def scenario(play: Explorer, *, expect: bool, because: Because | None) -> ScenarioData:
    """See `ShownPlay.to_scenario`."""
    setup, steps = play.setup, play.steps(play.head)
    start = play.start._replace(ask=None)
    laid = Files.of(setup.game).notation.laid(start)
    problems: list[Problem] = []
    base = begun(setup, laid, problems)
    if problems or base is None or base.position != start.position:
        raise BadInput([Problem("start", "problem-midst-no-scenario")])
    asked = [(step.before.ask.who, step.answer) for step in steps if step.answer is not None and step.before.ask is not None]
    drawn = [answer[-1] for who, answer in asked if who == CHANCE]
    said = {
        "format": FORMAT,
        "game": setup.game.name,
        "edition": setup.edition,
        "version": setup.version,
        "title": play.title or {lang: words.text(lang, "line-title") for lang in words.LANGUAGES},
        **laid,
        "rulings": dict(setup.rulings),
        "draws": laid.get("draws") or drawn,
        "answers": [[who, *jsonable(answer)] for who, answer in asked if who != CHANCE],
    }
    if expect:
        said["expect"] = _expected(play)
        said["because"] = (
            _reasons(steps) if because is None else [{"cite": [work, place], "says": says} for work, place, says in because]
        )
    return cast(ScenarioData, {name: value for name, value in said.items() if name in laid or value not in ({}, [])})


def _expected(play: Explorer) -> dict[str, PlainData]:
    """The expectation at the head."""
    files = Files.of(play.setup.game)
    facts = files.facts(play.state)
    ask = play.ask
    return {
        **({"points": list(play.points)} if play.points else {}),
        "over": play.over,
        **({} if ask is None else {"asked": [ask.who, ask.kind]}),
        **{name: facts[name] for name, kind in files.expected.items() if kind in EXPECTED},
    }


def _reasons(steps: list[Step]) -> list[ReasonData]:
    """Each place in the rules that was followed, with its first effect."""
    first: dict[tuple[str, str], Step] = {}
    for step in steps:
        cite = step.citation
        first.setdefault((cite.work, cite.place), step)
    return [
        {"cite": list(cite), "says": {lang: step.words(lang) for lang in words.LANGUAGES}}
        for cite, step in first.items()
        if words.has("en", step.citation.ref)
    ]
