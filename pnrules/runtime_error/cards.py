"""The 52 cards of Runtime Error: what counts about a card is its suit and its value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

DIAMONDS, CLUBS, HEARTS, SPADES = SUITS = ("♦", "♣", "♥", "♠")
"""In the order in which their functions are executed (RE, testing)."""

FACES: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""By value, from 1 to 13 (RE, scripting)."""

DECK: Final = tuple(face + suit for suit in SUITS for face in FACES)
"""Every card, in the order in which hands and decks are kept: by suit, then by value."""

SUIT: Final = {card: card[-1] for card in DECK}
VALUE: Final = {card: FACES.index(card[:-1]) + 1 for card in DECK}
ORDER: Final = {card: place for place, card in enumerate(DECK)}


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """The same cards by suit and value, since nothing depends on how somebody holds them."""
    return tuple(sorted(cards, key=ORDER.__getitem__))
