"""Laying out a position of Battle for Bandwidth in a line, for tests; and random games of it."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pnrules
from pnrules import Play
from pnrules.bandwidth import deck
from pnrules.bandwidth.rulebook.register import REGISTER
from pnrules.kernel.facets.files import Files
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.machine import step
from pnrules.kernel.state import State

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")
BASE: dict[str, Any] = {"format": 1, "game": "bandwidth", "edition": "BfB", "version": 1, "title": "a test"}
PLAYERS = tuple(range(2, 7))
RULINGS: tuple[dict[str, str], ...] = ({}, *({ruling.id: other} for ruling in REGISTER.values() for other in ruling.others))
SEEDS = tuple(range(len(PLAYERS) * len(RULINGS)))
"""Of random games: one for each number of players under each answer of each ruling."""


def data(
    *rows: list[str | None],
    players: int = 4,
    hands: dict[int, list[str]] | None = None,
    points: dict[int, int] | None = None,
    function: str | None = "Pass 2 ↻",
    **members: Any,
) -> dict[str, Any]:
    """A scenario whose program is `rows`; other members as scenarios have them."""
    people = [
        {"name": name, "hand": (hands or {}).get(seat, []), "points": (points or {}).get(seat, 0)}
        for seat, name in enumerate(NAMES[:players], 1)
    ]
    return {**BASE, "players": people, "program": list(rows), "function": function, **members}


def laid(*rows: list[str | None], **members: Any) -> Play:
    """A play of such a scenario."""
    return pnrules.load(data(*rows, **members))


def ran(*rows: list[str | None], players: int = 4, first: int = 1, **members: Any) -> Play:
    """The same, with everybody's turn over, so that the program has run."""
    last = (first - 2) % players + 1
    answers = [[last, "end-turn"]]
    return laid(*rows, players=players, first=first, turn=last, answers=answers, **members)


def told(play: Play) -> list[str]:
    """The ids of what happened, bookkeeping left out."""
    return [step.rule.id.removeprefix("bandwidth-") for step in play.trace.without_bookkeeping()]


def stops(play: Play) -> list[tuple[str, tuple[int, ...]]]:
    """The cards executed, in order, each with everybody's points when it was over."""
    game = play.setup.game
    return [(label, game.points(steps[-1].after)) for label, steps in Showing.of(game).rows(play.steps(play.head)) if label]


def facts(play: Play) -> dict[str, Any]:
    """What the game says of the position."""
    return dict(Files.of(play.setup.game).facts(play.state))


def counts(play: Play) -> list[int]:
    """How many cards everybody holds."""
    return [len(hand) for hand in play.state.board.table.hands]


# --- random games -----------------------------------------------------------------------------------------------------


def small_deck(rng: random.Random) -> dict[str, Any]:
    """A deck of somebody's own: few cards, so that the pile runs out, with numbers that the shipped one does not have."""
    return {
        "deck": 1,
        "title": "small",
        "cards": [
            {"name": "one", "kind": "pass", "number": 1, "direction": "clockwise", "green": rng.randint(0, 9), "count": 5},
            {"name": "X and two", "kind": "pass", "number": "X+2", "direction": "counter-clockwise", "green": 0, "count": 4},
            {"name": "two", "kind": "terminal", "number": 2, "green": rng.randint(0, 9), "count": 3},
            {"name": "X less three", "kind": "terminal", "number": "X-3", "green": 2, "count": 3},
            {"name": "to three", "kind": "goto", "row": 3, "green": 1, "count": 4},
            {"name": "to one", "kind": "goto", "row": 1, "green": 7, "count": 3},
            {"name": "call", "kind": "function", "green": 4, "count": 4},
            {"name": "steal", "kind": "cut-and-paste", "count": 4},
            {"name": "wall", "kind": "firewall", "count": 4},
        ],
    }


def game_data(seed: int) -> dict[str, Any]:
    """A whole game from the deal on: players, deck and rulings by the seed."""
    rng = random.Random(f"game {seed}")
    players = [{"name": name} for name in NAMES[: PLAYERS[seed % len(PLAYERS)]]]
    cards = deck.HOUSE if seed % 3 else small_deck(rng)
    return {**BASE, "players": players, "cards": cards, "rulings": RULINGS[seed // len(PLAYERS) % len(RULINGS)]}


def pick(rng: random.Random, state: State) -> tuple[Any, ...]:
    """A random answer to the open ask. Turns are seldom ended early, so that programs grow; events are liked."""
    assert state.ask is not None
    options = state.ask.options
    events = [option for option in options if option[0] in ("event", "firewall")]
    if events and rng.random() < 0.5:
        return rng.choice(events)
    acting = [option for option in options if option != ("end-turn",)]
    return rng.choice(acting) if acting and rng.random() < 0.95 else rng.choice(options)


def random_steps(seed: int, most: int = 20_000) -> list[Any]:
    """The steps of a random game, to its end or to so many."""
    rng = random.Random(f"steps {seed}")
    state = pnrules.load(game_data(seed)).start
    steps = []
    while not state.over and len(steps) < most:
        steps.append(step(state, pick(rng, state) if state.ask else None))
        state = steps[-1].after
    return steps


@cache
def played(seed: int, most: int = 400) -> Play:
    """A random game as a play, gone through in one line. Shared between tests, which leave it as it is."""
    rng = random.Random(f"play {seed}")
    play = pnrules.load(game_data(seed))
    while not play.over and len(play) <= most:
        play.choose(pick(rng, play.state))
    return play
