"""Positions in mid-effect with something in them changed by chance: what a file holds that somebody wrote by hand.

The same seed gives the same change. `places` are the leaves and lists of JSON data, `mutated` changes one of them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.errors import BadInput
from pnrules.kernel.machine import step
from pnrules.kernel.state import CHANCE, Option, State
from pnrules.players import random_games
from tests.kernel.test_codec import put

Path = tuple[Any, ...]
CLAIM: Option = ("claim",)
"""To decide a claim of Runtime Error takes long, and is no matter of the position's form."""
KINDS = (
    *(("nightmare", edition, version, players) for edition in ("3.0", "3.1") for version in (1, 2) for players in (2, 3, 5)),
    *(("runtime_error", "1", 1, players) for players in (2, 3, 4)),
    *(("bandwidth", "BfB", 1, players) for players in (2, 4, 6)),
)
MOST = 600
WORDS = ("BUG", "GOTO#3", "FACE DOWN", "SUBROUTINE", "A♦", "Function", "building", "running", "behind", "gone", "", "nothing")


@cache
def line(seed: int) -> list[State]:
    """The states of a game played at random, so far as it goes."""
    draw = random.Random(f"line {seed}")
    game, edition, version, players = KINDS[seed % len(KINDS)]
    state = random_games.opening(game, edition, version, players, _rulings(draw, game, edition))
    states = [state]
    while state.frames and len(states) < MOST:
        state = step(state, _answer(draw, state)).after
        states.append(state)
    return states


def _rulings(draw: random.Random, game: str, edition: str) -> dict[str, str]:
    from pnrules import games

    open_ones = [r for r in games.game(game).register.values() if r.others and edition in r.editions]
    return {r.id: draw.choice(r.others) for r in draw.sample(open_ones, draw.choice([0, 0, 1, 2]))}


def _answer(draw: random.Random, state: State) -> Option | None:
    """One of the options; what may be executed mostly is, so that much is under way."""
    if state.ask is None:
        return None
    options = [option for option in state.ask.options if option != CLAIM or state.setup.game.name != "runtime_error"]
    if options[0] == ("execute",) and draw.random() < 0.7:
        return options[0]
    return draw.choice(options)


def in_mid_effect(states: list[State], draw: random.Random) -> State:
    """One of them, more likely one in which much is under way or something is half chosen."""
    weights = [1 + 6 * max(0, len(state.frames) - 2) + 4 * any(any(frame.env) for frame in state.frames[-1:]) for state in states]
    return draw.choices(states, weights)[0]


# --- changes ------------------------------------------------------------------------------------------------------------


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """Where leaves and lists are."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from places(value, (*path, name))
        return
    yield path
    if isinstance(data, list):
        for index, value in enumerate(data):
            yield from places(value, (*path, index))


def at(data: Any, path: Path) -> Any:
    """What lies there."""
    for name in path:
        data = data[name]
    return data


def mutated(data: dict[str, Any], draw: random.Random) -> tuple[Any, Path]:
    """The data with one place of it changed, and which. Frames and their registers are changed as often as all the rest."""
    every = [path for part in ("position", "memory") for path in places(data[part], (part,))]
    deep = [path for path in every if path[1:2] == ("frames",)] or every
    path = draw.choice(draw.choice([every, deep]))
    return put(data, path, _other(at(data, path), draw, data, every)), path


def _other(value: Any, draw: random.Random, data: Any, every: list[Path]) -> Any:
    """Another value of the same form, mostly."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return draw.choice([value + 1, value - 1, 0, 1, 2, 7, -1, value + 20])
    if isinstance(value, list):
        return _other_list(value, draw)
    elsewhere = [found for path in every if type(found := at(data, path)) in (int, str)]
    return draw.choice([*WORDS, None, *draw.sample(elsewhere, min(12, len(elsewhere)))])


def _other_list(value: list[Any], draw: random.Random) -> list[Any]:
    if not value:
        return [draw.choice([1, 0, "BUG", [1, 2]])]
    place = draw.randrange(len(value))
    return draw.choice(
        [[], [*value, value[place]], value[:place] + value[place + 1 :], value[::-1], value[place:] + value[:place]]
    )


def loaded(data: Any, state: State) -> State | None:
    """The state that is read from data; None where they are refused, each problem with its place."""
    try:
        return state_from_json(state.setup.game, json.loads(json.dumps(data)))
    except BadInput as refused:
        places_named = [problem.place for problem in refused.problems]
    assert places_named
    assert all(places_named)
    return None


def lives(state: State, draw: random.Random, choices: int) -> None:
    """Play goes on from a state by so many choices at random, and nothing breaks."""
    while state.frames and choices:
        answer = _answer(draw, state)
        choices -= answer is not None and state.ask is not None and state.ask.who != CHANCE
        state = step(state, answer).after


def changed(seed: int) -> tuple[State, Any, Path]:
    """A state in mid-effect, the same as data with something changed, and where."""
    draw = random.Random(f"changed {seed}")
    state = in_mid_effect(line(seed % 300), draw)
    data, path = mutated(json.loads(json.dumps(state_to_json(state))), draw)
    return state, data, path
