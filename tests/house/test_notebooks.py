"""nbval passes cells that were never run. These tests see to it that every cell was, from top to bottom."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "notebooks").rglob("*.ipynb"))
NOTEBOOKS = [path for path in NOTEBOOKS if ".ipynb_checkpoints" not in path.parts]


def source(cell: dict[str, Any]) -> str:
    text = cell["source"]
    return text if isinstance(text, str) else "".join(text)


def ends_with_a_value(code: str) -> bool:
    """Whether the notebook shows something for the cell's last line."""
    body = ast.parse(code).body
    return bool(body) and isinstance(body[-1], ast.Expr) and not code.rstrip().endswith(";")


def test_there_are_notebooks() -> None:
    assert NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_cell_was_run_in_order_and_kept_its_output(path: Path) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert cells
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    # A cell whose last line is a call that gives None shows nothing; such a cell says so with the tag "no-output".
    silent = [
        source(cell)
        for cell in cells
        if ends_with_a_value(source(cell)) and not cell["outputs"] and "no-output" not in cell["metadata"].get("tags", [])
    ]
    assert silent == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_nothing_of_a_session_is_kept(path: Path) -> None:
    """Neither the widgets' state, which grows and differs each time, nor a kernel that only one machine has."""
    metadata = json.loads(path.read_text(encoding="utf-8"))["metadata"]
    assert "widgets" not in metadata
    assert metadata["kernelspec"]["name"] == "python3"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_has_a_title_in_both_languages(path: Path) -> None:
    title = json.loads(path.read_text(encoding="utf-8"))["metadata"]["pnrules"]["title"]
    assert set(title) == {"en", "fr"}
    assert all(title.values())


def prose(path: Path) -> list[tuple[str, str]]:
    """The language and the text of each Markdown cell that has a language, in order."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    tagged = ((cell, cell["metadata"].get("tags", [])) for cell in cells if cell["cell_type"] == "markdown")
    return [(tag.removeprefix("lang-"), source(cell)) for cell, tags in tagged for tag in tags if tag.startswith("lang-")]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_text_in_english_is_followed_by_the_same_in_french(path: Path) -> None:
    texts = prose(path)
    assert texts
    assert [lang for lang, _ in texts] == ["en", "fr"] * (len(texts) // 2)
    for (_, english), (_, french) in zip(texts[::2], texts[1::2], strict=True):
        assert re.findall(r"^#+", english, flags=re.MULTILINE) == re.findall(r"^#+", french, flags=re.MULTILINE)
        assert set(re.findall(r"N-\d\d", english)) == set(re.findall(r"N-\d\d", french))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_text_says_in_its_markup_which_language_it_is(path: Path) -> None:
    """By that JupyterLab and Notebook show one language at a time, and a screen reader pronounces it."""
    for lang, text in prose(path):
        assert text.startswith(f'<div lang="{lang}">\n\n')
        assert text.endswith("\n\n</div>")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_french_is_set_as_french(path: Path) -> None:
    """A narrow no-break space before ; : ? !, and the curved apostrophe; code and the games' English names aside."""
    for lang, text in prose(path):
        bare = re.sub(r"`[^`]*`|Programmer's Nightmare|Programmer: Battle for Bandwidth", "", text)
        assert lang != "fr" or re.findall(r"\w'\w|[ \w»)][;:?!](?=\s|$)", bare) == []


def test_the_readme_lists_every_notebook() -> None:
    root = Path(__file__).resolve().parents[2]
    readme = (root / "README.md").read_text(encoding="utf-8")
    assert [path.name for path in NOTEBOOKS if f"({path.relative_to(root).as_posix()})" not in readme] == []
