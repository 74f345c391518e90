"""Games on several cores at a time."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def side_by_side(play: Callable[[Task], Done], tasks: Sequence[Task], processes: int) -> Iterator[Done]:
    """What `play` makes of each task, in the order in which they end; with one process in their own order.

    play  a function that other processes can be sent
    """
    if processes <= 1 or len(tasks) <= 1:
        yield from map(play, tasks)
        return
    with _uninterrupted():
        pool = multiprocessing.get_context("spawn").Pool(min(processes, len(tasks)))
    with pool:
        yield from pool.imap_unordered(play, tasks)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold interrupts back until the processes have started. They then ignore interrupts, and this process, which does not, ends
    them. Where the system cannot do that, every process is interrupted."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    from multiprocessing import resource_tracker  # neither Windows nor a browser has what this needs

    resource_tracker.ensure_running()  # a process of Python's own, which lets interrupts through again once it has begun
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
