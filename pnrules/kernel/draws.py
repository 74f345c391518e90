"""Draws: what chance may answer where cards may come from a pile."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.state import Option


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
