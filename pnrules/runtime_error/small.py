"""Small tables of Runtime Error: a statement or two and a card to test, for beginners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from pnrules.kernel.forms.validation import Json
from pnrules.runtime_error.table.cards import DECK, FACES, SUIT, VALUE

NAMES: Final = ("Ada", "Ben")

MOST_STATEMENTS, MOST_HELD = 2, 3
DISCARDED: Final = 2
ALONE, MATCHING, AT_A_BOUND = 0.3, 0.9, 0.4
"""Probabilities: of a single statement; of a card to test that matches a statement; and, of these, of one that equals a bound."""


def small(draw: Random) -> Json:
    """A turn with one statement, or two, and cards to test: everything else is in the deck."""
    deck = list(DECK)
    draw.shuffle(deck)
    statements = [_statement(deck, draw) for _ in range(1 if draw.random() < ALONE else MOST_STATEMENTS)]
    hand = [_input(deck, statements, draw) for _ in range(draw.randint(1, MOST_HELD))]
    owner = 1 if len({SUIT[each["function"]] for each in statements}) == len(statements) else 2
    return {
        "edition": "1",
        "version": 1,
        "players": [
            {"name": NAMES[0], "hand": hand, "statements": statements[:1] if owner == 2 else statements},
            {"name": NAMES[1], "hand": [deck.pop()], "statements": statements[1:] if owner == 2 else []},
        ],
        "discards": [deck.pop() for _ in range(DISCARDED)],
    }


def _statement(deck: list[str], draw: Random) -> dict[str, str]:
    """A statement of cards, which are taken from the deck."""
    lower = next(card for card in deck if any(_above(other, card) for other in deck))
    upper = draw.choice([other for other in deck if _above(other, lower)])
    function = next(card for card in deck if card not in (lower, upper))
    for card in (lower, upper, function):
        deck.remove(card)
    return {"lower": lower, "upper": upper, "function": function}


def _input(deck: list[str], statements: Sequence[Mapping[str, str]], draw: Random) -> str:
    """A card to test, which is taken from the deck."""
    matched = [range(VALUE[each["lower"]], VALUE[each["upper"]] + 1) for each in statements]
    wanted = set(range(1, len(FACES) + 1))
    if draw.random() < MATCHING:
        wanted = set(matched[0]).intersection(*matched) or set(matched[0])
        bounds = {end for each in matched for end in (each[0], each[-1])}
        if draw.random() < AT_A_BOUND:
            wanted = wanted & bounds or bounds
    card = draw.choice([card for card in deck if VALUE[card] in wanted] or deck)
    deck.remove(card)
    return card


def _above(one: str, other: str) -> bool:
    return SUIT[one] == SUIT[other] and VALUE[one] > VALUE[other]
