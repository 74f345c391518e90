"""What a game reads of its interpretation is a field there: `Setup` is of every game, so that the types cannot say it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from pnrules.games import BUILT_IN


def fields(source: str) -> set[str]:
    """The fields and properties of the class `Interpretation`."""
    found = next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == "Interpretation")
    named = {node.target.id for node in found.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}
    return named | {node.name for node in found.body if isinstance(node, ast.FunctionDef)}


def read(source: str) -> Iterator[str]:
    """What is asked of an interpretation: `setup.interpretation.goal`, or of a name that it was given."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute | ast.Name):
            asked = node.value.attr if isinstance(node.value, ast.Attribute) else node.value.id
            if asked == "interpretation":
                yield node.attr


def test_both_ways_of_reading_are_seen() -> None:
    assert list(read("interpretation = state.setup.interpretation\nprint(interpretation.goal)")) == ["goal"]
    assert list(read("state.setup.interpretation.goal")) == ["goal"]
    assert fields("class Interpretation(NamedTuple):\n    goal: int\n    @property\n    def dealt(self): ...") == {
        "goal",
        "dealt",
    }


@pytest.mark.parametrize("game", BUILT_IN)
def test_what_is_read_of_an_interpretation_is_there_and_what_is_there_is_read(root: Path, game: str) -> None:
    package = root / "pnrules" / game
    there = package / "rulebook" / "interpretation.py"
    asked = {name for file in package.rglob("*.py") if file != there for name in read(file.read_text(encoding="utf-8"))}
    assert len(asked) > 3
    assert asked == fields(there.read_text(encoding="utf-8"))
