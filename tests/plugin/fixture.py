"""What the board is sent of Frog, for the front end. `python -m tests.plugin.fixture` writes it anew."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import pnrules
from pnwidgets import Board
from tests.boards import FIXTURES, write
from tests.plugin.site import EXAMPLE, offer

PATH = FIXTURES / "frog.json"


def board() -> Board:
    """A board on the sample, as its second player sees it, who is asked."""
    return Board(pnrules.load("frog/sample"), seat=2)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as site:
        offer(Path(site), "frog", "frog = frog.game:GAME")
        sys.path[:0] = [site, str(EXAMPLE)]
        write(PATH, board())
