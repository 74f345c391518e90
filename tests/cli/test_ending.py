"""A command that something outside ends: an interrupt, a reader that has gone, a full disk, a closed stream."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from needed import needs
from sparing import these

PNRULES = (sys.executable, "-m", "pnrules")
ALONE = "simulate nightmare --games 100000"
SIDE_BY_SIDE = "tournament nightmare --players random greedy --games 100000 --processes 2"


def said(command: str, *, cwd: Path) -> tuple[int, str]:
    """The exit code of a command of the shell, and what it says of what went wrong."""
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=False, cwd=cwd, timeout=120)
    return done.returncode, done.stderr


def run(arguments: str) -> str:
    return f'"{sys.executable}" -m pnrules {arguments}'


@pytest.mark.long
def test_a_reader_that_has_gone_ends_it_quietly(root: Path) -> None:
    assert said(f"{run('run nightmare/sample --json')} | head -c 1 > /dev/null", cwd=root) == (0, "")


@pytest.mark.long
@pytest.mark.parametrize("arguments", ["list", "run nightmare/sample", "run nightmare/sample --json", "--version"])
def test_a_full_disk_is_a_line(root: Path, arguments: str) -> None:
    needs(Path("/dev/full").exists(), "there is no disk that is always full")
    code, line = said(f"{run(arguments)} > /dev/full", cwd=root)
    assert code == 2
    assert line == "pnrules: cannot be written: No space left on device\n"


@pytest.mark.long
@pytest.mark.parametrize("closed", [">&-", "<&-", "2>&-", "<&- >&- 2>&-"])
def test_a_stream_that_is_closed_is_one_to_nowhere(root: Path, closed: str) -> None:
    assert said(f"{run('run nightmare/sample')} {closed}", cwd=root) == (0, "")


def heard() -> None:
    """As at a terminal: what a shell begins in the background ignores interrupts, and so does all that this begins."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.long
@pytest.mark.parametrize(
    "command",
    these([ALONE, SIDE_BY_SIDE], SIDE_BY_SIDE),
)
def test_an_interrupt_ends_it_quietly(root: Path, command: str) -> None:
    """A terminal sends it to every process that the command has begun: while its modules come, and when it is at work."""
    for after in (1, 5):
        process = subprocess.Popen(
            [*PNRULES, *command.split()],
            cwd=root,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=heard,
        )
        try:
            time.sleep(after)
            os.killpg(process.pid, signal.SIGINT)
            _, line = process.communicate(timeout=60)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
        assert "Traceback" not in line
        assert process.returncode in (130, -signal.SIGINT)
