"""`make mutants`: places drawn by seed are changed one at a time, and the tests have to find each change.

What is committed is judged, in copies of it. What has been judged is noted in `.cache/mutants`, under the commit, and the next
run goes on from there. The page is written from the notes and from `survivors.json`, where somebody who has read a change that no
test found says why it changes nothing, or which test finds it now.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from tests.mutants.judging import BUDGET, Known, Verdict, failing, judged, made, warm
from tests.mutants.lines import PYTEST, left_out
from tests.mutants.page import Judged, Survivor, survivors, write
from tests.mutants.places import PARTS, Place, drawn

CACHE = Path(".cache/mutants")


def main() -> int:
    """Judge what is still to be judged, and write the page."""
    options = _options()
    commit = subprocess.run(["git", "rev-parse", options.commit], capture_output=True, text=True, check=True).stdout.strip()
    folder = CACHE / commit[:12]
    trees = [_tree(folder / f"tree-{number}", commit) for number in range(options.processes)]
    if options.confirm:  # among all lines: where others have come, one that was drawn before may be drawn no more
        return _confirm(trees[0], [place for part in PARTS for place in drawn(trees[0], part, options.seed, sys.maxsize)])
    places = [place for part, number in PARTS.items() for place in drawn(trees[0], part, options.seed, number)]
    tests = Known(_known(folder / "lines.json", trees[0]), options.budget)
    notes = folder / f"judged-{options.seed}.jsonl"
    if options.places:
        places = _mixed(places)[: options.places]
    _judge_all(places, notes, trees, tests, time.monotonic() + 3600 * options.hours)
    found = [Judged(**line) for line in _noted(notes)]
    _controlled(trees[0], tests, sorted({each.found for each in found if each.found in tests.seconds}))
    write(Path("tests/mutants/MUTANTS.md"), found, commit, options.seed, len(tests.all))
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commit", default="HEAD", help="what is judged")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--places", type=int, help="only so many, of all parts alike")
    parser.add_argument("--hours", type=float, default=4, help="nothing is begun after that")
    parser.add_argument("--budget", type=float, default=BUDGET, help="CPU seconds of tests that a change has to outlast, twice")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument(
        "--confirm", action="store_true", help="only: whether the tests named in survivors.json find their changes"
    )
    return parser.parse_args()


def _tree(folder: Path, commit: str) -> Path:
    """A copy of what was committed."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    packed = subprocess.run(["git", "archive", commit], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder.resolve()


def _compiled(tree: Path) -> None:
    """Bytecode of all that is not changed, of pytest's kind too; nothing is compiled to a file after this."""
    collect = [sys.executable, "-m", "pytest", "tests", *left_out(), *PYTEST, "--collect-only"]
    environment = _at_home(tree)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    subprocess.run(collect, cwd=tree, env=environment, check=True, stdout=subprocess.DEVNULL)


def _at_home(tree: Path) -> dict[str, str]:
    """The environment of a process that finds everything in this tree."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(tree), str(tree / "widgets")))}


def _known(path: Path, tree: Path) -> dict[str, Any]:
    """Which tests execute which line of this commit; found out once, in a process that has imported nothing of it."""
    if not path.exists():
        print("which test executes which line: all tests are run once", flush=True)
        fresh = path.with_suffix(".new").resolve()
        subprocess.run([sys.executable, "-m", "tests.mutants.lines", str(fresh)], cwd=tree, env=_at_home(tree), check=True)
        fresh.replace(path)
        _tree(tree, path.parent.name)
    known: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return known


def _mixed(places: list[Place]) -> list[Place]:
    """All parts alike: the first of each, the second of each …"""
    order: dict[str, int] = {}
    turns = []
    for place in places:
        order[place.part] = order.get(place.part, 0) + 1
        turns.append((order[place.part] / PARTS[place.part], place))
    return [place for _, place in sorted(turns)]


# --- judging all ------------------------------------------------------------------------------------------------------


def _judge_all(places: list[Place], notes: Path, trees: list[Path], tests: Known, until: float) -> None:
    done = {line["key"] for line in _noted(notes)}
    to_do = [place for place in _mixed(places) if place.key not in done]
    if not to_do:
        return
    warm()
    for tree in trees:
        _compiled(tree)
        _controlled(tree, tests, sorted(tests.seconds, key=lambda test: tests.seconds[test])[:2000:40])
    context = multiprocessing.get_context("fork")
    free = context.Queue()
    for tree in trees:
        free.put(tree)
    with context.Pool(len(trees), _begin, (free, tests, until)) as pool, notes.open("a", encoding="utf-8") as noted:
        for number, (place, verdict) in enumerate(pool.imap_unordered(_judge, to_do), 1):
            if verdict is None:
                continue
            change = place.change
            line = Judged(
                place.key, place.part, place.file, change.line, change.what, verdict.found, verdict.tests, verdict.seconds
            )
            noted.write(json.dumps(line._asdict()) + "\n")
            noted.flush()
            said = f"found in {verdict.seconds:.0f} s" if verdict.found else f"NOT FOUND by {verdict.tests} tests: {change.what}"
            print(f"{number} of {len(to_do)}: {place.file}:{change.line} {said}", flush=True)


def _controlled(tree: Path, tests: Known, chosen: list[str]) -> None:
    """Where nothing was changed, nothing is found: neither by some tests before, nor by those that found something after."""
    said = failing(tree, chosen, tests)
    if said:
        raise SystemExit(f"a test fails where nothing was changed: {said}")


def _noted(notes: Path) -> Iterator[dict[str, Any]]:
    if notes.exists():
        yield from map(json.loads, notes.read_text(encoding="utf-8").splitlines())


_mine: tuple[Path, Known, float]


def _begin(free: Any, tests: Known, until: float) -> None:
    """A process takes one tree for itself."""
    global _mine
    _mine = free.get(), tests, until


def _judge(place: Place) -> tuple[Place, Verdict | None]:
    tree, tests, until = _mine
    return place, judged(tree, tests, place) if time.monotonic() < until else None


# --- those that were found later --------------------------------------------------------------------------------------


def _confirm(tree: Path, places: list[Place]) -> int:
    """Each change for which `survivors.json` names a test: that test passes without the change, and fails with it."""
    by_key = {place.key: place for place in places}
    wrong = 0
    warm()
    for survivor in survivors():
        if survivor.test:
            said = _confirmed(tree, survivor, by_key.get(survivor.key))
            wrong += bool(said)
            print(f"{survivor.key} {said or 'found'}: {survivor.test}", flush=True)
    return 1 if wrong else 0


def _confirmed(tree: Path, survivor: Survivor, place: Place | None) -> str:
    """What is wrong with a survivor that is said to be found; nothing, as it should be."""
    if place is None:
        return "is there no more"
    alone = Known({"tests": {survivor.test: 60.0}, "failed": [], "files": {}, "lines": {}, "executed": {}, "imported": []})
    if failing(tree, [survivor.test], alone):
        return "fails without the change"
    with made(tree / place.file, place.change):
        return "" if failing(tree, [survivor.test], alone) else "does not find the change"


if __name__ == "__main__":
    sys.exit(main())
