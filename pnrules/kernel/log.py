"""What was done with a play, in order. Undo is an entry like any other: nothing is ever removed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, overload

DEEDS: Final = ("choose", "undo", "redo", "goto", "go-on")
CHOOSE, UNDO, REDO, GOTO, GO_ON = range(len(DEEDS))


class LogEntry(NamedTuple):
    """One thing that was done: choose, undo, redo, goto or go-on, and the nodes it led from and to."""

    did: str
    origin: int
    target: int


class Log(Sequence[LogEntry]):
    """The entries, stored as plain numbers: a long play has as many as choices, and few are ever looked at."""

    def __init__(self) -> None:
        self._done: list[tuple[int, int, int]] = []

    def add(self, deed: int, origin: int, target: int) -> None:
        """Add an entry."""
        self._done.append((deed, origin, target))

    def clear(self) -> None:
        """Forget all entries, for a play that was restored rather than played."""
        self._done.clear()

    @overload
    def __getitem__(self, index: int) -> LogEntry: ...
    @overload
    def __getitem__(self, index: slice) -> list[LogEntry]: ...
    def __getitem__(self, index: int | slice) -> LogEntry | list[LogEntry]:
        if isinstance(index, slice):
            return [_entry(*done) for done in self._done[index]]
        return _entry(*self._done[index])

    def __len__(self) -> int:
        return len(self._done)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))


def _entry(deed: int, origin: int, target: int) -> LogEntry:
    return LogEntry(DEEDS[deed], origin, target)
