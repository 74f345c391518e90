"""What the operations of `ways` are built on, in Python; `widgets/src/why/found.ts` is the same for the page."""

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
    """The board, the seat or card that is asked about (None: the table), and the numbers printed on each kind of card."""

    board: Any
    which: Any
    printed: Mapping[str, tuple[int, ...]]


def printed(asked: Asked) -> tuple[int, ...]:
    """The numbers printed on the card that is asked about."""
    return asked.printed.get(kind(asked.which), ())


def member(found: Any, name: str) -> Any:
    """A member of a record; UNKNOWN if it has none of this name, None for None."""
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
