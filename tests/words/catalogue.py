"""The catalogue of texts as tests look at it: every message of a language, parsed, and the variables that it has."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import pnrules

PACKAGE = Path(pnrules.__file__).parent
TEMPLATE = PACKAGE / "cli/template"
"""The game that `pnrules new` writes. Its messages are those of a game that is not there yet."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(pattern: Any) -> frozenset[str]:
    """The names of the variables in a message's text."""
    looking = _Variables()
    looking.visit(pattern)
    return frozenset(looking.found)


@cache
def entries(lang: str) -> dict[str, Any]:
    """Every message and attribute of a language's files, as `id` or `id.attribute`."""
    found: dict[str, Any] = {}
    for file in sorted(set(PACKAGE.glob(f"**/locales/{lang}/*.ftl")) - set(TEMPLATE.rglob("*.ftl"))):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file.name}: {(entry.content or '')[:80]}"
            if not isinstance(entry, fluent.Message):
                assert isinstance(entry, fluent.ResourceComment | fluent.GroupComment | fluent.Comment), f"{file.name}: a term"
                continue
            parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
            assert len(parts) == 1 + len(entry.attributes), f"{entry.id.name}: an attribute twice"
            for name, pattern in parts.items():
                assert name not in found, f"{file.name}: {name} is there twice"
                found[name] = pattern
    return found
