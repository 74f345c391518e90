"""Random plays for the kernel's tests: the sample, and random programs of the cards there are. Seeded, so that they repeat."""

from __future__ import annotations

import copy
import random
from functools import cache
from typing import Any

import pnrules
from pnrules import scenario
from pnrules.kernel.play import Play, seeded
from pnrules.kernel.state import CHANCE, State
from pnrules.nightmare.board import kind
from pnrules.nightmare.cards import CARDS, DECK, PRINTED

MOST_STEPS = 300
SEEDS = tuple(range(24))
RULINGS = ({}, {"N-01": "copied"}, {"N-32": "unwind"}, {"N-32": "nothing"}, {"N-05": "unlimited"}, {"N-34": "executed"})


def data_of(name: str = "nightmare/sample") -> dict[str, Any]:
    """A packaged scenario's data, to be changed at will."""
    return copy.deepcopy(dict(scenario.parsed(name)))


def random_data(seed: int) -> dict[str, Any]:
    """A scenario with a random program; the sample's, without its answers, for every sixth seed."""
    rng = random.Random(f"data {seed}")
    if seed % 6 == 0:
        data = data_of()
        return {name: data[name] for name in data if name not in ("answers", "draws", "seed", "expect", "because")}
    edition = rng.choice(["3.0", "3.0", "3.1"])
    players = rng.randint(2, 4)
    cards = list(DECK)
    rng.shuffle(cards)
    lying = [card for card in cards if not CARDS[kind(card)].one_shot][: rng.randint(3, 12)]
    rest = [card for card in cards if card not in lying]
    runs = [card for card in rest if kind(card) == "RUN"]
    rest = [card for card in rest if card not in runs[:players]]
    hands = [[runs[seat], *(rest.pop() for _ in range(min(3, len(rest) // 8)))] for seat in range(players)]
    return {
        "format": 1,
        "game": "nightmare",
        "edition": edition,
        "version": 2,
        "title": f"random {seed}",
        "players": [{"name": f"Player {n}", "hand": hand, "points": rng.randint(4, 16)} for n, hand in enumerate(hands, 1)],
        "program": {
            "row": [_instruction(rng, card, players, edition) for card in lying],
            "pc": rng.randrange(len(lying)),
            "towards": rng.choice(["tail", "head"]),
        },
        "turn": rng.randint(1, players),
        "rulings": {} if edition == "3.1" else rng.choice(RULINGS),
    }


def _instruction(rng: random.Random, card: str, players: int, edition: str) -> dict[str, Any]:
    bits = [rng.randint(1, players) for _ in range(rng.choice([0, 1, 1, 1, 2, 3]))]
    numbers = len(PRINTED[edition][kind(card)])
    changes = [rng.randint(-1, 1) for _ in range(numbers)] if rng.random() < 0.3 else []
    return {"card": card, "bits": bits, "changes": changes}


def started(seed: int) -> Play:
    """A random play at its first choice. For every second seed draws are open asks, which somebody answers."""
    play = pnrules.load(random_data(seed))
    play.chance = seeded(seed) if seed % 2 else None
    return play


def pick(rng: random.Random, state: State) -> tuple[Any, ...]:
    """A random answer to the open ask; RUN is preferred, so that programs run."""
    assert state.ask is not None
    options = state.ask.options
    running = [option for option in options if option[0] == "run"]
    return rng.choice(running) if running and rng.random() < 0.6 else rng.choice(options)


def go_on(play: Play, rng: random.Random, most: int = MOST_STEPS) -> Play:
    """Answer at random until the game is over or there are `most` nodes."""
    while not play.over and len(play) <= most:
        play.choose(pick(rng, play.state))
    return play


@cache
def played(seed: int) -> Play:
    """A random play gone through in one line. Shared between tests, which leave it as it is."""
    return go_on(started(seed), random.Random(f"play {seed}"))


def tree(seed: int, most: int = MOST_STEPS) -> Play:
    """A random play with branches, undone and redone choices and named positions; a new one at every call."""
    rng = random.Random(f"tree {seed}")
    play = started(seed)
    while len(play) <= most:
        asked = [node for node in range(len(play)) if play.state_at(node).ask is not None]
        did = rng.choice(["choose", "choose", "choose", "choose", "back", "undo", "redo", "name"])
        if did == "choose" and play.ask is not None:
            play.choose(pick(rng, play.state))
        elif did == "back" or play.over:
            node = rng.choice(asked)
            play.choose(pick(rng, play.state_at(node)), at=node)
        elif did == "undo" and any(s.before.ask and s.before.ask.who != CHANCE for s in play.trace):
            play.undo()
        elif did == "redo" and play.children(play.head):
            play.redo()
        elif did == "name":
            play.name(rng.choice(asked), f"name {rng.randint(1, 5)}")
    return play


def snapshot(play: Play) -> tuple[Any, ...]:
    """All that there is to a play: to be compared before and after something that must not change it."""
    nodes = range(len(play))
    return (
        play.head,
        tuple(play.log),
        dict(play.names),
        play.start,
        tuple(play.step_to(node) for node in nodes[1:]),
        tuple(play.parent(node) for node in nodes),
        tuple(play.children(node) for node in nodes),
        play.preferred(),
        tuple(play.leaves()),
    )
