"""Draws: what chance may answer when cards come from a pile."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.state import Option


class _Draws(dict[str, Option]):
    def __missing__(self, card: str) -> Option:
        option = self[card] = ("draw", card)
        return option


_DRAWS: Final = _Draws()


def drawing(card: str) -> Option:
    """Chance's answer that draws this card."""
    return _DRAWS[card]


def draws(cards: tuple[str, ...]) -> tuple[Option, ...]:
    """Chance's possible answers when any of these cards may be drawn, in their order."""
    return tuple(map(_DRAWS.__getitem__, cards))
