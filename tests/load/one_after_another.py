"""Learners one after another, on one server: each opens a page, makes some choices and leaves, and the memory stays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import psutil

from learners import PAGE, Learner
from servers import classroom, kernels_of

CHOICES = 5
SAMPLED_EVERY = 25
WARM_UP = 125
"""Learners until everything that is kept, such as templates, texts and as many records as there is room for, has been kept."""
MEGABYTE = 1_000_000


class Sample(NamedTuple):
    """A server after so many learners: its memory in megabytes, that of the process that records included, and how many kernels
    it has."""

    learners: int
    memory: float
    kernels: int


def server() -> psutil.Process:
    """The server that this process started."""
    return next(each for each in psutil.Process().children() if "serve" in each.cmdline())


def sampled(learners: int) -> Sample:
    """The server as it is now."""
    found = server()
    recorders = [each for each in found.children() if "pnwidgets.app.recorder" in each.cmdline()]
    memory = sum(each.memory_info().rss for each in (found, *recorders))
    return Sample(learners, memory / MEGABYTE, len(kernels_of(found)))


async def learn(address: str, seed: int) -> None:
    """One learner, from coming to going."""
    learner = Learner(address, PAGE.format(seed=1 + seed % 9999))
    await learner.open()
    for _ in range(CHOICES):
        await learner.choose()
    assert await learner.leave() == 204


def growth(samples: list[Sample]) -> float | None:
    """By which part the memory grew since the warm-up; None where it is too early to say."""
    settled = [each.memory for each in samples if each.learners >= WARM_UP]
    return max(settled) / settled[0] - 1 if len(settled) > 1 else None


def served(root: Path, learners: int, note: Callable[[Sample], None]) -> None:
    """So many learners, one after another, on a server of its own; notes it again and again."""
    with classroom("--warm", "1", cwd=root) as address:
        note(sampled(0))
        for number in range(1, learners + 1):
            asyncio.run(learn(address, number))
            if number % SAMPLED_EVERY == 0 or number == learners:
                note(sampled(number))
