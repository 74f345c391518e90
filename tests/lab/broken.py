"""Machines that fail, each in its way, without a process: Dask and pools that only say what the real ones would.

`tests/lab/test_cluster.py` and `test_processes.py` have the real ones.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent import futures
from contextlib import contextmanager, nullcontext
from types import ModuleType
from typing import Any, Final
from unittest.mock import MagicMock, patch

from pnrules.games import game
from pnrules.lab import cluster
from pnrules.lab.cluster import Cluster, Differs, Part
from pnrules.players import processes
from pnrules.players.processes import side_by_side


class KilledWorker(Exception):
    """As Dask's."""


class FutureCancelledError(Exception):
    """As Dask's."""


@contextmanager
def _dask(client: MagicMock, results: Callable[..., Iterator[Any]] = lambda *_, **__: iter(())) -> Iterator[None]:
    """A Dask with this client, and these results of its tasks."""
    names = ("distributed", "distributed.client", "distributed.scheduler")
    modules = {name: ModuleType(name) for name in names}
    modules["distributed"].__dict__.update(Client=client, as_completed=results)
    modules["distributed.client"].__dict__.update(FutureCancelledError=FutureCancelledError)
    modules["distributed.scheduler"].__dict__.update(KilledWorker=KilledWorker)
    with patch.dict(sys.modules, modules), patch.object(cluster, "find_spec", return_value=True):
        yield


def _on_a_cluster() -> None:
    owner = game("bandwidth")
    with patch.object(cluster, "parts", return_value=(Part("Python", "3.11"), Part("pnrules", "1"))):
        asked = Cluster("tcp://10.0.0.7:8786", owner)
    with asked as machines:
        list(side_by_side(abs, [1, 2], machines))


def _not_installed() -> None:
    with patch.object(cluster, "find_spec", return_value=None):
        _on_a_cluster()


def _nobody() -> None:
    with _dask(MagicMock(side_effect=OSError)):
        _on_a_cluster()


def _no_worker() -> None:
    client = MagicMock()
    client.return_value.wait_for_workers.side_effect = TimeoutError
    with _dask(client):
        _on_a_cluster()


def _lacks() -> None:
    client = MagicMock()
    client.return_value.run.return_value = {"tcp://10.0.0.8:1": None}
    with _dask(client):
        _on_a_cluster()


def _results(done: object) -> Callable[[], None]:
    def fails() -> None:
        def results(*_: object, **__: object) -> Iterator[Any]:
            if isinstance(done, KilledWorker):
                raise done
            yield MagicMock(), done

        with _dask(MagicMock(), results):
            _on_a_cluster()

    return fails


def _killed_here() -> None:
    pool = MagicMock()
    pool.return_value.submit.side_effect = futures.BrokenExecutor
    with patch.dict(vars(futures), ProcessPoolExecutor=pool), patch.object(processes, "_uninterrupted", nullcontext):
        list(side_by_side(abs, [1, 2], 2))


BROKEN_MACHINES: Final[tuple[Callable[[], None], ...]] = (
    _not_installed,
    _nobody,
    _no_worker,
    _lacks,
    _results(Differs("tcp://10.0.0.8:1", Part("pnrules", "2"))),
    _results(KilledWorker()),
    _results(FutureCancelledError()),
    _killed_here,
)
"""By each, a problem of `pnrules.lab.cluster` or `pnrules.players.processes` is raised."""
