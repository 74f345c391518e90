"""How chance answers where a card is drawn: by a list, by a seed, by one way after another."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

from pnrules.kernel.draws import drawing
from pnrules.kernel.state import AnyState, Option

Chance = Callable[[AnyState, int], Option | None]
"""How chance answers: the state with its ask, and how many draws came before on this line; None leaves it open."""


def fixed(draws: Sequence[str]) -> Chance:
    """Chance draws the cards listed, in order, where they can be drawn; then leaves the ask open."""

    def answer(state: AnyState, drawn: int) -> Option | None:
        assert state.ask is not None
        if drawn >= len(draws):
            return None
        option = drawing(draws[drawn])
        return option if option in state.ask.options else None

    return answer


def seeded(seed: int | str) -> Chance:
    """Chance by a seed: the same seed gives the same draw at the same place of a line, undone or not."""

    def answer(state: AnyState, drawn: int) -> Option | None:
        assert state.ask is not None
        options = state.ask.options
        digest = hashlib.blake2b(f"{seed}/{drawn}".encode(), digest_size=8).digest()
        return options[int.from_bytes(digest, "big") % len(options)]

    return answer


def in_turn(*ways: Chance) -> Chance:
    """The first of several ways that has an answer."""

    def answer(state: AnyState, drawn: int) -> Option | None:
        return next((option for way in ways if (option := way(state, drawn)) is not None), None)

    return answer
