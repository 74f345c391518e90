"""The benchmarks work: each measurement of ours runs and says something. How fast is not asked here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import imports, ours, page, prover, run, thinking
from benchmarks.measuring import SHORT
from benchmarks.results import Results
from benchmarks.targets import NO, WHY, reasons, targets

DIFFERENCES = ("undo ns, few", "undo ns, many", "ms")  # of two times, which may come out either way when little is measured
NONE = ("clone", "bytes")


@pytest.mark.slow
def test_every_measurement_of_ours_runs_and_says_something(root: Path) -> None:
    command = [sys.executable, "-m", "benchmarks.run", "--short"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert set(ours.MEASUREMENTS) | {"import pnrules"} <= set(found)
    for name, figures in found.items():
        assert figures
        for figure, value in figures.items():
            assert value > 0 or figure in DIFFERENCES or (name, figure) == NONE, f"{name}: {figure} is {value}"


def test_the_bare_loop_is_as_short_as_it_must_be_and_does_what_it_says(root: Path) -> None:
    lines = (root / "benchmarks/bare_loop.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 40
    kept = ours.bare_loop.run(9)
    assert [step[2] for step in kept] == ["count", "call", "leave", "count"] * 2 + ["count"]
    assert kept[-1][4][0][0] == 5, "counted so often"
    assert len(kept[-1][4][1]) == 1


def test_what_was_not_measured_is_open_and_said() -> None:
    found = Results()
    assert {row[-1] for row in targets(found)} == {"open"}
    found.missing["PokerKit"] = "left out: pokerkit is not installed"
    here = page.where("abc", "def", None, ((0, 0, 0), (1, 1, 1)))
    assert ("commit", "abc at the beginning, def at the end: TO BE MEASURED AGAIN") in here
    assert "| PokerKit | left out: pokerkit is not installed |" in page.page(found, 5, here)


def test_targets_are_judged_by_medians_over_the_rounds() -> None:
    found = Results()
    for pnrules, chess in ((10.0, 40.0), (30.0, 20.0), (20.0, 30.0)):
        found.add("import pnrules", {"ms": pnrules})
        found.add("import chess", {"ms": chess})
    assert ("`import pnrules` to `import chess`", "0.67 times", "under 1", "yes") in targets(found)
    found.add("clone", {"bytes": 8.0})
    assert ("clone", "8 bytes: the same object", "nothing to copy", "**no**") in targets(found)


def test_a_fresh_interpreter_takes_time() -> None:
    assert imports.process("pass") > 0


@pytest.mark.long
def test_the_prover_s_strata_are_what_they_say_and_what_is_measured_is_noted(tmp_path: Path) -> None:
    """Five claims of each stratum, noted; asked for six, only one more is made. Where no LOOP can be had, all are refuted."""
    found = {}
    for stratum in prover.STRATA:
        notes = tmp_path / f"{stratum}.jsonl"
        first = prover.measured(stratum, 5, notes)
        found[stratum] = prover.measured(stratum, 6, notes)
        assert found[stratum][:5] == first, "CPU times and all"
        assert len(notes.read_text(encoding="utf-8").splitlines()) == 6
    assert {claim["verdict"] for claim in prover.measured(prover.TRIVIAL, 20)} == {"refuted"}
    names = [row[0] for row in prover.targets(found)]
    assert len(names) == len(set(names)) == 3 + 2 * len(prover.STRATA)
    written = prover.page(found, [])
    assert all(name in written for name, _ in prover.STRATA.values())


def test_what_was_not_reached_is_said_with_its_reason_and_an_aim_is_none() -> None:
    found = Results()
    found.add("steps", {"steps/s": 1.0})
    found.add("bare loop", {"steps/s": 10.0})
    rows = targets(found)
    assert reasons(rows) == [WHY["steps/s"]]
    assert reasons([("choices/s of gin_rummy", "0.5", "aim: ahead of both", NO)]) == []
    assert WHY["steps/s"] in page.page(found, 5, [])
    assert all(any(words in row[0] for row in rows) for words in WHY), "each reason belongs to a target"


@pytest.mark.long
@pytest.mark.parametrize("name", thinking.MEASUREMENTS)
def test_a_hint_and_a_review_are_measured(name: str) -> None:
    found = thinking.MEASUREMENTS[name](SHORT)
    assert found["s"] > 0
    assert found.get("s at most", found["s"]) >= found["s"]


def test_each_hint_and_review_is_measured_in_python_and_in_pyodide_and_stands_on_the_page() -> None:
    asked = list(run.tasks())
    found = Results()
    for name in thinking.MEASUREMENTS:
        assert asked.index(("pyodide", f"{name}, Pyodide")) == asked.index(("thinking", name)) + 1
        found.add(name, {"s": 1.5})
        found.add(f"{name}, Pyodide", {"s": 4.5})
    told = page.page(found, 5, page.where("abc", "abc", None, ((0, 0, 0), (1, 1, 1))))
    for name in thinking.MEASUREMENTS:
        assert f"| {name} | s | 1.5 | 1.5 – 1.5 |" in told
        assert f"| {name}, Pyodide | s | 4.5 | 4.5 – 4.5 |" in told
