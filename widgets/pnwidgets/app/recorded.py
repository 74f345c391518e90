"""What a page without a kernel holds of a notebook: its prose, what its cells print and tell, the words of its boards.

The site is made of it, and the apps show it until a kernel is there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypedDict

from pnrules import words
from pnrules.pages import Page, Shown
from pnrules.session import BoardSession
from pnrules.wire.traits import Traits

RULES, RULINGS, YOU = "reference", "rulings", "you"
"""The files of a game's texts that are not read at once."""
LATER = ("games", YOU)
"""Those of the shared ones: what is said to whoever plays alone, and of their own games."""


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


class ShownCell(TypedDict):
    """What a cell shows, as `pages.Shown` has it; what it tells, as HTML in each language."""

    printed: str
    value: str | None
    drawn: bool
    told: dict[str, str] | None
    board: int | None


class Recording(TypedDict):
    """What the cells of a notebook show.

    boards  the traits of its boards, without their words
    first   the parts of the words that the first board needs at once
    """

    boards: list[Traits]
    first: list[str]
    shown: list[ShownCell]


def printed(shown: Shown) -> str:
    """What a cell printed, and what its last line came to."""
    return "\n".join(part for part in (shown.printed.rstrip("\n"), shown.value) if part)


def game_of(board: BoardSession) -> str:
    """The game that is played on a board."""
    return str(board.play.setup.game.name)


def first_words(page: Page) -> list[str]:
    """The parts of the words that a page's first board needs at once (see `texts.ts`)."""
    if not page.boards:
        return []
    board = page.boards[0]
    game, table, deal = game_of(board), board.traits.get("table"), board.traits.get("deal")
    alone = (table is not None and table["who"] != "") or (deal is not None and deal["opened"])
    extra = [name for name in ("lesson", "reference") if board.traits.get(name)]
    return ["board", game, *([f"{game}-you"] if alone else []), *extra, *([f"{game}-rules"] if "reference" in extra else [])]


def as_json(data: Any) -> str:
    """JSON without spaces."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def in_script(data: Any) -> str:
    """JSON that can stand in a `script` element: no sign there opens or ends markup."""
    return as_json(data).replace("<", "\\u003c")


# --- the words ------------------------------------------------------------------------------------------------------------


def texts(lang: str, games: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The words of boards in a language, in parts by name: what all boards say, a lesson, the reference; of each game what its
    board says at first, what it says to whoever plays alone, its rules with the questions of its rulings, and the rulings."""
    yield "board", _said(words.shared_text(lang, *(part for part in words.ON_BOARDS if part not in LATER)))
    yield "lesson", _said(words.shared_text(lang, "lesson"))
    yield "reference", _said(words.shared_text(lang, "reference"))
    for game in games:
        files = {name: _said(text) for name, text in words.game_files(lang, game).items()}
        rules = "\n".join(text for name, text in files.items() if name.startswith(RULES))
        rulings = "\n".join(text for name, text in files.items() if name.startswith(RULINGS))
        you = "\n".join(text for name, text in files.items() if name.startswith(YOU))
        rest = [text for name, text in files.items() if not name.startswith((RULES, RULINGS, YOU))]
        yield game, "\n".join([*rest, _titles(rules)])
        yield f"{game}-you", f"{_said(words.shared_text(lang, *LATER))}\n{you}"
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
