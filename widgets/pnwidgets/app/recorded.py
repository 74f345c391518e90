"""The content of a page without a kernel: its prose, the output of its cells, the words of its boards.

The site consists of it, and the apps show it until there is a kernel.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypedDict

from pnrules import words
from pnrules.games import BUILT_IN
from pnrules.pages import Page, Shown
from pnrules.session import BoardSession
from pnrules.wire.traits import Traits

RULES, RULINGS, ALONE = "reference", "rulings", ("tools", "train", "you")
"""The files of a game's texts that are loaded later."""
LATER = ("games", "problems", *ALONE)
"""The shared files that are loaded later: texts for people who play or practise alone, about their kept games, for building and
comparing, and about what is wrong with a file, which only Python finds."""


class Part(NamedTuple):
    """A piece of a page in one language: prose, or the output of a cell.

    prose, told  HTML
    printed      text
    board, text  the index of a board, and its position in words
    """

    prose: str = ""
    printed: str = ""
    told: str = ""
    board: int | None = None
    text: str = ""


class ShownCell(TypedDict):
    """The output of a cell, as in `pages.Shown`, with tellings as HTML in each language."""

    printed: str
    value: str | None
    drawn: bool
    told: dict[str, str] | None
    board: int | None


class Recording(TypedDict):
    """The output of a notebook's cells.

    boards  the traits of its boards, without their words
    first   the parts of the words that the first board needs at once
    """

    boards: list[Traits]
    first: list[str]
    shown: list[ShownCell]


def printed(shown: Shown) -> str:
    """What a cell printed, and the value of its last line."""
    return "\n".join(part for part in (shown.printed.rstrip("\n"), shown.value) if part)


def game_of(board: BoardSession) -> str:
    """The name of the game on a board."""
    return str(board.play.setup.game.name)


def first_words(page: Page) -> list[str]:
    """The parts of the words that a page names to its browser beforehand, for its first board (see `texts.ts`)."""
    if not page.boards:
        return []
    board = page.boards[0]
    game, table, deal = game_of(board), board.traits.get("table"), board.traits.get("deal")
    extra = [name for name in ("lesson", "course", "reference") if board.traits.get(name)]
    makes = "shelf" in (board.traits.get("laying") or {})
    plays = (table is not None and table["who"] != "") or (deal is not None and deal["opened"])
    alone = plays or board.traits.get("exercise")
    measures = board.traits.get("measured") is not None or (deal is not None and deal["cards"] is not None)
    extra = ["laboratory", *extra] if measures else extra
    extra = ["studio", *extra] if makes else extra
    return ["board", game, *([f"{game}-you"] if alone else []), *extra, *([f"{game}-rules"] if "reference" in extra else [])]


def picture_words(page: Page) -> list[str]:
    """The parts of the words with which a page's first board is drawn beforehand. Pages with a lesson or a level are the largest:
    they do not name the words that say "you" to their learner, but their picture is drawn with them."""
    parts = first_words(page)
    own = [f"{game_of(board)}-you" for board in page.boards[:1] if board.traits.get("lesson") or board.traits.get("level")]
    return [*parts, *(part for part in own if part not in parts)]


def as_json(data: Any) -> str:
    """JSON without spaces."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def in_script(data: Any) -> str:
    """JSON that is safe in a `script` element: markup is escaped."""
    return as_json(data).replace("<", "\\u003c")


# --- the words ------------------------------------------------------------------------------------------------------------


def texts(lang: str, games: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The words of boards in a language, in parts by name: those of all boards, of lessons, of courses, of the studio, of the
    reference, of the laboratory; and for each game those of its board at first, those for people who play or practise alone, its
    rules with the questions of its rulings, and the rulings."""
    yield "board", _said(words.shared_text(lang, *(part for part in words.ON_BOARDS if part not in LATER)))
    yield "lesson", _said(words.shared_text(lang, "lesson"))
    yield "course", _said(words.shared_text(lang, "course"))
    yield "studio", _said(words.shared_text(lang, "learn", "studio"))
    yield "reference", _said(words.shared_text(lang, "reference"))
    yield "laboratory", _said(words.shared_text(lang, "laboratory"))
    for game in games:
        files = {name: _said(text) for name, text in _files(lang, game).items()}
        rules = "\n".join(text for name, text in files.items() if name.startswith(RULES))
        rulings = "\n".join(text for name, text in files.items() if name.startswith(RULINGS))
        you = "\n".join(text for name, text in files.items() if name.startswith(ALONE))
        rest = [text for name, text in files.items() if not name.startswith((RULES, RULINGS, *ALONE))]
        yield game, "\n".join([*rest, _titles(rules)])
        yield f"{game}-you", f"{_said(words.shared_text(lang, *LATER))}\n{you}"
        yield f"{game}-rules", f"{rules}\n{_questions(rulings)}"
        yield f"{game}-rulings", rulings


def _files(lang: str, game: str) -> Mapping[str, str]:
    """The texts of a game by file. Another package's are one file, with the messages that count as its own, in English if
    there is no other."""
    if game in BUILT_IN:
        return words.game_files(lang, game)
    return {"": "\n".join(words.installed_sources(lang, game).values())}


def _said(text: str) -> str:
    """A Fluent file without its comments."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))


def _titles(text: str) -> str:
    """Only the title of each message: the name of the place in a citation."""
    found: list[str] = []
    message = ""
    for line in text.splitlines():
        if line[:1].isalpha():
            message = line.partition("=")[0].strip()
        elif line.lstrip().startswith(".title ="):
            found.append(f"{message} =\n{line}")
    return "\n".join(found)


def _questions(text: str) -> str:
    """Only the value of each message, without attributes: the question of a ruling."""
    found: list[str] = []
    within = False
    for line in text.splitlines():
        within = line.lstrip().startswith(".") or (within and not line[:1].isalpha())
        if not within:
            found.append(line)
    return "\n".join(found)
