"""Copies: a further card of a kind bears its number, as `BUG#2` does."""

from __future__ import annotations

from typing import Final


def kind(card: str) -> str:
    """Which kind of card it is: `BUG#2` is a BUG."""
    return card.partition("#")[0]


FACE_DOWN: Final = "FACE DOWN"
"""The kind of a card that lies face down, where it is not said which it is."""


class _Kinds(dict[str, str]):
    def __missing__(self, card: str) -> str:
        found = self[card] = kind(card)
        return found


KIND: Final = _Kinds()
"""The same, remembered: for cards in play. Names that a file brings are asked of `kind`, which keeps none of them."""


def kinds(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds of the cards, each once, in the order of their first."""
    return tuple(dict.fromkeys(map(KIND.__getitem__, cards)))


def remove_card(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards once this one has left them. Raises ValueError where it is none of them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
