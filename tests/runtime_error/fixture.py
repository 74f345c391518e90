"""What the board is sent of the sample round, for the front end. `python -m tests.runtime_error.fixture` writes it anew."""

from __future__ import annotations

import pnrules
from pnwidgets import Board
from tests.boards import FIXTURES, write

PATH = FIXTURES / "runtime_error.json"


def board() -> Board:
    """A board on the sample round, and a claim that is refuted after it."""
    play = pnrules.load("runtime_error/sample-round")
    end = play.head
    play.choose("claim")
    play.goto(end)
    return Board(play)


if __name__ == "__main__":
    write(PATH, board())
