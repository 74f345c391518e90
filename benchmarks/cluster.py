"""What a cluster costs: games a second with 1, 2 and 4 workers of Dask's on this machine, beside one core without.

The share is of what the cores could do together: as many times one core's games as there are workers, or cores if they are fewer.
At least 0.9 is the aim. Starting processes does not count: a first batch is played before the clock runs.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from pnrules.games import game
from pnrules.lab import Experiment, run
from pnrules.lab.cluster import Cluster
from pnrules.players.processes import Processes
from tests.lab.machines import LONG, scheduler

EXPERIMENTS: Final = (
    Experiment("bandwidth", ("random",) * 3, "bench"),
    Experiment("nightmare", ("random",) * 4, "bench", version=2),
    Experiment("nightmare", ("random",) * 4, "bench", version=1),
)
WORKERS: Final = (1, 2, 4)
GAMES: Final = 2000


class Measured(NamedTuple):
    """How fast games were played.

    workers  by how many workers; 0 without a cluster
    each     games a second
    share    of what the cores could do
    """

    workers: int
    each: float
    share: float


def measured(experiment: Experiment, games: int, workers: tuple[int, ...] = WORKERS) -> Iterator[Measured]:
    """The figures of an experiment, without a cluster first."""
    cores = os.cpu_count() or 1
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        alone = _rate(experiment, here / "0", games, 1)
        yield Measured(0, alone, 1.0)
        with scheduler(here) as found:
            for many in workers:
                while len(found.workers) < many:
                    found.hire()
                with Cluster(found.address, game(experiment.game)) as cluster:
                    cluster.wait_for(many, LONG)
                    each = _rate(experiment, here / f"{many}", games, cluster)
                yield Measured(many, each, each / (alone * min(many, cores)))


def _rate(experiment: Experiment, folder: Path, games: int, processes: Processes) -> float:
    """Games a second, after a first few that warm everything up."""
    first = 8 * max(WORKERS)
    for _ in run(experiment, folder, first, "csv", processes):
        pass
    began = time.perf_counter()
    for _ in run(experiment, folder, range(first, first + games), "csv", processes):
        pass
    return games / (time.perf_counter() - began)


def main() -> None:
    """Print a line for each measurement."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=GAMES)
    games: int = parser.parse_args().games
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {games} games each")
    for experiment in EXPERIMENTS:
        for found in measured(experiment, games):
            who = f"{found.workers} workers" if found.workers else "one core, without a cluster"
            told = f"{found.each:.1f} games/s, {found.share:.2f} of the cores"
            print(f"{experiment.game}, version {experiment.start.setup.version}, {who}: {told}", flush=True)


if __name__ == "__main__":
    main()
