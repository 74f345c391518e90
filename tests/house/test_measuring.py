"""The browser's tests measure by `measuring` alone, which waits until nothing moves: on a busy machine a page is late."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

BROWSER = Path(__file__).parents[1] / "browser"
LOOKS_ONCE = {"evaluate", "evaluate_all", "evaluate_handle"}
SIZE = re.compile(r"getBoundingClientRect|getClientRects|getBBox|elementFromPoint|\b(scroll|client|offset)(Width|Height)\b")
"""What a script names that asks how large something is, or where."""


def written(node: ast.expr) -> str:
    """The text of a string as far as it stands in the source."""
    return " ".join(part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str))


def unsettled(source: str) -> list[int]:
    """The lines that measure at once, whatever still moves."""
    tree = ast.parse(source)
    named: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    named[target.id] = named.get(target.id, "") + written(node.value)
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        asked = " ".join(written(arg) for arg in node.args)
        asked += " ".join(named.get(part.id, "") for arg in node.args for part in ast.walk(arg) if isinstance(part, ast.Name))
        if node.func.attr == "bounding_box" or (node.func.attr in LOOKS_ONCE and SIZE.search(asked)):
            found.append(node.lineno)
    return sorted(found)


@pytest.mark.parametrize(
    "line",
    [
        "page.locator('.pn-board').bounding_box()",
        "page.evaluate('document.documentElement.scrollWidth')",
        "WIDE = '(all) => all.map((one) => one.offsetWidth)'\nboard.evaluate_all(WIDE)",
        "wide: str = 'element => element.clientWidth'\npage.evaluate(f'({wide})(document.body)')",
    ],
)
def test_each_way_to_measure_at_once_is_found(line: str) -> None:
    assert unsettled(line) == [len(line.splitlines())]


@pytest.mark.parametrize("path", sorted(BROWSER.rglob("*.py")), ids=lambda path: path.stem)
def test_nothing_is_measured_while_it_moves(path: Path) -> None:
    assert unsettled(path.read_text(encoding="utf-8")) == []
