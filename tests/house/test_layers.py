"""What may import what: `make lint` asks import-linter by the contracts in `pyproject.toml`; here is what those cannot say."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ALONE = """
import sys
from tests.kernel.endless import Counter, start
for name in ("words", "sentences", "showing", "scenario", "saves", "games"):
    assert "pnrules." + name not in sys.modules
    sys.modules["pnrules." + name] = None  # whoever imports one of them ends here
from pnrules.kernel import speech
speech.speak_by(speech.Bare)
from pnrules.kernel.exploring import Explorer
play = Explorer(start(Counter(asks=(3,))))
play.choose(play.options[0])
print([each.place for each in play.compare(0, play.head).differences])
print(play.trace[0])
try:
    play.goto(10**6)
except Exception as error:
    print(error)
"""


def imports(file: Path) -> Iterator[str]:
    """The modules that a file imports, inside functions too."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def test_nothing_inside_imports_the_root_package(root: Path) -> None:
    """`import pnrules` is for whoever stands outside; inside, it would close a circle."""
    files = (root / "pnrules").rglob("*.py")
    assert [str(file) for file in files if "pnrules" in imports(file)] == []


def test_every_module_lies_in_a_layer(root: Path) -> None:
    """import-linter says so of whatever stands beside the layers; that it is told to is what is looked at here."""
    contracts = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(each for each in contracts if each["type"] == "layers" and each["containers"] == ["pnrules"])
    assert layers["exhaustive"]
    order = [layers["layers"].index(name) for name in ("words", "games", "kernel")]
    assert order == sorted(order)
    assert layers["layers"].index("games") > layers["layers"].index("showing")


def test_the_kernel_plays_explores_and_speaks_without_anything_above_it(root: Path) -> None:
    """Its words are then the names of messages, with their arguments."""
    done = subprocess.run([sys.executable, "-c", ALONE], cwd=root, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    differences, first, refused = done.stdout.splitlines()
    assert differences == "['board.number']", "the counter has counted"
    assert first == "bandwidth-run-ends [BfB, running]", "the rule and the place that it borrows"
    assert refused == "error-no-such-node node=1000000"
