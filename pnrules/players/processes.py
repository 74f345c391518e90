"""Playing games on several cores, of this machine or of others."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol, TypeVar

from pnrules.kernel.errors import BadInput, Problem

if TYPE_CHECKING:
    from concurrent.futures import Future

Task = TypeVar("Task")
Done = TypeVar("Done")


class Machines(Protocol):
    """Other machines, on which games are played: see `pnrules.lab.cluster`."""

    @property
    def many(self) -> int:
        """How many tasks they do at a time."""

    def each(self, play: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """The result of `play` for each task, in the order of completion."""


Processes = int | Machines
"""Where games are played: in so many processes of this machine, or on others."""


def many(processes: Processes) -> int:
    """How many tasks are done at a time."""
    return processes if isinstance(processes, int) else processes.many


def side_by_side(play: Callable[[Task], Done], tasks: Sequence[Task], processes: Processes) -> Iterator[Done]:
    """The result of `play` for each task, in the order of completion; with one process, in the order of the tasks.

    play  a function that can be pickled

    Raises BadInput if a process is killed: the others are ended then, and what they were doing is lost.
    """
    if not isinstance(processes, int):
        yield from processes.each(play, tasks)
    elif processes <= 1 or len(tasks) <= 1:
        yield from map(play, tasks)
    else:
        yield from _in_processes(play, tasks, min(processes, len(tasks)))


def _in_processes(play: Callable[[Task], Done], tasks: Sequence[Task], processes: int) -> Iterator[Done]:
    import multiprocessing  # missing in browsers, as is the second of these
    from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, as_completed

    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))
    whole = False
    try:
        with _uninterrupted():
            doing = [pool.submit(play, task) for task in tasks]
        for done in as_completed(_handed_over(doing)):
            yield done.result()
        whole = True
    except BrokenExecutor as error:
        raise BadInput([Problem("--processes", "problem-process-killed")]) from error
    finally:
        if not whole:  # whoever asked for these has gone: nobody waits for a task to end
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def _handed_over(items: list[Future[Done]]) -> Iterator[Future[Done]]:
    """The items of a list, which keeps none of them: a result is freed once it has been used."""
    while items:
        yield items.pop()


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
