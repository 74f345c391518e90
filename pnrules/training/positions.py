"""The sources of exercises' positions: random games, stored as a number and a place, and packaged scenarios."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from pnrules import games
from pnrules.files import scenario
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.exercises import Exercises
from pnrules.kernel.facets.players import Players
from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.machine import onward, step
from pnrules.kernel.replays import Given, same
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.kernel.steps import Step
from pnrules.players import random_games

SEED: Final = "exercises"
"""The seed of the random games of all exercises. They are played as by `pnrules simulate`, but without claims: judging those
takes time, and a game is replayed up to its position every time."""

FURTHER: Final = 24
"""The number of answers examined after a position, draws included: a deal of version 1 of Programmer’s Nightmare takes 18."""

SMALL: Final = "small"
"""The `Place.table` of games played from a small table (`Exercises.small`)."""

START: Final = -1
"""The `Place.at` of a scenario's start, before any question."""

LONGEST: Final = 400
"""The maximum number of steps in an exercise."""


class Place(NamedTuple):
    """Where to find a position again.

    table   for a random game: edition, version and number of players, as `3.0/2/3`, or SMALL; otherwise the name of a scenario
    number  the number of the random game; None for a scenario
    at      the number of answers before it, draws included; START for a scenario's start
    """

    table: str
    number: int | None
    at: int


class Line(NamedTuple):
    """A position and the answers after it.

    state  the position, which has a question
    next   the questions from there on, with the given answers, in order
    """

    state: AnyState
    next: tuple[Given, ...]


def tables(game: str) -> tuple[str, ...]:
    """The tables of a game's exercises: every edition and version, with two to four players."""
    owner = games.game(game)
    least, most = owner.seats
    return tuple(
        f"{edition}/{version}/{players}"
        for edition in owner.works
        for version in owner.versions
        for players in range(least, min(most, 4) + 1)
    )


def line(game: str, place: Place) -> Line:
    """The position at a place. Raises BadInput if there is none."""
    found = _of_scenario(place) if place.number is None else _random(game, place, place.number)
    if found is None:
        params = (("table", "text"), ("number", "text"), ("at", "number"))
        raise BadInput([Problem("place", "problem-no-such-position", params, (place.table, str(place.number), place.at))])
    return found


def line_at(asked: Sequence[tuple[AnyState, Option]], at: int) -> Line:
    """The position at a question of a game, with the answers from there on."""
    following = asked[at : at + FURTHER]
    return Line(asked[at][0], tuple((state.ask, answer) for state, answer in following if state.ask is not None))


def answers(game: str, table: str, number: int, most: int | None = None) -> Iterator[tuple[AnyState, Option]]:
    """The questions of a random game with their answers, up to `most`."""
    state = small(game, number) if table == SMALL else opening(game, table)
    draw = Random(f"{SEED}/{number}")
    eager = random_games.EAGER[number % len(random_games.EAGER)]
    players = Players.of(state.setup.game)
    steps = 0
    while state.frames and steps < random_games.MOST_STEPS and (most is None or most > 0):
        if state.ask is None:
            state, count, _, running = onward(state)
            steps += count
            if running is not None:
                return
            continue
        answer = players.at_random(_quick(state), draw, eager)
        yield state, answer
        state = step(state, answer).after
        steps += 1
        most = None if most is None else most - 1


def _quick(state: AnyState) -> tuple[Option, ...]:
    """The options with an immediate result."""
    assert state.ask is not None
    takes_thought = Proving.of(state.setup.game).takes_thought
    return tuple(option for option in state.ask.options if not takes_thought(option)) or state.ask.options


@lru_cache(maxsize=64)
def opening(game: str, table: str) -> AnyState:
    """The start of a whole game. Raises BadInput for an unknown table."""
    edition, version, players = table.split("/")
    return random_games.opening(game, edition, int(version), int(players))


def small(game: str, number: int) -> AnyState:
    """A game's small table with a number. Raises BadInput for one that is not a possible position."""
    data = Exercises.of(games.game(game)).small(Random(f"{SEED}/{game}/{number}"))
    return scenario.from_data({"format": 1, "game": game, "title": game, "because": [], **(data or {})}).state


def _random(game: str, place: Place, number: int) -> Line | None:
    asked = list(islice(answers(game, place.table, number, place.at + FURTHER), place.at, None))
    return line_at(asked, 0) if asked else None


def _of_scenario(place: Place) -> Line | None:
    return next((line for found, line in of_scenario(place.table) if found == place), None)


def of_scenario(name: str) -> Iterator[tuple[Place, Line]]:
    """The possible places of exercises in a scenario: its start, and each of its questions."""
    steps = steps_of(name)
    asked = [(one.before, one.answer) for one in steps if one.answer is not None]
    if asked and steps[0].before.ask is None:
        yield Place(name, None, START), Line(steps[0].before, line_at(asked, 0).next)
    for at in range(len(asked)):
        yield Place(name, None, at), line_at(asked, at)


@lru_cache(maxsize=64)
def steps_of(name: str) -> tuple[Step, ...]:
    """The steps of a scenario up to the question after its last answer."""
    return tuple(scenario.load(name).play().trace)


# --- the same answers from a position ---------------------------------------------------------------------------------


def followed(state: AnyState, answers: Sequence[Given]) -> list[Step] | None:
    """The steps that the same answers lead to from a position, up to the question after the last of them, or the game's end.

    If a question does not come up, its answer is dropped. None, meaning unknown, if another question comes up, an answer is
    illegal, or the steps are too many.
    """
    steps: list[Step] = []
    begin = 0
    while state.frames and len(steps) < LONGEST:
        if state.ask is None:
            steps.append(step(state))
        else:
            if not choices(answers[begin:]) and state.ask.who != CHANCE:
                return steps  # the remaining answers are draws that do not happen
            if begin == len(answers):
                return steps
            ask = state.ask
            at = next((place for place in range(begin, len(answers)) if same(answers[place][0], ask)), None)
            if at is None or answers[at][1] not in ask.options:
                return None
            steps.append(step(state, answers[at][1]))
            begin = at + 1
        state = steps[-1].after
    return steps if not state.frames else None


def choices(answers: Sequence[Given]) -> int:
    """The number of players' choices among some answers."""
    return sum(ask.who != CHANCE for ask, _ in answers)
