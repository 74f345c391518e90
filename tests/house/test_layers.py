"""What may import what: `make lint` asks import-linter by the contracts in `pyproject.toml`; here is what those cannot say."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from pnrules.games import BUILT_IN

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


def needs(package: Path) -> dict[str, set[str]]:
    """By module of a package, those of it that it imports: inside functions, and for its types alone, too."""
    named = {".".join(file.relative_to(package.parent).with_suffix("").parts): file for file in package.rglob("*.py")}
    files = {name.removesuffix(".__init__"): file for name, file in named.items()}
    found: dict[str, set[str]] = {name: set() for name in files}
    for name, file in files.items():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                inside = {f"{node.module}.{each.name}" for each in node.names}
                found[name] |= {module if module in files else str(node.module) for module in inside}
            elif isinstance(node, ast.Import):
                found[name] |= {each.name for each in node.names}
        found[name] &= set(files) - {name}
    return found


def test_what_a_module_needs_for_its_types_alone_is_seen(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a/over.py").write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from a.under import Under\n")
    (tmp_path / "a/under.py").write_text("class Under:\n    def over(self):\n        from a import over\n")
    found = needs(tmp_path / "a")
    assert found == {"a.over": {"a.under"}, "a.under": {"a.over"}}
    with pytest.raises(CycleError):
        TopologicalSorter(found).prepare()


def test_no_two_modules_need_one_another(root: Path) -> None:
    """Types counted too, and file by file: each can be read after those that it needs. Of packages the contracts say so."""
    for package in (root / "pnrules", root / "widgets/pnwidgets"):
        TopologicalSorter(needs(package)).prepare()  # raises CycleError, which names them


def named(file: Path) -> Iterator[str]:
    """The texts of a file, but those that only say something to its reader; and the names that it imports from."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield str(node.module)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


def test_no_layer_but_the_games_names_one_of_them(root: Path) -> None:
    """Which come with pnrules, `games` says; of which the picture of the whole site is, whoever made the site; and which the
    laboratory's own pages measure, by which of their versions, editions and numbers of players."""
    knows = {"pnrules/games.py", "pnrules/lab/asked.py", "widgets/pnwidgets/site/previews.py"}
    files = [*(root / "pnrules").rglob("*.py"), *(root / "widgets/pnwidgets").rglob("*.py")]
    others = [file for file in files if not set(BUILT_IN) & set(file.relative_to(root).parts)]
    found = {
        file.relative_to(root).as_posix() for file in others for text in named(file) if any(name in text for name in BUILT_IN)
    }
    assert found == knows


def test_nothing_inside_imports_the_root_package(root: Path) -> None:
    """`import pnrules` is for whoever stands outside, as a game that `pnrules new` writes; inside, it would close a circle."""
    files = {*(root / "pnrules").rglob("*.py")} - {*(root / "pnrules/cli/template").rglob("*.py")}
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
