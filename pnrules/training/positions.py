"""Where the positions of exercises come from: games played at random, kept as a number and a place, and packaged scenarios."""

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
"""The games of all exercises are played at random with this seed, as `pnrules simulate` plays: but nobody makes a claim, since
what that comes to takes thought, and the way to a position is gone again each time."""

FURTHER: Final = 24
"""So many answers are looked at from a position on, draws among them: a deal of version 1 of Programmer’s Nightmare takes 18."""

SMALL: Final = "small"
"""The table of games played on from a small table (`Exercises.small`)."""

START: Final = -1
"""The place in a scenario at which nothing has been asked yet."""

LONGEST: Final = 400
"""No exercise takes more steps than this."""


class Place(NamedTuple):
    """Where a position is found again.

    table   of a game played at random: edition, version and number of players, as `3.0/2/3`, or SMALL; else the name of a
            scenario
    number  which of those games; None of a scenario
    at      after how many answers, draws among them; START where a scenario begins
    """

    table: str
    number: int | None
    at: int


class Line(NamedTuple):
    """A position and what was answered next.

    state  the position: a question is asked in it
    next   the questions from there on with the answers that were given, in order
    """

    state: AnyState
    next: tuple[Given, ...]


def tables(game: str) -> tuple[str, ...]:
    """The ways to play a game of which exercises are made: every edition and version, with two players up to four."""
    owner = games.game(game)
    least, most = owner.seats
    return tuple(
        f"{edition}/{version}/{players}"
        for edition in owner.works
        for version in owner.versions
        for players in range(least, min(most, 4) + 1)
    )


def line(game: str, place: Place) -> Line:
    """The position at a place. Raises BadInput where there is none."""
    found = _of_scenario(place) if place.number is None else _random(game, place, place.number)
    if found is None:
        params = (("table", "text"), ("number", "text"), ("at", "number"))
        raise BadInput([Problem("place", "problem-no-such-position", params, (place.table, str(place.number), place.at))])
    return found


def line_at(asked: Sequence[tuple[AnyState, Option]], at: int) -> Line:
    """The position at one of the questions of a game, with what was answered from there on."""
    following = asked[at : at + FURTHER]
    return Line(asked[at][0], tuple((state.ask, answer) for state, answer in following if state.ask is not None))


def answers(game: str, table: str, number: int, most: int | None = None) -> Iterator[tuple[AnyState, Option]]:
    """Every question of a game played at random with the answer that it was given, or as many of them."""
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
    """The options that come to something at once."""
    assert state.ask is not None
    takes_thought = Proving.of(state.setup.game).takes_thought
    return tuple(option for option in state.ask.options if not takes_thought(option)) or state.ask.options


@lru_cache(maxsize=64)
def opening(game: str, table: str) -> AnyState:
    """The start of a whole game. Raises BadInput for a table that the game does not have."""
    edition, version, players = table.split("/")
    return random_games.opening(game, edition, int(version), int(players))


def small(game: str, number: int) -> AnyState:
    """The small table with a number, of a game that has such. Raises BadInput for one that no play could have made."""
    data = Exercises.of(games.game(game)).small(Random(f"{SEED}/{game}/{number}"))
    return scenario.from_data({"format": 1, "game": game, "title": game, "because": [], **(data or {})}).state


def _random(game: str, place: Place, number: int) -> Line | None:
    asked = list(islice(answers(game, place.table, number, place.at + FURTHER), place.at, None))
    return line_at(asked, 0) if asked else None


def _of_scenario(place: Place) -> Line | None:
    return next((line for found, line in of_scenario(place.table) if found == place), None)


def of_scenario(name: str) -> Iterator[tuple[Place, Line]]:
    """Where exercises may lie in a scenario: at its start, and at each of its questions."""
    steps = steps_of(name)
    asked = [(one.before, one.answer) for one in steps if one.answer is not None]
    if asked and steps[0].before.ask is None:
        yield Place(name, None, START), Line(steps[0].before, line_at(asked, 0).next)
    for at in range(len(asked)):
        yield Place(name, None, at), line_at(asked, at)


@lru_cache(maxsize=64)
def steps_of(name: str) -> tuple[Step, ...]:
    """What happens in a scenario to its last answer, and on to the question to which that leads."""
    return tuple(scenario.load(name).play().trace)


# --- the same answers from a position ---------------------------------------------------------------------------------


def followed(state: AnyState, answers: Sequence[Given]) -> list[Step] | None:
    """What the same answers lead to from a position, up to the question after the last of them, or to the game's end.

    A question that does not come up takes its answer with it. None where another question comes up, where an answer is not legal,
    or where it goes on for too long: then nothing can be said of it.
    """
    steps: list[Step] = []
    begin = 0
    while state.frames and len(steps) < LONGEST:
        if state.ask is None:
            steps.append(step(state))
        else:
            if not choices(answers[begin:]) and state.ask.who != CHANCE:
                return steps  # what is left are draws that are not made
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
    """How many of some answers a player gave."""
    return sum(ask.who != CHANCE for ask, _ in answers)
