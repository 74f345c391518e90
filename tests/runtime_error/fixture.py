"""What the board is sent of the sample round, for the front end. `python -m tests.runtime_error.fixture` writes it anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pnrules
from pnwidgets import Board

PATH = Path(__file__).resolve().parents[2] / "widgets/tests/fixtures/runtime_error.json"
SHOWN = ("info", "base", "recent", "head", "names", "ask", "notice", "result", "seat", "view", "look", "lang")
TRAITS = (*SHOWN, "asked", "plays", "beside")


def traits() -> dict[str, Any]:
    """The traits of a board on the sample round, and a claim that is refuted after it."""
    play = pnrules.load("runtime_error/sample-round")
    end = play.head
    play.choose("claim")
    play.goto(end)
    board = Board(play)
    return {name: getattr(board, name) for name in TRAITS}


if __name__ == "__main__":
    PATH.write_text(json.dumps(traits(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
