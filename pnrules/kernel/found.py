"""What the ways to a value go by, in Python: `widgets/src/why/found.ts` has the same for the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from pnrules.kernel.copies import kind


class _Unknown:
    """The value of what a position does not have."""

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final = _Unknown()

Step = str | tuple[Any, ...]
"""The name of a member; or an operation, as a tuple of its name and its operands."""

Way = tuple[Step, ...]
"""Steps that lead from the board to a value."""


class Asked(NamedTuple):
    """What is asked: of which board, about which seat or card (None: the table), and the numbers that each kind has printed."""

    board: Any
    which: Any
    printed: Mapping[str, tuple[int, ...]]


def printed(asked: Asked) -> tuple[int, ...]:
    """The numbers that are printed on the card that is asked about."""
    return asked.printed.get(kind(asked.which), ())


def member(found: Any, name: str) -> Any:
    """A member of a record; UNKNOWN where there is none of this name, None of None."""
    return None if found is None else getattr(found, name, UNKNOWN)


def is_list(found: Any) -> bool:
    """Whether it is a list."""
    return isinstance(found, (tuple, list))


def is_text(found: Any) -> bool:
    """Whether it is a text."""
    return isinstance(found, str)


def is_index(found: Any) -> bool:
    """Whether it is a whole number."""
    return type(found) is int
