"""Whole games played at random, to count how they end: `pnrules simulate`.

The same seed gives the same games. Whoever plays, plays at random, as the game has it (`Players.at_random`).
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
"""How often a game's players do what they may as well leave be; each game has one of these, by its number."""

NOT_ENDED: Final = "not-ended"
"""Stands for the result of a game that had none after MOST_STEPS: at random, some go on for very long, or for ever."""


NOTHING: Final[Mapping[str, int]] = {}


class RandomGame(NamedTuple):
    """How one game went.

    number   which of the games it was
    result   how it ended, as the message id of its result; or NOT_ENDED
    winners  the seats; none of a game that did not end
    steps    how many steps it took
    choices  how many asks of seats had two options or more
    counted  how often each rule was followed of those that its game counts (`Players.counted`)
    """

    number: int
    result: str
    winners: tuple[int, ...]
    steps: int
    choices: int
    counted: Mapping[str, int] = NOTHING


class Endless(BadInput):
    """A game did not end in the steps that it was given. `game` is how far it came."""

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
    """The start of a whole game, dealt by chance; what is not given is the game's first edition and version, and as few players
    as can be. Raises BadInput.

    deck   in a game that is played with one: by name, a file, or its data
    names  what the players are called, in seat order; P1, P2 and so on where there are none
    """
    from pnrules import games
    from pnrules.files import scenario

    owner = games.game(game if games.is_game(game) else games.BUILT_IN[0])  # the loader has the word on a game that is none
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
    """Play one game at random to its end. `watch` sees every step. Raises Endless when there is no end after `most` steps."""
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
    """Whether the run that is under way goes on for ever without a question: then the steps that are left need not be made."""
    left = onward(state)[3] if state.ask is None else None
    return left is not None and left.finds == PROVED


def play_many(start: AnyState, games: range, seed: int | str, most: int | None = None) -> Iterator[RandomGame]:
    """Several games by number: any range of the numbers can be played again, and a run taken up where it stopped.

    A game that has not ended after `most` steps, or MOST_STEPS, is left there, and the next one begins.
    """
    for number in games:
        try:
            yield play(start, number, seed, most=MOST_STEPS if most is None else most)
        except Endless as endless:
            yield endless.game


class Spread(TypedDict):
    """How many of something games had."""

    least: int
    median: int
    most: int
    all: int


class Summary(TypedDict):
    """How games ended, and how long they were.

    ends     how many ended so, by the message that says how, the most frequent first
    counted  how often a step followed the rules that the game counts
    """

    games: int
    ends: dict[str, int]
    counted: dict[str, int]
    steps: Spread
    choices: Spread


def summary(games: list[RandomGame]) -> Summary:
    """How the games ended, and how long they were."""
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
