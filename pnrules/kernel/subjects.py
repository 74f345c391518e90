"""What one may ask about a position, each by its name: `("points", 3)`, `("bits", "BUG")`, `("turn",)`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pnrules.kernel.state import AnyState

Fact = tuple[str | int, ...]
"""The name of a subject: what it is, and the seat or card where there are several."""


class _Unknown:
    """The value of what a position has not."""

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final = _Unknown()


def subject(state: AnyState, fact: Fact) -> Any:
    """The value of one subject; UNKNOWN for what the position has not, such as the bits of a card that lies elsewhere."""
    found: Any = state.setup.game.subjects(state)
    for name in fact:
        if not isinstance(found, dict) or name not in found:
            return UNKNOWN
        found = found[name]
    return found


def every(state: AnyState) -> dict[Fact, Any]:
    """All subjects of a position with their values."""
    return dict(_named(state.setup.game.subjects(state), ()))


def _named(found: object, fact: Fact) -> Iterator[tuple[Fact, Any]]:
    if isinstance(found, dict):
        for name, value in found.items():
            yield from _named(value, (*fact, name))
    else:
        yield fact, found
