"""The process that records pages: it runs a notebook's cells without Jupyter and reports their output.

It reads requests from its input and writes answers to its output, one line of JSON each; `null` for a notebook that cannot be
run without Jupyter. It is a process apart (`records`), so that nothing a notebook does can harm the server.
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
    """The output of a notebook's cells; None for a page without a board, one that needs Jupyter, and one that opts out of being
    recorded. Raises whatever a cell raises.

    asked  the parameters of the page's address
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
    """The names that cells import from `pnwidgets`. Raises SyntaxError for a cell that is not Python."""
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
    except BaseException as error:  # a notebook may raise anything, SystemExit included
        print(f"{asked['path']}: {type(error).__name__}: {error}", file=sys.stderr)
        return "null"


def warm() -> None:
    """Deal one game of each kind in advance: the first deal takes thirty times as long as the next."""
    for name in games.names():
        Page(["from pnwidgets import table\ntable()"], {"game": name})


def main(asked: IO[str], said: IO[str]) -> None:
    """Report readiness, and answer until the input ends."""
    with suppress(Exception):  # a game from another package may raise anything
        warm()
    print('"ready"', file=said, flush=True)
    for line in asked:
        print(_answer(line), file=said, flush=True)


if __name__ == "__main__":
    own = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # output of a notebook that bypasses Python must not pass for an answer
    main(sys.stdin, own)
