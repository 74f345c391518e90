"""Which tests execute which line: the Python tests without a browser, run once, with a counter in every block of `pnrules`.

A block is what runs from its first line to its last (see `numbered`). Its counter is in the bytecode alone, so tests that read
the sources find them as they are. (coverage.py's contexts would do as well, but take four times as long as the tests alone; this
takes a fifth more.) A program that a test starts writes down its own counters when it ends.

What a fixture of a module or of the session executes belongs to every test that uses the fixture, not only to the first. What is
executed while a module is imported belongs to no test: all are imported before the first.
"""

from __future__ import annotations

import ast
import builtins
import importlib
import importlib.util
import json
import marshal
import os
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

LEFT_OUT = ("browser", "fresh", "house", "mutants")
"""Folders of tests that measure, need a browser, or look at the checkout: they judge no line."""
PYTEST = ("-p", "no:nbval", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:playwright", "-q", "--no-header", "--tb=no")
HITS = "PNRULES_HITS"
SITE = f"""import atexit, builtins, os
builtins.__hit__ = bytearray({{blocks}})
def _written(folder=os.environ.get("{HITS}")):
    if folder:
        with open(os.path.join(folder, str(os.getpid())), "wb") as file:
            file.write(builtins.__hit__)
atexit.register(_written)
"""

Block = int
Number = int  # of a test


# --- counters ---------------------------------------------------------------------------------------------------------


class _Numbering:
    """Puts `__hit__[n] = 1` at the head of every block within functions, and says of which block each line is."""

    def __init__(self, first: Block) -> None:
        self.next = first
        self.lines: dict[int, Block] = {}

    def function(self, body: list[ast.stmt]) -> list[ast.stmt]:
        docstring = body[:1] if ast.get_docstring(ast.Module(body, [])) is not None else []
        return docstring + self.block(body[len(docstring) :])

    def block(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """These statements with a counter before the first, and before each that follows one with blocks of its own."""
        counted: list[ast.stmt] = []
        fresh = True
        for statement in body:
            if fresh:
                counted.append(self._counter(statement))
            inner = list(_bodies(statement))
            first = min((part[0].lineno for _, _, part in inner), default=(statement.end_lineno or statement.lineno) + 1)
            for line in range(statement.lineno, max(first, statement.lineno + 1)):
                self.lines.setdefault(line, self.next - 1)
            for owner, field, part in inner:
                setattr(owner, field, self.function(part) if isinstance(owner, FUNCTIONS) else self.block(part))
            fresh = bool(inner)
            counted.append(statement)
        return counted

    def _counter(self, before: ast.stmt) -> ast.stmt:
        counter = ast.parse(f"__hit__[{self.next}] = 1").body[0]
        self.next += 1
        for node in ast.walk(counter):
            ast.copy_location(node, before)
        return counter


FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def _bodies(statement: ast.stmt) -> Generator[tuple[Any, str, list[ast.stmt]], None, None]:
    """The lists of statements within a statement: whose they are, under which name."""
    for owner in (statement, *getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
        for field in ("body", "orelse", "finalbody"):
            part = getattr(owner, field, None)
            if isinstance(part, list) and part:
                yield owner, field, part


def outermost_functions(tree: ast.AST) -> Generator[ast.FunctionDef, None, None]:
    """Functions and methods that lie in no other function."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield node
        elif not isinstance(node, ast.expr):
            yield from outermost_functions(node)


def numbered(source: str, first: Block) -> tuple[ast.Module, dict[int, Block], Block]:
    """The module with counters from `first` on, the block of every line within functions, and the next number."""
    tree = ast.parse(source)
    numbering = _Numbering(first)
    for function in outermost_functions(tree):
        function.body = numbering.function(function.body)
    return tree, numbering.lines, numbering.next


def write_bytecode(file: Path, code: Any) -> None:
    """Make Python believe that this is what `file` was compiled to."""
    stat = file.stat()
    head = importlib.util.MAGIC_NUMBER + bytes(4) + b"".join(n.to_bytes(4, "little") for n in (int(stat.st_mtime), stat.st_size))
    cached = Path(importlib.util.cache_from_source(str(file)))
    cached.parent.mkdir(exist_ok=True)
    cached.write_bytes(head + marshal.dumps(code))


def count_blocks(tree: Path) -> dict[str, dict[int, Block]]:
    """Every module of `pnrules` in this tree gets its counters; which line belongs to which."""
    lines: dict[str, dict[int, Block]] = {}
    blocks = 0
    for file in sorted((tree / "pnrules").rglob("*.py")):
        module, lines[str(file.relative_to(tree))], blocks = numbered(file.read_text(encoding="utf-8"), blocks)
        write_bytecode(file, compile(module, str(file), "exec"))
    (tree / "sitecustomize.py").write_text(SITE.format(blocks=blocks), encoding="utf-8")
    return lines


# --- tests ------------------------------------------------------------------------------------------------------------


class Watching:
    """A plugin: what each test executes, and each fixture that outlives a test."""

    def __init__(self, hits: bytearray, folder: Path) -> None:
        self.hits, self.folder = hits, folder
        self.executed: dict[str, set[Block]] = defaultdict(set)
        self.tests: dict[str, dict[str, Any]] = {}
        self.collecting: dict[str, float] = defaultdict(float)

    def take(self, whose: str) -> None:
        """What has been executed since the last time was executed for this test or fixture."""
        for file in self.folder.iterdir():  # of programs that it started
            for block in _set(file.read_bytes()):
                self.hits[block] = 1
            file.unlink()
        self.executed[whose].update(_set(self.hits))
        self.hits[:] = bytes(len(self.hits))

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Generator[None, Any, Any]:
        began = time.process_time()
        report = yield
        self.collecting[collector.nodeid.partition("::")[0]] += time.process_time() - began
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self.take("")
        began = _cpu()
        found = getattr(item, "_fixtureinfo").name2fixturedefs.values()  # noqa: B009 - pytest publishes no other way to ask
        self.tests[item.nodeid] = {"fixtures": [_named(each[-1]) for each in found if each[-1].scope != "function"]}
        report = yield
        self.tests[item.nodeid]["seconds"] = round(_cpu() - began, 4)
        self.take(item.nodeid)
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any, request: Any) -> Generator[None, Any, Any]:
        before = bytes(self.hits)
        value = yield
        if fixturedef.scope != "function":
            self.take(_named(fixturedef))
            self.hits[:] = before
        return value

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call":
            self.tests[report.nodeid]["passed"] = report.passed


def _set(hits: bytes | bytearray) -> set[Block]:
    return {block for block, hit in enumerate(hits) if hit}


def _named(fixturedef: Any) -> str:
    return f"fixture {fixturedef.baseid} {fixturedef.argname}"


def _cpu() -> float:
    times = os.times()
    return time.process_time() + times.children_user + times.children_system


def left_out() -> list[str]:
    """What pytest is told, so that it leaves those folders out."""
    return [f"--ignore=tests/{folder}" for folder in LEFT_OUT]


def collected(tree: Path) -> dict[str, Any]:
    """Run the tests of this tree, and say which line of `pnrules` which of them execute.

    tests     test -> its CPU seconds; only those that passed
    failed    the others, which judge nothing
    files     file of tests -> CPU seconds to collect it
    lines     file of pnrules -> line within a function -> its block
    executed  block -> numbers of tests, in the order of `tests`
    imported  blocks that are executed while modules are imported
    """
    lines = count_blocks(tree)
    hits = bytearray(1 + max(block for each in lines.values() for block in each.values()))
    builtins.__hit__ = hits  # type: ignore[attr-defined]
    for file in sorted(each for each in lines if not each.endswith("__main__.py")):
        importlib.import_module(file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    imported = sorted(_set(hits))
    with tempfile.TemporaryDirectory() as folder:
        os.environ[HITS] = folder
        watching = Watching(hits, Path(folder))
        pytest.main(["tests", *left_out(), *PYTEST], plugins=[watching])
    passed = {name: test for name, test in watching.tests.items() if test.get("passed")}
    executed: dict[Block, list[Number]] = defaultdict(list)
    for number, (name, test) in enumerate(passed.items()):
        for block in set().union(*(watching.executed[each] for each in (name, *test["fixtures"]))):
            executed[block].append(number)
    return {
        "tests": {name: test["seconds"] for name, test in passed.items()},
        "failed": sorted(set(watching.tests) - set(passed)),
        "files": {file: round(seconds, 3) for file, seconds in watching.collecting.items() if file.endswith(".py")},
        "lines": lines,
        "executed": executed,
        "imported": imported,
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(collected(Path.cwd())), encoding="utf-8")
