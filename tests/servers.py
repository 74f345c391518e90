"""Starts the apps and JupyterLab for tests, waits until they answer, and ends them with everything that they started."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil

READY = re.compile(r"^pnrules (?:app|serve): (http://\S+)$", flags=re.MULTILINE)


@contextmanager
def serving(
    command: Sequence[str],
    ready: re.Pattern[str],
    cwd: Path,
    env: Mapping[str, str] | None = None,
    patience: float = 60,
    said: Path | None = None,
) -> Iterator[str]:
    """Runs `command` until the end of the block, and writes what it says into a file. Yields the address that it prints, once the
    server answers there."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") if said is None else said.open("w+", encoding="utf-8") as log:
        process = subprocess.Popen(command, cwd=cwd, env=env, stdout=log, stderr=log, start_new_session=True)
        try:
            yield _address(process, log.fileno(), ready, patience)
        finally:
            _end(process)


@contextmanager
def app(*options: str, python: str = sys.executable, cwd: Path, env: Mapping[str, str] | None = None) -> Iterator[str]:
    """`pnrules app` on a free port. Yields its address."""
    command = [python, "-m", "pnwidgets.app", "--no-browser", "--port", "0", *options]
    with serving(command, READY, cwd, env) as address:
        yield address


@contextmanager
def classroom(
    *options: str,
    cwd: Path,
    python: str = sys.executable,
    env: Mapping[str, str] | None = None,
    said: Path | None = None,
    before: Sequence[str] = (),
) -> Iterator[str]:
    """`pnrules serve` on a free port, started by another command where one is given. Yields its address."""
    command = [*before, python, "-m", "pnrules", "serve", "--port", "0", *options]
    with serving(command, READY, cwd, env, said=said) as address:
        yield address


def kernels_of(server: psutil.Process) -> list[psutil.Process]:
    """The kernels of a server: those that were forked for it, and those that were started as usual."""
    started = server.children()
    forked = [each for fork in started if "forkserver" in " ".join(fork.cmdline()) for each in fork.children()]
    return forked + [each for each in started if "ipykernel_launcher" in each.cmdline()]


def _said(log: int) -> str:
    return os.pread(log, 1_000_000, 0).decode(errors="replace")


def _address(process: subprocess.Popen[bytes], log: int, ready: re.Pattern[str], patience: float) -> str:
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        found = ready.search(_said(log))
        if found and _answers(found[1]):
            return found[1]
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode}:\n{_said(log)}")
        time.sleep(0.1)
    raise RuntimeError(f"the server did not come up within {patience:.0f} s:\n{_said(log)}")


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=30) as answer:
            return int(answer.status) == 200
    except OSError:
        return False


def _end(process: subprocess.Popen[bytes]) -> None:
    """SIGTERM to the server, which ends its kernels; SIGKILL to its whole process group if it does not."""
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=15)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(timeout=15)
