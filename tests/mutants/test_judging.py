"""A small checkout of its own, with changes that its tests find and one that they do not."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.changes import changes
from tests.mutants.judging import Alone, Known, failing, judged
from tests.mutants.places import Place

pytestmark = pytest.mark.slow  # `make mutants` looks at itself before and after, too

SOURCE = '''"""Counting."""


def total(most):
    found = 0
    while found < most:
        found += 1
    return found


def unlooked_at(a):
    if a > 3:
        return a
    return 3


LIMIT = 9
'''
JUDGES = """import subprocess, sys
import pytest
from pnrules.kernel import counting

def test_total():
    assert counting.total(4) == 4

def test_it_runs():
    counting.unlooked_at(2)

def test_limit():
    assert counting.LIMIT == 9

@pytest.fixture(scope="module")
def counted():
    return counting.total(2)

def test_one(counted):
    assert counted

def test_two(counted):
    assert counted == 2

def test_elsewhere():
    subprocess.run([sys.executable, "-c", "from pnrules.kernel import counting; assert counting.total(1) == 1"], check=True)

def test_that_fails():
    assert False
"""


@pytest.fixture(scope="module")
def tree(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small checkout."""
    tree = tmp_path_factory.mktemp("small")
    for folder in ("pnrules", "pnrules/kernel", "tests", "tests/mutants", "widgets"):
        (tree / folder).mkdir()
        (tree / folder / "__init__.py").write_text("")
    for file in (root / "tests" / "mutants").glob("[!_t]*.py"):
        shutil.copy(file, tree / "tests" / "mutants")
    (tree / "pnrules/kernel/counting.py").write_text(SOURCE)
    (tree / "tests/test_counting.py").write_text(JUDGES)
    (tree / "pyproject.toml").write_text('[tool.pytest.ini_options]\naddopts = ["--import-mode=importlib"]\n')
    return tree


@pytest.fixture(scope="module")
def tests(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Known:
    """Which of its tests execute which line."""
    written = tmp_path_factory.mktemp("known") / "lines.json"
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    subprocess.run([sys.executable, "-m", "tests.mutants.lines", str(written)], cwd=tree, env=environment, check=True, stdout=-3)
    (tree / "sitecustomize.py").unlink()
    Path(importlib.util.cache_from_source(str(tree / "pnrules/kernel/counting.py"))).unlink()
    return Known(json.loads(written.read_text()))


def place(what: str, line: int) -> Place:
    """The place of this change."""
    change = next(each for each in changes(SOURCE) if (each.what, each.line) == (what, line))
    return Place("", "kernel", "pnrules/kernel/counting.py", change)


def names(tests: list[str]) -> set[str]:
    return {test.partition("::")[2] for test in tests}


@pytest.mark.long
def test_a_line_is_executed_by_tests_by_their_fixtures_and_by_the_programs_they_start(tests: Known) -> None:
    """`test_two` uses what was counted for `test_one`. What fails without a change judges nothing."""
    assert names(tests.executing("pnrules/kernel/counting.py", 7)) == {"test_total", "test_one", "test_two", "test_elsewhere"}
    assert names(tests.executing("pnrules/kernel/counting.py", 12)) == {"test_it_runs"}
    assert names(tests.executing("pnrules/kernel/counting.py", 13)) == set(), "nobody has passed more than 3"
    assert names(list(tests.seconds)) == names(list(tests.all)) - {"test_that_fails"}


@pytest.mark.long
def test_without_a_change_all_pass(tree: Path, tests: Known) -> None:
    assert failing(tree, list(tests.seconds), tests) is None


def test_a_test_can_be_asked_alone_whatever_becomes_of_its_neighbours(tree: Path) -> None:
    """`test_that_fails` lies in the same file, and does not count for another."""
    file = "tests/test_counting.py"
    assert failing(tree, [f"{file}::test_total"], Alone(f"{file}::test_total")) is None
    assert failing(tree, [f"{file}::test_that_fails"], Alone(f"{file}::test_that_fails")) == f"{file}::test_that_fails"


def test_a_change_is_found_and_taken_back(tree: Path, tests: Known) -> None:
    verdict = judged(tree, tests, place("< becomes <=", 6))
    assert verdict.found
    assert verdict.found.startswith("tests/test_counting.py::test_")
    assert (tree / "pnrules/kernel/counting.py").read_text() == SOURCE


@pytest.mark.long
def test_a_change_after_which_nothing_ends_is_found(tree: Path, tests: Known, monkeypatch: pytest.MonkeyPatch) -> None:
    """`found += 1` becomes `found -= 1`: the loop goes on for ever."""
    monkeypatch.setattr("tests.mutants.judging.AT_LEAST", 1)
    verdict = judged(tree, tests, place("+= becomes -=", 7))
    assert verdict.found
    assert verdict.found.endswith("(does not end)")


@pytest.mark.long
def test_what_an_import_executes_is_found_as_well(tree: Path, tests: Known) -> None:
    assert judged(tree, tests, place("9 becomes 8", 17)).found == "tests/test_counting.py::test_limit"


@pytest.mark.long
def test_what_nobody_looks_at_is_not_found(tree: Path, tests: Known) -> None:
    """It is executed, and nobody asks what came of it: all tests of the module have been run then."""
    verdict = judged(tree, tests, place("> becomes >=", 12))
    assert verdict.found is None
    assert verdict.tests == len(tests.seconds) - 1, "all that execute something of the module; `test_limit` does not"


def test_a_test_that_fails_only_once_has_found_nothing(tree: Path, tests: Known, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine one that measures time may fail with any change: it is asked again, alone."""
    alone: list[str] = []

    def now_and_then(tree: Path, chosen: list[str], tests: Known) -> str | None:
        alone.extend(chosen if len(chosen) == 1 else [])
        return None if len(chosen) == 1 else chosen[0]

    monkeypatch.setattr("tests.mutants.judging.failing", now_and_then)
    assert judged(tree, tests, place("< becomes <=", 6)).found is None
    assert alone


def test_stale_bytecode_hides_no_change(tree: Path, tests: Known) -> None:
    """Bytecode that says that it belongs to the file as it is: the change is seen nevertheless, also by a program started."""
    file = tree / "pnrules/kernel/counting.py"
    subprocess.run([sys.executable, "-m", "compileall", "-q", str(file)], check=True)
    bytecode = Path(importlib.util.cache_from_source(str(file)))
    before = bytecode.read_bytes()
    assert judged(tree, tests, place("< becomes <=", 6)).found
    assert bytecode.read_bytes() == before
