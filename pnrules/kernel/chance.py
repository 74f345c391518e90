"""How chance answers when a card is drawn: from a list, from a seed, or by the first source that has an answer."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pnrules.kernel.draws import drawing
from pnrules.kernel.state import AnyState, Option

Chance = Callable[[AnyState, int], Option | None]
"""Takes the state with its open ask, and how many draws came before on this line; None leaves the ask open."""


@dataclass(frozen=True)
class _Fixed:
    draws: tuple[str, ...]

    def __call__(self, state: AnyState, drawn: int, /) -> Option | None:
        assert state.ask is not None
        if drawn >= len(self.draws):
            return None
        option = drawing(self.draws[drawn])
        return option if option in state.ask.options else None


@dataclass(frozen=True)
class _Seeded:
    seed: int | str

    def __call__(self, state: AnyState, drawn: int, /) -> Option | None:
        assert state.ask is not None
        options = state.ask.options
        digest = hashlib.blake2b(f"{self.seed}/{drawn}".encode(), digest_size=8).digest()
        return options[int.from_bytes(digest, "big") % len(options)]


@dataclass(frozen=True)
class _InTurn:
    ways: tuple[Chance, ...]

    def __call__(self, state: AnyState, drawn: int, /) -> Option | None:
        return next((option for way in self.ways if (option := way(state, drawn)) is not None), None)


# Callable data rather than closures, so that a play can be pickled together with its chance.


def fixed(draws: Sequence[str]) -> Chance:
    """Draws the listed cards in order, as long as they can be drawn; then leaves the ask open."""
    return _Fixed(tuple(draws))


def seeded(seed: int | str) -> Chance:
    """Draws by a seed: the same seed gives the same draw at the same place of a line, even after an undo."""
    return _Seeded(seed)


def in_turn(*ways: Chance) -> Chance:
    """Asks several chances in turn, and takes the first answer."""
    return _InTurn(ways)
