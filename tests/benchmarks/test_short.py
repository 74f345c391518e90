"""The benchmarks work: each measurement of ours runs and says something. How fast is not asked here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.benchmarks import imports, ours

DIFFERENCES = ("undo ns, few", "undo ns, many", "ms")  # of two times, which may come out either way when little is measured
NONE = ("clone", "bytes")


def test_every_measurement_of_ours_runs_and_says_something(root: Path) -> None:
    command = [sys.executable, "-m", "tests.benchmarks.run", "--short"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert set(ours.MEASUREMENTS) | {"import pnrules"} <= set(found)
    for name, figures in found.items():
        assert figures
        for figure, value in figures.items():
            assert value > 0 or figure in DIFFERENCES or (name, figure) == NONE, f"{name}: {figure} is {value}"


def test_the_bare_loop_is_as_short_as_it_must_be_and_does_what_it_says(root: Path) -> None:
    lines = (root / "tests/benchmarks/bare_loop.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 40
    kept = ours.bare_loop.run(9)
    assert [step[2] for step in kept] == ["count", "call", "leave", "count"] * 2 + ["count"]
    assert kept[-1][4][0][0] == 5, "counted so often"
    assert len(kept[-1][4][1]) == 1


def test_a_fresh_interpreter_takes_time() -> None:
    assert imports.process("pass") > 0
