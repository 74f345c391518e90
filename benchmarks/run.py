"""`make bench`: ours and the peers' in turn, each measurement in a process of its own on one core, and the page of results.

--short           everything once and small; writes no page, but its last line has all figures as JSON. For `make test`
--rounds N        how often each measurement is carried out (5)
--app-python P    the interpreter with the app and Playwright, for the measurements in the browser
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from itertools import chain, zip_longest
from pathlib import Path

from benchmarks import imports, ours, page, peers, thinking
from benchmarks.measuring import pinned
from benchmarks.results import Results
from benchmarks.targets import BOARDS

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PAGE = HERE / "RESULTS.md"
ROUNDS = 5
PATIENCE = 600  # seconds for one measurement
Task = tuple[str, str]  # module, measurement
IN_BROWSER: tuple[Task, ...] = (("voila", "Voila"), ("site", "Site"), *(("board", name) for name in BOARDS))


def tasks() -> Iterator[Task]:
    """Ours and the peers' by turns."""
    mine = [("ours", name) for name in ours.MEASUREMENTS]
    theirs = [("peers", name) for name in peers.MEASUREMENTS]
    alone = [("imports", name) for name in imports.MEASUREMENTS]
    for here, there in thinking.IN_PYODIDE.items():
        alone += [("thinking", here), ("pyodide", there)]
    for pair in chain(zip_longest(mine, theirs), ([each] for each in alone)):
        yield from (task for task in pair if task)


def needed(task: Task) -> str | None:
    """The package without which a measurement cannot be carried out, where it is not installed."""
    module, name = task
    if module == "pyodide":
        return None if (ROOT / "widgets/node_modules/pyodide").exists() else "pyodide (npm)"
    needs = {"peers": peers.NEEDS, "imports": {"import chess": "chess"}}.get(module, {})
    package = next((package for begins, package in needs.items() if name.startswith(begins)), None)
    return package if package and find_spec(package) is None else None


def measured(task: Task, python: str, options: Sequence[str]) -> dict[str, float]:
    """What one measurement says. Raises CalledProcessError or TimeoutExpired."""
    module, name = task
    if module == "pyodide":
        asked = next(each for each, there in thinking.IN_PYODIDE.items() if there == name)
        packages = sysconfig.get_path("purelib")
        command = ["node", "widgets/tests/pyodide.mjs", packages, "-m", "benchmarks.thinking", asked, *options]
    else:
        command = [python, "-m", f"benchmarks.{module}", name, *options]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "tests", ROOT, ROOT / "widgets")))}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True, timeout=PATIENCE)
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def carry_out(found: Results, task: Task, options: Sequence[str], python: str = sys.executable) -> bool:
    """Adds what a measurement says, or why it says nothing. Returns whether it went well."""
    name = task[1]
    try:
        figures = measured(task, python, options)
    except subprocess.CalledProcessError as error:
        found.missing[name] = f"failed: {(error.stderr.strip().splitlines() or ['without a word'])[-1]}"
    except subprocess.TimeoutExpired:
        found.missing[name] = f"not done after {PATIENCE} s"
    else:
        found.add(name, figures)
        print(f"{name}: {', '.join(f'{key} {value:,.4g}' for key, value in figures.items())}", flush=True)
        return True
    print(f"{name}: {found.missing[name]}", file=sys.stderr, flush=True)
    return False


def main(argv: Sequence[str] | None = None) -> int:
    """Returns 1 when a measurement failed; one that was left out because its peer is not installed did not."""
    parser = argparse.ArgumentParser(description="Ours and the peers, measured in turn.")
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--app-python")
    args = parser.parse_args(argv)
    options = ["--short"] if args.short else []
    found = Results()
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    core, load, commit = pinned(), os.getloadavg(), page.commit(ROOT)
    well = True
    for number in range(1 if args.short else args.rounds):
        print(f"--- round {number + 1}", flush=True)
        for task in tasks():
            package = needed(task)
            if package:
                if task[1] not in found.missing:
                    found.missing[task[1]] = f"left out: {package} is not installed"
                    print(f"{task[1]}: {found.missing[task[1]]}", flush=True)
                continue
            well &= carry_out(found, task, options)
    if args.short:
        print(json.dumps(found.plain()))
        return 0 if well else 1
    if cores:
        os.sched_setaffinity(0, cores)  # servers, kernels and a browser share what there is
    if args.app_python:
        for _ in range(args.rounds):
            for task in IN_BROWSER:
                well &= carry_out(found, task, [], args.app_python)
    else:
        found.missing |= dict.fromkeys((name for _, name in IN_BROWSER), "left out: --app-python was not given")
    here = page.where(commit, page.commit(ROOT), core, (load, os.getloadavg()))
    PAGE.write_text(page.page(found, args.rounds, here), encoding="utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
