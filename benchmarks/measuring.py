"""What all measurements share: CPU time of one process on one core, and the same way to decide at random for everybody."""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
Figures = dict[str, float]
"""What one measurement found out, by name."""


class Size(NamedTuple):
    """How much is measured.

    seconds  CPU time after which a loop over games ends
    games    how many whole games are gone through again and again where they are not played anew
    choices  after how many the speed of the play that keeps everything is compared with that at its start
    steps    how many one list keeps, and how long the play is in which one goes to and fro
    window   the choices at its beginning and end whose speed is compared
    repeats  how often an operation is repeated whose single time is sought
    """

    seconds: float
    games: int
    choices: int
    steps: int
    window: int
    repeats: int


FULL = Size(1.0, 20, 100_000, 100_000, 20_000, 20_000)
SHORT = Size(0.02, 2, 300, 1_000, 100, 200)

Measurement = Callable[[Size], Figures]


def pick(rng: random.Random, options: Sequence[T]) -> T:
    """One of the options, each as likely as any other; quicker than `rng.choice`, for everybody alike."""
    return options[int(rng.random() * len(options))]


def rates(game: Callable[[int], Sequence[int]], names: Sequence[str], size: Size, least: int = 1) -> Figures:
    """`game(seed)` is gone through for seeds 0, 1, 2 …; what it counts, per second of CPU time.

    One game is gone through before the clock starts: everything is imported and built then.

    least  so many games at least, where some take far longer than others
    """
    game(0)
    totals = [0] * len(names)
    seed = 0
    began = time.process_time()
    while (elapsed := time.process_time() - began) < size.seconds or seed < least:
        totals = [total + counted for total, counted in zip(totals, game(seed), strict=True)]
        seed += 1
    return {f"{name}/s": total / elapsed for name, total in zip(names, totals, strict=True)} | {"games": seed}


def cpu(work: Callable[[], Any]) -> float:
    """Seconds of CPU time that `work` takes."""
    began = time.process_time()
    work()
    return time.process_time() - began


def pinned() -> int | None:
    """From now on this process keeps to one core. Returns its number; None where that cannot be done."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def main(measurements: dict[str, Measurement], *, pin: bool = True) -> None:
    """The command line of a file of measurements: carries one out, and prints what it found out as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name", choices=measurements)
    parser.add_argument("--short", action="store_true")
    args = parser.parse_args()
    if pin:
        pinned()
    print(json.dumps(measurements[args.name](SHORT if args.short else FULL)))
