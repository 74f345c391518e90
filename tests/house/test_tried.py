"""The page of what was tried in which browser."""

from __future__ import annotations

import ast
import re
from pathlib import Path


def test_its_lines_are_what_the_tests_do(root: Path) -> None:
    """`make browsers` writes it anew."""
    tests = ast.parse((root / "tests/engines/test_engines.py").read_text(encoding="utf-8"))
    said = [ast.get_docstring(each) for each in tests.body if isinstance(each, ast.FunctionDef) and each.name.startswith("test_")]
    page = (root / "docs/tried.md").read_text(encoding="utf-8")
    lines = re.findall(r"^\| ([^|]+) \|", page, flags=re.MULTILINE)[2:]
    assert sorted(lines) == sorted(each or "" for each in said)
