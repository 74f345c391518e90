"""Whether the tests find one change: they are run against a copy of the checkout in which it was made, until one fails.

A process that has imported what never changes forks for each change, so a run costs what its tests cost. The change is made in
the copy's source and nothing is compiled to a file: no stale bytecode hides it, and programs that a test starts see it as well.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import hypothesis
import pytest

from tests.mutants.changes import Change, changed
from tests.mutants.lines import PYTEST
from tests.mutants.places import Place

BUDGET = 60
"""CPU seconds of tests that a change has to outlast, the quickest first: of those that execute its line, and again of those that
execute anything of its module, since what is kept in a cache is executed once for many tests; see `Known.rounds`."""
FIRST_FILES, FIRST_TESTS, FIRST_SECONDS = 3, 30, 0.3
"""A first round is small, since most changes fall in it: so many files, so many quick tests of each."""
PATIENCE, AT_LEAST, COLLECTING = 10, 10, 60
"""A test that takes so many times its CPU seconds, and so many at least, never ends; nor does whatever collects for so long."""
WALL = 1200.0
MEMORY = 6 << 30
WARM = (
    "fluent.runtime",
    "babel.numbers",
    "jsonschema",
    "ipywidgets",
    "anywidget",
    "nbconvert",
    "voila.app",
    "playwright.sync_api",
)

WARMED = ("-W", "ignore::pytest.PytestAssertRewriteWarning")  # pytest's plugins have been imported already


class Known:
    """The tests of a tree, and which line which of them execute (see `lines.collected`)."""

    def __init__(self, known: dict[str, Any], budget: float = BUDGET) -> None:
        self.budget = budget
        self.seconds: dict[str, float] = known["tests"]
        self.all = {*known["tests"], *known["failed"]}
        self.files: dict[str, float] = known["files"]
        self._names = list(known["tests"])
        self._lines = known["lines"]
        self._executed = known["executed"]
        self._imported = set(known["imported"])

    def executing(self, file: str, line: int) -> list[str]:
        """The tests that execute this line, the quickest first."""
        block = self._lines[file].get(str(line))
        return self._quickest(set(self._executed.get(str(block), ())))

    def around(self, file: str) -> list[str]:
        """The tests that execute anything of this module, but for what every import executes."""
        blocks = {str(block) for block in self._lines[file].values() if block not in self._imported}
        return self._quickest({number for block in blocks for number in self._executed.get(block, ())})

    def _quickest(self, numbers: Any) -> list[str]:
        return sorted((self._names[number] for number in numbers), key=lambda name: (self.seconds[name], name))

    def rounds(self, place: Place) -> Iterator[list[str]]:
        """Tests to be run against a change: those that execute its line, those of its module, all where an import executes it.
        Each time a few quick ones first."""
        line = place.change.line
        nearest = [self.executing(place.file, line), self.around(place.file)]
        if self._lines[place.file].get(str(line)) in (None, *self._imported):
            nearest.append(self._quickest(range(len(self._names))))
        for tests in nearest:
            first = self._few(tests, f"tests/{place.part}/")
            yield first
            yield self._affordable(tests, set(first))

    def _few(self, tests: list[str], own: str) -> list[str]:
        """Of few files, since each has to be collected: those of the part's own tests, with many quick ones among these."""
        by_file: dict[str, list[str]] = {}
        for test in tests:
            by_file.setdefault(test.partition("::")[0], []).append(test)

        def worth(file: str) -> tuple[bool, float]:
            return file.startswith(own), min(len(by_file[file]), FIRST_TESTS) / FIRST_TESTS - self.files.get(file, 0)

        files = sorted(by_file, key=worth, reverse=True)
        few = [test for file in files[:FIRST_FILES] for test in by_file[file][:FIRST_TESTS]]
        return [test for test in few if self.seconds[test] < FIRST_SECONDS]

    def _affordable(self, tests: list[str], done: set[str]) -> list[str]:
        affordable, left = [], self.budget
        for test in tests:
            left -= self.seconds[test]
            if left < 0:
                break
            if test not in done:
                affordable.append(test)
        return affordable

    def is_new(self, test: str) -> bool:
        """Whether nobody knew of this test."""
        return test not in self.all


class Alone(Known):
    """One test of which nothing is known but its name. The others of its file do not matter."""

    def __init__(self, test: str) -> None:
        super().__init__({"tests": {test: 60.0}, "failed": [], "files": {}, "lines": {}, "executed": {}, "imported": []})

    def is_new(self, test: str) -> bool:
        """None of them is run."""
        return False


class Verdict(NamedTuple):
    """What became of a change.

    found    the test that found it, and how; None when none did
    tests    how many tests were run
    seconds  of the clock
    """

    found: str | None
    tests: int
    seconds: float


def warm() -> None:
    """Import what no change touches."""
    for name in WARM:
        if importlib.util.find_spec(name.partition(".")[0]):
            importlib.import_module(name)
    hypothesis.settings.register_profile("mutants", database=None, derandomize=True, deadline=None)
    hypothesis.settings.load_profile("mutants")


