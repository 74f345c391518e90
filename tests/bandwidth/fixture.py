"""What the board is sent of two plays, for the front end's tests. `python -m tests.bandwidth.fixture` writes it anew."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pnrules
from pnrules.kernel.play import Play
from pnwidgets import Board
from tests.bandwidth.table import ran

FIXTURES = Path(__file__).resolve().parents[2] / "widgets/tests/fixtures"
SHOWN = ("info", "base", "recent", "head", "names", "ask", "notice", "result", "seat", "view", "look", "lang")
TRAITS = (*SHOWN, "asked", "plays", "beside")


def example() -> Play:
    """The example, all its steps done and a branch on which Dana plays to the function."""
    play = pnrules.load("bandwidth/example")
    end = play.head
    play.undo()
    play.choose("function", "Pass 1 ↻")
    play.goto(end)
    return play


def goto_first() -> Play:
    """A run whose first card is a GOTO, so that the card which gave X has gone before the run ends."""
    return ran(["GOTO 20", "Pass 1 ↻", "Pass 2 ↻"], ["Pass 3 ↻"])


PLAYS: dict[str, Callable[[], Play]] = {"bandwidth.json": example, "bandwidth_goto_first.json": goto_first}


def traits(play: Play) -> dict[str, Any]:
    """What a board on this play is sent."""
    board = Board(play)
    return {name: getattr(board, name) for name in TRAITS}


if __name__ == "__main__":
    for name, play in PLAYS.items():
        sent = json.dumps(traits(play()), ensure_ascii=False, separators=(",", ":"))
        (FIXTURES / name).write_text(sent + "\n", encoding="utf-8")
