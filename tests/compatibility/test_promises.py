"""What others write against is there as it was."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from . import promises


def test_nothing_that_is_promised_is_taken_away(root: Path) -> None:
    """Where this fails: let it be as it was. If it has to go, the changelog says what to write instead; then `make promises`."""
    assert promises.broken(promises.PROMISED, root) == []


def test_every_module_that_is_promised_is_looked_at() -> None:
    listed = {path.relative_to(promises.PROMISED) for path in promises.PROMISED.rglob("*.py*")}
    modules = set(promises.sources().values())
    for name in modules:
        path = Path(*name.split("."))
        assert {path.with_suffix(".pyi"), path / "__init__.py"} & listed, f"{name}: run `make promises`"
    assert {"pnrules.kernel.game", "pnrules.layout.svg", "pnrules.kernel.facets.showing", "pnrules.words.catalogue"} <= modules


@pytest.mark.parametrize(
    ("module", "before", "after", "said"),
    [
        ("kernel/play.pyi", "def undo(self)", "def undone(self)", "Play.undo: Public object was removed"),
        ("kernel/play.pyi", "def goto(self, node:", "def goto(self, place:", "Play.goto: Parameter was removed"),
        ("words/catalogue.pyi", "def text(lang: str", "def text(more: int, lang: str", "text: Parameter was added as required"),
    ],
)
def test_what_is_renamed_or_asks_for_more_is_found(tmp_path: Path, module: str, before: str, after: str, said: str) -> None:
    shutil.copytree(promises.PROMISED, tmp_path / "now")
    changed = tmp_path / "now/pnrules" / module
    text = changed.read_text(encoding="utf-8")
    assert text.count(before) == 1
    changed.write_text(text.replace(before, after), encoding="utf-8")
    assert any(said in each for each in promises.broken(promises.PROMISED, tmp_path / "now"))


def test_no_command_and_no_option_is_taken_away() -> None:
    """Where this fails: as above. A new command or option is no breach; `make promises` writes it down with the next release."""
    assert promises.missing(promises.PROMISED) == []


def test_an_option_that_went_or_is_needed_now_is_found(tmp_path: Path) -> None:
    typed = promises.commands()
    assert {"check", "check --all", "run argument 1 (needed)"} <= set(typed)
    earlier = [*(each for each in typed if each != "run argument 1 (needed)"), "check --gone", "gone", "run argument 1"]
    (tmp_path / promises.COMMANDS).write_text("\n".join(earlier), encoding="utf-8")
    assert promises.missing(tmp_path) == ["check --gone", "gone", "run argument 1", "run argument 1 (needed)"]


def test_what_the_examples_and_a_new_game_import_is_promised(root: Path) -> None:
    folders = [root / "docs/examples/frog/frog", root / "docs/examples/kalah/kalah", root / "pnrules/cli/template"]
    sources = [path for folder in folders for path in folder.rglob("*.py*") if path.is_file()]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources if "__pycache__" not in path.parts)
    found = re.findall(r"^from (pnrules[a-z_.]*) import (.+)$", text, re.MULTILINE)
    used = {f"{module}.{name.strip().split(' ')[0]}" for module, names in found for name in names.split(",")}
    assert len(used) > 20
    promised = promises.named()
    assert [name for name in sorted(used) if not any(name == each or name.startswith(f"{each}.") for each in promised)] == []
