"""What was done with a play, in order: undo is an entry like any other, and nothing is ever taken back."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final, NamedTuple, overload

DEEDS: Final = ("choose", "undo", "redo", "goto")
CHOOSE, UNDO, REDO, GOTO = range(len(DEEDS))


class LogEntry(NamedTuple):
    """One thing that was done: choose, undo, redo or goto, and the nodes it led from and to."""

    did: str
    origin: int
    target: int


class Log(Sequence[LogEntry]):
    """The entries, kept as numbers: a long play makes as many as it has choices, and looks at few."""

    def __init__(self) -> None:
        self._numbers = array("i")

    def add(self, deed: int, origin: int, target: int) -> None:
        """Something was done."""
        self._numbers.extend((deed, origin, target))

    def clear(self) -> None:
        """Begin again, for a play that was restored and not played."""
        del self._numbers[:]

    @overload
    def __getitem__(self, index: int) -> LogEntry: ...
    @overload
    def __getitem__(self, index: slice) -> list[LogEntry]: ...
    def __getitem__(self, index: int | slice) -> LogEntry | list[LogEntry]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        place = index if index >= 0 else len(self) + index
        if not 0 <= place < len(self):
            raise IndexError(index)
        deed, origin, target = self._numbers[3 * place : 3 * place + 3]
        return LogEntry(DEEDS[deed], origin, target)

    def __len__(self) -> int:
        return len(self._numbers) // 3

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))
