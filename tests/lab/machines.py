"""A cluster of Dask's for tests: a scheduler and workers, each a process of its own on this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

WORKER = "from distributed.cli.dask_worker import main; main()"
OTHER_VERSION = f"import pnrules.version; pnrules.version.VERSION = '0.1.0'; {WORKER}"
WITHOUT_PNRULES = f"import sys; sys.modules['pnrules'] = None; {WORKER}"
"""Programs of workers: one as it should be, one with another version of pnrules, one without."""

LONG = 120.0
"""In so many seconds a process has started, on the busiest machine."""

ROOT = Path(__file__).parents[2]


class Scheduler:
    """A scheduler that runs.

    address  where it listens
    workers  the processes that play for it
    """

    def __init__(self, process: subprocess.Popen[bytes], file: Path) -> None:
        self.process = process
        self.file = file
        self.workers: list[subprocess.Popen[bytes]] = []
        self.address: str = json.loads(file.read_text(encoding="utf-8"))["address"]

    def hire(self, program: str = WORKER) -> None:
        """Start a worker. It plays one game at a time, and does not come back where it dies."""
        one = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
        self.workers.append(_started("-c", program, self.address, *one, cwd=self.file.parent))


@contextmanager
def scheduler(folder: Path, settings: Mapping[str, str] | None = None) -> Iterator[Scheduler]:
    """A scheduler without workers, which ends with its workers.

    folder    where they run: nothing of ours is found there but what is installed, and the tests
    settings  of Dask's, as variables of the environment
    """
    file = folder / "scheduler.json"
    main = ("-m", "distributed.cli.dask_scheduler", "--no-dashboard", "--host", "127.0.0.1", "--port", "0")
    process = _started(*main, "--scheduler-file", str(file), cwd=folder, settings=settings)
    found: Scheduler | None = None
    try:
        until = time.monotonic() + LONG
        while not (file.exists() and file.read_text(encoding="utf-8").endswith("}")):
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.1)
        found = Scheduler(process, file)
        yield found
    finally:
        for each in (*(found.workers if found else ()), process):
            each.kill()
            each.wait()


def _started(*arguments: str, cwd: Path, settings: Mapping[str, str] | None = None) -> subprocess.Popen[bytes]:
    env = {**os.environ, "PYTHONPATH": str(ROOT), **(settings or {})}
    return subprocess.Popen([sys.executable, *arguments], cwd=cwd, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
