"""Which places are changed, and how: drawn by seed, the same for everyone who has these lines.

A place is a line that can be changed. It is known by its file, the function around it and its own words, not by its number: its
lot depends on nothing else, so the draw stays the same where other lines come and go.
"""

from __future__ import annotations

import ast
import hashlib
from collections import Counter, defaultdict
from pathlib import Path
from typing import NamedTuple

from tests.mutants.changes import Change, changes
from tests.mutants.lines import outermost_functions

PARTS = {"kernel": 200, "nightmare": 150, "bandwidth": 150, "runtime_error": 150}
"""Parts of `pnrules`, and how many places are drawn in each."""


class Place(NamedTuple):
    """One line, and the change that was drawn for it.

    key     what it is known by, whatever stands above it
    part    of `pnrules`
    file    from the top of the checkout
    change  of that file
    """

    key: str
    part: str
    file: str
    change: Change


def drawn(tree: Path, part: str, seed: str, number: int) -> list[Place]:
    """So many places of this part, by lot; the first of fewer are the first of more."""
    lots = []
    for file in sorted((tree / "pnrules" / part).rglob("*.py")):
        named = file.relative_to(tree).as_posix()
        source = file.read_text(encoding="utf-8")
        by_line: dict[int, list[Change]] = defaultdict(list)
        for change in changes(source):
            by_line[change.line].append(change)
        for line, name in _names(source, sorted(by_line)).items():
            lot = _lot(seed, named, name)
            lots.append((lot, Place(lot[:12], part, named, _one(by_line[line], lot))))
    return [place for _, place in sorted(lots)[:number]]


def _names(source: str, lines: list[int]) -> dict[int, str]:
    """What each line is known by: the function around it, its words, and which of those with the same words it is."""
    around = {}
    for function in outermost_functions(ast.parse(source)):
        around.update(dict.fromkeys(range(function.lineno, (function.end_lineno or function.lineno) + 1), function.name))
    text = source.splitlines()
    seen: Counter[str] = Counter()
    names = {}
    for line in lines:
        name = f"{around.get(line, '')}: {text[line - 1].strip()}"
        seen[name] += 1
        names[line] = f"{name} #{seen[name]}"
    return names


def _one(possible: list[Change], lot: str) -> Change:
    """One change of a line: first what kind of change, so that a line full of numbers is not only counted wrongly."""
    kinds: dict[str, list[Change]] = defaultdict(list)
    for change in possible:
        kinds[_kind(change)].append(change)
    kind = sorted(kinds)[int(lot[12:20], 16) % len(kinds)]
    return kinds[kind][int(lot[20:28], 16) % len(kinds[kind])]


def _kind(change: Change) -> str:
    """What was done, whatever it was done to."""
    head, becomes, _ = change.what.partition(" becomes ")
    if not becomes:
        return change.what if change.what.startswith(("the ", "None")) else "something is dropped"
    return "a number or text" if head[0] in "'\"" or head.lstrip("-").isdigit() else "an operator"


def _lot(*what: str) -> str:
    return hashlib.sha256("\0".join(what).encode()).hexdigest()