def judged(tree: Path, tests: Known, place: Place) -> Verdict:
    """Make the change in this tree, run tests until one fails, and take the change back."""
    began = time.monotonic()
    ran: set[str] = set()
    with made(tree / place.file, place.change):
        for chosen in tests.rounds(place):
            fresh = [test for test in chosen if test not in ran]
            ran.update(fresh)
            found = failing(tree, fresh, tests) if fresh else None
            if found and (found not in tests.seconds or failing(tree, [found], tests)):  # twice, or the machine was busy
                return Verdict(found, len(ran), round(time.monotonic() - began, 1))
    return Verdict(None, len(ran), round(time.monotonic() - began, 1))


@contextmanager
def made(file: Path, change: Change) -> Iterator[None]:
    """The file has this change, and no bytecode. Afterwards all is as it was, its time too, so that its bytecode is good."""
    source, times = file.read_text(encoding="utf-8"), file.stat()
    bytecode = Path(importlib.util.cache_from_source(str(file)))
    away = bytecode.with_suffix(".away")
    if bytecode.exists():
        bytecode.replace(away)
    file.write_text(changed(source, change), encoding="utf-8")
    try:
        yield
    finally:
        file.write_text(source, encoding="utf-8")
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
        if away.exists():
            away.replace(bytecode)


# --- a process of its own ---------------------------------------------------------------------------------------------


def failing(tree: Path, chosen: list[str], tests: Known) -> str | None:
    """The first of these tests that fails in this tree, and how; None when all pass."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        _run(tree, chosen, tests, writing)
    os.close(writing)
    try:
        ready, _, _ = select.select([reading], [], [], WALL)
        said = os.read(reading, 1 << 16).decode() if ready else "the time ran out"
    finally:
        os.killpg(child, signal.SIGKILL) if _leads(child) else os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(reading)
    return None if said == "passed" else said or "the process ended"


def _leads(child: int) -> bool:
    try:
        return os.getpgid(child) == child
    except ProcessLookupError:
        return False


def _run(tree: Path, chosen: list[str], tests: Known, writing: int) -> None:
    """In the forked process: run these tests, say what came out, and end."""
    os.setsid()
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    _move(tree)
    judge = Judge(chosen, tests, writing)
    files = list(dict.fromkeys(test.partition("::")[0] for test in chosen))
    try:
        code = pytest.main([*files, f"--rootdir={tree}", f"--basetemp={tree}/.cache/tmp", *PYTEST, *WARMED], plugins=[judge])
        judge.say("passed" if code in (0, 5) else f"pytest ends with {int(code)}")
    except BaseException as error:
        judge.say(f"pytest ends with {type(error).__name__}")
    os._exit(0)


def _move(tree: Path) -> None:
    """From now on this process works in the tree, and imports from nowhere else what lies there."""
    here = [str(tree), str(tree / "widgets")]
    away = {str(Path.cwd()), "", *os.environ.get("PYTHONPATH", "").split(os.pathsep)}
    sys.path[:] = [*here, *(path for path in sys.path if path not in away)]
    for name in [name for name in sys.modules if name.partition(".")[0] in ("tests", "pnrules", "pnwidgets")]:
        del sys.modules[name]
    (tree / ".cache").mkdir(exist_ok=True)
    os.environ["PYTHONPATH"] = os.pathsep.join(here)
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    sys.dont_write_bytecode = True
    os.chdir(tree)


class Judge:
    """A plugin: only the chosen tests, in their order, each with an end to its time; the first that fails is told."""

    def __init__(self, chosen: list[str], tests: Known, writing: int) -> None:
        self.order = {test: number for number, test in enumerate(chosen)}
        self.tests = tests
        self.writing = writing
        self.under_way = "collecting"
        self.said = False
        signal.signal(signal.SIGPROF, lambda *_: self.end())
        self.allow(COLLECTING)

    def allow(self, seconds: float) -> None:
        """So much CPU time from now on."""
        signal.setitimer(signal.ITIMER_PROF, seconds)

    def end(self) -> None:
        """What is under way takes too long."""
        self.say(f"{self.under_way} (does not end)")
        os._exit(0)

    def say(self, what: str) -> None:
        """The first thing said is the verdict."""
        if not self.said:
            os.write(self.writing, what.encode()[:60_000])
        self.said = True

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """What nobody knew of, such as a case with another name, is run as well."""
        chosen = [item for item in items if item.nodeid in self.order or self.tests.is_new(item.nodeid)]
        items[:] = sorted(chosen, key=lambda item: self.order.get(item.nodeid, len(self.order)))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.under_way = nodeid
        self.allow(max(AT_LEAST, PATIENCE * self.tests.seconds.get(nodeid, 1)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.say(report.nodeid)
            os._exit(0)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.say(f"collecting {report.nodeid}")
            os._exit(0)
