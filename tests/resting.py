"""On which rulings the sentences of a game rest: what the tables of the three games hold against the code.

A table is written from the text of the rulings, question by question. It is complete both ways: what the code cites and a table
does not have is as wrong as what the code has forgotten.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

import pnrules
from pnrules.files import scenario
from pnrules.kernel.errors import Refusal
from pnrules.kernel.steps import Rule, Step

Position = str | Callable[[], pnrules.Play]
"""A scenario of the game by its name, or what lays out a play."""

Key = tuple[str, str]


class Resting(NamedTuple):
    """What rests on one ruling.

    because    why: what the ruling decides there
    always     sentences that rest on it whenever they are said
    sometimes  sentences that rest on it in some positions only, each with one in which it does
    refusals   reasons to refuse that rest on it: `face-down`, or `not-there card-increment` where the place matters
    """

    because: str
    always: str = ""
    sometimes: Mapping[str, Position] = {}
    refusals: Mapping[str, Position] = {}


Table = Mapping[str, Resting]


def sentences(game: str) -> dict[str, Rule]:
    """Every sentence that the code of a game has, by its name without the game's."""
    package = importlib.import_module(f"pnrules.{game}")
    found: dict[str, Rule] = {}
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, Rule):
                assert found.setdefault(name(value.id), value) is value, f"{value.id} is made twice"
    return found


def name(id: str) -> str:
    """A sentence or a refusal without its game."""
    return id.partition("-")[2]


def by_sentence(table: Table) -> dict[str, set[str]]:
    """The rulings on which each sentence always rests, as a table says."""
    found: dict[str, set[str]] = defaultdict(set)
    for ruling, resting in table.items():
        for sentence in resting.always.split():
            found[sentence].add(ruling)
    return found


def sometimes(table: Table) -> dict[Key, Position]:
    """A position for each sentence and each ruling on which it rests sometimes."""
    return {(said, id): where for id, resting in table.items() for said, where in resting.sometimes.items()}


def refusals(table: Table) -> dict[Key, Position]:
    """A position for each refusal and each ruling on which it rests."""
    return {(why, id): where for id, resting in table.items() for why, where in resting.refusals.items()}


def played(game: str, where: Position) -> pnrules.Play:
    """The play of a position."""
    return where() if callable(where) else scenario.load(f"{game}/{where}").play()


def refused(play: pnrules.Play) -> Iterator[Refusal]:
    """What each question of a play forbids."""
    for step in play.trace:
        if step.after.ask is not None:
            yield from (forbidden.why for forbidden in step.after.setup.game.refusals(step.after))
    if not play.trace and play.ask is not None:
        yield from (forbidden.why for forbidden in play.setup.game.refusals(play.state))


def named(refusal: Refusal) -> tuple[str, str]:
    """A refusal as tables name it: alone, and with its place."""
    reason = name(refusal.id)
    return reason, f"{reason} {refusal.cite.place if refusal.cite else ''}"


@cache
def steps_of_all(game: str) -> tuple[Step, ...]:
    """What happens in the scenarios of a game, each followed to the question that its answers lead to."""
    return tuple(step for found in scenario.of_game(game) for step in scenario.load(found).play().trace)


def steps_of(game: str, table: Table, *more: Position) -> tuple[Step, ...]:
    """The same, and what happens in the positions of the table's own, and in more."""
    laid = [where() for where in (*sometimes(table).values(), *more) if callable(where)]
    return (*steps_of_all(game), *(step for play in laid for step in play.trace))


@cache
def refusals_of_all(game: str) -> frozenset[tuple[str, str, tuple[str, ...]]]:
    """What the questions of all scenarios forbid: the reason alone, the reason with its place, the rulings."""
    return frozenset(
        (*named(why), why.rulings) for found in scenario.of_game(game) for why in refused(scenario.load(found).play())
    )


# --- what a game's test asks ------------------------------------------------------------------------------------------


def differing(game: str, table: Table) -> dict[str, tuple[set[str], set[str]]]:
    """Sentences that always rest on other rulings than the table says: the table's, and the code's."""
    said, cited = by_sentence(table), sentences(game)
    found = {each: (said.get(each, set()), set(cited[each].rulings) if each in cited else set()) for each in {*said, *cited}}
    return {each: both for each, both in found.items() if both[0] != both[1] or each not in cited}


def rests(play: pnrules.Play, sentence: str, ruling: str) -> bool:
    """Whether the sentence is said in this play, and rests on the ruling there."""
    return any(name(step.rule.id) == sentence and ruling in step.rule.rulings for step in play.trace)


def refuses(play: pnrules.Play, refusal: str, ruling: str) -> bool:
    """Whether a question of this play refuses something for that reason, resting on the ruling."""
    return any(refusal in named(why) and ruling in why.rulings for why in refused(play))


def said_without_reason(game: str, table: Table) -> set[Key]:
    """Rulings on which a sentence rests in a scenario or in a position of the table, and of which the table knows nothing."""
    known = {*sometimes(table), *((each, id) for each, ids in by_sentence(table).items() for id in ids)}
    return {(name(step.rule.id), id) for step in steps_of(game, table) for id in step.rule.rulings} - known


def refused_without_reason(game: str, table: Table) -> set[tuple[str, str]]:
    """Rulings on which a refusal rests in a scenario, of which the table knows nothing."""
    known = refusals(table)
    found = refusals_of_all(game)
    return {(place, id) for alone, place, ids in found for id in ids if (alone, id) not in known and (place, id) not in known}


def never_without(game: str, table: Table, *more: Position) -> set[Key]:
    """Sentences that by the table rest on a ruling sometimes, and that are nowhere said without it: neither in a scenario, nor in
    a position of the table, nor in one of `more`."""
    said: dict[str, list[tuple[str, ...]]] = defaultdict(list)
    for step in steps_of(game, table, *more):
        said[name(step.rule.id)].append(step.rule.rulings)
    return {(each, id) for each, id in sometimes(table) if all(id in rulings for rulings in said[each])}
