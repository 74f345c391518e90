"""Whole games played at random, with statistics of their results: `pnrules simulate`.

The same seed gives the same games. All players choose at random, in the game's own way (`Players.at_random`).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict

from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.players import Players
from pnrules.kernel.forms.validation import Json
from pnrules.kernel.machine import MOST, onward, step
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.kernel.steps import PROVED, Step

if TYPE_CHECKING:
    from pnrules.files.scenario import Source

MOST_STEPS: Final = 1_000_000
EAGER: Final = (0.1, 0.5, 0.9)
"""The probabilities with which players take optional actions; each game uses one of these, by its number."""

NOT_ENDED: Final = "not-ended"
"""The result of a game that had not ended after MOST_STEPS: random games may take very long, or never end."""


NOTHING: Final[Mapping[str, int]] = {}


class RandomGame(NamedTuple):
    """The result of one game.

    number   the number of the game
    result   the message id of its result; or NOT_ENDED
    winners  the winning seats; empty if it did not end
    steps    the number of steps
    choices  the number of questions to seats with two options or more
    counted  for each rule that its game counts (`Players.counted`), the number of steps that followed it
    """

    number: int
    result: str
    winners: tuple[int, ...]
    steps: int
    choices: int
    counted: Mapping[str, int] = NOTHING


class Endless(BadInput):
    """A game did not end within the given number of steps. `game` is its result so far."""

    def __init__(self, game: RandomGame) -> None:
        params = (("steps", "number"), ("game", "number"))
        super().__init__([Problem("$", "problem-endless-game", params, (game.steps, game.number))])
        self.game = game


def opening(
    game: str,
    edition: str | None = None,
    version: int | None = None,
    players: int | None = None,
    rulings: dict[str, str] | None = None,
    deck: Source | None = None,
    names: Sequence[str] = (),
) -> AnyState:
    """The start of a whole game, dealt at random. Defaults are the game's first edition and version, and the smallest number of
    players. Raises BadInput.

    deck   for a game that is played with one: its name, a file, or its data
    names  the players' names, in seat order; by default P1, P2 and so on
    """
    from pnrules import games
    from pnrules.files import scenario

    owner = games.game(game if games.is_game(game) else games.BUILT_IN[0])  # for an unknown game, the loader raises
    edition = next(iter(owner.works)) if edition is None else edition
    version = owner.versions[0] if version is None else version
    players = owner.seats[0] if players is None else players
    data: Json = {
        "format": 1,
        "game": game,
        "edition": edition,
        "version": version,
        "title": "a game",
        "players": [{"name": name} for name in names[:players]] or [{} for _ in range(players)],
        "rulings": rulings or {},
    }
    if deck is not None:
        data = scenario.with_deck(data, deck)
    return scenario.from_data(data, folder=Path()).state


def play(
    start: AnyState, number: int, seed: int | str, watch: Callable[[Step], None] | None = None, most: int = MOST_STEPS
) -> RandomGame:
    """Play one random game to its end. `watch` is called with every step. Raises Endless if it has not ended after `most`
    steps."""
    draw = random.Random(f"{seed}/{number}")
    eager = EAGER[number % len(EAGER)]
    state, steps, choices = start, 0, 0
    look = min(MOST, most)
    owner, players = state.setup.game, Players.of(state.setup.game)
    counted = dict.fromkeys(players.counted, 0)
    while state.frames:
        ask = state.ask
        answer: Option | None = None
        if ask is not None:
            answer = players.at_random(ask.options, draw, eager)
            choices += ask.who != CHANCE and len(ask.options) > 1
        done = step(state, answer)
        state = done.after
        steps += 1
        if done.rule.id in counted:
            counted[done.rule.id] += 1
        if watch is not None:
            watch(done)
        if steps >= look and state.frames:
            if steps >= most or _goes_round(state):
                raise Endless(RandomGame(number, NOT_ENDED, (), steps, choices, counted))
            look = min(look + MOST, most)
    found = owner.result(state)
    assert found is not None
    return RandomGame(number, found[0], owner.winners(state), steps, choices, counted)


def _goes_round(state: AnyState) -> bool:
    """Whether the current run goes on for ever without a question, so that the remaining steps can be skipped."""
    left = onward(state)[3] if state.ask is None else None
    return left is not None and left.finds == PROVED


def play_many(start: AnyState, games: range, seed: int | str, most: int | None = None) -> Iterator[RandomGame]:
    """Several games by number, so that any range can be replayed, and an interrupted run resumed.

    A game that has not ended after `most` steps (by default MOST_STEPS) is abandoned, and the next one begins.
    """
    for number in games:
        try:
            yield play(start, number, seed, most=MOST_STEPS if most is None else most)
        except Endless as endless:
            yield endless.game


class Spread(TypedDict):
    """The spread of a count over games."""

    least: int
    median: int
    most: int
    all: int


class Summary(TypedDict):
    """The results and lengths of games.

    ends     the number of games by result, the most frequent first
    counted  the number of steps that followed each rule that the game counts
    """

    games: int
    ends: dict[str, int]
    counted: dict[str, int]
    steps: Spread
    choices: Spread


def summary(games: list[RandomGame]) -> Summary:
    """A summary of the results and lengths of games."""
    ends = Counter(game.result for game in games)
    counted: Counter[str] = Counter()
    for game in games:
        counted.update(game.counted)
    steps = sorted(game.steps for game in games)
    choices = sorted(game.choices for game in games)
    middle = len(games) // 2
    return {
        "games": len(games),
        "ends": dict(sorted(ends.items(), key=lambda item: (-item[1], item[0]))),
        "counted": {id: count for id, count in counted.items() if count},
        "steps": {"least": steps[0], "median": steps[middle], "most": steps[-1], "all": sum(steps)},
        "choices": {"least": choices[0], "median": choices[middle], "most": choices[-1], "all": sum(choices)},
    }
