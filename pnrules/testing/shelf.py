"""Checking a game's files: scenarios with their expectations, lessons, levels, exercises, misreadings, a scenario for every
answer to a ruling."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from pnrules.files import scenario
from pnrules.files.scenario import Scenario
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.facets.exercises import Exercises
from pnrules.kernel.game import AnyGame
from pnrules.kernel.machine import step
from pnrules.kernel.state import CHANCE
from pnrules.kernel.steps import Step
from pnrules.players import random_games
from pnrules.players.random_games import Endless
from pnrules.teaching.unmet import unmet
from pnrules.testing.found import error_in, wrong
from pnrules.testing.plays import begun, kinds

AHEAD: Final = 40
"""How many steps a misreading is followed for."""
LOOKED_AT: Final = 400
"""How many steps of a random game are looked at."""


def _loaded(game: AnyGame) -> Iterator[tuple[str, Scenario | list[Problem]]]:
    for name in scenario.names():
        if name.startswith(f"{game.name}/"):
            try:
                yield name, scenario.load(name)
            except BadInput as error:
                yield name, list(error.problems)


def files(game: AnyGame, _count: int) -> Iterator[Problem]:
    """Check that scenarios meet their expectations, that there is one, and that each other answer to a ruling occurs in one."""
    answers: set[tuple[str, str]] = set()
    count = 0
    for name, found in _loaded(game):
        count += 1
        if isinstance(found, list):
            yield from (problem._replace(place=f"{name} {problem.place}") for problem in found)
            continue
        if found.level is None and found.lesson is None:
            answers |= {*found.state.setup.rulings}
            try:
                yield from (problem._replace(place=f"{name} {problem.place}") for problem in unmet(found))
            except PnError as error:
                yield error_in(name, error)
    if not count:
        yield wrong("scenarios", "check-no-scenario")
    for ruling in game.register.values():
        for other in ruling.others:
            if (ruling.id, other) not in answers:
                yield wrong(ruling.id, "check-no-scenario-of-ruling", other=other)


def lessons_and_levels(game: AnyGame, _count: int) -> Iterator[Problem]:
    """Check that lessons and levels can be played."""
    for name, found in _loaded(game):
        if isinstance(found, Scenario) and (found.level is not None or found.lesson is not None):
            try:
                yield from (problem._replace(place=f"{name} {problem.place}") for problem in unmet(found))
            except PnError as error:
                yield error_in(name, error)


def exercises(game: AnyGame, count: int) -> Iterator[Problem]:
    """Check that each of the game's misreadings changes the outcome at least once, in its scenarios or in random games."""
    tried: dict[str, bool] = {}
    for place, steps in _lines(game, count):
        for at, done in enumerate(steps):
            ask = done.before.ask
            if ask is None or ask.who == CHANCE:
                continue
            then = steps[at : at + AHEAD]
            try:
                for misread in Exercises.of(game).misreadings(done.before, then):
                    tried[misread.id] = tried.get(misread.id, False) or _leads_elsewhere(misread.state, then)
            except Exception as error:
                yield error_in(f"{place}, misreadings at step {at}", error)
                return
    for id, elsewhere in sorted(tried.items()):
        if not elsewhere:
            yield wrong(id, "check-misreading-changes-nothing")


def _lines(game: AnyGame, count: int) -> Iterator[tuple[str, list[Step]]]:
    """The steps of the game's scenarios and of random games, each line with its place."""
    for name, found in _loaded(game):
        if isinstance(found, Scenario):
            play = found.play()
            yield name, [play.step_to(node) for node in play.line()[1:]]
    for number, kind in enumerate(kinds(game)[:count]):
        steps: list[Step] = []
        with suppress(Endless):
            random_games.play(begun(game, kind), number, "exercises", steps.append, LOOKED_AT)
        yield f"random game {number} ({kind})", steps


def _leads_elsewhere(state: object, steps: list[Step]) -> bool:
    """Whether the same answers lead to anything else from a misread position."""
    here = state
    for done in steps:
        try:
            again = step(here, done.answer)  # type: ignore[arg-type]
        except PnError:
            return True
        if (again.rule.id, again.args) != (done.rule.id, done.args):
            return True
        here = again.after
    return False
