"""What the board is sent of a loop, for the front end's tests. `python -m tests.nightmare.fixture` writes it anew."""

from __future__ import annotations

from pnwidgets import Board
from tests.boards import FIXTURES, write
from tests.kernel.plays import loop_within_a_loop, to_and_fro

PATH = FIXTURES / "nightmare_loop.json"
WITHIN = FIXTURES / "nightmare_loops.json"

if __name__ == "__main__":
    write(PATH, Board(to_and_fro()))
    write(WITHIN, Board(loop_within_a_loop()))
