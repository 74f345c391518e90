"""A progress bar, in a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

BAR: Final = 40

Game = TypeVar("Game")


def shown(games: Iterable[Game], count: int) -> Iterator[Game]:
    """The games, with a progress bar in a terminal."""
    if not sys.stderr.isatty():
        yield from games
        return
    for done, one in enumerate(games, 1):
        yield one
        full = BAR * done // count
        print(f"\r[{'#' * full:<{BAR}}] {done}/{count}", end="", file=sys.stderr, flush=True)
    print("\r\033[K", end="", file=sys.stderr, flush=True)
