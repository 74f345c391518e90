"""What the board is sent of two plays, for the front end's tests. `python -m tests.bandwidth.fixture` writes it anew."""

from __future__ import annotations

from collections.abc import Callable

import pnrules
from pnrules import Play
from pnwidgets import Board
from tests.bandwidth.table import laid, ran
from tests.boards import FIXTURES, write


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


def looking() -> Play:
    """Ada looks at Bob's hand, to take a card; both hold a GOTO 10."""
    hands = {1: ["Cut and Paste", "GOTO 10"], 2: ["GOTO 10", "Pass X ↻"], 3: ["Function"]}
    answers = [[1, "event", "Cut and Paste", 2], [2, "allow"]]
    return laid(["Pass 1 ↻"], players=3, hands=hands, answers=answers)


PLAYS: dict[str, tuple[Callable[[], Play], int | None]] = {
    "bandwidth.json": (example, None),
    "bandwidth_goto_first.json": (goto_first, None),
    "bandwidth_looking.json": (looking, None),
    "bandwidth_looking_1.json": (looking, 1),
    "bandwidth_looking_2.json": (looking, 2),
    "bandwidth_looking_3.json": (looking, 3),
}
"""By file, the play, and through whose eyes it is seen."""


def board(name: str) -> Board:
    """The board of this file."""
    made, seat = PLAYS[name]
    return Board(made(), seat=seat)


if __name__ == "__main__":
    for name in PLAYS:
        write(FIXTURES / name, board(name))
