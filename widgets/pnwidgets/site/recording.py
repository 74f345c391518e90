"""A page of the site as it is recorded: its boards' traits once for all languages, its prose and what its cells tell in each."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pnrules import rulebooks, words
from pnrules.pages import Page, Shown
from pnrules.session import BoardSession
from pnwidgets.app.pages import board_first
from pnwidgets.site.catalogue import Spec

RULES, RULINGS = "reference", "rulings"
"""The files of a game's texts that are not read at once."""


class Part(NamedTuple):
    """A piece of a page in a language: prose, or what a cell printed, tells or shows.

    prose, told  HTML
    printed      text
    board        the place of a board; `text`: its position in words
    """

    prose: str = ""
    printed: str = ""
    told: str = ""
    board: int | None = None
    text: str = ""


class Recorded(NamedTuple):
    """A page as it was recorded.

    spec   which
    pages  the run of its cells, for each thing that its address would ask
    cells  the notebook's cells, in the order in which a page shows them
    code   the source of those that were run
    """

    spec: Spec
    pages: Sequence[Page]
    cells: Sequence[Mapping[str, Any]]
    code: Sequence[str]

    def data(self, names: Sequence[str]) -> Iterator[tuple[str, str]]:
        """What the page's script reads, as JSON by file: for each recording its first board, and then all others, with what the
        first one of a reference need not have at once, the titles of its positions.

        names  the files of the recordings
        """
        for name, page, asked in zip(names, self.pages, self.spec.asked, strict=True):
            first, titles = _parted([_traits(board) for board in page.boards[:1]])
            others = [_traits(board) for board in page.boards[1:]]
            more = name.replace(".json", "-more.json") if others or titles else None
            yield name, as_json({"cells": self.code, "asked": asked, "boards": first, "more": more})
            if more is not None:
                yield more, as_json({"boards": others, "titles": titles})

    def parts(self, lang: str) -> Iterator[Part]:
        """The page in a language, piece by piece."""
        shown = iter(self.pages[0].shown)
        for cell in self.cells:
            if cell["cell_type"] == "code":
                yield self._shown(next(shown), lang)
            elif not {f"lang-{other}" for other in words.LANGUAGES if other != lang} & {*cell["metadata"].get("tags", ())}:
                yield Part(prose=_prose(cell))

    def _shown(self, shown: Shown, lang: str) -> Part:
        printed = "\n".join(part for part in (shown.printed.rstrip("\n"), shown.value) if part)
        told = shown.told.html(lang) if shown.told else ""
        text = "" if shown.board is None else self.pages[0].boards[shown.board].play.describe(lang)
        return Part(printed=printed, told=told, board=shown.board, text=text)

    def credits(self, lang: str) -> str:
        """Who made the games of its boards, and that this is not official."""
        found = sorted({_game(board) for board in self.pages[0].boards})
        made = [f"{words.text(lang, f'game-{game}')}. {said[0]}" for game in found if (said := rulebooks.credits(game, lang))]
        return " ".join([*made, words.text(lang, "credits-ours")])

    def first_words(self) -> list[str]:
        """The parts of the words that its first board needs at once (see `texts.ts`)."""
        if not self.pages[0].boards:
            return []
        board = self.pages[0].boards[0]
        extra = [name for name in ("lesson", "reference") if board.traits.get(name)]
        return ["board", _game(board), *extra, *([f"{_game(board)}-rules"] if "reference" in extra else [])]

    def first_scripts(self) -> list[str]:
        """The parts of the page's script that its first board needs at once (see `src/site/later.ts`), by their names."""
        if not self.pages[0].boards:
            return []
        board = self.pages[0].boards[0]
        has = {name: bool(board.traits.get(name)) for name in ("claim", "lesson", "level", "reference")}
        dealing = (board.traits.get("deal") or {}).get("opened")
        wanted = {
            "claim": has["claim"],
            "dealing": dealing,
            "learning": has["lesson"] or has["level"],
            "reference": has["reference"],
        }
        game = [] if has["reference"] else [_game(board)]
        return [*game, *(name for name, needed in wanted.items() if needed)]


def recorded(spec: Spec, root: Path) -> Recorded:
    """Run a notebook's cells as its page. Raises whatever a cell raises.

    root  the folder of notebooks
    """
    notebook = json.loads((root / spec.notebook).read_text(encoding="utf-8"))
    cells = board_first(notebook["cells"])
    code = [_source(cell) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return Recorded(spec, [Page(code, asked) for asked in spec.asked], cells, code)


def _traits(board: BoardSession) -> dict[str, Any]:
    """What a page has of a board: all but its words."""
    return {name: value for name, value in board.traits.items() if name != "texts"}


def _parted(boards: Sequence[dict[str, Any]]) -> tuple[list[dict[str, Any]], dict[str, Any] | None]:
    """Boards without the titles of their reference, and these."""
    if not any(board.get("reference") for board in boards):
        return list(boards), None
    titles = {name: title for board in boards for name, title in board["reference"]["titles"].items()}
    return [{**board, "reference": {**board["reference"], "titles": {}}} for board in boards], titles


def _game(board: BoardSession) -> str:
    return str(board.play.setup.game.name)


def _source(cell: Mapping[str, Any]) -> str:
    source = cell["source"]
    return source if isinstance(source, str) else "".join(source)


def _prose(cell: Mapping[str, Any]) -> str:
    from nbconvert.filters import markdown2html

    return str(markdown2html(_source(cell)))


def as_json(data: Any) -> str:
    """JSON without spaces."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


# --- the words ------------------------------------------------------------------------------------------------------------


def texts(lang: str, games: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The words of boards in a language, in parts by name: what all boards say, a lesson, the reference; of each game what its
    board says at first, its rules with the questions of its rulings, and the rulings."""
    yield "board", _said(words.shared_text(lang, *words.ON_BOARDS))
    yield "lesson", _said(words.shared_text(lang, "lesson"))
    yield "reference", _said(words.shared_text(lang, "reference"))
    for game in games:
        files = {name: _said(text) for name, text in words.game_files(lang, game).items()}
        rules = "\n".join(text for name, text in files.items() if name.startswith(RULES))
        rulings = "\n".join(text for name, text in files.items() if name.startswith(RULINGS))
        rest = [text for name, text in files.items() if not name.startswith((RULES, RULINGS))]
        yield game, "\n".join([*rest, _titles(rules)])
        yield f"{game}-rules", f"{rules}\n{_questions(rulings)}"
        yield f"{game}-rulings", rulings


def _said(text: str) -> str:
    """A Fluent file without its comments."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))


def _titles(text: str) -> str:
    """Of each message its title alone, as a citation names the place."""
    found: list[str] = []
    message = ""
    for line in text.splitlines():
        if line[:1].isalpha():
            message = line.partition("=")[0].strip()
        elif line.lstrip().startswith(".title ="):
            found.append(f"{message} =\n{line}")
    return "\n".join(found)


def _questions(text: str) -> str:
    """Of each message its value alone, without its attributes: of a ruling, the question."""
    found: list[str] = []
    within = False
    for line in text.splitlines():
        within = line.lstrip().startswith(".") or (within and not line[:1].isalpha())
        if not within:
            found.append(line)
    return "\n".join(found)
