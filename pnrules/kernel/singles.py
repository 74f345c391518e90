"""Single cards: a further copy of a kind bears its number, as `BUG#2` does; and piles of them, from which chance draws."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.state import Option


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


class _Draws(dict[str, Option]):
    def __missing__(self, card: str) -> Option:
        option = self[card] = ("draw", card)
        return option


_DRAWS: Final = _Draws()


def drawing(card: str) -> Option:
    """Chance's answer that this card comes."""
    return _DRAWS[card]


def draws(cards: tuple[str, ...]) -> tuple[Option, ...]:
    """Chance's answers where any of these cards may come, in their order."""
    return tuple(map(_DRAWS.__getitem__, cards))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards once this one has left them. Raises ValueError where it is none of them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
