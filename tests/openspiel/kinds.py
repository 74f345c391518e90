"""Every kind of game, as OpenSpiel names it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

from pnrules import games
from pnrules.openspiel import name

ALL = tuple(
    f"{name(each)}(edition={work},players={players},version={version})"
    for each in games.BUILT_IN
    for version, work, players in itertools.product(
        sorted(games.game(each).versions),
        games.game(each).works.values(),
        range(games.game(each).seats[0], games.game(each).seats[1] + 1),
    )
)
"""Game, version, edition, number of players: 20 of Programmer's Nightmare, 5 of Battle for Bandwidth, 3 of Runtime Error."""

FEW = tuple(f"{name(each)}(players=3)" for each in games.BUILT_IN)
"""One of each game."""


def walked(game: Any, seed: int, most: int = 400) -> Iterator[Any]:
    """The states of a game that is played at random, each as it is before the move; and the last."""
    state, draw = game.new_initial_state(), random.Random(seed)
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        state = state.child(draw.choice(state.legal_actions()))
