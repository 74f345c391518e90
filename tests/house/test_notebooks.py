"""nbval passes cells that were never run. These tests see to it that every cell was, from top to bottom."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

from pnrules import games, words

MOST_WORDS = 1200
"""In one language, with what the cells give and without what boards show."""

LABORATORY = "laboratory"
"""A board comes with a game that is opened."""

NO_BOARD = ("rules", "trainer", "opponents")
"""The page of rules has a board once a position is opened on it; exercises are others each time, and their text says no more."""

GIVE_BOARDS = {
    "explore",
    "Explorer",
    "Board",
    "table",
    "level",
    "lesson",
    "course",
    "track",
    "question",
    "new_game",
    "own_cards",
    "edit",
    "studio",
}

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
def test_no_cell_writes_a_file(path: Path) -> None:
    """An app runs them for every visitor, and perhaps where nothing can be written: a file is offered by `pnwidgets.download`."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = "\n".join(source(cell) for cell in cells if cell["cell_type"] == "code")
    assert re.findall(r"write_text|write_bytes|\bopen\(|\.save\(|mkdir", code) == []


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
    """A narrow no-break space before ; ? !, a wide one before a colon, the curved apostrophe; code and English names aside."""
    for lang, text in prose(path):
        bare = re.sub(r"`[^`]*`|Programmer's Nightmare|Programmer: Battle for Bandwidth", "", text)
        assert lang != "fr" or re.findall(r"\w'\w|[ \w»)][;:?!](?=\s|$)|\u202f:", bare) == []


def beside_boards(text: str) -> str:
    """An output's text up to where a board begins.

    A board's text begins with a line that ends with its game and rulebook, as in `The sample round · Runtime Error, RE`: no other
    output has such a line. What stands above it, such as a level's task, is no part of the board; what follows is, all of it.
    """
    known = [(words.text("en", f"game-{name}"), work) for name in games.BUILT_IN for work in games.game(name).works.values()]
    head = "|".join(re.escape(f"{game}, {work}") for game, work in known)
    return re.split(rf"^(?:.* · )?(?:{head})$", text, maxsplit=1, flags=re.MULTILINE)[0]


def given(cell: dict[str, Any]) -> list[str]:
    """What a cell gives, in letters."""
    texts = (output["text"] if "text" in output else output["data"]["text/plain"] for output in cell.get("outputs", []))
    return ["".join(text) for text in texts]


def count_words(text: str) -> int:
    """Pieces between spaces, with a letter or a digit: neither markup nor a mark that French sets off is a word."""
    return len([piece for piece in re.sub(r"</?div[^>]*>", " ", text).split() if re.search(r"\w", piece)])


def words_to_read(notebook: dict[str, Any], lang: str) -> int:
    """The prose of one language and the outputs, boards aside. Outputs are kept in English alone, and count in both languages."""
    spoken = [cell for cell in notebook["cells"] if f"lang-{lang}" in cell["metadata"].get("tags", [])]
    outputs = [beside_boards(text) for cell in notebook["cells"] for text in given(cell)]
    return sum(map(count_words, [*map(source, spoken), *outputs]))


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_nobody_has_more_than_1200_words_to_read(path: Path, lang: str) -> None:
    count = words_to_read(json.loads(path.read_text(encoding="utf-8")), lang)
    assert 0 < count <= MOST_WORDS


def test_prose_and_outputs_are_words_to_read_and_boards_are_not() -> None:
    board = ["The sample round · Runtime Error, RE\n", "P1: statements –\n"]
    cells: list[dict[str, Any]] = [
        {"metadata": {"tags": ["lang-en"]}, "source": ['<div lang="en">\n', "\n", "# Three words here\n", "\n", "</div>"]},
        {"metadata": {"tags": ["lang-fr"]}, "source": ['<div lang="fr">\n', "\n", "Deux mots\u202f!\n", "\n", "</div>"]},
        {"metadata": {}, "source": ["play"], "outputs": [{"data": {"text/plain": board}}]},
        {"metadata": {}, "source": ["level()"], "outputs": [{"data": {"text/plain": ["What happens?\n", *board]}}]},
        {"metadata": {}, "source": ["check(verdict)"], "outputs": [{"data": {"text/plain": "43"}}, {"text": "so it is\n"}]},
    ]
    assert words_to_read({"cells": cells}, "en") == 3 + 2 + 1 + 3
    assert words_to_read({"cells": cells}, "fr") == 2 + 2 + 1 + 3


def boards(codes: list[str]) -> list[bool]:
    """Of each cell, whether its last line calls what gives a board, or names what such a call gave, here or in a cell before."""
    shown, named = [], set()
    for code in codes:
        body = ast.parse(code).body
        named |= {ast.unparse(each.targets[0]) for each in body if isinstance(each, ast.Assign) and gives_a_board(each.value)}
        shown.append(
            any(gives_a_board(each.value) or ast.unparse(each) in named for each in body[-1:] if isinstance(each, ast.Expr))
        )
    return shown


def gives_a_board(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) in GIVE_BOARDS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_what_a_notebook_shows_as_a_board_is_known_as_one(path: Path) -> None:
    """Else a board would count as words to read, or words as a board."""
    cells = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    shown = boards([source(cell) for cell in cells])
    assert any(shown) or path.stem in NO_BOARD or path.parent.name == LABORATORY
    for cell, board in zip(cells, shown, strict=True):
        assert any(beside_boards(text) != text for text in given(cell)) == board, source(cell)


def test_the_page_of_the_games_lists_every_notebook() -> None:
    root = Path(__file__).resolve().parents[2]
    page = (root / "docs/games.md").read_text(encoding="utf-8")
    assert [path.name for path in NOTEBOOKS if f"(../{path.relative_to(root).as_posix()})" not in page] == []
