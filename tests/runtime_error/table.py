"""Laying out a position of Runtime Error in a line, for tests."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pnrules
from pnrules import Play, seeded
from pnrules.kernel.state import State
from pnrules.runtime_error.table.cards import DECK

SEEDS = tuple(range(12))
RULINGS = ({}, {"R-01": "at-once"}, {"R-09": "declined"}, {"R-07": "unseen"}, {"R-06": "fixed"}, {"R-06": "almost-surely"})


def statement(text: str) -> dict[str, str]:
    """`"4♠ 10♠ 9♦"`: bounds, then function."""
    return dict(zip(("lower", "upper", "function"), text.split(), strict=True))


def data(
    *mine: str,
    hand: str = "",
    others: tuple[str, ...] = (),
    held: str = "",
    deck: str | None = "",
    discards: str = "",
    rulings: dict[str, str] | None = None,
    draws: str = "",
    answers: tuple[Any, ...] = ((1, "no-script"),),
) -> dict[str, Any]:
    """A scenario for two: P1's statements and hand, then P2's. The deck is empty unless given; None stands for all the rest."""
    found: dict[str, Any] = {
        "format": 1,
        "game": "runtime_error",
        "edition": "1",
        "version": 1,
        "title": "a test",
        "players": [
            {"name": "P1", "hand": hand.split(), "statements": [statement(text) for text in mine]},
            {"name": "P2", "hand": held.split(), "statements": [statement(text) for text in others]},
        ],
        "discards": discards.split(),
        "rulings": rulings or {},
        "draws": draws.split(),
        "answers": [list(answer) for answer in answers],
    }
    if deck is not None:
        found["deck"] = deck.split()
    return found


def laid(*mine: str, **more: Any) -> Play:
    """A play of such a scenario, in which P1 writes no statement, unless `answers` says otherwise."""
    return pnrules.load(data(*mine, **more))


def told(play: Play) -> list[str]:
    """The ids of what happened, bookkeeping and questions left out."""
    ids = [step.rule.id.removeprefix("runtime_error-") for step in play.trace.without_bookkeeping()]
    return [id for id in ids if not id.startswith(("may-", "chooses-"))]


def random_data(seed: int) -> dict[str, Any]:
    """A scenario in the middle of a game, with statements before everybody; every sixth one is dealt."""
    rng = random.Random(f"runtime error {seed}")
    players = rng.randint(2, 4)
    found = data(rulings=rng.choice(RULINGS), deck=None, answers=())
    found["players"] = [{"name": f"Player {n}"} for n in range(1, players + 1)]
    found["turn"] = rng.randint(1, players)
    if seed % 6 == 0:
        return {**found, "deal": True}
    cards = list(DECK)
    rng.shuffle(cards)
    for player in found["players"]:
        player["statements"] = [s for suit in rng.sample("♦♣♥♠", rng.randint(0, 4)) if (s := random_statement(rng, cards, suit))]
    for player in found["players"]:
        player["hand"] = [cards.pop() for _ in range(min(rng.randint(0, 7), len(cards)))]
    found["discards"] = [cards.pop() for _ in range(rng.randint(0, min(10, len(cards))))]
    return found


def random_statement(rng: random.Random, cards: list[str], suit: str, wide: int = 1) -> dict[str, str] | None:
    """A statement with a function of this suit, made of these cards, which it takes; None where there is none."""
    worth = {card: place % 13 for place, card in enumerate(DECK)}
    functions = [card for card in cards if card[-1] == suit]
    for _ in range(60 if functions else 0):
        low, up = sorted(rng.sample(cards, 2), key=worth.__getitem__)
        function = rng.choice(functions)
        if low[-1] == up[-1] and worth[up] - worth[low] >= wide and function not in (low, up):
            for card in (low, up, function):
                cards.remove(card)
            return {"lower": low, "upper": up, "function": function}
    return None


def pick(rng: random.Random, state: State) -> tuple[Any, ...]:
    """A random answer; inputs are preferred, so that there is something to test, and claims are rare."""
    assert state.ask is not None
    options = state.ask.options
    inputs = [option for option in options if option[0] in ("input", "edit", "script")]
    if inputs and rng.random() < 0.7:
        return rng.choice(inputs)
    return rng.choice([option for option in options if option != ("claim",) or rng.random() < 0.1] or options)


@cache
def played(seed: int, most: int = 300) -> Play:
    """A random play gone through in one line; shared between tests, which leave it as it is."""
    rng = random.Random(f"play {seed}")
    play = pnrules.load(random_data(seed))
    play.chance = seeded(seed) if seed % 2 else None
    while not play.over and len(play) <= most:
        play.choose(pick(rng, play.state))
    return play


WRONG: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    ("bounds of two suits", data("4♠ 10♣ 9♦"), "players[0].statements[0]", "problem-two-suits"),
    ("bounds the wrong way round", data("10♠ 4♠ 9♦"), "players[0].statements[0]", "problem-lower-not-below"),
    ("two functions of a suit", data("4♠ 10♠ 9♦", "2♠ 5♠ 3♦"), "players[0].statements[1]", "problem-function-twice"),
    ("a card that there is not", data(hand="1♠"), "players[0].hand[0]", "problem-unknown-card"),
    ("a card twice", data("4♠ 10♠ 9♦", hand="9♦"), "players[0].hand[0]", "problem-card-twice"),
    ("a card in two piles", data(deck="9♦", discards="9♦"), "deck[0]", "problem-card-twice"),
    ("a deck too small to deal", {**data(deck="9♦ 8♦"), "deal": True}, "deck", "problem-too-few-to-deal"),
)
"""Files that are wrong in what only this game knows: what, the data, the place and the problem."""
