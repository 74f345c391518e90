"""What the board is sent of the examples, for the front end. `python -m tests.plugin.fixture` writes it anew."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import pnrules
from pnwidgets import Board
from tests.boards import FIXTURES, write
from tests.plugin.site import EXAMPLE, KALAH, offer

PATH = FIXTURES / "frog.json"
OF_KALAH = FIXTURES / "kalah.json"


def board() -> Board:
    """A board on Frog's sample, as its second player sees it, who is asked."""
    return Board(pnrules.load("frog/sample"), seat=2)


def of_kalah() -> Board:
    """A board on Kalah's sample."""
    return Board(pnrules.load("kalah/sample"))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as site:
        offer(Path(site), "frog", "frog = frog.game:GAME")
        offer(Path(site), "kalah", "kalah = kalah.game:GAME")
        sys.path[:0] = [site, str(EXAMPLE), str(KALAH)]
        write(PATH, board())
        write(OF_KALAH, of_kalah())
