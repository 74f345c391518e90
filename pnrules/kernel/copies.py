"""Copies: further cards of a kind are numbered, such as `BUG#2`."""

from __future__ import annotations

from typing import Final


def kind(card: str) -> str:
    """Which kind of card it is: `BUG#2` is a BUG."""
    return card.partition("#")[0]


FACE_DOWN: Final = "FACE DOWN"
"""The kind of a card that lies face down, if it is not known which it is."""


class _Kinds(dict[str, str]):
    def __missing__(self, card: str) -> str:
        found = self[card] = kind(card)
        return found


KIND: Final = _Kinds()
"""The same, cached: for cards in play. For names from a file, call `kind`, which caches nothing."""


def kinds(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds of the cards, each once, in order of first appearance."""
    return tuple(dict.fromkeys(map(KIND.__getitem__, cards)))


def remove_card(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without this one. Raises ValueError if it is not among them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
