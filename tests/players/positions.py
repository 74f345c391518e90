"""Positions of games played at random in which a seat is asked, for the tests of what plays."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from pnrules import games
from pnrules.kernel.facets.players import Players
from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.machine import onward
from pnrules.kernel.state import CHANCE, AnyState
from pnrules.players import random_games

RULINGS: dict[str, tuple[dict[str, str], ...]] = {
    "nightmare": ({}, {"N-40": "activation"}),
    "bandwidth": ({}, {"B-07": "random"}),
    "runtime_error": ({}, {"R-01": "at-once"}, {"R-07": "unseen"}),
}


def kinds() -> Iterator[tuple[str, str, int, int]]:
    """Every kind of game: its name, edition, version and number of players."""
    for name in games.BUILT_IN:
        game = games.game(name)
        for edition in game.works:
            for version in game.versions:
                for players in range(game.seats[0], game.seats[1] + 1):
                    yield name, edition, version, players


def asked(start: AnyState, seed: int | str, most: int = 300) -> Iterator[AnyState]:
    """The states of a game played at random in which a seat has a choice. Nobody claims anything."""
    draw, game = Random(str(seed)), start.setup.game
    state = onward(start)[0]
    for _ in range(most):
        ask = state.ask
        if ask is None:
            return
        if ask.who != CHANCE and len(ask.options) > 1:
            yield state
        options = tuple(option for option in ask.options if not Proving.of(game).takes_thought(option))
        state = onward(state, Players.of(game).at_random(options, draw, 0.5))[0]


def opening(name: str, **more: Any) -> AnyState:
    """The start of a whole game for two, dealt by chance."""
    return random_games.opening(name, **more)
