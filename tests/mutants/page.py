"""The page that `make mutants` writes: how many changes were found, and what is to be said of the others."""

from __future__ import annotations

import json
from functools import cache
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from tests.mutants.places import PARTS

SURVIVORS = Path(__file__).with_name("survivors.json")


class Judged(NamedTuple):
    """One change, and whether a test found it (see `judging.Verdict`)."""

    key: str
    part: str
    file: str
    line: int
    what: str
    found: str | None
    tests: int
    seconds: float


class Survivor(NamedTuple):
    """What somebody who has read it says of a change that no test found.

    key         of its place
    equivalent  why nothing comes out otherwise; "" where that is not so
    test        the test that finds it now; "" where it is equivalent
    """

    key: str
    equivalent: str = ""
    test: str = ""


@cache
def survivors() -> tuple[Survivor, ...]:
    """All that have been read."""
    return tuple(Survivor(key, **what) for key, what in json.loads(SURVIVORS.read_text(encoding="utf-8")).items())


def interval(found: int, of: int) -> tuple[float, float]:
    """Wilson's interval for a share, 95 %."""
    if not of:
        return 0.0, 1.0
    z = 1.959964
    share = found / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


def write(path: Path, judged: list[Judged], commit: str, seed: str, tests: int) -> None:
    """Write the page."""
    path.write_text("\n".join(_page(judged, commit, seed, tests)) + "\n", encoding="utf-8")


def _page(judged: list[Judged], commit: str, seed: str, tests: int) -> list[str]:
    read = {survivor.key: survivor for survivor in survivors()}
    return [
        "# Do the tests find a change?",
        "",
        "Written by `make mutants`; do not edit. Lines drawn by lot are changed one at a time in a copy (`changes.py` says how),",
        "and the tests that execute them are run, the quickest first, until one fails. What no test found has been read:",
        "`survivors.json` says why it changes nothing that anybody can see, or which test was written to find it.",
        "",
        f"Commit {commit[:12]}, seed {seed}; {tests} tests, all but those in a browser.",
        "",
        *_table(judged, read),
        "",
        "**found**: by the tests of that commit. **equivalent**: of the others, those that change nothing. **tested since**:",
        "those that a named test finds (`make mutants MUTANTS=--confirm` shows it): written afterwards, or not run here since",
        "it reads the source and does not execute the line.",
        "**share found**: of those that do change something, those found at that commit, with Wilson's interval (95 %).",
        "For what no test found when this seed was judged at earlier commits, tests had been written by then: of another seed",
        "somewhat less would be found.",
        "",
        "## Not found",
        "",
        *(line for each in judged if not each.found for line in _survivor(each, read.get(each.key))),
    ]


def _table(judged: list[Judged], read: dict[str, Survivor]) -> list[str]:
    lines = ["| part | places | found | equivalent | tested since | open | share found |", "|---|--:|--:|--:|--:|--:|--:|"]
    for part in (*PARTS, "all"):
        these = [each for each in judged if part in (each.part, "all")]
        found = sum(bool(each.found) for each in these)
        said = [read.get(each.key) for each in these if not each.found]
        equivalent = sum(bool(each and each.equivalent) for each in said)
        tested = sum(bool(each and each.test) for each in said)
        low, high = interval(found, len(these) - equivalent)
        share = f"{found / max(1, len(these) - equivalent):.1%} ({low:.1%}–{high:.1%})"
        lines.append(
            f"| {part} | {len(these)} | {found} | {equivalent} | {tested} | {len(said) - equivalent - tested} | {share} |"
        )
    return lines


def _survivor(each: Judged, said: Survivor | None) -> list[str]:
    verdict = "not read yet"
    if said:
        verdict = f"equivalent: {said.equivalent}" if said.equivalent else f"found by `{said.test}`"
    return [f"- `{each.file}:{each.line}` ({each.key}) {each.what}", f"  {verdict}"]
