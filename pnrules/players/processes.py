"""Playing games on several cores."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def side_by_side(play: Callable[[Task], Done], tasks: Sequence[Task], processes: int) -> Iterator[Done]:
    """The result of `play` for each task, in the order of completion; with one process, in the order of the tasks.

    play  a function that can be pickled
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
    """Block interrupts until the processes have started. They then ignore interrupts, and this process terminates them. If the
    system does not support that, every process is interrupted."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    from multiprocessing import resource_tracker  # missing on Windows and in browsers

    resource_tracker.ensure_running()  # a process of multiprocessing itself, which unblocks interrupts once it has started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
