"""Games in several processes of this machine: one that is killed ends the others, and what was written stays."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pnrules.kernel.errors import BadInput
from pnrules.lab import Experiment, folder, rows, run
from pnrules.players.processes import side_by_side

pytestmark = pytest.mark.long


def slowly(number: int) -> int:
    time.sleep(number)
    return number


def test_whoever_stops_asking_waits_for_nobody() -> None:
    """An hour's task is under way, and a whole day of them is waiting."""
    found = side_by_side(slowly, [0, *[3600] * 24], 2)
    assert next(found) == 0
    found.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


def killing(batches: Iterator[int], done: list[int]) -> None:
    """Kill one of the processes after the first batch."""
    for batch in batches:
        if not done:
            child = multiprocessing.active_children()[0]
            assert child.pid is not None
            os.kill(child.pid, signal.SIGKILL)
        done.append(batch)


def test_a_process_that_is_killed_is_told_and_the_same_command_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "BATCH", 1)
    experiment = Experiment("bandwidth", ("random",) * 3, "killed")
    done: list[int] = []
    with pytest.raises(BadInput, match="one of the processes that play was ended from outside"):
        killing(run(experiment, tmp_path / "x", 200, "csv", 2), done)
    assert not multiprocessing.active_children()
    assert 0 < len(done) < 200
    assert sum(run(experiment, tmp_path / "x", 200, "csv")) == 200 - len(done)
    found = list(rows(tmp_path / "x", "scores"))
    assert found == [row for number in range(200) for row in experiment.play(number).scores]
