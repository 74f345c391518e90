"""The process that records pages: it runs a notebook's cells as its page, without Jupyter, and says what they show.

It is asked on its input, a line of JSON each, and answers on its output, a line each: `null` for a notebook that cannot be run
so. A page's server has one (`records`): whatever a notebook does, the server goes on.
"""

from __future__ import annotations

import ast
import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from pnrules import games, words
from pnrules.pages import Page, Shown, opening
from pnrules.pages.names import WIDGETS, names
from pnrules.session.traits import bare
from pnwidgets.app.notebooks import load
from pnwidgets.app.recorded import Recording, ShownCell, as_json, first_words


def record(path: Path, asked: dict[str, str]) -> Recording | None:
    """What the cells of a notebook show; None for a page without a board, for one that needs Jupyter, and for one that does not
    want to be recorded. Raises whatever a cell raises.

    asked  what the page's address asks for
    """
    notebook = load(path)
    cells = notebook.code
    known = {*names(asked, "en"), *opening.examples()}
    if not notebook.recorded or not imported(cells) <= known:
        return None
    os.chdir(path.parent)
    page = Page(cells, asked)
    if not page.boards:
        return None
    boards = [bare(board.traits) for board in page.boards]
    return {"boards": boards, "first": first_words(page), "shown": list(map(_shown, page.shown))}


def imported(cells: list[str]) -> set[str]:
    """What cells import from `pnwidgets`. Raises SyntaxError for a cell that is no Python."""
    every = (node for cell in cells for node in ast.walk(ast.parse(cell)))
    return {name.name for node in every if isinstance(node, ast.ImportFrom) and node.module == WIDGETS for name in node.names}


def _shown(shown: Shown) -> ShownCell:
    told = {lang: shown.told.html(lang) for lang in words.LANGUAGES} if shown.told else None
    value = None if shown.drawn else shown.value
    return {"printed": shown.printed, "value": value, "drawn": shown.drawn, "told": told, "board": shown.board}


def _answer(line: str) -> str:
    asked = json.loads(line)
    try:
        return as_json(record(Path(asked["path"]), asked["asked"]))
    except BaseException as error:  # what a notebook does is its own affair, leaving included
        print(f"{asked['path']}: {type(error).__name__}: {error}", file=sys.stderr)
        return "null"


def warm() -> None:
    """A game of each kind has been dealt before somebody asks for one: the first one takes thirty times as long."""
    for name in games.names():
        Page(["from pnwidgets import table\ntable()"], {"game": name})


def main(asked: IO[str], said: IO[str]) -> None:
    """Says that it is ready, and answers until nothing more is asked."""
    with suppress(Exception):  # a game of another package may fail as it likes
        warm()
    print('"ready"', file=said, flush=True)
    for line in asked:
        print(_answer(line), file=said, flush=True)


if __name__ == "__main__":
    own = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a notebook writes past Python is no answer
    main(sys.stdin, own)
