"""Games on other machines: the tasks of `pnrules.players.processes`, done by a cluster of Dask's (`pnrules[cluster]`).

Dask does a task again if its worker dies. Only this process writes, and each result comes once; so nothing is lost or doubled.
"""

from __future__ import annotations

import hashlib
import logging
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.forms.validation import one_line
from pnrules.kernel.game import AnyGame
from pnrules.version import VERSION

if TYPE_CHECKING:
    from distributed import Client

Task = TypeVar("Task")
Done = TypeVar("Done")

ANSWERS: Final = 5.0
"""In so many seconds a scheduler answers, or there is none."""

COMES: Final = 30.0
"""In so many seconds a worker comes, or there is none."""

PLACE: Final = "--cluster"
OURS: Final = "pnrules"


class Part(NamedTuple):
    """Something that has to be the same on all machines, or their games would not be.

    name     such as Python
    version  its version
    """

    name: str
    version: str


class Differs(NamedTuple):
    """A worker on which a part is another one than here."""

    worker: str
    found: Part


class Cluster:
    """The workers of a scheduler, while it is entered.

    address  of the scheduler, such as tcp://10.0.0.7:8786
    game     what is played: its package has to be the same everywhere

    Entering raises BadInput if Dask is not installed here, no scheduler answers, no worker comes, or the package of the game is
    missing on one of them.
    """

    def __init__(self, address: str, game: AnyGame) -> None:
        self.address = address
        self._parts = parts(*dict.fromkeys((OURS, type(game).__module__.partition(".")[0])))
        self._client: Client

    def __enter__(self) -> Cluster:
        if find_spec("distributed") is None:
            raise self._problem("problem-cluster-extra")
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what went wrong is told by a problem
        from distributed import Client

        try:
            with warnings.catch_warnings(action="ignore"):  # versions that differ are refused by name
                self._client = Client(self.address, timeout=ANSWERS, set_as_default=False)
        except (OSError, ValueError) as error:
            raise self._problem("problem-cluster-nobody", address=one_line(self.address)) from error
        try:
            self.wait_for(1, COMES)
            self._refuse_where_something_lacks()
        except TimeoutError as error:
            self._client.close()
            raise self._problem("problem-cluster-no-worker", address=one_line(self.address)) from error
        except BadInput:
            self._client.close()
            raise
        return self

    def _refuse_where_something_lacks(self) -> None:
        """A machine that cannot read a task drops out without a word: so each is asked before, by a function of Python's own."""
        for part in self._parts[1:]:
            found = self._client.run(find_spec, part.name, on_error="return")
            found["scheduler"] = self._client.run_on_scheduler(find_spec, part.name)
            if None in found.values():
                raise self._problem("problem-cluster-lacks", name=part.name)

    def __exit__(self, *_: object) -> None:
        self._client.close(timeout=ANSWERS)

    def wait_for(self, workers: int, seconds: float) -> None:
        """Wait until there are so many workers. Raises TimeoutError if there are not after so many seconds."""
        self._client.wait_for_workers(workers, timeout=seconds)

    @property
    def many(self) -> int:
        """How many tasks the workers that are there do at a time."""
        threads: dict[str, int] = self._client.nthreads()
        return max(1, sum(threads.values()))

    def each(self, play: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """The result of `play` for each task, in the order of completion.

        Raises BadInput for a worker with other versions than here, for tasks whose workers died again and again, and if the
        scheduler has gone.
        """
        from distributed import as_completed
        from distributed.client import FutureCancelledError
        from distributed.scheduler import KilledWorker

        doing = self._client.map(partial(_alike, self._parts, play), tasks, pure=False)
        try:
            for future, done in as_completed(doing, loop=self._client.loop, with_results=True):
                if isinstance(done, FutureCancelledError):  # Dask gives it as a result
                    raise done
                if isinstance(done, Differs):
                    raise self._differs(done)
                future.release()  # what has arrived need not be kept there
                yield done
        except KilledWorker as error:
            raise self._problem("problem-cluster-killed") from error
        except FutureCancelledError as error:
            raise self._problem("problem-cluster-gone", address=one_line(self.address)) from error
        finally:
            self._client.cancel(doing)

    def _differs(self, done: Differs) -> BadInput:
        own = next(part for part in self._parts if part.name == done.found.name)
        told = {"worker": done.worker, "name": own.name, "found": done.found.version, "own": own.version}
        return self._problem("problem-cluster-differs", **told)

    @staticmethod
    def _problem(message: str, **told: str) -> BadInput:
        return BadInput([Problem(PLACE, message, tuple((name, "text") for name in told), tuple(told.values()))])


def _alike(expected: tuple[Part, ...], play: Callable[[Task], Done], task: Task) -> Done | Differs:
    """A task on a worker, if it has the same parts as the machine that sent it."""
    for part, found in zip(expected, parts(*(each.name for each in expected[1:])), strict=True):
        if part != found:
            from distributed import get_worker

            return Differs(get_worker().address, found)
    return play(task)


@lru_cache
def parts(*packages: str) -> tuple[Part, ...]:
    """Python, and packages by what is in their sources."""
    python = Part("Python", f"{sys.version_info.major}.{sys.version_info.minor}")
    return (python, *(Part(package, _version(package)) for package in packages))


def _version(package: str) -> str:
    """A mark of a package's sources, which change more often than its version; for ours, behind the version."""
    spec = find_spec(package)
    assert spec is not None
    if spec.submodule_search_locations is None:
        sources = [Path(str(spec.origin))]
    else:
        sources = sorted(path for folder in spec.submodule_search_locations for path in Path(folder).rglob("*.py"))
    mark = hashlib.blake2b(digest_size=4)
    for path in sources:
        mark.update(path.read_text(encoding="utf-8").encode())  # line ends are alike, however the system writes them
    return f"{VERSION}+{mark.hexdigest()}" if package == OURS else mark.hexdigest()
